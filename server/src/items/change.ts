import type { FieldChange } from '@satchel/contract/activity.ts'
import { TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { Item, ItemChange } from '@satchel/contract/items.ts'
import type { FieldError } from '@satchel/contract/problem.ts'
import { CATEGORIES, type CategoryIds } from '@satchel/contract/taxonomy.ts'
import { changesBetween, record } from '../platform/events.ts'
import type { Files } from '../platform/files.ts'
import { enqueue } from '../platform/jobs.ts'
import { found, invalidField, Problem } from '../platform/problem.ts'
import type { Scope } from '../platform/scope.ts'
import * as taxonomy from '../taxonomy/service.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { findItem, type ItemRow } from './select.ts'
import { subject } from './subject.ts'

/** The fields given, all of them or none; what is as it was changes nothing. */
export async function change(
  scope: Scope,
  files: Files,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  given: ItemChange,
): Promise<Item> {
  const before = await demandVersion(scope, id, ifMatch)
  const changes = await apply(scope, before, given)
  if (changes.length === 0) return present(files, before)
  await query.updateItems(scope, [id])
  return told(scope, files, id, changes)
}

export async function addTag(scope: Scope, files: Files, id: string, label: string): Promise<Item> {
  const before = await demandVersion(scope, id, undefined)
  const [key] = await taxonomy.ensureTags(scope, [label])
  if (!key) throw invalidField('label', 'has no letter or digit')
  if (before.tags.some((tag) => tag.key === key)) return present(files, before)
  if (before.tags.length >= TAGS_PER_ITEM) throw tooManyTags('label')
  await query.addTags(scope, [id], [key])
  await query.updateItems(scope, [id])
  return told(scope, files, id, [{ field: 'tags', from: null, to: label.trim() }])
}

export async function removeTag(
  scope: Scope,
  files: Files,
  id: string,
  key: string,
): Promise<Item> {
  const before = await demandVersion(scope, id, undefined)
  const tag = found(
    before.tags.find((one) => one.key === key),
    'Tag',
  )
  await query.removeTags(scope, [id], [key])
  await query.updateItems(scope, [id])
  return told(scope, files, id, [{ field: 'tags', from: tag.label, to: null }])
}

export function tooManyTags(path: string): Problem {
  return invalidField(path, `would make more than ${TAGS_PER_ITEM} tags`)
}

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

async function told(scope: Scope, files: Files, id: string, changes: FieldChange[]): Promise<Item> {
  const item = found(await findItem(scope, id), 'Item')
  await record(scope, { type: 'item.changed', changeKind: 'MODIFY', ...subject(item), changes })
  return present(files, item)
}

/** Writes the fields without counting the version up; tells which changed, in words for people. */
export async function apply(
  scope: Scope,
  before: ItemRow,
  given: ItemChange,
): Promise<FieldChange[]> {
  const {
    tags,
    funnelStage,
    contentProduct,
    contentType,
    contentIndustry,
    contentRegion,
    ...scalars
  } = given
  const fields = { ...scalars, ...(given.name !== undefined && { name: given.name.trim() }) }
  demandDays(before, fields)
  if (fields.url !== undefined && before.kind !== 'link')
    throw invalidField('url', 'can be changed for web pages only')
  const changes = changesBetween<Partial<ItemRow>>(before, fields)
  const columns = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
  if (changes.length > 0) await query.updateItems(scope, [before.id], columns)
  if (fields.url !== undefined && fields.url !== before.url) await readAgain(scope, before.id)
  const categories = { funnelStage, contentProduct, contentType, contentIndustry, contentRegion }
  changes.push(...(await applyCategories(scope, before, categories)))
  if (tags) changes.push(...(await applyTags(scope, before, tags)))
  return changes
}

/** Another address is another page: its words and its picture are read anew. */
async function readAgain(scope: Scope, itemId: string): Promise<void> {
  await query.updateItems(scope, [itemId], { status: 'processing', failure: null, broken: null })
  await enqueue(
    scope,
    'read-page',
    { tenantId: scope.actor.tenantId, itemId },
    { jobKey: `page:${itemId}` },
  )
}

function demandDays(before: ItemRow, { releasesOn, expiresOn }: ItemChange): void {
  const from = releasesOn === undefined ? before.releasesOn : releasesOn
  const to = expiresOn === undefined ? before.expiresOn : expiresOn
  const path = expiresOn === undefined ? 'releasesOn' : 'expiresOn'
  if (from && to && from > to)
    throw invalidField(path, 'would make it expire before it is released')
}

type Wanted = { [K in keyof CategoryIds]?: string[] | undefined }

async function applyCategories(
  scope: Scope,
  before: ItemRow,
  wanted: Wanted,
): Promise<FieldChange[]> {
  const given = CATEGORIES.filter((category) => wanted[category] !== undefined)
  if (given.length === 0) return []
  const old = given.flatMap((category) => before.valueIds?.[category] ?? [])
  const labels = await demandValues(scope, wanted, old)
  const next = given.flatMap((category) => wanted[category] ?? [])
  const [gone, added] = [
    old.filter((id) => !next.includes(id)),
    next.filter((id) => !old.includes(id)),
  ]
  if (gone.length > 0) await query.removeValues(scope, [before.id], gone)
  if (added.length > 0) await query.addValues(scope, [before.id], added)
  const named = (ids: string[] = []) => ids.map((id) => labels.get(id) ?? '').sort()
  return given.flatMap((category) =>
    changesBetween({ [category]: named(before.valueIds?.[category]) } as Record<string, string[]>, {
      [category]: named([...new Set(wanted[category])]),
    }),
  )
}

/** Throws for ids that are no value of the category they are given for; returns all labels by id. */
export async function demandValues(
  scope: Scope,
  wanted: Wanted,
  others: string[] = [],
): Promise<Map<string, string>> {
  const ids = CATEGORIES.flatMap((category) => wanted[category] ?? [])
  const values = await query.findValues(scope, [...ids, ...others])
  const categoryOf = new Map(values.map(({ id, category }) => [id, category]))
  const errors: FieldError[] = CATEGORIES.flatMap((category) =>
    (wanted[category] ?? []).flatMap((id, index) =>
      categoryOf.get(id) === category
        ? []
        : [{ path: `${category}.${index}`, message: 'is not a value of this category' }],
    ),
  )
  if (errors.length > 0) throw new Problem('invalid', 'Some categories cannot be used', { errors })
  return new Map(values.map(({ id, label }) => [id, label]))
}

async function applyTags(scope: Scope, before: ItemRow, labels: string[]): Promise<FieldChange[]> {
  const keys = await taxonomy.ensureTags(scope, labels)
  if (keys.length > TAGS_PER_ITEM) throw tooManyTags('tags')
  const old = before.tags.map(({ key }) => key)
  const [gone, added] = [
    old.filter((key) => !keys.includes(key)),
    keys.filter((key) => !old.includes(key)),
  ]
  if (gone.length > 0) await query.removeTags(scope, [before.id], gone)
  if (added.length > 0) await query.addTags(scope, [before.id], added)
  return changesBetween<{ tags: string[] }>({ tags: old.sort() }, { tags: keys.sort() })
}
