import type { FieldChange } from '@satchel/contract/activity.ts'
import { TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { Item, ItemChange } from '@satchel/contract/items/items.ts'
import type { Updateable } from 'kysely'
import type { Addresses } from '../domains/service.ts'
import type { Item as ItemTable } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { changesBetween, record } from '../platform/live/events.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import * as taxonomy from '../taxonomy/service.ts'
import { classifyItem, tooManyTags } from './classification.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { enqueueCheck } from './reading/check-page.ts'
import { mayRule, requirePossibleOwner } from './rights.ts'
import { findItem, type ItemRow } from './select-queries.ts'
import { subjectOf } from './subject.ts'

/** The columns of an item until the page at its new address has been read. */
const UNREAD = {
  status: 'processing',
  failure: null,
  broken: null,
  pageProblem: null,
  checkFailures: 0,
  checkFailingSince: null,
}

/** The fields given, all of them or none; what is as it was changes nothing. */
export async function change(
  scope: Scope,
  services: Addresses,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  input: ItemChange,
): Promise<Item> {
  const before = await lockAtVersion(scope, id, ifMatch)
  const { tags, ownerId, funnelStage, contentProduct, contentType, contentIndustry, ...rest } =
    input
  const { contentRegion, ...own } = rest
  const fields = tidy(own)
  requireValidFields(before, fields)
  const changes = changesBetween<Partial<ItemRow>>(before, fields)
  const columns: Updateable<ItemTable> = Object.fromEntries(
    changes.map(({ field, to }) => [field, to]),
  )
  if (columns.inLibrary !== undefined) requireOwnership(scope, before)
  if (ownerId !== undefined && ownerId !== before.ownerId) {
    changes.push(await handOver(scope, before, ownerId))
    columns.ownerId = ownerId
  }
  const categories = { funnelStage, contentProduct, contentType, contentIndustry, contentRegion }
  changes.push(...(await classifyItem(scope, before, { ...categories, tags })))
  if (changes.length === 0) return present(scope, services, before)
  if (columns.url) await enqueueReading(scope, id)
  const item = await applyChange(scope, services, before, changes, {
    ...columns,
    ...(columns.url && UNREAD),
  })
  const mayHide = !item.inLibrary || columns.releasesOn
  if (mayHide) await record(scope, { type: 'item.hidden', itemType: 'ITEM', itemId: id })
  return item
}

function requireOwnership(scope: Scope, item: ItemRow): void {
  if (mayRule(scope, item)) return
  throw new Problem('forbidden', says('onlyItemOwnerAndAdmins'))
}

async function handOver(scope: Scope, before: ItemRow, ownerId: string): Promise<FieldChange> {
  const person = await requirePossibleOwner(scope, ownerId)
  requireOwnership(scope, before)
  return { field: 'owner', from: before.ownerName, to: person.name }
}

/** Checks the web page again; the socket reports the result. */
export async function checkPage(scope: Scope, services: Addresses, id: string): Promise<Item> {
  const item = await lockAtVersion(scope, id, undefined)
  if (item.kind !== 'link') throw new Problem('conflict', says('onlyWebPagesCanBeChecked'))
  await enqueueCheck(scope, id)
  return present(scope, services, item)
}

export async function addTag(
  scope: Scope,
  services: Addresses,
  id: string,
  label: string,
): Promise<Item> {
  const before = await lockAtVersion(scope, id, undefined)
  const [tag] = await taxonomy.ensureTags(scope, [label], () => 'label')
  if (!tag || before.tags.some(({ key }) => key === tag.key))
    return present(scope, services, before)
  if (before.tags.length >= TAGS_PER_ITEM) throw tooManyTags('label')
  await taxonomy.reclassify(scope, { tags: { added: [{ id, to: tag.key }] } })
  return applyChange(scope, services, before, tagChange(before.tags, [...before.tags, tag]))
}

export async function removeTag(
  scope: Scope,
  services: Addresses,
  id: string,
  tagKey: string,
): Promise<Item> {
  const before = await lockAtVersion(scope, id, undefined)
  const rest = before.tags.filter(({ key }) => key !== tagKey)
  if (rest.length === before.tags.length) throw new Problem('not-found', says('tagNotFound'))
  await taxonomy.reclassify(scope, { tags: { removed: [{ id, to: tagKey }] } })
  return applyChange(scope, services, before, tagChange(before.tags, rest))
}

function tagChange(from: ItemRow['tags'], to: ItemRow['tags']): FieldChange[] {
  const labels = (tags: ItemRow['tags']) => tags.map(({ label }) => label).sort()
  return [{ field: 'tags', from: labels(from), to: labels(to) }]
}

/** Locks the item, so that its version can't change until the scope ends. */
export async function lockAtVersion(
  scope: Scope,
  id: string,
  ifMatch: number | undefined,
): Promise<ItemRow> {
  const { version } = orNotFound(await query.lock(scope, id), 'Item')
  requireVersion('item', version, ifMatch)
  return orNotFound(await findItem(scope, id), 'Item')
}

/** Applies a change and returns the item, even if it's now hidden from the caller. */
export async function applyChange(
  scope: Scope,
  services: Addresses,
  before: ItemRow,
  changes: FieldChange[],
  columns: Updateable<ItemTable> = {},
): Promise<Item> {
  await query.updateItems(scope, [before.id], columns)
  const item = orNotFound(await findItem(scope, before.id, { evenHidden: true }), 'Item')
  await record(scope, { type: 'item.changed', changeKind: 'MODIFY', ...subjectOf(item), changes })
  return present(scope, services, item)
}

type Own = Pick<
  ItemChange,
  | 'name'
  | 'description'
  | 'visitorDescription'
  | 'url'
  | 'shareable'
  | 'inLibrary'
  | 'releasesOn'
  | 'expiresOn'
>

/** A name without spaces around it, and an address as a browser would write it. */
function tidy({ name, url, ...rest }: Own): Own {
  return {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(url !== undefined && { url: addressOf(url) }),
  }
}

export function addressOf(url: string): string {
  if (!URL.canParse(url)) throw invalidField('url', says('isNotWebAddress'))
  return new URL(url).href
}

export function requireValidFields(
  before: Partial<Pick<ItemRow, 'kind' | 'releasesOn' | 'expiresOn'>>,
  { url, releasesOn = before.releasesOn, expiresOn = before.expiresOn }: Own,
): void {
  if (url !== undefined && before.kind !== 'link')
    throw invalidField('url', says('canOnlyBeChangedForWebPages'))
  if (releasesOn && expiresOn && releasesOn > expiresOn)
    throw invalidField('expiresOn', says('mustNotBeBeforeReleaseson'))
}

/** Enqueues reading the file; publishes a new item unless it was published before. */
export function enqueueFile(scope: Scope, itemId: string, isKnown = false): Promise<void> {
  const job = { tenantId: scope.actor.tenantId, itemId, isKnown }
  return enqueue(scope, 'process-item', job, { jobKey: `process:${itemId}` })
}

export function enqueueReading(scope: Scope, itemId: string): Promise<void> {
  const job = { tenantId: scope.actor.tenantId, itemId }
  return enqueue(scope, 'read-page', job, { jobKey: `page:${itemId}` })
}
