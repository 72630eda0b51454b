import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../src/platform/database/database.ts'

/** Updates the newest visit of a link as its page would. */
export async function updateNewestVisit(
  system: Db,
  linkId: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const newest = await system
    .selectFrom('visit')
    .select('id')
    .where('linkId', '=', linkId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await system.updateTable('visit').set(columns).where('id', '=', newest.id).execute()
}

interface Visited {
  tenantId: string
  linkId: string
  viewer: number
  minutesAgo?: number
}

/** Returns a visit as it is stored when it arrives. */
export function arrivalOf({ tenantId, linkId, viewer, minutesAgo = 0 }: Visited): object {
  const time = Date.now() - minutesAgo * 60_000
  const id = randomUUIDv7().slice(13)
  const hex = time.toString(16).padStart(12, '0')
  return {
    link: 1,
    id: `${hex.slice(0, 8)}-${hex.slice(8)}${id}`,
    tenantId,
    linkId,
    viewer: viewer.toString(16).padStart(32, '0'),
    emailProved: false,
    trigger: 'link',
  }
}

/** Leaves batches of visits of a tenant as a server does that is killed after the commit. */
export async function leaveArrivals(
  system: Db,
  tenantId: string,
  batches: object[][],
  minutesAgo = 0,
): Promise<void> {
  await sql`insert into part.arrival (tenant_id, at, links, visits, count)
    select ${tenantId}, now() - make_interval(mins => ${minutesAgo}), '{1}', visits, json_array_length(visits::json)
    from unnest(${batches.map((visits) => JSON.stringify(visits))}::text[]) as batch (visits)`.execute(
    system,
  )
}
