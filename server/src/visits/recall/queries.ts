import { sql } from 'kysely'
import { personOf, type Scope } from '../../platform/database/scope.ts'
import { IS_READING } from '../tracking/return-queries.ts'

export interface OutdatedRow {
  linkId: string
  email: string | null
  version: number
  lastAt: string
  downloaded: boolean
  toldAt: string | null
  isOpen: boolean
}

interface Asked {
  itemId: string
  /** The version that is shown now. */
  version: number
  /** The sharer whose links count; everyone's if omitted. */
  sharedBy?: string | undefined
  limit: number
}

/** Finds who read the item, by its own links and those of collections it is in, and last in another version. */
export async function findOutdated(
  { db }: Scope,
  { itemId, version, sharedBy, limit }: Asked,
): Promise<OutdatedRow[]> {
  const { rows } = await sql<OutdatedRow>`
    with had as materialized (
      select link.*, null::uuid as shown from link
      where item_type = 'ITEM' and item_id = ${itemId} and ${of(sharedBy)}
      union all
      select link.*, ${itemId}::uuid from link
      join collection_item as place on place.collection_id = link.item_id and place.item_id = ${itemId}
      where item_type = 'COLLECTION' and ${of(sharedBy)}
    ), read as (
      select had.id as link_id, case when visit.email_proved then visit.email else had.shared_to_email end as email,
        (array_agg(visit.file_version order by visit.id desc))[1] as version, max(visit.at) as last_at,
        bool_or(visit.downloaded) as downloaded,
        had.disabled_at is null and coalesce(had.expires_at > now(), true) as is_open
      from had join visit on visit.link_id = had.id
        and visit.item_id is not distinct from had.shown
      where ${IS_READING} and visit.file_version is not null
      group by 1, 2, had.disabled_at, had.expires_at
    )
    select read.link_id as "linkId", read.email, version, last_at as "lastAt", downloaded,
      told.at as "toldAt", is_open as "isOpen"
    from read
    left join recall_mail as told on told.item_id = ${itemId} and told.file_version = ${version}
      and told.email = read.email
    where version <> ${version}
      and (read.email is null or not exists (select from read as newer
        where newer.email = read.email and newer.version = ${version}))
    order by last_at desc, read.link_id limit ${limit}`.execute(db)
  return rows
}

const of = (sharedBy: string | undefined) =>
  sharedBy ? sql`link.shared_by = ${sharedBy}` : sql`true`

interface Told {
  itemId: string
  version: number
  linkId: string
  email: string
}

/** Keeps that someone is told; false if they were already. */
export async function insertTold(scope: Scope, { version, ...told }: Told): Promise<boolean> {
  const inserted = await scope.db
    .insertInto('recallMail')
    .values({ ...told, fileVersion: version, sentBy: personOf(scope) })
    .onConflict((on) => on.doNothing())
    .returning('email')
    .executeTakeFirst()
  return inserted !== undefined
}
