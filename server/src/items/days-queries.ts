import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

const TODAY = sql<string>`(now() at time zone tenant.time_zone)::date`
const IS_OPEN = sql<boolean>`effective_status(tenant) in ('active', 'trialing')`

async function ids(rows: Promise<{ id: string }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => id)
}

export function findTenantsInNewDay(system: Db): Promise<string[]> {
  return ids(
    system.selectFrom('tenant').select('id').where('tenant.dayTold', '<>', TODAY).execute(),
  )
}

/** Finds items released after the first day and up to the second, or shareable for the last time on the first. */
export function findCrossing({ db }: Scope, from: string, to: string) {
  return db
    .selectFrom('item')
    .select(['id', 'name'])
    .where('deletedAt', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        and([eb('releasesOn', '>', from), eb('releasesOn', '<=', to)]),
        and([eb('expiresOn', '>=', from), eb('expiresOn', '<', to)]),
      ]),
    )
    .execute()
}

function isToBeNotified(days: number) {
  return sql<boolean>`item.deleted_at is null and member.status = 'active'
    and item.expires_on between ${TODAY} and ${TODAY} + ${sql.lit(days)}
    and item.expiry_told is distinct from item.expires_on`
}

export function findTenantsToNotify(system: Db, days: number): Promise<string[]> {
  return ids(
    system
      .selectFrom('tenant')
      .select('tenant.id')
      .where(IS_OPEN)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('item')
            .innerJoin('member', 'member.id', 'item.ownerId')
            .select('item.id')
            .whereRef('item.tenantId', '=', 'tenant.id')
            .where(isToBeNotified(days)),
        ),
      )
      .execute(),
  )
}

/** Marks items as notified for their expiration date; another date notifies again. */
export async function markNotified({ db }: Scope, days: number) {
  const { rows } = await sql<{
    id: string
    name: string
    expiresOn: string
    ownerId: string
    email: string
  }>`
    update item set expiry_told = expires_on
    from tenant, member
    where tenant.id = item.tenant_id and member.id = item.owner_id and ${isToBeNotified(days)}
    returning item.id, item.name, item.expires_on, member.id as "ownerId", member.email`.execute(db)
  return rows
}
