import type { PageChange } from '@satchel/contract/items/versions.ts'
import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'
import { storableJson } from '../../platform/text.ts'

/** A file that an item had or has. */
export interface ComparedVersion {
  number: number
  fileKey: string
  mime: string | null
  sha256: string | null
  previewKey: string | null
  previewMime: string | null
  visitorKey: string | null
}

/** Finds the versions of an item that were read, newest first. */
export function findReadVersions({ db }: Scope, itemId: string): Promise<ComparedVersion[]> {
  return db
    .selectFrom('itemFile')
    .select(['number', 'fileKey', 'mime', 'sha256', 'previewKey', 'previewMime', 'visitorKey'])
    .where('itemId', '=', itemId)
    .where('sha256', 'is not', null)
    .where('failure', 'is', null)
    .orderBy('number', 'desc')
    .$castTo<ComparedVersion>()
    .execute()
}

export async function findChanges(
  { db }: Scope,
  itemId: string,
  fromVersion: number,
  toVersion: number,
): Promise<PageChange[] | undefined> {
  const row = await db
    .selectFrom('versionChange')
    .select('pages')
    .where('itemId', '=', itemId)
    .where('fromVersion', '=', fromVersion)
    .where('toVersion', '=', toVersion)
    .executeTakeFirst()
  return row?.pages as PageChange[] | undefined
}

/** Finds what changed in a version, by the earlier one. */
export async function findChangesTo(
  { db }: Scope,
  itemId: string,
  toVersion: number,
): Promise<Map<number, PageChange[]>> {
  const rows = await db
    .selectFrom('versionChange')
    .select(['fromVersion', 'pages'])
    .where('itemId', '=', itemId)
    .where('toVersion', '=', toVersion)
    .execute()
  return new Map(rows.map(({ fromVersion, pages }) => [fromVersion, pages as PageChange[]]))
}

/** Stores the changes of a pair of versions, unless that was done meanwhile or the item is gone. */
export async function insertChanges(
  { db }: Scope,
  { itemId, fromVersion, toVersion }: { itemId: string; fromVersion: number; toVersion: number },
  pages: PageChange[],
): Promise<void> {
  await sql`
    insert into version_change (item_id, from_version, to_version, pages)
    select id, ${fromVersion}, ${toVersion}, ${storableJson(pages)}::jsonb from item where id = ${itemId}
    on conflict do nothing`.execute(db)
}
