import type { AuditFilter } from '@satchel/contract/audit.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

interface Part extends AuditFilter {
  limit: number
  /** The row before the first one. */
  before?: string
}

/** Newest first; ids begin with the time, so theirs is the order. */
export function findEntries({ db }: Scope, part: Part) {
  const { action, actorId, from, to, before, limit } = part
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
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The start of a day in the tenant's time zone. */
function startOf(day: string, later: number) {
  return sql<string>`(${day}::date + ${later}::int)::timestamp
    at time zone (select time_zone from tenant where tenant.id = (select current_tenant()))`
}
