import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import {
  FIGURE_LIST,
  figuresOf,
  IS_NOTHING,
  IS_UNREAD,
  READ,
  readingOf,
  setFigures,
} from '../figure-queries.ts'
import {
  FACTS,
  factsBefore,
  PAGE_FACTS,
  pageFactsBefore,
  visitStates,
} from '../summed-visit-queries.ts'
import { type Changes, changed } from './sum-queries.ts'

// Sums of young visits: what they amount to now, less what of them is in the sums, is added. So repeating it is safe.

export interface Young {
  changes: Changes
  /** The id from which on visits are young. */
  horizon: string
  /** True if these visits are about to be deleted. */
  isGone: boolean
}

/**
 * The visits of those whose visits changed, to the same links: a device counts once, whichever of its visits is known
 * first. It's known for a day of UTC.
 */
function stored({ changes, horizon, isGone }: Young): RawBuilder<unknown> {
  const isKept = isGone ? sql`visit.id <> all(${changes.visits}::uuid[])` : undefined
  // Each person is looked up by the viewer alone: the planner could take the key or the index of the link, which have
  // everybody's.
  const visits = sql`person join lateral (
      select * from visit where visit.tenant_id = person.tenant_id and visit.viewer = person.viewer
      offset 0) as visit on visit.link_id = person.link_id and visit.id between first and last`
  return sql`
    person as materialized (
      select tenant_id, link_id, viewer, id_at(min(at) - interval '1 day') as first,
        id_at(max(at) + interval '1 day') as last
      from ${changed(changes)} where id >= ${horizon} group by 1, 2, 3
    ), known as materialized (${visitStates(visits, horizon, isKept)})`
}

/** Adds to the days of links what young visits changed, and stores what of them is in the sums. */
export async function addDays(db: Db, young: Young): Promise<void> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    with ${stored(young)}, stored as (
      insert into part.visit_summed as old
        (tenant_id, id, day, item_id, is_view, is_sure, downloaded, duration_ms, pages)
      select tenant_id, id, day, item_id, counts and is_view, counts and is_sure,
        counts and downloaded, case when counts then duration_ms else 0 end,
        case when counts then pages end
      from known where is_young and (counts or was_summed)
      on conflict (tenant_id, id) do update set item_id = excluded.item_id,
        is_view = excluded.is_view, is_sure = excluded.is_sure, downloaded = excluded.downloaded,
        duration_ms = excluded.duration_ms, pages = excluded.pages
    ), added as (
      insert into visit_day as old (tenant_id, link_id, day, dimension, value, ${FIGURE_LIST})
      select tenant_id, link_id, day, dimension, value, ${FIGURE_LIST}
      from ${figuresOf(sql`(${FACTS} union all ${factsBefore(-1)})`)} as delta where not ${IS_NOTHING}
      on conflict (tenant_id, link_id, day, dimension, value) do update set ${setFigures('add')}
      returning ${IS_NOTHING} as is_empty
    )
    select coalesce(bool_or(is_empty), false) as "isEmpty" from added`.execute(db)
  if (!rows[0]?.isEmpty) return
  await sql`delete from visit_day as old using (select distinct tenant_id, link_id from ${changed(young.changes)}) as link
    where old.tenant_id = link.tenant_id and old.link_id = link.link_id and ${IS_NOTHING}`.execute(
    db,
  )
}

const ADDED = sql`readers = old.readers + excluded.readers,
  duration_ms = old.duration_ms + excluded.duration_ms,
  sure_readers = old.sure_readers + excluded.sure_readers,
  sure_duration_ms = old.sure_duration_ms + excluded.sure_duration_ms`

/** Adds to the pages of links what young visits read of them, by days of UTC. Comes before `addDays`. */
export async function addPages(db: Db, young: Young): Promise<void> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    with ${stored(young)}, delta as materialized (
      select * from ${readingOf(sql`(${PAGE_FACTS} union all ${pageFactsBefore(-1)})`)} as read
      where not ${IS_UNREAD}
    ), days as (
      insert into link_page_day as old (tenant_id, link_id, day, item_id, page, ${READ})
      select tenant_id, link_id, day, item_id, page, ${READ} from delta
      on conflict (tenant_id, link_id, day, item_id, page) do update set ${ADDED}
      returning ${IS_UNREAD} as is_empty
    ), whole as (
      insert into link_page as old (tenant_id, link_id, item_id, page, ${READ})
      select tenant_id, link_id, item_id, page, sum(readers), sum(duration_ms), sum(sure_readers),
        sum(sure_duration_ms)
      from delta group by 1, 2, 3, 4
      on conflict (tenant_id, link_id, item_id, page) do update set ${ADDED}
      returning 1
    )
    select coalesce(bool_or(is_empty), false) as "isEmpty" from days`.execute(db)
  if (!rows[0]?.isEmpty) return
  const links = sql`(select distinct tenant_id, link_id from ${changed(young.changes)}) as link
    where old.tenant_id = link.tenant_id and old.link_id = link.link_id and ${IS_UNREAD}`
  await sql`delete from link_page_day as old using ${links}`.execute(db)
  await sql`delete from link_page as old using ${links}`.execute(db)
}

/** Deletes what of these visits was in the sums. */
export async function deleteSummed(db: Db, tenantId: string, ids: string[]): Promise<void> {
  await sql`delete from part.visit_summed
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(db)
}

/** Deletes what visits were summed as that are young no more. */
export async function deleteOldSummed(system: Db): Promise<void> {
  await sql`delete from part.visit_summed where id < id_at(now() - interval '4 days')`.execute(
    system,
  )
}
