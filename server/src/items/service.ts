import type { FieldChange } from '@satchel/contract/activity.ts'
import type { Item, LinkDraft } from '@satchel/contract/items/items.ts'
import type { User } from '@satchel/contract/users.ts'
import type { Addresses } from '../domains/service.ts'
import { publishToWebhooks } from '../integrations/service.ts'
import * as plans from '../plans/service.ts'
import type { Db } from '../platform/database/database.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { record, shareOf } from '../platform/live/events.ts'
import { orNotFound } from '../platform/problem.ts'
import { addFile as addOneFile, type FileDraft } from './add-file.ts'
import * as many from './add-many.ts'
import { addressOf, change, enqueueReading, requireValidFields } from './change.ts'
import * as classification from './classification.ts'
import { duplicateOf } from './duplicates.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { nameOfPage } from './reading/page-name.ts'
import * as rights from './rights.ts'
import * as select from './select-queries.ts'
import * as stats from './stat-queries.ts'
import { subject } from './subject.ts'
import * as versions from './versions.ts'
import * as visibility from './visibility-queries.ts'
import * as writes from './write-many-queries.ts'

export async function get(scope: Scope, services: Addresses, id: string): Promise<Item> {
  const row = await requireItem(scope, id)
  return { ...present(scope, services, row), ...(await duplicateOf(scope, row)) }
}

/** Throws `not-found` for one that is absent, foreign, in the bin or hidden from the caller. */
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

/** A condition on the table `item`: what the caller finds. */
export function visibleTo(scope: Scope) {
  return visibility.visibleTo(scope)
}

/** The same condition on other rows with `in_library`, `owner_id` and `releases_on`; omits what always holds. */
export function findableBy(...given: Parameters<typeof visibility.findableByActor>) {
  return visibility.findableByActor(...given)
}

export function visibleIds(scope: Scope, ids: string[]): Promise<string[]> {
  return query.visibleIds(scope, ids)
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
  await plans.requireRoom(scope, { items: 1, storageBytes: 0 })
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
  await record(scope, { type: 'item.added', changeKind: 'INSERT', ...subject(item, collectionId) })
  await publishToWebhooks(scope, 'item.added', { id, kind, name: item.name, url: fields.url })
  await enqueueReading(scope, id)
  return present(scope, services, item)
}

/** A stored file: it is examined by a job, and joins the library as what it then turns out to be. */
export function addFile(scope: Scope, draft: FileDraft): Promise<void> {
  return addOneFile(scope, draft)
}

/** Counts and publishes new links to an item. */
export async function publishShared(scope: Scope, id: string, linkIds: string[]): Promise<void> {
  await stats.addShares(scope, id, linkIds.length)
  const { data, ...of } = subject(await requireItem(scope, id))
  const { changes, data: link } = shareOf(linkIds)
  const event = { type: 'item.shared', changeKind: 'MODIFY', changes } as const
  await record(scope, { ...event, ...of, data: { ...data, ...link } })
}

/** Recomputes the views of the items of these links, in a transaction. */
export function countViews(db: Db, links: readonly stats.OfLink[]): Promise<void> {
  return stats.countViews(db, links)
}

/** A person votes for an item (1), or no longer does (-1). */
export function countUpvote(scope: Scope, id: string, change: 1 | -1): Promise<void> {
  return stats.addUpvotes(scope, id, change)
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

/** Locks items like `hold`, also hidden and deleted ones: whoever may undo a change may undo all of it. */
export function holdAny(scope: Scope, ids: string[]): Promise<void> {
  return query.lockAny(scope, ids)
}

/** Returns rows, unordered; `evenHidden` includes those in the bin. */
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

/** Writes many items, each with its own fields, and increments their versions. */
export function writeMany(scope: Scope, given: Write[]): Promise<void> {
  return writes.writeItems(scope, given)
}

/** Throws for ids that are no value of their category; labels of those and of `others` by their ids. */
export function requireValues(
  scope: Scope,
  wanted: classification.Wanted,
  others: string[] = [],
  within = '',
): Promise<Map<string, string>> {
  return classification.requireValues(scope, wanted, others, within)
}

/** Returns differences in values and tags, by labels. */
export function classificationChanges(
  ...given: Parameters<typeof classification.changesOf>
): FieldChange[] {
  return classification.changesOf(...given)
}

/** The values of these ids; held until the scope ends. */
export function findValues(scope: Scope, ids: string[]) {
  return query.findValues(scope, ids)
}

/** Whether the caller may hand the item over, or keep it out of the library. */
export function mayRule(scope: Scope, item: Pick<ItemRow, 'ownerId'>): boolean {
  return rights.mayRule(scope, item)
}

/** Throws for a person who cannot own items. */
export function requirePossibleOwner(scope: Scope, ownerId: string): Promise<User> {
  return rights.requirePossibleOwner(scope, ownerId)
}

/** Returns how events refer to an item. */
export function subjectOf(item: Parameters<typeof subject>[0]) {
  return subject(item)
}

/** Throws where the file of an item cannot be replaced. */
export function requireReplaceable(scope: Scope, id: string): Promise<void> {
  return versions.requireReplaceable(scope, id)
}

/** Replaces an item's file; the new one is shown once it's processed, the previous one becomes a version. */
export function replaceFile(scope: Scope, services: Addresses, id: string, file: versions.NewFile) {
  return versions.replace(scope, services, id, file)
}

export function addMany(...given: Parameters<typeof many.addMany>): Promise<void> {
  return many.addMany(...given)
}

/** The queue of jobs that ask this server for something. */
export function queueOf(host: string): string {
  return many.queueOf(host)
}

/** The owner's items that are not in the bin; first what others find as well. */
export function findOwnedBy(scope: Scope, ownerId: string, limit: number) {
  return query.findOwnedBy(scope, ownerId, limit)
}

/** Gives all of a person's items to another, those in the bin as well; returns how many. */
export function giveAll(scope: Scope, from: string, to: string): Promise<number> {
  return query.giveItems(scope, from, to)
}
