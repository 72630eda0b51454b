import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { renderEmail } from '../../platform/mail/mail.ts'
import { findAccount } from '../queries.ts'

const NOT_YOU =
  'If this wasn’t you, change your password and sign out your other sessions right away.'

/** Emails a person that the way they sign in has changed, whoever changed it. */
export async function notifySecurityChange(
  db: Db,
  { PUBLIC_URL }: Config,
  userId: string,
  subject: string,
  line: string,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account) return
  const button = {
    label: 'Review security settings',
    url: `${PUBLIC_URL}/settings?section=security`,
  }
  await enqueueMail(
    { db, tenantId: account.tenantId },
    {
      to: account.email,
      ...renderEmail(subject, [line, NOT_YOU], button),
    },
  )
}
