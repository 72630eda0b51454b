import type { SignInOptions } from '@satchel/contract/accounts/accounts.ts'
import type { Origin } from '../platform/database/scope.ts'
import { normalEmail } from '../platform/mail/email-address.ts'
import { Problem, says } from '../platform/problem.ts'
import { auditSignIn } from '../platform/security/audit.ts'
import type { Rule } from '../platform/security/limits.ts'
import { isPassword } from '../platform/security/passwords.ts'
import { passTotp } from './factors/totp.ts'
import { knownBrowser, knowsNetwork } from './familiar-devices.ts'
import { openSession, wrongCredentials } from './open-session.ts'
import * as query from './queries.ts'
import type { Accounts } from './service.ts'
import { countSignIn } from './sign-in-limits.ts'
import { ruleFor, ruleOver } from './sso/rule.ts'
import type { IssuedTokens } from './tokens/tokens.ts'

export async function findTenant(
  { services }: Accounts,
  email: string,
): Promise<SignInOptions | null> {
  const { system } = services.database
  const address = normalEmail(email)
  const member = await query.findSignIn(system, address)
  // Who is not there yet is made at the first sign-in, where the domain says so.
  const rule = member ? undefined : await ruleFor(system, address)
  const tenant = member ?? (rule?.makesPeople ? await query.findHouse(system, rule.tenantId) : null)
  if (!tenant) return null
  const { id, name, status, logoUrl, color } = tenant
  const subject = { email: address, tenantId: id, role: member?.role ?? 'viewer' }
  const { isBound, offered } = await ruleOver(system, subject)
  return {
    id,
    name,
    accountStatus: { status },
    signIn: { password: member !== undefined && !isBound, sso: offered },
    branding: { logoUrl, color },
  }
}

/** Refusals of a person that are audited, so that strangers don't fill the log. */
const AUDITED: Rule = { name: 'sign-in-audited', calls: 10, seconds: 900 }

/** Id looked up for unknown addresses, for the same reason as the hash. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
/** A hash of no password, compared for unknown addresses so that the response takes the same time. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$+/xwHZA+bE0KZ+NTKkM4bA$wcZDQMlhOwNw3RcYkIqD4zbduRvibNHFinkVo+1jcmg'

/** The place a sign-in is tried from. */
export interface Caller {
  origin: Origin
  /** The cookie of people who signed in there before. */
  known: string | undefined
}

export async function signIn(
  accounts: Accounts,
  { email: rawEmail, password, totp }: { email: string; password: string; totp?: string },
  { origin, known }: Caller,
): Promise<IssuedTokens> {
  const { limits, database, secrets } = accounts.services
  const email = normalEmail(rawEmail)
  const account = await query.findCredential(database.system, email)
  const userId = account?.id ?? NO_ID
  const counted = await countSignIn(limits, {
    email,
    ip: origin.ip,
    browser: knownBrowser(secrets, userId, known),
    isKnownNetwork: await knowsNetwork(database.system, secrets, userId, origin.ip),
  })
  const isRight = await isPassword(password, account?.password ?? NOBODY)
  if (!account || !isRight) {
    if (account && (await limits.allows(AUDITED, account.id)))
      await auditSignIn(database.system, account, origin, {
        action: 'session.refused',
        details: { method: 'password' },
      })
    throw wrongCredentials()
  }
  await counted.forgive()
  if (account.status === 'unconfirmed')
    throw new Problem('not-confirmed', says('confirmYourAddress'))
  const secondFactor = await passTotp(accounts, account, totp, origin)
  return openSession(accounts, account.id, { method: 'password', secondFactor, origin })
}
