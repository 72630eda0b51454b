import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

/** Finds sites of all tenants that were deleted too long ago to restore. */
export function findOverdue(system: Db, days: number) {
  return system
    .selectFrom('site')
    .select(['tenantId', 'id'])
    .where('deletedAt', '<', sql<string>`now() - make_interval(days => ${days})`)
    .limit(1_000)
    .execute()
}

/** Returns the address that the site had; undefined for one that was restored meanwhile. */
export function purge({ db }: Scope, id: string) {
  return db
    .deleteFrom('site')
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .returning(['slug', 'isPersonal'])
    .executeTakeFirst()
}
