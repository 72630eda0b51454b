import { sql, type Updateable } from 'kysely'
import type { Item, ItemVersion } from '../../platform/database/database-types.ts'
import type { Scope } from '../../platform/database/scope.ts'

/**
 * Finds and locks an item waiting to be read; undefined if it's done or permanently deleted. If a file is being
 * replaced, the new one is read.
 */
export function findWaiting({ db }: Scope, id: string) {
  return db
    .selectFrom('item')
    .leftJoin('itemVersion as next', (join) =>
      join
        .onRef('next.tenantId', '=', 'item.tenantId')
        .onRef('next.itemId', '=', 'item.id')
        .onRef('next.number', '=', 'item.nextVersion'),
    )
    .select(['item.kind', 'item.name', 'item.description', 'item.visitorDescription'])
    .select(['item.version', 'item.url'])
    .select(['item.importId', 'item.ownerId', 'item.nextVersion', 'item.sha256', 'item.deletedAt'])
    .select(({ fn }) => [
      fn.coalesce('next.fileKey', 'item.fileKey').as('fileKey'),
      fn.coalesce('next.originalName', 'item.originalName').as('originalName'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('collectionItem')
        .select('collectionId')
        .whereRef('itemId', '=', 'item.id')
        .limit(1)
        .as('collectionId'),
    )
    .select(({ selectFrom }) =>
      selectFrom('member').select('name').whereRef('id', '=', 'item.ownerId').as('ownerName'),
    )
    .where('item.id', '=', id)
    .where('item.status', '=', 'processing')
    .where('item.purgingAt', 'is', null)
    .forUpdate('item')
    .executeTakeFirst()
}
export type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** Tells whether an item was, or is being, permanently deleted. */
export async function isGone({ db }: Scope, id: string): Promise<boolean> {
  const there = await db
    .selectFrom('item')
    .select('id')
    .where('id', '=', id)
    .where('purgingAt', 'is', null)
    .executeTakeFirst()
  return there === undefined
}

export async function updateItem(
  { db }: Scope,
  id: string,
  values: Updateable<Item>,
): Promise<void> {
  await db.updateTable('item').set(values).where('id', '=', id).execute()
}

export async function upsertText({ db }: Scope, itemId: string, body: string): Promise<void> {
  await db
    .insertInto('itemText')
    .values({ itemId, body })
    .onConflict((conflict) => conflict.columns(['tenantId', 'itemId']).doUpdateSet({ body }))
    .execute()
}

/** A file that was read takes its place; one that could not be read leaves the one before where it is. */
export async function settleVersion(
  scope: Scope,
  itemId: string,
  number: number,
  { status, ...facts }: Updateable<Item>,
  body: string,
): Promise<void> {
  await scope.db
    .updateTable('itemVersion')
    .set({ ...(facts as Updateable<ItemVersion>), body })
    .where('itemId', '=', itemId)
    .where('number', '=', number)
    .execute()
  if (status === 'completed')
    await sql`select show_item_version(${itemId}, ${number})`.execute(scope.db)
  else await updateItem(scope, itemId, { status, failure: facts.failure })
}

/** Finds a file that was read before visitors' copies were made. */
export function findUnclean({ db }: Scope, id: string) {
  return db
    .selectFrom('item')
    .select(['fileKey', 'originalName'])
    .where('id', '=', id)
    .where('visitorKey', 'is', null)
    .executeTakeFirst()
}

/** Sets the visitors' file unless the file was replaced in the meantime. */
export async function setVisitorFile(
  { db }: Scope,
  id: string,
  fileKey: string,
  values: Pick<Updateable<Item>, 'visitorKey' | 'visitorMime'>,
): Promise<void> {
  await db
    .updateTable('item')
    .set(values)
    .where('id', '=', id)
    .where('fileKey', '=', fileKey)
    .execute()
}

/** Finds a file whose words in pictures are to be read, with the text it has and the languages of its company. */
export function findScan({ db }: Scope, id: string) {
  return db
    .selectFrom('item')
    .innerJoin('tenant', 'tenant.id', 'item.tenantId')
    .leftJoin('itemText as text', (join) =>
      join.onRef('text.tenantId', '=', 'item.tenantId').onRef('text.itemId', '=', 'item.id'),
    )
    .select([
      'item.fileKey',
      'item.mime',
      'item.bytes',
      'item.sha256',
      'item.pageCount',
      'item.name',
    ])
    .select(['item.visitorKey', 'item.previewKey', 'item.recognition', 'text.body'])
    .select(['tenant.locale', 'tenant.ocrLanguages'])
    .where('item.id', '=', id)
    .where('item.status', '=', 'completed')
    .where('item.purgingAt', 'is', null)
    .executeTakeFirst()
}
export type StoredScan = NonNullable<Awaited<ReturnType<typeof findScan>>>

/** Finds items whose words were looked for in pictures, by id. */
export async function findScans({ db }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('recognition', 'is not', null)
    .where('purgingAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface StoredDocument {
  id: string
  fileKey: string
  originalName: string
}

/** The types of files whose text has pages or other places. */
const DOCUMENTS = '^application/(pdf|rtf|msword|vnd\\.(openxmlformats|oasis|ms-))'

/** Finds documents whose files were stored before a time, by id. */
export async function findDocuments(
  { db }: Scope,
  { before, after, limit }: { before: string; after?: string; limit: number },
): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select id, file_key as "fileKey", original_name as "originalName" from item
    where file_key is not null and status = 'completed' and purging_at is null
      and mime ~ ${DOCUMENTS} and coalesce(file_at, created_at) < ${before}::timestamptz
      and ${after ? sql`id > ${after}::uuid` : sql`true`}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Finds documents of which it isn't known what they carry, by id. */
export async function findUnchecked(
  { db }: Scope,
  after: string | undefined,
  limit: number,
): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select id, file_key as "fileKey", original_name as "originalName" from item
    where file_key is not null and status = 'completed' and purging_at is null and hidden_content is null
      and mime ~ ${DOCUMENTS} and ${after ? sql`id > ${after}::uuid` : sql`true`}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Sets what was made of a file again, unless it was replaced meanwhile. */
export async function setCheckedFile(
  { db }: Scope,
  { id, fileKey }: StoredDocument,
  values: Updateable<Item>,
): Promise<void> {
  await db
    .updateTable('item')
    .set(values)
    .where('id', '=', id)
    .where('fileKey', '=', fileKey)
    .execute()
}

/** Replaces the text of a file, unless it is the same or the file was replaced meanwhile. */
export async function replaceText(
  { db }: Scope,
  { id, fileKey }: StoredDocument,
  body: string,
): Promise<void> {
  await sql`
    update item_text t set body = ${body} from item
    where item.id = ${id} and item.file_key = ${fileKey} and t.item_id = item.id
      and t.body is distinct from ${body}`.execute(db)
}
