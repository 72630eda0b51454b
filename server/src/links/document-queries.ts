import type { HiddenContent } from '@satchel/contract/items/hidden.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import { OFFICE } from '../platform/files/document-types.ts'

export interface Document {
  isOffice: boolean
  hasPdf: boolean
  previewNote: string | null
  hiddenContent: HiddenContent | null
}

/** Finds the Office files and PDFs of an item or collection that were read. A smart collection has none of its own. */
export async function findDocuments(
  { db }: Scope,
  itemType: 'ITEM' | 'COLLECTION',
  id: string,
): Promise<Document[]> {
  const chosen =
    itemType === 'ITEM'
      ? sql`item.id = ${id}`
      : sql`item.id in (select item_id from collection_item where collection_id = ${id})`
  const { rows } = await sql<Document>`
    select mime ~ ${OFFICE} as "isOffice", preview_mime is not distinct from 'application/pdf' as "hasPdf",
      preview_note as "previewNote", hidden_content as "hiddenContent"
    from item
    where ${chosen} and (mime = 'application/pdf' or mime ~ ${OFFICE}) and visitor_key is not null
      and shareable and deleted_at is null`.execute(db)
  return rows
}
