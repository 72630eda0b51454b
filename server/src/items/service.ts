import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Item, LinkDraft } from '@satchel/contract/items.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import { record } from '../platform/events.ts'
import type { Files } from '../platform/files.ts'
import { enqueue } from '../platform/jobs.ts'
import { pageOf, readCursor } from '../platform/paging.ts'
import { found } from '../platform/problem.ts'
import { personOf, type Scope } from '../platform/scope.ts'
import { nameOfPage } from '../processing/service.ts'
import { addressOf, demandSense, enqueueReading } from './change.ts'
import { classifyItem } from './classification.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import * as select from './select.ts'
import { subject } from './subject.ts'

export async function list(
  scope: Scope,
  files: Files,
  {
    limit = PAGE_DEFAULT,
    cursor,
    orderBy = 'newest',
  }: CursorQuery & { orderBy?: select.ListOrder },
) {
  const after = readCursor(cursor, select.placeOf(orderBy))
  const rows = await select.findPage(scope, { order: orderBy, limit: limit + 1, after })
  const page = pageOf(rows, limit, ({ key, id }) => ({ order: orderBy, key, id }))
  return { ...page, items: page.items.map((row) => present(files, row)) }
}

export async function get(scope: Scope, files: Files, id: string): Promise<Item> {
  return present(files, await demand(scope, id))
}

/** Throws `not-found` for one that is absent, foreign, in the bin or hidden from the caller. */
export async function demand(scope: Scope, id: string): Promise<select.ItemRow> {
  return found(await select.findItem(scope, id), 'Item')
}

/** Of these ids the ones the caller may see, in no order. */
export async function findAll(scope: Scope, files: Files, ids: string[]): Promise<Item[]> {
  const rows = await select.findItems(scope, ids)
  return rows.map((row) => present(files, row))
}

/** A page of the items that fit a condition, in an order of the list, each with its place. */
export async function walk(scope: Scope, files: Files, page: select.PageOf) {
  const rows = await select.findPage(scope, page)
  return rows.map((row) => ({ id: row.id, key: row.key, item: present(files, row) }))
}

/** A condition on the table `item`: what the caller finds. */
export function visibleTo(scope: Scope) {
  return select.visibleTo(scope)
}

export function visibleIds(scope: Scope, ids: string[]): Promise<string[]> {
  return query.visibleIds(scope, ids)
}

/** A web page: what was left out of the draft is read from it by a job. */
export async function createLink(scope: Scope, files: Files, draft: LinkDraft): Promise<Item> {
  const { kind, importId = null, collectionId, tags, ...rest } = draft
  const { funnelStage, contentProduct, contentType, contentIndustry, contentRegion, ...own } = rest
  const { name, ...fields } = { ...own, url: addressOf(own.url) }
  demandSense({ kind }, fields)
  const id = await query.insertItem(scope, {
    ...fields,
    kind,
    name: name?.trim() ?? nameOfPage(fields.url),
    originalName: name?.trim() ?? '',
    importId,
    status: 'processing',
    ownerId: personOf(scope),
  })
  const categories = { funnelStage, contentProduct, contentType, contentIndustry, contentRegion }
  await classifyItem(scope, { id, valueIds: null, tags: [] }, { ...categories, tags })
  if (collectionId) await query.addToCollection(scope, collectionId, id)
  const item = await demand(scope, id)
  await record(scope, { type: 'item.added', changeKind: 'INSERT', ...subject(item, collectionId) })
  await enqueueReading(scope, id)
  return present(files, item)
}

export interface FileDraft {
  /** Given by the upload, so that finishing it twice makes one item. */
  id: string
  filename: string
  fileKey: string
  filetype: string | null
  bytes: number | null
  importId: string | null
  collectionId: string | null
}

/** A stored file: it is examined by a job, and joins the library as what it then turns out to be. */
export async function addFile(scope: Scope, draft: FileDraft): Promise<void> {
  const { id, filename, fileKey, filetype, bytes, importId, collectionId } = draft
  await query.insertItem(scope, {
    id,
    kind: 'file',
    name: nameOf(filename),
    originalName: filename,
    fileKey,
    mime: filetype,
    bytes,
    importId,
    status: 'processing',
    ownerId: personOf(scope),
  })
  if (collectionId) await query.addToCollection(scope, collectionId, id)
  await record(scope, {
    type: 'item.uploaded',
    itemType: 'ITEM',
    itemId: id,
    itemName: nameOf(filename),
    data: {
      originalName: filename,
      ...(importId && { importId }),
      ...(collectionId && { collectionId }),
    },
  })
  await enqueue(
    scope,
    'process-item',
    { tenantId: scope.actor.tenantId, itemId: id },
    { jobKey: `process:${id}` },
  )
}

/** Without its ending, with spaces for what stands in for them in file names. */
function nameOf(filename: string): string {
  const stem = filename.replace(/(?<=.)\.[a-z0-9]{1,8}$/i, '')
  return stem.replace(/_+/g, ' ').replace(/\s+/g, ' ').trim() || filename
}
