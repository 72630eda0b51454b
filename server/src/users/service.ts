import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import { PERMISSIONS_OF, type Role } from '@satchel/contract/permissions.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { OPEN_STATUSES } from '@satchel/contract/tenants/tenants.ts'
import type { User } from '@satchel/contract/users.ts'
import { Type } from 'typebox'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { announceChange } from '../platform/security/identity.ts'
import { hashOf } from '../platform/security/random-token.ts'
import * as tenants from '../tenants/service.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { deactivate, publishReturn } from './deactivate.ts'
import * as emails from './invitation-emails.ts'
import { deleteInvitationTo, findByToken } from './invitation-queries.ts'
import * as standing from './member-queries.ts'
import * as query from './queries.ts'
import { takeSeat } from './seats.ts'

export { dropAvatar } from './avatar.ts'
export { change } from './change.ts'
export { changeEmailPreferences } from './email-preferences.ts'
export { lockTenant } from './member-queries.ts'
export {
  markConfirmed,
  markDigest,
  markSeen,
  setEmailUnlessOwner,
  setRoleUnlessOwner,
} from './presence-queries.ts'
export { findUser, insertMember } from './queries.ts'

export async function get(scope: Scope, id: string): Promise<User> {
  return orNotFound(await query.findUser(scope, id), 'User')
}

export async function list(
  scope: Scope,
  filter: CursorQuery & { search?: string; role?: Role; status?: User['status'] },
) {
  const { limit = PAGE_DEFAULT, cursor, ...rest } = filter
  const after = readCursor(cursor, Type.Object({ name: Type.String(), id: Id }))
  const rows = await query.findUsers(scope, { ...rest, limit: limit + 1, ...(after && { after }) })
  return pageOf(rows, limit, ({ name, id }) => ({ name, id }))
}

/** Throws unless the member may add to the library now: calls and jobs that take long outlast rights. */
export async function requireWriter(scope: Scope, id: string): Promise<void> {
  const { accountStatus } = await tenants.findTenant(scope)
  if (!OPEN_STATUSES.includes(accountStatus.status))
    throw new Problem('account-inactive', says('accountIsNoLongerActive'))
  const { role, status } = await get(scope, id)
  if (status !== 'active' || !PERMISSIONS_OF[role].includes('library.write'))
    throw new Problem('forbidden', says('youCanNoLongerAddToLibrary'))
}

/**
 * Adds a person with a verified address: on the seat and in the role of their invitation, else on a free seat in the
 * given role. Deactivated people come back.
 */
export async function join(scope: Scope, input: query.MemberDraft): Promise<Role> {
  await standing.lockTenant(scope)
  const { name: company, accountStatus } = await tenants.findTenant(scope)
  if (!OPEN_STATUSES.includes(accountStatus.status))
    throw new Problem('account-inactive', says('accountIsntActive', { company }))
  const invitation = await deleteInvitationTo(scope, input.email)
  await takeSeat(scope)
  const member = { ...input, role: invitation?.role ?? input.role, status: 'active' } as const
  const before = await query.findUser(scope, input.id)
  // Let in again by hand at the same moment: the role they have by now stays.
  if (before && before.status !== 'deactivated')
    throw new Problem('already-member', says('isAlreadyOnTeam', { email: input.email }))
  if (before) {
    const { id, name, role, status } = member
    await standing.updateMember(scope, id, { name, role, status })
    await announceChange(scope, id)
  } else await query.insertMember(scope, member)
  await audit(scope, {
    action: 'user.joined',
    target: { type: 'user', id: member.id, name: member.name },
    details: { role: member.role, invited: invitation !== undefined },
  })
  const { id, name, email, role } = member
  await publishToWebhooks(scope, 'person.joined', { id, name, email, role, isReturn: !!before })
  return member.role
}

/** Finds an invitation by its token; undefined once it's over. */
export function findInvitation(system: Db, token: string) {
  return findByToken(system, hashOf(token))
}

type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** Returns the email to the inviter, if they are still here. */
export function joinedEmail(
  config: Config,
  { inviterEmail: to, inviterStatus, tenantName, color }: FoundInvitation,
  locale: Locale,
  person: { name: string; email: string },
): Mail | undefined {
  if (inviterStatus !== 'active') return undefined
  return emails.joinedEmail(config, { to, locale }, { name: tenantName, color }, person)
}

interface MemberPatch {
  name?: string
  role?: Role
  active?: boolean
}

/** Updates a person for a directory, except owners. Deactivated people are signed out immediately. */
export async function keep(
  scope: Scope,
  id: string,
  { name, role, active }: MemberPatch,
): Promise<void> {
  await standing.lockTenant(scope)
  const before = await get(scope, id)
  const target = { type: 'user', id, name: before.name }
  const isSwitched = active !== undefined && active !== (before.status !== 'deactivated')
  if (before.role === 'owner' && (role !== undefined || isSwitched))
    throw new Problem('forbidden', says('onlyOwnerCanChangeOwner'))
  if (name !== undefined && name !== before.name) {
    await standing.updateMember(scope, id, { name })
    const details = { name: { from: before.name, to: name } }
    await audit(scope, { action: 'user.changed', target, details })
  }
  if (role !== undefined && role !== before.role) {
    await standing.updateMember(scope, id, { role })
    const details = { from: before.role, to: role }
    await audit(scope, { action: 'user.role-changed', target, details })
  }
  if (active === false && before.status !== 'deactivated') await deactivate(scope, before)
  if (active === true && before.status === 'deactivated') {
    await takeSeat(scope)
    await standing.updateMember(scope, id, { status: 'active' })
    await audit(scope, { action: 'user.reactivated', target })
    await publishReturn(scope, id)
  }
  await announceChange(scope, id)
}
