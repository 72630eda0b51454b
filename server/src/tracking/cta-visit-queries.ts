import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { IS_UNMEASURED } from './unmeasured-queries.ts'

// A visitor has no tenant of their own: these statements name it.

interface VisitKey {
  tenantId: string
  id: string
}

interface FoundVisit {
  visitId: string
  linkId: string
  itemId: string | null
  siteId: string | null
  fileVersion: number | null
  viewer: Buffer
  email: string | null
  sharedToEmail: string | null
  filtered: string | null
  /** True if nothing of its reading is measured. */
  isUnmeasured: boolean
}

export async function findVisit(
  system: Db,
  { tenantId, id }: VisitKey,
): Promise<FoundVisit | undefined> {
  const { rows } = await sql<FoundVisit>`
    select visit.id as "visitId", link.id as "linkId",
      case link.item_type when 'ITEM' then link.item_id else visit.item_id end as "itemId",
      case link.item_type when 'SITE' then link.item_id end as "siteId",
      visit.file_version as "fileVersion",
      visit.viewer, visit.email, link.shared_to_email as "sharedToEmail", visit.filtered,
      ${IS_UNMEASURED} as "isUnmeasured"
    from visit join link on link.tenant_id = visit.tenant_id and link.id = visit.link_id
    where visit.tenant_id = ${tenantId} and visit.id = ${id}`.execute(system)
  return rows[0]
}

/** Finds an opening of a page of which no visit is stored. */
export async function findOpening(
  system: Db,
  { tenantId, id }: VisitKey,
): Promise<FoundVisit | undefined> {
  const { rows } = await sql<FoundVisit>`
    select open.id as "visitId", link.id as "linkId",
      case link.item_type when 'ITEM' then link.item_id else open.item_id end as "itemId",
      case link.item_type when 'SITE' then link.item_id end as "siteId",
      open.file_version as "fileVersion", open.viewer, null as email,
      link.shared_to_email as "sharedToEmail", null as filtered, true as "isUnmeasured"
    from unmeasured_visit as open
    join link on link.tenant_id = open.tenant_id and link.id = open.link_id
    where open.tenant_id = ${tenantId} and open.id = ${id}`.execute(system)
  return rows[0]
}

/** Counts sessions that ended; without an address or a viewer those of anybody. */
export async function countEarlierSessions(
  system: Db,
  { tenantId, id }: VisitKey,
  { viewer, email }: { viewer?: string; email?: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select session_id from visit
      where tenant_id = ${tenantId} and link_id = ${id}
        and coalesce(filtered in ('repeat', 'colleague', 'crowd'), true)
        and (${viewer ?? null}::text is null or viewer = decode(${viewer ?? ''}, 'hex'))
        and (${email ?? null}::text is null or email = ${email ?? null})
      group by session_id having max(at) < now() - interval '10 minutes'
      limit 100) as sessions`.execute(system)
  return rows[0]?.count ?? 0
}
