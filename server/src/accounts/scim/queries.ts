import type { Role } from '@satchel/contract/permissions.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { writeIfAble } from '../../platform/database/optional-write.ts'
import type { Scope } from '../../platform/database/scope.ts'
import * as users from '../../users/service.ts'

/** Values that every match must have, for the database to look up. */
export interface FixedFields {
  id?: string
  /** User name, or address, in small letters. */
  userName?: string
  email?: string
  externalId?: string
}

export interface PersonRow {
  id: string
  email: string
  name: string
  role: Role
  status: string
  createdAt: string
  externalId: string | null
  givenName: string | null
  familyName: string | null
  changedAt: string | null
  userName: string | null
  writtenEmail: string | null
  /** The groups that a directory put them in. */
  groups: Role[]
}

/** The condition for people removed by a directory and not reactivated by an admin since. */
const REMOVED = sql<SqlBool>`(scim_user.removed_at is not null and member.status = 'deactivated')`

export function selectPeople(db: Db) {
  return db
    .selectFrom('member')
    .leftJoin('scimUser', (join) =>
      join
        .onRef('scimUser.tenantId', '=', 'member.tenantId')
        .onRef('scimUser.memberId', '=', 'member.id'),
    )
    .select(['member.id', 'member.email', 'member.name', 'member.role', 'member.status'])
    .select(['member.createdAt', 'scimUser.externalId', 'scimUser.givenName'])
    .select(['scimUser.familyName', 'scimUser.changedAt', 'scimUser.userName'])
    .select('scimUser.email as writtenEmail')
    .select(
      sql<string[]>`array(select joined.role from scim_group_member joined
        where joined.tenant_id = member.tenant_id and joined.member_id = member.id)`.as('groups'),
    )
    .where(sql<SqlBool>`not ${REMOVED}`)
    .$narrowType<{ role: Role; groups: Role[] }>()
}

/** All that are there for a directory and are equal to this. */
export function findPeople(
  { db }: Scope,
  { id, userName, email, externalId }: FixedFields,
): Promise<PersonRow[]> {
  let people = selectPeople(db)
  if (id !== undefined) people = people.where('member.id', '=', id)
  if (userName !== undefined)
    people = people.where((where) =>
      where.or([
        where('member.email', '=', userName),
        where(sql<string>`lower(scim_user.user_name)`, '=', userName),
      ]),
    )
  if (email !== undefined) people = people.where('member.email', '=', email)
  if (externalId !== undefined) people = people.where('scimUser.externalId', '=', externalId)
  return people.orderBy('member.id').execute()
}

export interface Part {
  offset: number
  limit: number
}

export function findPage({ db }: Scope, { offset, limit }: Part): Promise<PersonRow[]> {
  return selectPeople(db).orderBy('member.id').offset(offset).limit(limit).execute()
}

export async function countPeople({ db }: Scope): Promise<number> {
  const { count } = await selectPeople(db)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function findPerson({ db }: Scope, id: string): Promise<PersonRow | undefined> {
  return selectPeople(db).where('member.id', '=', id).executeTakeFirst()
}

interface ScimFields {
  externalId: string | null
  givenName: string | null
  familyName: string | null
  userName: string | null
  email: string | null
}

export async function keep({ db }: Scope, memberId: string, fields: ScimFields): Promise<void> {
  const changedAt = sql<string>`now()`
  await db
    .insertInto('scimUser')
    .values({ memberId, ...fields })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'memberId'])
        .doUpdateSet({ ...fields, changedAt, removedAt: null }),
    )
    .execute()
}

export async function markRemoved({ db }: Scope, memberId: string): Promise<void> {
  const removedAt = sql<string>`now()`
  await db
    .insertInto('scimUser')
    .values({ memberId, removedAt })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'memberId']).doUpdateSet({ removedAt, externalId: null }),
    )
    .execute()
}

/** Finds a token by its hash and marks it as used, at most once a minute. */
export async function findToken(system: Db, hash: Buffer) {
  const row = await system
    .selectFrom('scimToken')
    .innerJoin('tenant', 'tenant.id', 'scimToken.tenantId')
    .select(['scimToken.id', 'scimToken.tenantId', 'scimToken.name'])
    .select([
      sql<string>`effective_status(tenant)`.as('status'),
      sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('isUnseen'),
    ])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (row?.isUnseen)
    await writeIfAble(
      system
        .updateTable('scimToken')
        .set({ lastUsedAt: sql`now()` })
        .where('id', '=', row.id)
        .execute(),
    )
  return row
}

/** Tells whether the tenant has proved the domain of an address. */
export async function isOwnDomain(system: Db, tenantId: string, domain: string): Promise<boolean> {
  const row = await system
    .selectFrom('ssoDomain')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('domain', '=', domain)
    .where('provenAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Tells whether a directory deleted a person whom no admin has reactivated. */
export async function isRemoved(system: Db, memberId: string): Promise<boolean> {
  const row = await system
    .selectFrom('scimUser')
    .innerJoin('member', 'member.id', 'scimUser.memberId')
    .select('memberId')
    .where('memberId', '=', memberId)
    .where(REMOVED)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes the address of account and member; false if they are an owner by now. */
export async function changeAddress(
  db: Db,
  tenantId: string,
  id: string,
  email: string,
): Promise<boolean> {
  // As whoever changes a role does: the tenant first.
  const tenant = db.selectFrom('tenant').select('id').where('id', '=', tenantId)
  await tenant.forNoKeyUpdate().execute()
  const isChanged = await users.setEmailUnlessOwner(db, id, email)
  await db.updateTable('auth.user').set({ email }).where('id', '=', id).execute()
  // What was mailed to the address before is for nobody any more.
  await db.deleteFrom('auth.passwordReset').where('userId', '=', id).execute()
  return isChanged
}
