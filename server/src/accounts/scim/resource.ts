import { NAME_MAX } from '@satchel/contract/constants.ts'
import { ROLES, type Role } from '@satchel/contract/permissions.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { ScimFailure } from './failure.ts'
import { groupsOf } from './group-resource.ts'
import type { PersonRow } from './queries.ts'
import { single, text } from './values.ts'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'

export interface UserResource {
  schemas: string[]
  id: string
  externalId?: string
  userName: string
  name: { formatted: string; givenName?: string; familyName?: string }
  displayName: string
  active: boolean
  emails: { value: string; type: string; primary: boolean }[]
  roles: { value: string; primary: boolean }[]
  groups: { value: string; display: string; type: string; $ref: string }[]
  meta: { resourceType: string; created: string; lastModified: string; location: string }
}

export function resourceOf(row: PersonRow, publicUrl: string): UserResource {
  const { id, email, name, role, status, externalId, givenName, familyName } = row
  return {
    schemas: [USER_SCHEMA],
    id,
    ...(externalId !== null && { externalId }),
    userName: asWritten(row.userName, email, { mayBeOther: true }),
    name: {
      formatted: name,
      ...(givenName !== null && { givenName }),
      ...(familyName !== null && { familyName }),
    },
    displayName: name,
    active: status !== 'deactivated',
    emails: [{ value: asWritten(row.writtenEmail, email), type: 'work', primary: true }],
    roles: [{ value: role, primary: true }],
    groups: groupsOf([role, ...row.groups], publicUrl),
    meta: {
      resourceType: 'User',
      created: row.createdAt,
      lastModified: row.changedAt ?? row.createdAt,
      location: `${publicUrl}/api/scim/v2/Users/${id}`,
    },
  }
}

/** Returns what a directory wrote for an address, unless the person has another by now. */
function asWritten(written: string | null, email: string, { mayBeOther = false } = {}): string {
  if (written === null) return email
  const isSame = normalAddress(written) === email
  return isSame || (mayBeOther && !written.includes('@')) ? written : email
}

/** Returns the normalized address of a person. */
export function addressOf({ emails }: UserResource): string | undefined {
  return normalAddress(emails[0]?.value ?? '')
}

/** The values a directory sends for a person; omitted ones stay. */
export interface UserPatch {
  email: string | undefined
  /** The user name and the address as they were written, null where none was sent. */
  userName: string | null
  writtenEmail: string | null
  name: string | undefined
  givenName: string | null
  familyName: string | null
  externalId: string | null
  active: boolean | undefined
  role: Exclude<Role, 'owner'> | undefined
}

type Resource = Record<string, unknown>

export function patchOf(input: Resource, before?: UserResource): UserPatch {
  const name = (input.name ?? {}) as Resource
  const givenName = text(name.givenName)
  const familyName = text(name.familyName)
  return {
    email: emailOf(input),
    userName: text(input.userName),
    writtenEmail: text(primaryOf(input.emails)?.value),
    name: nameOf(input, { givenName, familyName, formatted: text(name.formatted) }, before),
    givenName,
    familyName,
    externalId: text(input.externalId),
    active: activeOf(input.active),
    role: roleOf(input.roles),
  }
}

/** Returns the name from the first changed field; unchanged ones are only echoed. */
function nameOf(
  input: Resource,
  parts: { givenName: string | null; familyName: string | null; formatted: string | null },
  before?: UserResource,
): string | undefined {
  const { givenName, familyName, formatted } = parts
  const displayName = text(input.displayName)
  if (displayName && displayName !== before?.displayName) return displayName
  if (formatted && formatted !== before?.name.formatted) return formatted
  const joined = [givenName, familyName].filter(Boolean).join(' ')
  const isNew =
    givenName !== (before?.name.givenName ?? null) ||
    familyName !== (before?.name.familyName ?? null)
  return joined && isNew ? joined.slice(0, NAME_MAX) : undefined
}

/** The user name is the address; directories that name people otherwise send it among the addresses. */
function emailOf({ userName, emails }: Resource): string | undefined {
  const primary = primaryOf(emails)
  for (const input of [userName, primary?.value]) {
    const value = single(input)
    const address = typeof value === 'string' ? normalAddress(value) : undefined
    if (address) return address
  }
  if (userName === undefined && primary === undefined) return undefined
  throw new ScimFailure(400, 'userName must be an email address', 'invalidValue')
}

function primaryOf(value: unknown): Resource | undefined {
  const list = (Array.isArray(value) ? value : []) as Resource[]
  return list.find((each) => each?.primary === true) ?? list[0]
}

/** Reads `active`, which some directories send as text. */
function activeOf(input: unknown): boolean | undefined {
  if (input === undefined) return undefined
  const value = single(input)
  if (typeof value === 'boolean') return value
  const lower = String(value).toLowerCase()
  if (lower !== 'true' && lower !== 'false')
    throw new ScimFailure(400, 'active must be true or false', 'invalidValue')
  return lower === 'true'
}

/** Reads the role. A directory can't make anyone an owner; unknown roles are ignored. */
function roleOf(value: unknown): UserPatch['role'] {
  const lower = String(primaryOf(value)?.value ?? '').toLowerCase()
  const role = ROLES.find((each) => each === lower)
  return role === 'owner' ? undefined : role
}
