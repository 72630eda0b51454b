import type { FieldChange } from '@satchel/contract/activity.ts'
import { TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { Item, ItemChange } from '@satchel/contract/items.ts'
import type { Updateable } from 'kysely'
import type { Item as ItemTable } from '../platform/database-types.ts'
import { changesBetween, record } from '../platform/events.ts'
import type { Files } from '../platform/files.ts'
import { enqueue } from '../platform/jobs.ts'
import { found, invalidField, Problem } from '../platform/problem.ts'
import type { Scope } from '../platform/scope.ts'
import * as taxonomy from '../taxonomy/service.ts'
import { classifyItem, tooManyTags } from './classification.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { findItem, type ItemRow } from './select.ts'
import { subject } from './subject.ts'

/** Until the page at the new address has been read. */
const UNREAD = { status: 'processing', failure: null, broken: null }

/** The fields given, all of them or none; what is as it was changes nothing. */
export async function change(
  scope: Scope,
  files: Files,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  given: ItemChange,
): Promise<Item> {
  const before = await demandVersion(scope, id, ifMatch)
  const { tags, funnelStage, contentProduct, contentType, contentIndustry, contentRegion, ...own } =
    given
  const fields = tidy(own)
  demandSense(before, fields)
  const changes = changesBetween<Partial<ItemRow>>(before, fields)
  const columns: Updateable<ItemTable> = Object.fromEntries(
    changes.map(({ field, to }) => [field, to]),
  )
  const categories = { funnelStage, contentProduct, contentType, contentIndustry, contentRegion }
  changes.push(...(await classifyItem(scope, before, { ...categories, tags })))
  if (changes.length === 0) return present(files, before)
  if (!columns.url) return told(scope, files, before, changes, columns)
  await enqueueReading(scope, id)
  return told(scope, files, before, changes, { ...columns, ...UNREAD })
}

export async function addTag(scope: Scope, files: Files, id: string, label: string): Promise<Item> {
  const before = await demandVersion(scope, id, undefined)
  const [tag] = await taxonomy.ensureTags(scope, [label], () => 'label')
  if (!tag || before.tags.some(({ key }) => key === tag.key)) return present(files, before)
  if (before.tags.length >= TAGS_PER_ITEM) throw tooManyTags('label')
  await query.addTags(scope, [id], [tag.key])
  return told(scope, files, before, tagChange(before.tags, [...before.tags, tag]))
}

export async function removeTag(
  scope: Scope,
  files: Files,
  id: string,
  tagKey: string,
): Promise<Item> {
  const before = await demandVersion(scope, id, undefined)
  const rest = before.tags.filter(({ key }) => key !== tagKey)
  if (rest.length === before.tags.length) throw new Problem('not-found', 'Tag not found')
  await query.removeTags(scope, [id], [tagKey])
  return told(scope, files, before, tagChange(before.tags, rest))
}

function tagChange(from: ItemRow['tags'], to: ItemRow['tags']): FieldChange[] {
  const labels = (tags: ItemRow['tags']) => tags.map(({ label }) => label).sort()
  return [{ field: 'tags', from: labels(from), to: labels(to) }]
}

/** Held until the scope ends: its version cannot change meanwhile. */
async function demandVersion(
  scope: Scope,
  id: string,
  ifMatch: number | undefined,
): Promise<ItemRow> {
  const { version } = found(await query.lock(scope, id), 'Item')
  if (ifMatch !== undefined && ifMatch !== version)
    throw new Problem('stale', `The item is at version ${version} by now`)
  return found(await findItem(scope, id), 'Item')
}

/** Answered even where the change has hidden the item from who made it. */
async function told(
  scope: Scope,
  files: Files,
  before: ItemRow,
  changes: FieldChange[],
  columns: Updateable<ItemTable> = {},
): Promise<Item> {
  await query.updateItems(scope, [before.id], columns)
  const item = found(await findItem(scope, before.id, { evenHidden: true }), 'Item')
  await record(scope, { type: 'item.changed', changeKind: 'MODIFY', ...subject(item), changes })
  return present(files, item)
}

type Own = Pick<
  ItemChange,
  'name' | 'description' | 'url' | 'shareable' | 'inLibrary' | 'releasesOn' | 'expiresOn'
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
  if (!URL.canParse(url)) throw invalidField('url', 'is not a web address')
  return new URL(url).href
}

export function demandSense(
  before: Partial<Pick<ItemRow, 'kind' | 'releasesOn' | 'expiresOn'>>,
  { url, releasesOn = before.releasesOn, expiresOn = before.expiresOn }: Own,
): void {
  if (url !== undefined && before.kind !== 'link')
    throw invalidField('url', 'can be changed for web pages only')
  if (releasesOn && expiresOn && releasesOn > expiresOn)
    throw invalidField('expiresOn', 'must not be before releasesOn')
}

export function enqueueReading(scope: Scope, itemId: string): Promise<void> {
  const job = { tenantId: scope.actor.tenantId, itemId }
  return enqueue(scope, 'read-page', job, { jobKey: `page:${itemId}` })
}
