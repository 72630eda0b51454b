import type { OpenedConfirmation } from '@satchel/contract/accounts/accounts.ts'
import type { Origin } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { normalEmail } from '../platform/mail/email-address.ts'
import { invalidField, Problem } from '../platform/problem.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { typedCode } from '../platform/text.ts'
import * as users from '../users/service.ts'
import { refusal } from './auth.ts'
import { countCodeTry } from './confirmation-limits.ts'
import { type Confirmation, readConfirmationToken } from './emails.ts'
import { endAccess } from './end-access.ts'
import { openSession } from './open-session.ts'
import { deletePassword, setPassword } from './password-queries.ts'
import { requireStrongPassword } from './passwords.ts'
import * as query from './queries.ts'
import { isRegistrant } from './registrant.ts'
import type { Accounts } from './service.ts'
import type { IssuedTokens } from './tokens.ts'

interface Given {
  email?: string
  code?: string
  token?: string
  password?: string
}

export interface Caller {
  origin: Origin
  /** The cookie that registration set. */
  proof: string | undefined
  /** True if the caller is a browser, where someone may confirm another person's registration. */
  isBrowser: boolean
}

/** Returns what a link would confirm. Changes nothing, because email scanners open links and run scripts too. */
export async function openConfirmation(
  { services, auth }: Accounts,
  token: string,
  { proof, ip }: { proof: string | undefined; ip: string },
): Promise<OpenedConfirmation> {
  const read = readConfirmationToken(services.secrets, token)
  const { email, code } = read
  const { system } = services.database
  await countTry(services, read, ip)
  const body = { email, otp: code, type: 'email-verification' } as const
  await auth.api.checkVerificationOTP({ body }).catch(refuse(true))
  const account = await query.findAccountByEmail(system, email)
  const tenant = account && (await query.findHouse(system, account.tenantId))
  if (!tenant || account?.status !== 'unconfirmed') throw over()
  const needsPassword = !isRegistrant(services.secrets, account.id, proof)
  return { email, company: tenant.name, needsPassword }
}

/**
 * Confirms an address and signs in whoever has the email. The registered password may be a stranger's, so it's kept
 * only if it's certainly the same person's.
 */
export async function confirm(
  accounts: Accounts,
  given: Given,
  caller: Caller,
): Promise<IssuedTokens> {
  const { services } = accounts
  const { password } = given
  const read = readConfirmation(services, given)
  const { email, code } = read
  const byLink = given.token !== undefined
  if (password !== undefined) await requireStrongPassword(password)
  const isOwn = (userId: string) => isRegistrant(services.secrets, userId, caller.proof)
  if (!byLink && caller.isBrowser && password === undefined) {
    const account = await query.findAccountByEmail(services.database.system, email)
    // The same for an address that nobody has.
    if (!account || !isOwn(account.id)) throw invalidField('password', 'is missing')
  }
  await countTry(services, read, caller.origin.ip)
  const userId = await verify(accounts, email, code, byLink)
  const hashed = password === undefined ? undefined : await hashPassword(password)
  const isKept = isOwn(userId) || (!byLink && !caller.isBrowser)
  return openSession(accounts, userId, { method: 'code', origin: caller.origin }, async (db) => {
    // Confirmed by a reset or registered again since the email was sent.
    if (!(await users.markConfirmed(db, userId))) throw over()
    if (hashed) await setPassword(db, userId, hashed)
    else if (!isKept) await deletePassword(db, userId)
    await endAccess(db, userId)
  })
}

/** Uses the code up; outside of a transaction, so that a wrong one stays counted. */
async function verify(
  { services, auth }: Accounts,
  email: string,
  code: string,
  byLink: boolean,
): Promise<string> {
  const { user } = await auth.api
    .verifyEmailOTP({ body: { email, otp: code } })
    .catch((error: unknown) => {
      services.log.info({ reason: refusal(error) }, 'confirmation refused')
      return refuse(byLink)(error)
    })
  return user.id
}

/** The link in an email is no guess. */
async function countTry(
  { limits, database }: Services,
  { email, isMailed }: Confirmation,
  ip: string,
): Promise<void> {
  if (isMailed) return
  const mailed = (await query.findCodeEnd(database.system, email)) ?? ''
  await countCodeTry(limits, { email, ip, mailed })
}

function readConfirmation({ secrets }: Services, { email, code, token }: Given): Confirmation {
  if (token !== undefined) return readConfirmationToken(secrets, token)
  if (!email) throw invalidField('email', 'is missing')
  if (!code) throw invalidField('code', 'is missing')
  return { email: normalEmail(email), code: typedCode(code), isMailed: false }
}

function refuse(byLink: boolean) {
  return (error: unknown): never => {
    if (refusal(error) !== 'INVALID_OTP')
      throw new Problem(
        'token-expired',
        'This code has expired or was tried too often. Request a new one',
      )
    if (byLink) throw over()
    throw new Problem('wrong-code', 'That code isn’t right', {
      errors: [{ path: 'code', message: 'is wrong' }],
    })
  }
}

function over(): Problem {
  return new Problem('token-expired', 'This link has expired or was already used')
}
