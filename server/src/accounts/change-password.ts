import type { Db } from '../platform/database/database.ts'
import type { Origin } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { normalEmail } from '../platform/mail/email-address.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { Problem, says } from '../platform/problem.ts'
import { auditSignIn } from '../platform/security/audit.ts'
import type { Identity } from '../platform/security/identity.ts'
import type { Rule } from '../platform/security/limits.ts'
import { hashPassword, isPassword } from '../platform/security/passwords.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import { HOUR, SECOND } from '../platform/time.ts'
import { passwordChangedEmail, passwordResetEmail } from './emails.ts'
import { endAccess } from './end-access.ts'
import * as query from './password-queries.ts'
import { requireStrongPassword } from './passwords.ts'
import { findAccountByEmail } from './queries.ts'
import type { Accounts } from './service.ts'
import { endSessionsOf } from './session-queries.ts'
import { forget, originOf, signerOf } from './sessions.ts'
import { forgiveAddress } from './sign-in-limits.ts'
import { confirmMember, findRefusal } from './sign-up.ts'
import { ssoEmail } from './sso/emails.ts'
import { requireAllowedMethod, ruleOver } from './sso/rule.ts'

/** Limits guesses of the current password, for example in an unattended browser. */
const TRIES: Rule = { name: 'change-password', calls: 10, seconds: 900 }
const MAILS: Rule = { name: 'reset-mail', calls: 3, seconds: HOUR / SECOND }

export async function state({ services }: Accounts, { actor }: Identity) {
  const stored = await query.findPassword(services.database.system, signerOf(actor).id)
  return { isSet: stored !== undefined, changedAt: stored?.changedAt ?? null }
}

export async function change(
  { services }: Accounts,
  { actor, sessionId }: Identity,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const { database, limits } = services
  const signer = signerOf(actor)
  await limits.spend(TRIES, signer.id)
  const stored = await query.findPassword(database.system, signer.id)
  if (!stored?.password || !(await isPassword(currentPassword, stored.password)))
    throw new Problem('invalid', says('currentPasswordIsWrong'), {
      errors: [{ path: 'currentPassword', ...says('isWrong') }],
    })
  await limits.forgive(TRIES, signer.id)
  await requireStrongPassword(password)
  const hashed = await hashPassword(password)
  await database.system.transaction().execute(async (db) => {
    await query.setPassword(db, signer.id, hashed)
    await endSessionsOf(db, signer.id, sessionId)
    await auditSignIn(db, signer, originOf(actor), { action: 'password.changed' })
    await notify(services, db, signer.id)
  })
  await forget(services, signer.id)
}

/** Enqueues a password reset. Known and unknown addresses take the same path; the job decides. */
export async function askReset({ services }: Accounts, input: string): Promise<void> {
  const email = normalEmail(input)
  if (!(await services.limits.allows(MAILS, email))) return
  await enqueue({ db: services.database.system }, 'mail-password-reset', { email })
}

/** Emails a reset token, which is stored nowhere else: a retry creates another one. */
export async function mailReset(services: Services, payload: unknown): Promise<void> {
  const { email } = payload as { email: string }
  const { config, database, sendMail } = services
  const account = await findAccountByEmail(database.system, email)
  if (!account || account.status === 'deactivated') return
  if (await findRefusal(database.system, config, account.id)) return
  const { tenantId } = account
  const { isBound, offered } = await ruleOver(database.system, account)
  const to = { email, locale: await localeOfAddress(database.system, tenantId, email) }
  if (isBound) return sendMail({ ...ssoEmail(config, to, offered?.name), tenantId })
  const token = newToken()
  await query.saveReset(database.system, account.id, hashOf(token))
  await sendMail({ ...passwordResetEmail(config, to, token), tenantId })
}

/** Sets a password by an emailed link. Returns whose it is, so that their browser is known from then on. */
export async function reset(
  { services }: Accounts,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<{ userId: string }> {
  await requireStrongPassword(password)
  const hashed = await hashPassword(password)
  const { id: userId, email } = await services.database.system.transaction().execute(async (db) => {
    const userId = await query.takeReset(db, hashOf(token))
    const holder = userId && (await query.findHolder(db, userId))
    if (!holder || holder.status === 'deactivated')
      throw new Problem('token-expired', says('linkExpiredOrUsed'))
    await requireAllowedMethod(db, holder)
    await query.setPassword(db, holder.id, hashed)
    await confirmMember(db, services.config, holder.id)
    await endAccess(db, holder.id)
    await auditSignIn(db, holder, origin, { action: 'password.reset' })
    await notify(services, db, holder.id)
    return holder
  })
  await forget(services, userId)
  // Whoever typed wrong ones to lock the person out: the mail has proved who it is.
  await forgiveAddress(services.limits, email)
  return { userId }
}

async function notify({ config }: Services, db: Db, userId: string): Promise<void> {
  const holder = await query.findHolder(db, userId)
  if (!holder) return
  const { tenantId, email, timeZone } = holder
  const locale = await localeOfAddress(db, tenantId, email)
  await enqueueMail({ db, tenantId }, passwordChangedEmail(config, { email, locale, timeZone }))
}
