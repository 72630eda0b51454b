import type { AuditFilter } from '@satchel/contract/audit.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

interface Part extends AuditFilter {
  limit: number
  /** The row before the first one. */
  before?: string
}

/** Newest first; ids begin with the time, so theirs is the order. */
export function findEntries(scope: Scope, { before, limit, ...filter }: Part) {
  return selectEntries(scope, filter)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

interface Following extends AuditFilter {
  limit: number
  after: string
  /** The id that no later entry will be below. */
  end: string
}

/** Oldest first. */
export function findFollowing(scope: Scope, { after, end, limit, ...filter }: Following) {
  return selectEntries(scope, filter)
    .where('id', '>', after)
    .where('id', '<', end)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Finds these entries, oldest first. */
export function findThese(scope: Scope, ids: string[]) {
  return selectEntries(scope, {})
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .execute()
}

/**
 * Returns the id below which nothing is added any more: transactions that may still commit an entry hold a lock, which
 * names the second in which they began (`audit_id` in the database). Ask before the entries are read, on the server
 * that writes them.
 */
export async function findEnd({ db }: Scope): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id_at(least(statement_timestamp(), min(to_timestamp(objid::bigint)))) as id from pg_locks
    where locktype = 'advisory' and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid = (hashtext('audit')::bigint & 4294967295)::oid`.execute(db)
  return rows[0]?.id ?? ''
}

function selectEntries({ db }: Scope, { action, actorId, from, to }: AuditFilter) {
  return db
    .selectFrom('audit')
    .selectAll()
    .$if(action !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('action', '=', action ?? ''),
          eb(sql`split_part(action, '.', 1)`, '=', action ?? ''),
        ]),
      ),
    )
    .$if(actorId !== undefined, (query) => query.where('actorId', '=', actorId ?? null))
    .$if(from !== undefined, (query) => query.where('at', '>=', startOf(from ?? '', 0)))
    .$if(to !== undefined, (query) => query.where('at', '<', startOf(to ?? '', 1)))
}

/** The start of a day in the tenant's time zone. */
function startOf(day: string, later: number) {
  return sql<string>`(${day}::date + ${later}::int)::timestamp
    at time zone (select time_zone from tenant where tenant.id = (select current_tenant()))`
}
