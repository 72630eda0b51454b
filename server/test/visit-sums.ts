import { sql } from 'kysely'
import type { Db } from '../src/platform/database/database.ts'

export interface VisitDraft {
  linkId: string
  at: Date
  viewer?: number
  filtered?: string | null
  email?: string | null
  emailProved?: boolean
  country?: string | null
  durationMs?: number
  pages?: Record<string, number> | null
  downloaded?: boolean
}

/** Stores visits as if they had come at other times, and returns their ids. */
export async function putVisits(
  system: Db,
  tenantId: string,
  drafts: VisitDraft[],
): Promise<string[]> {
  const rows = drafts.map(({ at, viewer = 1, ...draft }) => ({
    filtered: null,
    email: null,
    emailProved: false,
    country: null,
    durationMs: 0,
    pages: null,
    downloaded: false,
    ...draft,
    at: at.toISOString(),
    viewer: `\\x${viewer.toString(16).padStart(32, '0')}`,
  }))
  const { rows: stored } = await sql<{ id: string }>`
    with given as materialized (
      select (left(id_at(at)::text, 14) || right(new_id()::text, 22))::uuid as id, draft.*
      from json_to_recordset(${JSON.stringify(rows)}) as draft ("linkId" uuid, at timestamptz,
        viewer bytea, filtered text, email text, "emailProved" boolean, country text, "durationMs" integer, pages jsonb,
        downloaded boolean)
    ), changed as (
      insert into part.visit_change (tenants, visits)
      select array_agg(${tenantId}::uuid), array_agg(id) from given
    )
    insert into visit (tenant_id, id, link_id, at, session_id, viewer, filtered, is_view, email,
      email_proved, country, duration_ms, pages, downloaded)
    select ${tenantId}::uuid, id, "linkId", at, id, viewer, filtered, filtered is null, email,
      "emailProved", country, "durationMs", nullif(pages, 'null'), downloaded from given
    returning id`.execute(system)
  return stored.map(({ id }) => id)
}

/** Returns the sums of a tenant, beside the same counted from its visits. */
export async function compareSums(system: Db, tenantId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    with counted as (
      select visit.*, coalesce(visit.item_id, link.item_id) as item,
        acted or downloaded or (select count(*) > 1 from jsonb_object_keys(pages)) as is_sure,
        (at at time zone tenant.time_zone)::date as day
      from visit join link on link.tenant_id = visit.tenant_id and link.id = link_id
      join tenant on tenant.id = visit.tenant_id
      where visit.tenant_id = ${tenantId} and (filtered is null or filtered = 'repeat')
    )
    select
      (select jsonb_agg(to_jsonb(d) - 'tenant_id' order by link_id, day, dimension, value)
        from visit_day d where tenant_id = ${tenantId} and dimension in ('all', 'country')) as days,
      (select jsonb_agg(to_jsonb(d) order by link_id, day, dimension, value) from (
        select link_id, day, dimension, value, count(*) filter (where is_view) as views,
          count(distinct viewer) filter (where is_view) as viewers,
          count(*) filter (where is_view and is_sure) as sure_views,
          count(distinct viewer) filter (where is_view and is_sure) as sure_viewers,
          count(distinct viewer) filter (where is_view and was_viewed) as again_viewers,
          count(distinct viewer) filter (where is_view and is_sure and was_surely_viewed)
            as again_sure_viewers,
          count(*) filter (where downloaded) as downloads,
          sum(duration_ms) as duration_ms,
          sum(case when is_sure then duration_ms else 0 end) as sure_duration_ms
        from counted, lateral (values ('all', ''), ('country', country)) as v (dimension, value),
        lateral (
          select coalesce(bool_or(other.is_view), false) as was_viewed,
            coalesce(bool_or(other.is_view and other.is_sure), false) as was_surely_viewed
          from counted as other where other.link_id = counted.link_id and other.viewer = counted.viewer
            and other.day = counted.day - 1 and (dimension = 'all' or other.country = value)) as before
        where value is not null group by 1, 2, 3, 4) d
        where views > 0 or downloads > 0 or duration_ms > 0) as "ofDays",
      (select jsonb_agg(to_jsonb(p) - 'tenant_id' order by link_id, item_id, page)
        from link_page p where tenant_id = ${tenantId}) as pages,
      (select jsonb_agg(to_jsonb(p) order by link_id, item_id, page) from (
        select link_id, item_id, page, sum(readers)::int as readers, sum(ms) as duration_ms,
          sum(sure_readers)::int as sure_readers, sum(sure_ms) as sure_duration_ms from (
          select link_id, item as item_id, key::int as page, (at at time zone 'UTC')::date as day,
            count(distinct viewer) as readers, sum(value::bigint) as ms,
            count(distinct viewer) filter (where is_sure) as sure_readers,
            sum(case when is_sure then value::bigint else 0 end) as sure_ms
          from counted, jsonb_each_text(pages) group by 1, 2, 3, 4) each
        group by 1, 2, 3) p) as "ofPages"`.execute(system)
  return rows[0] ?? {}
}
