import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { REVERSIBLE } from './certainty-queries.ts'
import type { Bounds, Reading } from './merge.ts'
import { IS_UNMEASURED } from './unmeasured-queries.ts'

// Reading reports come without a session, so these statements name the tenant themselves.

interface VisitState {
  isSoon: boolean
  isUnseen: boolean
  isUnmeasured: boolean
}

/**
 * Returns `seen` where a visit that was taken for a machine's has now been looked at, `soon` within a second of the
 * change before, `unmeasured` where the visitor doesn't want it, and undefined where there is no such visit.
 */
export function changeVisit(
  system: Db,
  { tenantId, id }: { tenantId: string; id: string },
  change: (before: Reading & Bounds) => Reading,
): Promise<'kept' | 'seen' | 'soon' | 'unmeasured' | undefined> {
  return system.transaction().execute(async (db) => {
    const { rows } = await sql<Reading & Bounds & VisitState>`
      select visit.acted, visit.duration_ms as "durationMs", visit.pages, visit.parts, visit.clicks,
        coalesce(item.page_count, jsonb_array_length(shown.content)) as "pageCount",
        item.duration_s as "durationS",
        coalesce(visit.beat_at > clock_timestamp() - interval '1 second', false) as "isSoon",
        coalesce(visit.filtered = any(${REVERSIBLE}), false) as "isUnseen",
        ${IS_UNMEASURED} as "isUnmeasured"
      from visit
      join link on link.tenant_id = visit.tenant_id and link.id = visit.link_id
      left join item on item.tenant_id = visit.tenant_id
        and item.id = coalesce(visit.item_id, link.item_id)
      left join site on link.item_type = 'SITE' and visit.item_id is null
        and site.tenant_id = link.tenant_id and site.id = link.item_id
      left join site_version as shown on shown.tenant_id = site.tenant_id
        and shown.site_id = site.id and shown.number = site.published_number
      where visit.tenant_id = ${tenantId} and visit.id = ${id}
      for update of visit`.execute(db)
    const [before] = rows
    if (!before) return undefined
    if (before.isUnmeasured) return 'unmeasured'
    if (before.isSoon) return 'soon'
    const { acted, durationMs, pages, parts, clicks } = change(before)
    await sql`
      with changed as (
        insert into part.visit_change (tenants, visits)
        values (array[${tenantId}]::uuid[], array[${id}]::uuid[])
      )
      update visit set acted = ${acted}, duration_ms = ${durationMs}, pages = ${json(pages)}, parts = ${json(parts)},
        clicks = ${json(clicks)}, beat_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`.execute(db)
    return before.isUnseen && durationMs > 0 ? 'seen' : 'kept'
  })
}

/** Tells each node which page of a visit is being read, 0 for none any more, where the tenant wants to know of visits. */
export async function tellReading(
  system: Db,
  { tenantId, id }: { tenantId: string; id: string },
  page: number,
): Promise<void> {
  await sql`
    select pg_notify('reading', ${`${tenantId} ${id} ${page}`}) from tenant
    where id = ${tenantId} and notifications ->> 'shareView' is distinct from 'false'`.execute(
    system,
  )
}

const json = (value: object | null) => sql`${value && JSON.stringify(value)}::jsonb`
