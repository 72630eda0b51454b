import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { letter } from '../../platform/mail/mail.ts'
import { findAccount } from '../queries.ts'

const NOT_YOU = 'If it was not you, change your password and end your other sessions at once.'

/** How one signs in has changed: whoever did it, the person learns of it. */
export async function tellChange(
  db: Db,
  { PUBLIC_URL }: Config,
  userId: string,
  subject: string,
  line: string,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account) return
  const button = { label: 'Look at it', url: `${PUBLIC_URL}/settings?section=security` }
  await enqueueMail(
    { db },
    {
      to: account.email,
      ...letter(subject, [line, NOT_YOU], button),
    },
  )
}
