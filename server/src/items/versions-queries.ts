import { type Insertable, type Selectable, sql } from 'kysely'
import type { ItemVersion } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

export interface VersionRow
  extends Omit<Selectable<ItemVersion>, 'tenantId' | 'itemId' | 'coverKey' | 'body'> {
  isShown: boolean
}

const COLUMNS = [
  'itemFile.number',
  'itemFile.isShown',
  'itemFile.fileKey',
  'itemFile.originalName',
  'itemFile.mime',
  'itemFile.bytes',
  'itemFile.sha256',
  'itemFile.failure',
  'itemFile.pageCount',
  'itemFile.durationS',
  'itemFile.width',
  'itemFile.height',
  'itemFile.thumbnailKey',
  'itemFile.previewKey',
  'itemFile.previewMime',
  'itemFile.hiddenContent',
  'itemFile.previewNote',
  'itemFile.recognition',
  'itemFile.recognitionConfidence',
  'itemFile.madeAt',
  'itemFile.madeBy',
] as const

/** The newest first. */
export function findVersions(
  { db }: Scope,
  itemId: string,
): Promise<(VersionRow & { makerName: string | null })[]> {
  return db
    .selectFrom('itemFile')
    .leftJoin('member', 'member.id', 'itemFile.madeBy')
    .select([...COLUMNS, 'member.name as makerName'])
    .where('itemFile.itemId', '=', itemId)
    .orderBy('itemFile.number', 'desc')
    .$castTo<VersionRow & { makerName: string | null }>()
    .execute()
}

export function findVersion(
  { db }: Scope,
  itemId: string,
  number: number,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('itemFile')
    .select(COLUMNS)
    .where('itemId', '=', itemId)
    .where('number', '=', number)
    .$castTo<VersionRow>()
    .executeTakeFirst()
}

/** Returns the start of a version's text and whether there is more; undefined if there is no such version. */
export function findText({ db }: Scope, itemId: string, number: number, most: number) {
  return db
    .selectFrom('itemFile')
    .select([
      sql<string>`coalesce(left(body, ${most}), '')`.as('text'),
      sql<boolean>`coalesce(length(body) > ${most}, false)`.as('isCut'),
    ])
    .where('itemId', '=', itemId)
    .where('number', '=', number)
    .executeTakeFirst()
}

export async function hasFile({ db }: Scope, itemId: string, fileKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('itemFile')
    .select('number')
    .where('itemId', '=', itemId)
    .where('fileKey', '=', fileKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the next number; the item is locked, so nobody else takes it. */
export async function nextNumber({ db }: Scope, itemId: string): Promise<number> {
  const { number } = await db
    .selectFrom('itemFile')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
    .where('itemId', '=', itemId)
    .executeTakeFirstOrThrow()
  return number
}

export async function insertVersion(scope: Scope, version: Insertable<ItemVersion>): Promise<void> {
  await scope.db
    .insertInto('itemVersion')
    .values({ ...version, madeBy: personOf(scope) })
    .execute()
}

/** Adds a version with the same stored file. */
export async function copyVersion(
  scope: Scope,
  itemId: string,
  number: number,
  copy: number,
): Promise<void> {
  await sql`
    insert into item_version (item_id, number, file_key, original_name, mime, bytes, sha256, failure, page_count,
      duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body,
      visitor_key, visitor_mime, hidden_content, preview_note, made_by)
    select item_id, ${copy}, file_key, original_name, mime, bytes, sha256, failure, page_count,
      duration_s, width, height, thumbnail_key, cover_key, preview_key, preview_mime, body,
      visitor_key, visitor_mime, hidden_content, preview_note, ${personOf(scope)}::uuid
    from item_file where item_id = ${itemId} and number = ${number}`.execute(scope.db)
}

export async function showVersion({ db }: Scope, itemId: string, number: number): Promise<void> {
  await sql`select show_item_version(${itemId}, ${number})`.execute(db)
}
