import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { renderEmail } from '../../platform/mail/mail.ts'
import { localeOfAddress } from '../../platform/mail/member-locale.ts'
import { type MemberTexts, memberTexts } from '../../platform/mail/member-texts.ts'
import { findAccount } from '../queries.ts'

/** Returns the subject and what happened, from texts in the person's language. */
type Words = (texts: MemberTexts['security']) => [subject: string, line: string]

/** Emails a person that the way they sign in has changed, whoever changed it. */
export async function notifySecurityChange(
  db: Db,
  { PUBLIC_URL }: Config,
  userId: string,
  words: Words,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account) return
  const { tenantId, email: to } = account
  const language = await localeOfAddress(db, tenantId, to)
  const { security: texts } = memberTexts(language)
  const [subject, line] = words(texts)
  const button = { label: texts.button, url: `${PUBLIC_URL}/settings?section=security` }
  const mail = renderEmail(subject, [line, texts.notYou], button, { language })
  await enqueueMail({ db, tenantId }, { to, ...mail })
}
