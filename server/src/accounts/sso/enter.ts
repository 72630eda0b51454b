import type { SsoRole } from '@satchel/contract/accounts/sso.ts'
import { PERMISSIONS_OF, type Role } from '@satchel/contract/permissions.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Origin, type Scope, withNewTenant } from '../../platform/database/scope.ts'
import { domainOf, localPartOf, normalAddress } from '../../platform/mail/email-address.ts'
import { Problem } from '../../platform/problem.ts'
import { audit, auditSignIn } from '../../platform/security/audit.ts'
import * as users from '../../users/service.ts'
import { removeUnconfirmed } from '../invitation-queries.ts'
import { openSession } from '../open-session.ts'
import { type Account, findAccount, findAccountByEmail, insertUser, lockEmail } from '../queries.ts'
import type { Accounts } from '../service.ts'
import { forget } from '../sessions.ts'
import { confirmMember } from '../sign-up.ts'
import type { IssuedTokens } from '../tokens/tokens.ts'
import { roleOf, type SsoAnswer } from './answer.ts'
import { SsoFailure } from './failure.ts'
import * as people from './people-queries.ts'
import type { ProviderRow } from './queries.ts'

/** Opens the session of the person the identity provider named, creating them if allowed. */
export async function enter(
  accounts: Accounts,
  provider: ProviderRow,
  answer: SsoAnswer,
  origin: Origin,
): Promise<IssuedTokens> {
  if (provider.mode === 'off') throw new SsoFailure('unknown', 'This connection is turned off')
  const { id, hasNewRole } = await findOrMake(accounts, provider, answer, origin).catch(
    async (error) => {
      // Written for itself: what was under way is undone.
      if (error instanceof SsoFailure && error.account)
        await auditSignIn(accounts.services.database.system, error.account, origin, {
          action: 'session.refused',
          details: { method: 'sso', reason: error.reason },
        })
      throw error
    },
  )
  if (hasNewRole) await forget(accounts.services, id)
  return openSession(accounts, id, { method: 'sso', origin }, async (db) => {
    await confirmMember(db, accounts.services.config, id)
  })
}

/** The address, where the connection may speak for it. Throws an `SsoFailure` where it may not. */
export async function addressFor(
  db: Db,
  provider: ProviderRow,
  answer: SsoAnswer,
): Promise<string> {
  if (!answer.email)
    throw new SsoFailure('no-email', 'The identity provider didn’t send an email address')
  const email = normalAddress(answer.email)
  if (!email) throw new SsoFailure('no-email', `${answer.email} is not an email address`)
  if (!(await people.speaksFor(db, provider.id, domainOf(email))))
    throw new SsoFailure(
      'foreign-domain',
      `The domain of ${email} isn’t verified or isn’t assigned to this connection`,
    )
  if (!answer.isVerified && !provider.trustsEmail)
    throw new SsoFailure(
      'no-email',
      `The identity provider didn’t confirm that it verified ${email}. If people can’t choose their own address there, turn on trusting its addresses for this connection`,
    )
  return email
}

function findOrMake(
  { services }: Accounts,
  provider: ProviderRow,
  answer: SsoAnswer,
  origin: Origin,
): Promise<{ id: string; hasNewRole: boolean }> {
  const role = roleOf(provider, answer)
  return withNewTenant(services.database, async (db, enterScope) => {
    const email = await addressFor(db, provider, answer)
    await lockEmail(db, email)
    const account = await accountOf(db, provider, answer.subject, email)
    if (account) requireMayEnter(provider, account)
    else if (!provider.makesPeople && !(await people.isInvited(db, provider.tenantId, email)))
      throw new SsoFailure(
        'not-invited',
        `${email} isn’t on the team, and this connection doesn’t create people`,
      )
    const name = (answer.name?.trim() || localPartOf(email)).slice(0, 300)
    const id = account?.id ?? (await insertUser(db, email))
    const by = { id, name: account?.name ?? name, tenantId: provider.tenantId }
    const currentRole: Role = account?.role ?? role
    const permissions = new Set(PERMISSIONS_OF[currentRole])
    const scope = await enterScope({ ...by, role: currentRole, permissions, origin })
    if (!account) await make(scope, provider, { id, email, name, role })
    await people.link(scope, { providerId: provider.id, subject: answer.subject, memberId: id })
    const hasNewRole = account !== undefined && (await follow(scope, provider, account, role))
    return { id, hasNewRole }
  })
}

/** Finds an account by the provider's id of the person, at first by address. */
async function accountOf(
  db: Db,
  { id: providerId, tenantId }: ProviderRow,
  subject: string,
  email: string,
): Promise<Account | undefined> {
  const linked = await people.findLinked(db, providerId, subject)
  if (linked) return findAccount(db, linked)
  const account = await findAccountByEmail(db, email)
  // Somebody signed up with the address and never proved it is theirs; the provider proves it now.
  const isLoose = account?.status === 'unconfirmed' && account.tenantId !== tenantId
  return isLoose && (await removeUnconfirmed(db, account)) ? undefined : account
}

function requireMayEnter(provider: ProviderRow, account: Account): void {
  const { email, tenantId, status, role } = account
  if (tenantId !== provider.tenantId)
    throw new SsoFailure('other-account', `${email} belongs to another Satchel account`)
  if (status === 'deactivated')
    throw new SsoFailure('deactivated', `${email} is deactivated`, { account })
  if (role === 'owner' && !provider.forOwners)
    throw new SsoFailure('owner', 'Owners can’t sign in with this connection', { account })
}

/** Creates a person, with the role of their invitation if they have one. */
async function make(
  scope: Scope,
  provider: ProviderRow,
  member: { id: string; email: string; name: string; role: SsoRole },
): Promise<void> {
  const role = await users.join(scope, member)
  if (role === 'owner' && !provider.forOwners)
    throw new SsoFailure('owner', 'Owners can’t sign in with this connection')
}

/** Updates the role from the provider's claim at each sign-in, except for owners. */
async function follow(
  scope: Scope,
  provider: ProviderRow,
  account: Account,
  role: SsoRole,
): Promise<boolean> {
  if (!provider.roleClaim || account.role === 'owner' || account.role === role) return false
  if (!(await users.setRoleUnlessOwner(scope, account.id, role))) return false
  await audit(scope, {
    action: 'user.role-changed',
    target: { type: 'user', id: account.id, name: account.name },
    details: { by: 'sso', provider: provider.name, from: account.role, to: role },
  })
  return true
}

/** Converts our own refusals to an SSO failure. */
export function toFailure(error: unknown): SsoFailure | undefined {
  if (error instanceof SsoFailure) return error
  if (error instanceof Problem && error.code === 'no-seats')
    return new SsoFailure('no-seats', error.message, { cause: error })
  if (error instanceof Problem && error.code === 'account-inactive')
    return new SsoFailure('inactive', error.message, { cause: error })
  if (error instanceof Problem && error.code === 'bad-credentials')
    return new SsoFailure('deactivated', error.message, { cause: error })
  return undefined
}
