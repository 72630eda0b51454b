import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** Days of visits that are counted. */
const VISIT_DAYS = 30

/** Escapes what LIKE reads as a wildcard. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

// These read figures of all tenants and nothing of their content.

function selectCompanies(system: Db) {
  return system
    .selectFrom('tenant')
    .select(['id', 'name', 'slug', 'plan', 'limits', 'planless', 'createdAt', 'closesAt'])
    .select(['suspendedReason', 'pagesClosed', 'statusSince'])
    .select([
      sql<AccountStatus>`effective_status(tenant)`.as('status'),
      sql<boolean>`status = 'suspended'`.as('isSuspended'),
      sql<boolean>`exists (select from member
        where member.tenant_id = tenant.id and member.status <> 'unconfirmed')`.as('isConfirmed'),
      sql<number>`(select count(*) from member
        where member.tenant_id = tenant.id and member.status = 'active')`.as('people'),
      sql<number>`(select coalesce(sum(views), 0) from report_day
        where report_day.tenant_id = tenant.id and dimension = 'all'
          and day > current_date - ${sql.lit(VISIT_DAYS)})::bigint`.as('visits30Days'),
      sql<string | null>`(select event.at from event
        where event.tenant_id = tenant.id order by event.id desc limit 1)`.as('lastActivityAt'),
    ])
}

export type CompanyRow = Awaited<ReturnType<typeof findCompanies>>[number]

/** Finds companies, newest first. */
export function findCompanies(
  system: Db,
  { search, limit, after }: { search?: string; limit: number; after?: string },
) {
  let rows = selectCompanies(system).orderBy('id', 'desc').limit(limit)
  if (search) rows = rows.where('name', 'ilike', `%${literal(search)}%`)
  if (after) rows = rows.where('id', '<', after)
  return rows.execute()
}

export function findCompany(system: Db, id: string): Promise<CompanyRow | undefined> {
  return selectCompanies(system).where('id', '=', id).executeTakeFirst()
}

/** Finds the id of a company by its id or slug. */
export async function findId(system: Db, idOrSlug: string): Promise<string | undefined> {
  const row = await system
    .selectFrom('tenant')
    .select('id')
    .where(sql<SqlBool>`id::text = ${idOrSlug.toLowerCase()} or slug = ${idOrSlug}`)
    .executeTakeFirst()
  return row?.id
}

/** Locks a company until the transaction ends. */
export function lockCompany(db: Db, id: string) {
  return db
    .selectFrom('tenant')
    .select(['name', 'status', 'plan', 'suspendedFrom'])
    .select(
      sql<SqlBool>`exists (select from member
        where member.tenant_id = tenant.id and member.status <> 'unconfirmed')`.as('isConfirmed'),
    )
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ status: AccountStatus; suspendedFrom: AccountStatus | null }>()
    .executeTakeFirst()
}

/** Finds an owner in whose name the operator exports a company's library. */
export function findOwner(db: Db, id: string) {
  return db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('tenantId', '=', id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Finds the address of whoever signed a company up. */
export async function findUnconfirmedOwner(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('email')
    .where('tenantId', '=', id)
    .where('role', '=', 'owner')
    .where('status', '=', 'unconfirmed')
    .executeTakeFirst()
  return row?.email
}
