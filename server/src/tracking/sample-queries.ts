import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/**
 * Adds a visit of the last hours to a link, as if a person had read the first pages of what it shows; nobody is mailed
 * about it. Sums and figures follow from it as from any other.
 */
export async function addSampleVisit(
  system: Db,
  { tenantId, linkId }: { tenantId: string; linkId: string },
): Promise<void> {
  await sql`
    with made as (
      select at, (left(id_at(at)::text, 14) || right(new_id()::text, 22))::uuid as id
      from (select now() - interval '2 hours' as at) as past
    ), visited as (
      insert into visit (tenant_id, id, link_id, file_version, at, session_id, viewer, is_view,
        country, device, browser, os, duration_ms, pages, acted)
      select ${tenantId}, id, ${linkId}, 1, at, id, decode(md5(id::text), 'hex'), true,
        'NL', 'desktop', 'Firefox', 'Windows', 74000,
        '{"1": 9000, "2": 31000, "3": 22000, "4": 12000}', true from made
      returning id, at
    ), counted as (
      insert into link_stat (tenant_id, link_id, views, viewers, last_viewed_at)
      select ${tenantId}, ${linkId}, 1, 1, at from visited
      on conflict (tenant_id, link_id) do update set views = link_stat.views + 1,
        viewers = link_stat.viewers + 1, last_viewed_at = excluded.last_viewed_at
    ), told as (
      insert into visit_letter (tenant_id, session_id, member_id, due_at, sent_at)
      select ${tenantId}, visited.id, link.shared_by, at, now() from visited
      join link on link.tenant_id = ${tenantId} and link.id = ${linkId}
    )
    insert into part.visit_change (tenants, visits)
    select array[${tenantId}::uuid], array_agg(id) from visited`.execute(system)
}
