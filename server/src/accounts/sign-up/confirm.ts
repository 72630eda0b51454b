import type { OpenedConfirmation } from '@satchel/contract/accounts/accounts.ts'
import type { Origin } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { normalEmail } from '../../platform/mail/email-address.ts'
import { invalidField, Problem, says } from '../../platform/problem.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { typedCode } from '../../platform/text.ts'
import { type Confirmation, readConfirmationToken } from '../emails.ts'
import { endAccess } from '../end-access.ts'
import { openSession } from '../open-session.ts'
import { deletePassword, setPassword } from '../password-queries.ts'
import { requireStrongPassword } from '../passwords.ts'
import * as query from '../queries.ts'
import type { Accounts } from '../service.ts'
import { confirmMember, findRefusal } from '../sign-up.ts'
import type { IssuedTokens } from '../tokens/tokens.ts'
import { checkCode, takeCode, type Verdict } from './confirmation-codes.ts'
import { codeIsOver, countCodeTry } from './confirmation-limits.ts'
import { isRegistrant } from './registrant.ts'

interface Input {
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
  { services }: Accounts,
  token: string,
  { proof, ip }: { proof: string | undefined; ip: string },
): Promise<OpenedConfirmation> {
  const read = readConfirmationToken(services.secrets, token)
  const { email } = read
  const { system } = services.database
  await countTry(services, read, ip)
  requireRight(await checkCode(system, services.secrets, read), true)
  const account = await query.findAccountByEmail(system, email)
  const tenant = account && (await query.findHouse(system, account.tenantId))
  if (!tenant || account?.status !== 'unconfirmed') throw over()
  const refusal = await findRefusal(system, services.config, account.id)
  if (refusal) throw refusal
  const needsPassword = !isRegistrant(services.secrets, account.id, proof)
  return { email, company: tenant.name, needsPassword }
}

/**
 * Confirms an address and signs in whoever has the email. The registered password may be a stranger's, so it's kept
 * only if it's certainly the same person's.
 */
export async function confirm(
  accounts: Accounts,
  input: Input,
  caller: Caller,
): Promise<IssuedTokens> {
  const { services } = accounts
  const { password } = input
  const read = readConfirmation(services, input)
  const { email } = read
  const byLink = input.token !== undefined
  if (password !== undefined) await requireStrongPassword(password)
  const isOwn = (userId: string) => isRegistrant(services.secrets, userId, caller.proof)
  if (!byLink && caller.isBrowser && password === undefined) {
    const account = await query.findAccountByEmail(services.database.system, email)
    // The same for an address that nobody has.
    if (!account || !isOwn(account.id)) throw invalidField('password', says('isMissing'))
  }
  await countTry(services, read, caller.origin.ip)
  const userId = await verify(services, read, byLink)
  const hashed = password === undefined ? undefined : await hashPassword(password)
  const isKept = isOwn(userId) || (!byLink && !caller.isBrowser)
  return openSession(accounts, userId, { method: 'code', origin: caller.origin }, async (db) => {
    // Confirmed by a reset or registered again since the email was sent.
    if (!(await confirmMember(db, services.config, userId))) throw over()
    if (hashed) await setPassword(db, userId, hashed)
    else if (!isKept) await deletePassword(db, userId)
    await endAccess(db, userId)
  })
}

/** Uses the code up, also where a session can't be opened afterwards, and returns whose it is. */
async function verify(
  { database, secrets, log }: Services,
  read: Confirmation,
  byLink: boolean,
): Promise<string> {
  const { system } = database
  const verdict = await takeCode(system, secrets, read)
  const account = await query.findAccountByEmail(system, read.email)
  if (verdict !== 'right') log.info({ reason: verdict }, 'confirmation refused')
  requireRight(verdict, byLink)
  if (!account) throw codeIsOver()
  return account.id
}

/** The link in an email is no guess. */
async function countTry(
  { limits, database }: Services,
  { email, isMailed }: Confirmation,
  ip: string,
): Promise<void> {
  if (isMailed) return
  const mailed = await query.findCode(database.system, email)
  await countCodeTry(limits, { email, ip, mailed: mailed?.expiresAt ?? '' })
}

function readConfirmation({ secrets }: Services, { email, code, token }: Input): Confirmation {
  if (token !== undefined) return readConfirmationToken(secrets, token)
  if (!email) throw invalidField('email', says('isMissing'))
  if (!code) throw invalidField('code', says('isMissing'))
  return { email: normalEmail(email), code: typedCode(code), isMailed: false }
}

function requireRight(verdict: Verdict, byLink: boolean): void {
  if (verdict === 'right') return
  if (verdict === 'expired') throw codeIsOver()
  if (byLink) throw over()
  throw new Problem('wrong-code', says('thatCodeIsntRight'), {
    errors: [{ path: 'code', ...says('isWrong') }],
  })
}

function over(): Problem {
  return new Problem('token-expired', says('linkExpiredOrUsed'))
}
