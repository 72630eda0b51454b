import type { SignInOptions } from '@satchel/contract/accounts/accounts.ts'
import type { Origin } from '../platform/database/scope.ts'
import { networkOf } from '../platform/http/network.ts'
import { normalEmail } from '../platform/mail/email-address.ts'
import { Problem } from '../platform/problem.ts'
import { auditSignIn } from '../platform/security/audit.ts'
import type { Rule } from '../platform/security/limits.ts'
import { isPassword } from '../platform/security/passwords.ts'
import { passTotp } from './factors/totp.ts'
import { openSession, wrongCredentials } from './open-session.ts'
import * as query from './queries.ts'
import type { Accounts } from './service.ts'
import { ruleFor, ruleOver } from './sso/rule.ts'
import type { IssuedTokens } from './tokens.ts'

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

/** Limits failed sign-ins per address and network: ten in 15 minutes. */
export const OF_ADDRESS: Rule = { name: 'sign-in-address', calls: 10, seconds: 900 }
const OF_NETWORK: Rule = { name: 'sign-in-network', calls: 10, seconds: 900 }

/** A hash of no password, compared for unknown addresses so that the response takes the same time. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$+/xwHZA+bE0KZ+NTKkM4bA$wcZDQMlhOwNw3RcYkIqD4zbduRvibNHFinkVo+1jcmg'

export async function signIn(
  accounts: Accounts,
  { email: given, password, totp }: { email: string; password: string; totp?: string },
  origin: Origin,
): Promise<IssuedTokens> {
  const { limits, database } = accounts.services
  const email = normalEmail(given)
  const network = networkOf(origin.ip)
  // Counted before it is tried, so that many at once are no way around it.
  // What is refused was not tried: neither a crowd nor a locked address locks the others of its network.
  const refund = async (refusal: unknown) => {
    if (refusal instanceof Problem) await limits.refund(OF_NETWORK, network)
    throw refusal
  }
  await limits.spend(OF_NETWORK, network).catch(refund)
  await limits.spend(OF_ADDRESS, email).catch(refund)
  const account = await query.findCredential(database.system, email)
  const isRight = await isPassword(password, account?.password ?? NOBODY)
  if (!account || !isRight) {
    if (account)
      await auditSignIn(database.system, account, origin, {
        action: 'session.refused',
        details: { method: 'password' },
      })
    throw wrongCredentials()
  }
  await limits.forgive(OF_ADDRESS, email)
  await limits.refund(OF_NETWORK, network)
  if (account.status === 'unconfirmed')
    throw new Problem('not-confirmed', 'Confirm your address with the email we sent you')
  const secondFactor = await passTotp(accounts, account, totp, origin)
  return openSession(accounts, account.id, { method: 'password', secondFactor, origin })
}
