import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { isSure } from './certainty-queries.ts'
import { IS_READING } from './return-queries.ts'

// What visits are in the sums: of young ones that is stored, older ones are in them as they are.

/** Returns the id from which on visits are young. */
export async function findHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id_at(greatest(part.summed_since(), now() - interval '3 days')) as id`.execute(db)
  return rows[0]?.id ?? ''
}

/**
 * Selects `visits` (a list of joins that has `visit`), each as it is and as it is in the sums. `counts` says
 * whether it belongs to them, `was_summed` whether it is in them.
 */
export function visitStates(
  visits: RawBuilder<unknown>,
  horizon: string,
  isKept: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const isYoung = sql`visit.id >= ${horizon}`
  const was = (name: string) => {
    const column = sql.ref(name)
    return sql`case when ${isYoung} then summed.${column} else visit.${column} end`
  }
  return sql`
    select visit.tenant_id, visit.id, visit.link_id, visit.viewer, visit.at, ${isYoung} as is_young,
      ${IS_READING} and ${isKept} as counts, ${isSure('visit')} as is_sure, visit.is_view,
      visit.downloaded, visit.duration_ms, visit.pages, visit.country, visit.device, visit.browser,
      visit.os, visit.referrer, visit.trigger, visit.utm,
      coalesce(summed.day, (visit.at at time zone time_zone)::date) as day,
      coalesce(visit.item_id, link.item_id) as item_id,
      case when ${isYoung} then summed.id is not null else ${IS_READING} end as was_summed,
      ${was('is_view')} as was_view, ${was('downloaded')} as was_downloaded,
      ${was('duration_ms')} as was_duration_ms, ${was('pages')} as was_pages,
      case when ${isYoung} then summed.is_sure else ${isSure('visit')} end as was_sure,
      case when ${isYoung} then summed.item_id else coalesce(visit.item_id, link.item_id) end as was_item_id
    from ${visits}
      join tenant on tenant.id = visit.tenant_id
      join link on link.tenant_id = visit.tenant_id and link.id = visit.link_id
      left join part.visit_summed as summed
        on summed.tenant_id = visit.tenant_id and summed.id = visit.id
    where visit.is_view or visit.downloaded or visit.duration_ms > 0 or visit.pages is not null
      or summed.id is not null`
}

const PERSON = sql`tenant_id, link_id, viewer, day`
const SPLIT = sql`country, device, browser, os, referrer, trigger, utm`

/** Facts of `known` as it is to be in the sums. */
export const FACTS = sql`select ${PERSON}, 1 as sign, is_view, is_sure, downloaded, duration_ms, ${SPLIT}
  from known where counts`

/** Facts of `known` as it is in the sums, to be summed up or taken out. */
export const factsBefore = (sign: 1 | -1) => sql`
  select ${PERSON}, ${sql.lit(sign)} as sign, was_view as is_view, was_sure as is_sure,
    was_downloaded as downloaded, was_duration_ms as duration_ms, ${SPLIT}
  from known where was_summed`

/** The same of the pages that were read. */
export const PAGE_FACTS = sql`select tenant_id, link_id, viewer, at, 1 as sign, item_id, pages, is_sure
  from known where counts and pages is not null`

export const pageFactsBefore = (sign: 1 | -1) => sql`
  select tenant_id, link_id, viewer, at, ${sql.lit(sign)} as sign, was_item_id as item_id,
    was_pages as pages, was_sure as is_sure
  from known where was_summed and was_pages is not null`
