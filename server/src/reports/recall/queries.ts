import { sql } from 'kysely'
import { personOf, type Scope } from '../../platform/database/scope.ts'
import { IS_READING } from '../../tracking/service.ts'
import { IS_SHARED } from '../../visitor/service.ts'

export interface OutdatedRow {
  linkId: string
  email: string | null
  version: number
  lastAt: string
  downloaded: boolean
  /** True if a page told them what had changed in a version before the newest. */
  sawChanges: boolean
  toldAt: string | null
  isOpen: boolean
}

interface OutdatedQuery {
  itemId: string
  /** The version that is shown now. */
  version: number
  /** The sharer whose links count; everyone's if omitted. */
  sharedBy?: string | undefined
}

/**
 * The table `outdated`: who read the item, by its own links and those of collections it is in, and last in a version
 * with another file.
 */
const outdated = ({ itemId, version, sharedBy }: OutdatedQuery) => sql`
    had as materialized (
      select link.*, null::uuid as shown, true as is_there from link
      where item_type = 'ITEM' and item_id = ${itemId} and ${of(sharedBy)}
      union all
      select link.*, ${itemId}::uuid, collection.deleted_at is null from link
      join collection on collection.id = link.item_id
      join collection_item as place on place.collection_id = link.item_id and place.item_id = ${itemId}
      where item_type = 'COLLECTION' and ${of(sharedBy)}
    ), read as (
      select had.id as link_id, had.shared_by,
        case when visit.email_proved then visit.email else had.shared_to_email end as email,
        (array_agg(visit.file_version order by visit.id desc))[1] as version, max(visit.at) as last_at,
        bool_or(visit.downloaded) as downloaded, bool_or(visit.saw_changes) as saw_changes,
        had.is_there and had.disabled_at is null and coalesce(had.expires_at > now(), true) as is_open
      from had join visit on visit.link_id = had.id
        and visit.item_id is not distinct from had.shown
      where ${IS_READING} and visit.file_version is not null
      group by 1, 2, 3, had.is_there, had.disabled_at, had.expires_at
    ), same as materialized (
      select number from item_file where item_id = ${itemId}
        and file_key = (select file_key from item where id = ${itemId})
    ), outdated as (
      select read.link_id, read.shared_by, read.email, version, last_at, downloaded, saw_changes, told.at as told_at,
        is_open and exists (select from item join tenant on tenant.id = item.tenant_id
          where item.id = ${itemId} and ${IS_SHARED}) as is_open
      from read
      left join recall_mail as told on told.item_id = ${itemId} and told.file_version = ${version}
        and told.email = read.email
      where version not in (select number from same)
        and (read.email is null or not exists (select from read as newer
          where newer.email = read.email and newer.version in (select number from same)))
    )`

const of = (sharedBy: string | undefined) =>
  sharedBy ? sql`link.shared_by = ${sharedBy}` : sql`true`

/** Finds who last read another version: those whom the caller can tell, then others who weren't told, newest first. */
export async function findOutdated(
  scope: Scope,
  { emails, ...query }: OutdatedQuery & { emails?: string[] | undefined },
  limit: number | null,
): Promise<(OutdatedRow & { remaining: number })[]> {
  const { rows } = await sql<OutdatedRow & { remaining: number }>`
    with ${outdated(query)}
    select link_id as "linkId", email, version, last_at as "lastAt", downloaded, saw_changes as "sawChanges", told_at as "toldAt",
      is_open as "isOpen", (count(*) filter (where told_at is null) over ())::int as remaining
    from outdated where ${emails ? sql`email = any(${emails})` : sql`true`}
    order by told_at is null and is_open and email is not null and shared_by = ${personOf(scope)} desc,
      told_at is null desc, last_at desc, link_id, email
    limit ${limit}::integer`.execute(scope.db)
  return rows
}

/** Finds the version of a file that is shown, and who put it there; undefined unless it replaced another. */
export function findReplacement({ db }: Scope, itemId: string) {
  return db
    .selectFrom('item')
    .leftJoin('member', 'member.id', 'item.fileBy')
    .select(['item.name', 'item.fileVersion as version', 'item.fileBy as byId'])
    .select('member.name as byName')
    .where('item.id', '=', itemId)
    .where('item.kind', '=', 'file')
    .where('item.fileVersion', '>', 1)
    .where('item.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Counts the readers whom each sharer can tell. */
export async function countTellable({ db }: Scope, query: OutdatedQuery) {
  const { rows } = await sql<{ sharedBy: string; readers: number }>`
    with ${outdated(query)}
    select shared_by as "sharedBy", count(distinct email)::int as readers from outdated
    where told_at is null and is_open and email is not null group by shared_by`.execute(db)
  return rows
}

export interface Reader {
  linkId: string
  email: string
}

interface ReplacedFile {
  itemId: string
  version: number
}

/** Keeps whom the caller tells; returns those who weren't told before. */
export async function insertNotified(
  scope: Scope,
  { itemId, version }: ReplacedFile,
  readers: Reader[],
): Promise<Reader[]> {
  if (readers.length === 0) return []
  const row = { itemId, fileVersion: version, sentBy: personOf(scope) }
  // In one order, so that two who tell the same people don't wait for each other.
  const sorted = readers.toSorted((one, other) => (one.email < other.email ? -1 : 1))
  return scope.db
    .insertInto('recallMail')
    .values(sorted.map((reader) => ({ ...reader, ...row })))
    .onConflict((on) => on.doNothing())
    .returning(['linkId', 'email'])
    .execute()
}

export async function deleteNotified(
  { db }: Scope,
  { itemId, version }: ReplacedFile,
  emails: string[],
): Promise<void> {
  await db
    .deleteFrom('recallMail')
    .where('itemId', '=', itemId)
    .where('fileVersion', '=', version)
    .where('email', '=', sql<string>`any(${emails})`)
    .execute()
}
