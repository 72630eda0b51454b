import type { PageChange } from '@satchel/contract/items/versions.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { IS_READING } from '../../tracking/service.ts'

// A visitor has no tenant of their own: these statements name it.

interface VisitKey {
  tenantId: string
  id: string
}

/** The last time that a visitor read an earlier version of the file that they see now. */
export interface EarlierReading {
  itemId: string
  since: string
  fromVersion: number
  toVersion: number
  /** Null if the versions weren't compared yet. */
  pages: PageChange[] | null
}

/**
 * Finds when the visitor of a visit read an earlier version: by the same verified address through any link, by the same
 * network and browser today, or in the visit `before` of the same browser, both through this link. Someone who had the
 * new version a day ago was told.
 */
export async function findEarlierReading(
  system: Db,
  { tenantId, id }: VisitKey,
  before: string | null,
): Promise<EarlierReading | undefined> {
  const { rows } = await sql<EarlierReading>`
    with now as (
      select visit.id, visit.at, visit.link_id, visit.item_id as part, visit.viewer,
        case when visit.email_proved then visit.email end as email, item.id as item_id, item.file_version
      from visit
      join link on link.tenant_id = visit.tenant_id and link.id = visit.link_id
      join item on item.tenant_id = visit.tenant_id
        and item.id = case link.item_type when 'ITEM' then link.item_id else visit.item_id end
      where visit.tenant_id = ${tenantId} and visit.id = ${id} and ${IS_READING}
        and item.kind = 'file' and visit.file_version = item.file_version
    ), by_link as (
      select visit.id, visit.at, visit.file_version from now
      join visit on visit.tenant_id = ${tenantId} and visit.link_id = now.link_id
        and (visit.viewer = now.viewer or visit.id = ${before})
      where visit.item_id is not distinct from now.part and ${IS_READING}
    ), by_address as (
      select visit.id, visit.at, visit.file_version from now
      join visit on visit.tenant_id = ${tenantId} and visit.email = now.email and visit.email_proved
      join link on link.tenant_id = visit.tenant_id and link.id = visit.link_id
      where case link.item_type when 'ITEM' then link.item_id else visit.item_id end = now.item_id
        and ${IS_READING}
    ), reading as (select * from by_link union select * from by_address)
    select now.item_id as "itemId", reading.at as since, reading.file_version as "fromVersion",
      now.file_version as "toVersion", version_change.pages
    from now join reading on reading.file_version < now.file_version and reading.id < now.id
    left join version_change on version_change.tenant_id = ${tenantId}
      and version_change.item_id = now.item_id and version_change.to_version = now.file_version
      and version_change.from_version = reading.file_version
    where not exists (select from reading as told
      where told.file_version = now.file_version and told.at < now.at - interval '1 day')
    order by reading.id desc limit 1`.execute(system)
  return rows[0]
}
