import { PERMISSIONS_OF, ROLES } from '@satchel/contract/permissions.ts'
import type { User, UserChange } from '@satchel/contract/users.ts'
import { type Actor, may, personOf, type Scope, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { announceChange } from '../platform/security/identity.ts'
import { type Avatar, dropAvatar, saveAvatar } from './avatar.ts'
import { deactivate, publishReturn } from './deactivate.ts'
import * as standing from './member-queries.ts'
import * as query from './queries.ts'
import { takeSeat } from './seats.ts'

/** The fate of a deactivated person's content, in the same transaction. */
export interface Succession {
  /** Throws where the other cannot take it over. */
  requireSuccessor(scope: Scope, person: User, successorId: string): Promise<User>
  handOver(scope: Scope, person: User, successor: User): Promise<unknown>
}

/** The fields given, all of them or none. */
export async function change(
  services: Services,
  actor: Actor,
  userId: string,
  { avatar: picture, ...rest }: UserChange,
  succession: Succession,
): Promise<User> {
  if (picture !== undefined) requireOwnAvatar(actor, userId)
  const avatar =
    typeof picture === 'string' ? await saveAvatar(services, actor.tenantId, picture) : picture
  try {
    const [before, after] = await withScope(services.database, actor, (scope) =>
      apply(scope, userId, { ...rest, avatar }, succession),
    )
    services.forgetIdentities(userId)
    // Aside, since deleting waits for a backup.
    if (avatar !== undefined)
      dropAvatar(services, before.avatar).catch((error) => services.log.error({ err: error }))
    return after
  } catch (error) {
    if (avatar) await dropAvatar(services, avatar)
    throw error
  }
}

function requireOwnAvatar(actor: Actor, userId: string): void {
  if (actor.id !== userId && !may(actor, 'people.manage'))
    throw new Problem('forbidden', says('youCanOnlyChangeYourOwnPicture'))
}

type Patch = Omit<UserChange, 'avatar'> & { avatar: Avatar | null | undefined }

async function apply(
  scope: Scope,
  userId: string,
  { name, locale, role, deactivated, handOverTo, avatar }: Patch,
  succession: Succession,
): Promise<[before: User, after: User]> {
  const isStanding = role !== undefined || deactivated !== undefined
  if (isStanding) await standing.lockTenant(scope)
  // The picture of before goes: no other takes its place meanwhile.
  if (avatar !== undefined) await standing.lockMember(scope, userId)
  const before = orNotFound(await query.findUser(scope, userId), 'User')
  // As they are by now: somebody may have changed the role of the one who acts.
  const me = orNotFound(await query.findUser(scope, personOf(scope)), 'User')
  if (name !== undefined || avatar !== undefined) await describe(scope, me, before, name, avatar)
  // Another person’s may be sent back as it was read.
  if (locale !== undefined && locale !== before.locale) await changeLocale(scope, before, locale)
  if (role !== undefined && role !== before.role) await changeRole(scope, me, before, role)
  if (deactivated === true) await dismiss(scope, [me, before], handOverTo, succession)
  if (deactivated === false) await reactivate(scope, me, before)
  return [before, orNotFound(await query.findUser(scope, userId), 'User')]
}

async function describe(
  scope: Scope,
  me: User,
  before: User,
  input: string | undefined,
  avatar: Avatar | null | undefined,
): Promise<void> {
  if (me.id !== before.id) requireManager(me, before)
  const name = input?.trim()
  await standing.updateMember(scope, before.id, {
    ...(name && { name }),
    ...(avatar !== undefined && {
      avatarLarge: avatar?.large ?? null,
      avatarMedium: avatar?.medium ?? null,
      avatarThumbnail: avatar?.thumbnail ?? null,
    }),
  })
  await announceChange(scope, before.id)
  if (name && name !== before.name)
    await audit(scope, {
      action: 'user.changed',
      target: target(before),
      details: { name: { from: before.name, to: name } },
    })
}

async function changeLocale(scope: Scope, { id }: User, locale: User['locale']): Promise<void> {
  if (personOf(scope) !== id)
    throw new Problem('forbidden', says('youCanOnlyChangeYourOwnLanguage'))
  await standing.updateMember(scope, id, { locale })
  await announceChange(scope, id)
}

async function changeRole(scope: Scope, me: User, before: User, role: User['role']) {
  const isRaised = ROLES.indexOf(role) < ROLES.indexOf(before.role)
  if (me.id !== before.id) requireManager(me, before)
  else if (isRaised) throw new Problem('forbidden', says('youCantRaiseYourOwnRole'))
  if (role === 'owner' && me.role !== 'owner')
    throw new Problem('forbidden', says('onlyOwnerCanMakeSomeoneOwner'))
  await requireAnotherOwner(scope, before)
  await standing.updateMember(scope, before.id, { role })
  await announceChange(scope, before.id)
  await audit(scope, {
    action: 'user.role-changed',
    target: target(before),
    details: { from: before.role, to: role },
  })
}

async function dismiss(
  scope: Scope,
  [me, before]: [me: User, before: User],
  successorId: string | undefined,
  { requireSuccessor, handOver }: Succession,
): Promise<void> {
  if (me.id !== before.id) requireManager(me, before)
  if (before.status === 'deactivated') return
  await requireAnotherOwner(scope, before)
  const successor =
    successorId === undefined ? undefined : await requireSuccessor(scope, before, successorId)
  await deactivate(scope, before)
  await announceChange(scope, before.id)
  if (successor) await handOver(scope, before, successor)
}

async function reactivate(scope: Scope, me: User, before: User): Promise<void> {
  if (before.status !== 'deactivated') return
  requireManager(me, before)
  if (before.erased) throw new Problem('conflict', says('personErasedCantComeBack'))
  await takeSeat(scope)
  await standing.updateMember(scope, before.id, { status: 'active' })
  await announceChange(scope, before.id)
  await audit(scope, { action: 'user.reactivated', target: target(before) })
  await publishReturn(scope, before.id)
}

/** Throws if the other person is an owner and the caller isn't. */
function requireManager(me: User, other: User): void {
  const manages = me.status === 'active' && PERMISSIONS_OF[me.role].includes('people.manage')
  if (!manages) throw new Problem('forbidden', says('youNeedPermissionPeopleManage'))
  if (other.role === 'owner' && me.role !== 'owner')
    throw new Problem('forbidden', says('onlyOwnerCanChangeOwner'))
}

async function requireAnotherOwner(scope: Scope, before: User): Promise<void> {
  if (before.role !== 'owner' || before.status !== 'active') return
  if ((await standing.countOtherOwners(scope, before.id)) === 0)
    throw new Problem('last-owner', says('isOnlyOwner', { name: before.name }))
}

/** One statement of will: an owner more, an owner less. */
export async function handOverOwnership(
  services: Services,
  actor: Actor,
  userId: string,
): Promise<User> {
  const successor = await withScope(services.database, actor, async (scope) => {
    await standing.lockTenant(scope)
    const before = orNotFound(await query.findUser(scope, userId), 'User')
    const me = orNotFound(await query.findUser(scope, personOf(scope)), 'User')
    if (me.role !== 'owner') throw new Problem('forbidden', says('onlyOwnerCanHandOverAccount'))
    if (me.id === before.id) throw new Problem('conflict', says('youAlreadyOwnAccount'))
    if (before.status !== 'active')
      throw new Problem('conflict', says('cantOwnAccount', { name: before.name }))
    await standing.updateMember(scope, before.id, { role: 'owner' })
    await standing.updateMember(scope, me.id, { role: 'admin' })
    for (const { id } of [before, me]) await announceChange(scope, id)
    await audit(scope, {
      action: 'ownership.handed-over',
      target: target(before),
      details: { from: me.name },
    })
    return orNotFound(await query.findUser(scope, userId), 'User')
  })
  for (const id of [userId, actor.id]) if (id) services.forgetIdentities(id)
  return successor
}

function target({ id, name }: User) {
  return { type: 'user', id, name }
}
