import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  type Actor,
  type Origin,
  type Scope,
  systemActor,
  withNewTenant,
  withScope,
} from '../../platform/database/scope.ts'
import { brokenUnique } from '../../platform/database/unique.ts'
import type { Services } from '../../platform/http/services.ts'
import { domainOf, localPartOf } from '../../platform/mail/email-address.ts'
import { audit } from '../../platform/security/audit.ts'
import { hashOf } from '../../platform/security/random-token.ts'
import { unusableText } from '../../platform/text.ts'
import * as users from '../../users/service.ts'
import { findAccountByEmail, insertUser, lockEmail } from '../queries.ts'
import { ScimFailure } from './failure.ts'
import { readFilter, type UserFilter } from './filter.ts'
import { type ListQuery, listOf, partOf } from './lists.ts'
import { operationsOf, PERSON, withNames } from './names.ts'
import { patched } from './patch.ts'
import * as query from './queries.ts'
import { addressOf, patchOf, resourceOf, type UserPatch, type UserResource } from './resource.ts'

/** A directory at work, by its token. */
export interface Directory {
  services: Services
  actor: Actor
  isOpen: boolean
}

export async function directoryOf(
  services: Services,
  authorization: string | undefined,
  origin: Origin,
): Promise<Directory> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  const row = token && (await query.findToken(services.database.system, hashOf(token)))
  if (!row) throw new ScimFailure(401, 'Send a SCIM token')
  const actor = { ...systemActor(row.tenantId), name: row.name, origin }
  return { services, actor, isOpen: row.status === 'active' || row.status === 'trialing' }
}

export async function list({ services, actor }: Directory, params: ListQuery) {
  const filter = params.filter ? readFilter(params.filter) : undefined
  const part = partOf(params)
  const { people, total } = await withScope(services.database, actor, (scope) =>
    filter ? findMatching(scope, services, filter, part) : findPage(scope, services, part),
  )
  return listOf(people, { start: part.offset + 1, total })
}

interface Found {
  people: UserResource[]
  total: number
}

async function findPage(scope: Scope, { config }: Services, part: query.Part): Promise<Found> {
  const total = await query.countPeople(scope)
  const rows = await query.findPage(scope, part)
  return { people: rows.map((row) => resourceOf(row, config.PUBLIC_URL)), total }
}

async function findMatching(
  scope: Scope,
  { config }: Services,
  { fixed, matches }: UserFilter,
  { offset, limit }: query.Part,
): Promise<Found> {
  const rows = await query.findPeople(scope, fixed)
  const people = rows.map((row) => resourceOf(row, config.PUBLIC_URL)).filter(matches)
  return { people: people.slice(offset, offset + limit), total: people.length }
}

export async function get({ services, actor }: Directory, id: string): Promise<UserResource> {
  const { database, config } = services
  const row = await withScope(database, actor, (scope) => requirePerson(scope, id))
  return resourceOf(row, config.PUBLIC_URL)
}

async function requirePerson(scope: Scope, id: string): Promise<query.PersonRow> {
  const row = await query.findPerson(scope, id)
  if (!row) throw new ScimFailure(404, 'Person not found')
  return row
}

export async function create(directory: Directory, body: unknown): Promise<UserResource> {
  const { services, actor, isOpen } = directory
  if (!isOpen) throw new ScimFailure(403, 'The account is not active')
  const requested = patchOf(withNames(objectOf(body)))
  const { email } = requested
  if (!email) throw new ScimFailure(400, 'userName is missing', 'invalidValue')
  const name = requested.name ?? localPartOf(email)
  const role = requested.role ?? 'viewer'
  const id = await withNewTenant(services.database, async (db, enter) => {
    await requireOwnDomain(db, directory, email)
    await lockEmail(db, email)
    const existing = await findAccountByEmail(db, email)
    if (
      existing &&
      (existing.tenantId !== actor.tenantId || !(await query.isRemoved(db, existing.id)))
    )
      throw emailTaken()
    const id = existing?.id ?? (await insertUser(db, email))
    const scope = await enter({ ...actor, permissions: new Set(PERMISSIONS_OF.admin) })
    await users.join(scope, { id, email, name, role })
    if (requested.active === false) await users.keep(scope, id, { active: false })
    await saveRest(scope, id, requested)
    return id
  })
  return get(directory, id)
}

