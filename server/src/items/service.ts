import type { Item, LinkDraft } from '@satchel/contract/items/items.ts'
import * as billing from '../billing/service.ts'
import type { Addresses } from '../domains/service.ts'
import { actingPerson, personOf, type Scope } from '../platform/database/scope.ts'
import { record, shareOf } from '../platform/live/events.ts'
import { orNotFound } from '../platform/problem.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { addressOf, change, enqueueReading, requireValidFields } from './change.ts'
import * as classification from './classification.ts'
import { duplicateOf } from './duplicates.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { nameOfPage } from './reading/page-name.ts'
import * as select from './select-queries.ts'
import * as stats from './stat-queries.ts'
import { subjectOf } from './subject.ts'
import type * as writes from './write-many-queries.ts'

export { addFile, type FileDraft } from './add-file.ts'
export { addMany, queueOf } from './add-many.ts'
export { remove } from './bin.ts'
export { findChangesTo } from './changes/queries.ts'
export { arePaged, pagesInWords } from './changes/words.ts'
export { classificationChanges, requireValues } from './classification.ts'
export { nameOfFile } from './file-name.ts'
export { purgeItems } from './purge.ts'
export { findOwnedBy, findValues, giveItems, lockAny, visibleIds } from './queries.ts'
export { mayRule, requirePossibleOwner } from './rights.ts'
export { shownKey } from './shown-file.ts'
export { addUpvotes, countViews } from './stat-queries.ts'
export { findStoredFiles } from './stored-file-queries.ts'
export { subjectOf } from './subject.ts'
export { replaceFile, requireReplaceable, textOf } from './versions.ts'
export { findableByActor, visibleTo } from './visibility-queries.ts'
export { writeItems } from './write-many-queries.ts'

export async function get(scope: Scope, services: Addresses, id: string): Promise<Item> {
  const row = await requireItem(scope, id)
  return { ...present(scope, services, row), ...(await duplicateOf(scope, row)) }
}

/** Throws `not-found` for one that is absent, foreign, in the trash or hidden from the caller. */
export async function requireItem(scope: Scope, id: string): Promise<select.ItemRow> {
  return orNotFound(await select.findItem(scope, id), 'Item')
}

/** Returns the visible items of these ids, unordered. */
export async function findAll(scope: Scope, services: Addresses, ids: string[]): Promise<Item[]> {
  const rows = await select.findItems(scope, ids)
  return rows.map((row) => present(scope, services, row))
}

/** A page of the items that fit a condition, in an order of the list, each with its place. */
export async function walk(scope: Scope, services: Addresses, page: select.PageOf) {
  const rows = await select.findPage(scope, page)
  return rows.map((row) => ({ id: row.id, key: row.key, item: present(scope, services, row) }))
}

/** A web page: what was left out of the draft is read from it by a job. */
export async function createLink(
  scope: Scope,
  services: Addresses,
  draft: LinkDraft,
): Promise<Item> {
  const { kind, importId = null, collectionId, tags, ...rest } = draft
  const { funnelStage, contentProduct, contentType, contentIndustry, contentRegion, ...own } = rest
  const { name, ...fields } = { ...own, url: addressOf(own.url) }
  requireValidFields({ kind }, fields)
  const categories = { funnelStage, contentProduct, contentType, contentIndustry, contentRegion }
  await classification.requireComplete(scope, categories)
  await billing.requireRoom(scope, { items: 1, storageBytes: 0 })
  const id = await query.insertItem(scope, {
    ...fields,
    kind,
    name: name?.trim() ?? nameOfPage(fields.url),
    originalName: name?.trim() ?? '',
    importId,
    status: 'processing',
    ownerId: personOf(scope),
  })
  await classification.classifyItem(scope, { id, valueIds: {}, tags: [] }, { ...categories, tags })
  const item = await requireItem(scope, id)
  await record(scope, {
    type: 'item.added',
    changeKind: 'INSERT',
    ...subjectOf(item, collectionId),
  })
  const by = actingPerson(scope)
  await publishToWebhooks(scope, 'item.added', { id, kind, name: item.name, url: fields.url, by })
  await enqueueReading(scope, id)
  return present(scope, services, item)
}

/** Counts and publishes new links to an item. */
export async function publishShared(scope: Scope, id: string, linkIds: string[]): Promise<void> {
  await stats.addShares(scope, id, linkIds.length)
  const { data, ...of } = subjectOf(await requireItem(scope, id))
  const { changes, data: link } = shareOf(linkIds)
  const event = { type: 'item.shared', changeKind: 'MODIFY', changes } as const
  await record(scope, { ...event, ...of, data: { ...data, ...link } })
}

export async function rename(scope: Scope, services: Addresses, id: string, name: string) {
  await change(scope, services, { id, ifMatch: undefined }, { name })
}

export type ItemRow = select.ItemRow

/** Locks items until the scope ends, before tags are created and after collections are locked. Returns their ids. */
export async function hold(scope: Scope, ids: string[]): Promise<string[]> {
  const locked = await query.lockMany(scope, ids)
  return locked.map(({ id }) => id)
}

/** Returns rows, unordered; `evenHidden` includes those in the trash. */
export function findRows(
  scope: Scope,
  ids: string[],
  options?: { evenHidden: boolean },
): Promise<ItemRow[]> {
  return select.findItems(scope, ids, options)
}

/** The fields to write; all others stay. */
export type Write = writes.Write
/** Values or tags to add and remove. */
export type Exchange = writes.Exchange
export type Fields = writes.Fields
