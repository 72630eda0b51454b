import { ROLES, type Role } from '@satchel/contract/permissions.ts'
import { ScimFailure } from './failure.ts'
import { text } from './values.ts'

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** The roles are the groups: their ids are the names of the roles. */
const NAMES: Record<Role, string> = {
  owner: 'Owners',
  admin: 'Admins',
  editor: 'Editors',
  viewer: 'Viewers',
}

export interface GroupMember {
  value: string
  display: string
  type: 'User'
  $ref: string
}

export interface GroupResource {
  schemas: string[]
  id: Role
  externalId?: string
  displayName: string
  members?: GroupMember[]
  meta: { resourceType: 'Group'; location: string }
}

/** The name that a directory has for the group of a role. */
export interface GroupRow {
  role: string
  displayName: string
  externalId: string | null
}

interface Shown {
  row: GroupRow | undefined
  /** Undefined where they aren't asked for. */
  members: { id: string; name: string }[] | undefined
}

export function groupOf(role: Role, { row, members }: Shown, publicUrl: string): GroupResource {
  const { displayName, externalId = null } = row ?? { displayName: NAMES[role] }
  return {
    schemas: [GROUP_SCHEMA],
    id: role,
    ...(externalId !== null && { externalId }),
    displayName,
    ...(members && { members: members.map((member) => memberOf(member, publicUrl)) }),
    meta: { resourceType: 'Group', location: locationOf(role, publicUrl) },
  }
}

function memberOf({ id, name }: { id: string; name: string }, publicUrl: string): GroupMember {
  return {
    value: id,
    display: name,
    type: 'User',
    $ref: `${publicUrl}/api/scim/v2/Users/${id}`,
  }
}

function locationOf(role: Role, publicUrl: string): string {
  return `${publicUrl}/api/scim/v2/Groups/${role}`
}

/** Returns the groups of a person, as their own resource lists them. */
export function groupsOf(roles: Role[], publicUrl: string) {
  const ofPerson = ROLES.filter((role) => roles.includes(role))
  return ofPerson.map((role) => ({
    value: role,
    display: NAMES[role],
    type: 'direct',
    $ref: locationOf(role, publicUrl),
  }))
}

/** Returns the role that a group is named after, such as "Editors", "satchel-admin" or "Viewer". */
export function roleNamed(name: string): Role | undefined {
  const bare = name
    .toLowerCase()
    .replace(/^satchel\b/, '')
    .replace(/[^a-z]+/g, '')
    .replace(/s$/, '')
  return ROLES.find((role) => role === bare || (role === 'admin' && bare === 'administrator'))
}

/** Returns a name that means the role. Throws for others: there are no groups beside the roles. */
export function nameFor(role: Role | undefined, input: unknown): { role: Role; name: string } {
  const name = text(input)
  if (!name) throw new ScimFailure(400, 'displayName is missing', 'invalidValue')
  const named = roleNamed(name)
  if (named && (role === undefined || named === role)) return { role: named, name }
  const names = role ? NAMES[role] : 'Admins, Editors or Viewers'
  const message = `Groups stand for roles: call this one ${names}, with or without Satchel before it`
  throw new ScimFailure(400, message, 'invalidValue')
}
