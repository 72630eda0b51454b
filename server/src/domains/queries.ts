import type { DomainStatus } from '@satchel/contract/tenants/tenants.ts'
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Domain } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'

/** The tenant's domain in use, for statements; null if its links are at the product's address. */
export const DOMAIN_IN_USE = sql<string | null>`(select domain from domain
  where status = 'confirmed' order by version desc limit 1)`

export type DomainRow = Omit<Selectable<Domain>, 'tenantId'> & { status: DomainStatus }

const COLUMNS = [
  'id',
  'version',
  'domain',
  'status',
  'token',
  'rootUrl',
  'notFoundUrl',
  'proven',
  'leadsHere',
  'detail',
  'failures',
  'createdAt',
  'checkedAt',
  'confirmedAt',
] as const

/** Newest first. */
export function findVersions({ db }: Scope): Promise<DomainRow[]> {
  return db
    .selectFrom('domain')
    .select(COLUMNS)
    .orderBy('version', 'desc')
    .$narrowType<{ status: DomainStatus }>()
    .execute()
}

/** Locks a version until the scope ends. */
export function lockVersion({ db }: Scope, version: number): Promise<DomainRow | undefined> {
  return db
    .selectFrom('domain')
    .select(COLUMNS)
    .where('version', '=', version)
    .forUpdate()
    .$narrowType<{ status: DomainStatus }>()
    .executeTakeFirst()
}

/** A domain the tenant had before keeps its token and what is known of it. */
export async function upsertVersion({ db }: Scope, domain: string, version: number): Promise<void> {
  await db
    .insertInto('domain')
    .values({ domain, version })
    .onConflict((conflict) => conflict.columns(['tenantId', 'domain']).doUpdateSet({ version }))
    .execute()
}

export async function updateVersion(
  { db }: Scope,
  version: number,
  change: Updateable<Domain>,
): Promise<void> {
  await db.updateTable('domain').set(change).where('version', '=', version).execute()
}

export async function deleteVersion({ db }: Scope, version: number): Promise<void> {
  await db.deleteFrom('domain').where('version', '=', version).execute()
}

/** Finds another tenant that confirmed the domain; only one can have it. */
export function findHolder(system: Db, domain: string) {
  return system
    .selectFrom('domain')
    .select(['tenantId', 'version'])
    .where('domain', '=', domain)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
}

/** Returns which tenant's links each domain serves: the one that confirmed it, else the last that lost it. */
export function findHosts(system: Db) {
  return system
    .selectFrom('domain')
    .distinctOn('domain')
    .select(['domain', 'tenantId', 'rootUrl', 'notFoundUrl'])
    .where('status', 'in', ['confirmed', 'lost'])
    .orderBy('domain')
    .orderBy(sql`status = 'confirmed'`, 'desc')
    .orderBy('confirmedAt', 'desc')
    .execute()
}

/**
 * Finds one of them, as it is now: nodes learn of changes a moment later, or much later after a gap. It leads nowhere else
 * once visitors get nothing of its tenant any more.
 */
export function findHost(system: Db, domain: string) {
  const leads = sql`coalesce(pages_until(tenant) > now(), true)`
  return system
    .selectFrom('domain')
    .innerJoin('tenant', 'tenant.id', 'domain.tenantId')
    .select(['domain.domain', 'domain.tenantId'])
    .select([
      sql<string | null>`case when ${leads} then root_url end`.as('rootUrl'),
      sql<string | null>`case when ${leads} then not_found_url end`.as('notFoundUrl'),
    ])
    .where('domain.domain', '=', domain)
    .where('domain.status', 'in', ['confirmed', 'lost'])
    .orderBy(sql`domain.status = 'confirmed'`, 'desc')
    .orderBy('confirmedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The tenant whose links a domain serves, for statements. */
export function tenantAt(name: RawBuilder<string>): RawBuilder<string | null> {
  return sql<string | null>`(select served.tenant_id from domain as served
    where served.domain = ${name} and served.status in ('confirmed', 'lost')
    order by served.status = 'confirmed' desc, served.confirmed_at desc limit 1)`
}

/** The newest version first. */
export async function findConfirmed({ db }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('domain')
    .select('domain')
    .where('status', '=', 'confirmed')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ domain }) => domain)
}

/** Finds the people who can fix a domain. */
export function findKeepers({ db }: Scope) {
  return db
    .selectFrom('member')
    .select('email')
    .where('role', 'in', ['owner', 'admin'])
    .where('status', '=', 'active')
    .execute()
}
