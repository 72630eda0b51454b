import { ROLES, type Role } from '@satchel/contract/permissions.ts'
import { type Scope, withScope } from '../../platform/database/scope.ts'
import { brokenUnique } from '../../platform/database/unique.ts'
import * as users from '../../users/service.ts'
import { ScimFailure } from './failure.ts'
import { readGroupFilter } from './filter.ts'
import { type GroupPatch, patchedGroup, requestedOf } from './group-patch.ts'
import * as query from './group-queries.ts'
import { type GroupResource, groupOf, nameFor } from './group-resource.ts'
import { type ListQuery, listOf, partOf } from './lists.ts'
import { GROUP, withNames } from './names.ts'
import type { PersonRow } from './queries.ts'
import { type Directory, objectOf } from './service.ts'

interface Shown {
  attributes?: string | undefined
  excludedAttributes?: string | undefined
}

/** Lists the roles as groups. A directory that looks for a name finds the role of that name. */
export async function listGroups(
  { services, actor }: Directory,
  { filter, ...params }: ListQuery & Shown,
) {
  const matches = filter ? readGroupFilter(filter) : undefined
  const part = partOf(params)
  return withScope(services.database, actor, async (scope) => {
    const groups = await Promise.all(
      ROLES.map((role) => read(scope, role, services.config.PUBLIC_URL)),
    )
    const found = matches ? groups.filter(matches) : groups
    const groupsOfPage = found.slice(part.offset, part.offset + part.limit)
    return listOf(
      groupsOfPage.map((group) => withShown(group, params)),
      { start: part.offset + 1, total: found.length },
    )
  })
}

export async function getGroup(
  { services, actor }: Directory,
  id: string,
  visibleParts: Shown = {},
): Promise<GroupResource> {
  const role = requireRole(id)
  const { PUBLIC_URL } = services.config
  const group = await withScope(services.database, actor, (scope) => read(scope, role, PUBLIC_URL))
  return withShown(group, visibleParts)
}

/** Connects a directory's group to the role of its name, which no other group of it has yet. */
export async function createGroup(directory: Directory, body: unknown): Promise<GroupResource> {
  const { displayName, members, externalId } = requestedOf(withNames(objectOf(body), GROUP))
  const { role, name } = nameFor(undefined, displayName)
  if (role === 'owner') throw ownersStay()
  await change(directory, role, async (scope) => {
    const groups = await query.findGroups(scope)
    if (groups.some((group) => group.role === role))
      throw new ScimFailure(409, `Another group is connected to ${role}s already`, 'uniqueness')
    const current = (await query.findMembers(scope, role)).map(({ id }) => id)
    const all = members && [...current, ...members]
    return { displayName: name, externalId: externalId ?? null, ...(all && { members: all }) }
  })
  return getGroup(directory, role)
}

export async function replaceGroup(
  directory: Directory,
  id: string,
  body: unknown,
): Promise<GroupResource> {
  const requested = requestedOf(withNames(objectOf(body), GROUP))
  await change(directory, requireRole(id), async () => requested)
  return getGroup(directory, id)
}

export async function patchGroup(
  directory: Directory,
  id: string,
  body: unknown,
): Promise<GroupResource> {
  const role = requireRole(id)
  const patch = objectOf(body)
  await change(directory, role, async (scope) =>
    patchedGroup(
      patch,
      (await query.findMembers(scope, role)).map((member) => member.id),
    ),
  )
  return getGroup(directory, id)
}

async function read(scope: Scope, role: Role, publicUrl: string): Promise<GroupResource> {
  const [groups, members] = await Promise.all([
    query.findGroups(scope),
    query.findMembers(scope, role),
  ])
  return groupOf(role, { row: groups.find((group) => group.role === role), members }, publicUrl)
}

/** Leaves the members out where a directory doesn't want them: they may be many. */
function withShown(group: GroupResource, { attributes, excludedAttributes }: Shown): GroupResource {
  const names = (list: string) => list.toLowerCase().split(/\s*,\s*/)
  const isIn = (list: string) => names(list).some((name) => /(^|:)members(\.|$)/.test(name))
  const isLeftOut =
    (attributes !== undefined && !isIn(attributes)) ||
    (excludedAttributes !== undefined && isIn(excludedAttributes))
  if (!isLeftOut) return group
  const { members: _, ...rest } = group
  return rest
}

async function change(
  { services, actor, isOpen }: Directory,
  role: Role,
  read: (scope: Scope) => Promise<GroupPatch>,
): Promise<void> {
  if (!isOpen) throw new ScimFailure(403, 'The account is not active')
  const changed = await withScope(services.database, actor, async (scope) => {
    await users.lockTenant(scope)
    const { displayName, externalId, members } = await read(scope)
    await saveNames(scope, role, displayName, externalId)
    return members ? setMembers(scope, role, members) : []
  })
  for (const id of changed) services.forgetIdentities(id)
}

async function saveNames(
  scope: Scope,
  role: Role,
  displayName: unknown,
  externalId: string | null | undefined,
): Promise<void> {
  if (displayName === undefined && externalId === undefined) return
  const before = (await query.findGroups(scope)).find((group) => group.role === role)
  const name =
    displayName === undefined
      ? (before?.displayName ?? groupOf(role, { row: undefined, members: [] }, '').displayName)
      : nameFor(role, displayName).name
  const names = { displayName: name, externalId: externalId ?? before?.externalId ?? null }
  await query.saveGroup(scope, { role, ...names }).catch((error) => {
    if (brokenUnique(error) === undefined) throw error
    throw new ScimFailure(409, 'Another group already has this externalId', 'uniqueness')
  })
}

/** Sets who is in the group of a role, and gives whom that changes the role they have by now. */
async function setMembers(scope: Scope, role: Role, ids: string[]): Promise<string[]> {
  const before = await query.findMembers(scope, role)
  const after = await query.findPeopleOf(scope, ids)
  if (after.length < new Set(ids).size)
    throw new ScimFailure(400, 'One of the members isn’t a person here', 'invalidValue')
  const left = before.filter(({ id }) => !ids.includes(id))
  if (role === 'owner') {
    const isChanged = left.length > 0 || after.some((person) => person.role !== 'owner')
    if (isChanged) throw ownersStay()
    return []
  }
  const come = after.filter(({ groups }) => !groups.includes(role))
  await query.addMembers(
    scope,
    role,
    come.map(({ id }) => id),
  )
  await query.removeMembers(
    scope,
    role,
    left.map(({ id }) => id),
  )
  const changes = [
    ...come.map((person) => ({ person, groups: [...person.groups, role] })),
    ...left.map((person) => ({ person, groups: person.groups.filter((each) => each !== role) })),
  ]
  for (const { person, groups } of changes) await giveRole(scope, person, groups)
  return changes.map(({ person }) => person.id)
}

/** Gives a person the highest role of their groups; owners stay what they are. */
async function giveRole(scope: Scope, person: PersonRow, groups: Role[]): Promise<void> {
  const role = ROLES.find((each) => groups.includes(each)) ?? 'viewer'
  if (person.role !== 'owner' && person.role !== role) await users.keep(scope, person.id, { role })
}

function requireRole(id: string): Role {
  const role = ROLES.find((each) => each === id)
  if (!role) throw new ScimFailure(404, 'Group not found')
  return role
}

function ownersStay(): ScimFailure {
  return new ScimFailure(403, 'Owners are made and changed in Satchel alone', 'mutability')
}