export async function replace(
  directory: Directory,
  id: string,
  body: unknown,
): Promise<UserResource> {
  const before = await get(directory, id)
  return change(directory, before, patchOf(withNames(objectOf(body)), before))
}

export async function patch(
  directory: Directory,
  id: string,
  body: unknown,
): Promise<UserResource> {
  const before = await get(directory, id)
  const after = patched(before, operationsOf(objectOf(body), PERSON))
  return change(directory, before, patchOf(after, before))
}

async function change(
  directory: Directory,
  before: UserResource,
  requested: UserPatch,
): Promise<UserResource> {
  const { services, actor, isOpen } = directory
  const { id } = before
  const isOff = requested.active === false
  if (!isOpen && !isOff) throw new ScimFailure(403, 'The account is not active')
  const role = before.roles[0]?.value
  const isOwner = role === 'owner'
  const address = addressOf(before)
  const email = requested.email !== address ? requested.email : undefined
  if (isOwner && (isOff || email)) throw ownerStays()
  await withNewTenant(services.database, async (db, enter) => {
    if (email) await moveTo(db, directory, id, email)
    const scope = await enter(actor)
    await requirePerson(scope, id)
    if (email)
      await audit(scope, {
        action: 'user.changed',
        target: { type: 'user', id, name: before.displayName },
        details: { email: { from: address ?? null, to: email } },
      })
    await users.keep(scope, id, {
      ...(requested.name !== undefined && { name: requested.name }),
      ...(requested.role !== undefined && !isOwner && { role: requested.role }),
      ...(requested.active !== undefined && { active: requested.active }),
    })
    await saveRest(scope, id, requested)
  })
  services.forgetIdentities(id)
  return get(directory, id)
}

/** Hides a person from the directory and deactivates them; their history stays. */
export async function remove({ services, actor }: Directory, id: string): Promise<void> {
  await withScope(services.database, actor, async (scope) => {
    const { role } = await requirePerson(scope, id)
    if (role === 'owner')
      throw new ScimFailure(403, 'Owners can’t be deleted through SCIM', 'mutability')
    await users.keep(scope, id, { active: false })
    await query.markRemoved(scope, id)
  })
  services.forgetIdentities(id)
}

async function moveTo(db: Db, directory: Directory, id: string, email: string): Promise<void> {
  const { actor } = directory
  await requireOwnDomain(db, directory, email)
  await lockEmail(db, email)
  if (await findAccountByEmail(db, email)) throw emailTaken()
  const isMoved = await query.changeAddress(db, actor.tenantId, id, email)
  if (!isMoved) throw ownerStays()
}

/** Throws unless the domain is verified: otherwise directories could claim other people's addresses. */
async function requireOwnDomain(db: Db, { actor }: Directory, email: string): Promise<void> {
  const domain = domainOf(email)
  if (!(await query.isOwnDomain(db, actor.tenantId, domain)))
    throw new ScimFailure(400, `Verify the domain ${domain} in Satchel first`, 'invalidValue')
}

async function saveRest(scope: Scope, id: string, requested: UserPatch): Promise<void> {
  const { externalId, givenName, familyName, userName, writtenEmail: email } = requested
  const fields = { externalId, givenName, familyName, userName, email }
  await query.keep(scope, id, fields).catch((error) => {
    const broken = brokenUnique(error)
    if (broken === undefined) throw error
    const what = broken === 'scim_user_name' ? 'userName' : 'externalId'
    throw new ScimFailure(409, `Another person already has this ${what}`, 'uniqueness')
  })
}

function ownerStays(): ScimFailure {
  const message = 'Owners can’t be deactivated, and their address can’t be changed, through SCIM'
  return new ScimFailure(403, message, 'mutability')
}

function emailTaken(): ScimFailure {
  return new ScimFailure(409, 'This address is already taken', 'uniqueness')
}

export function objectOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ScimFailure(400, 'Send a JSON object', 'invalidSyntax')
  const fault = unusableText(body)
  if (fault) throw new ScimFailure(400, `${fault.path} ${fault.message}`, 'invalidValue')
  return body as Record<string, unknown>
}
