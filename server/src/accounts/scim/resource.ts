import { withoutTurns } from '@satchel/contract/invisible.ts'
import { ROLES, type Role } from '@satchel/contract/permissions.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { ScimFailure } from './failure.ts'
import type { PersonRow } from './queries.ts'

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
  meta: { resourceType: string; created: string; lastModified: string; location: string }
}

export function resourceOf(row: PersonRow, publicUrl: string): UserResource {
  const { id, email, name, role, status, externalId, givenName, familyName } = row
  return {
    schemas: [USER_SCHEMA],
    id,
    ...(externalId !== null && { externalId }),
    userName: email,
    name: {
      formatted: name,
      ...(givenName !== null && { givenName }),
      ...(familyName !== null && { familyName }),
    },
    displayName: name,
    active: status !== 'deactivated',
    emails: [{ value: email, type: 'work', primary: true }],
    roles: [{ value: role, primary: true }],
    meta: {
      resourceType: 'User',
      created: row.createdAt,
      lastModified: row.changedAt ?? row.createdAt,
      location: `${publicUrl}/api/scim/v2/Users/${id}`,
    },
  }
}

/** The values a directory sends for a person; omitted ones stay. */
export interface UserPatch {
  email: string | undefined
  name: string | undefined
  givenName: string | null
  familyName: string | null
  externalId: string | null
  active: boolean | undefined
  role: Exclude<Role, 'owner'> | undefined
}

type Resource = Record<string, unknown>

export function wantedOf(input: Resource, before?: UserResource): UserPatch {
  const name = (input.name ?? {}) as Resource
  const givenName = text(name.givenName)
  const familyName = text(name.familyName)
  return {
    email: emailOf(input),
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
  return joined && isNew ? joined.slice(0, TEXT_MAX) : undefined
}

const TEXT_MAX = 300

function text(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || value.length > TEXT_MAX)
    throw new ScimFailure(400, `Must be text of at most ${TEXT_MAX} characters`, 'invalidValue')
  return withoutTurns(value).trim() || null
}

/** The user name is the address; directories that name people otherwise send it among the addresses. */
function emailOf({ userName, emails }: Resource): string | undefined {
  const list = (Array.isArray(emails) ? emails : []) as Resource[]
  const primary = list.find((each) => each?.primary === true) ?? list[0]
  for (const value of [userName, primary?.value]) {
    const address = typeof value === 'string' ? normalAddress(value) : undefined
    if (address) return address
  }
  if (userName === undefined && list.length === 0) return undefined
  throw new ScimFailure(400, 'userName must be an email address', 'invalidValue')
}

/** Reads `active`, which some directories send as text, or as a list of one value. */
function activeOf(input: unknown): boolean | undefined {
  if (input === undefined) return undefined
  const value =
    Array.isArray(input) && input.length === 1 ? (input[0] as Resource | null)?.value : input
  if (typeof value === 'boolean') return value
  const lower = String(value).toLowerCase()
  if (lower !== 'true' && lower !== 'false')
    throw new ScimFailure(400, 'active must be true or false', 'invalidValue')
  return lower === 'true'
}

/** Reads the role. A directory can't make anyone an owner; unknown roles are ignored. */
function roleOf(value: unknown): UserPatch['role'] {
  const list = (Array.isArray(value) ? value : []) as Resource[]
  const primary = list.find((each) => each?.primary === true) ?? list[0]
  const lower = String(primary?.value ?? '').toLowerCase()
  const role = ROLES.find((each) => each === lower)
  return role === 'owner' ? undefined : role
}
