import type { CursorQuery } from '@satchel/contract/schemas.ts'
import type { SearchForm, SearchResult } from '@satchel/contract/search/search.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import type { Addresses } from '../domains/service.ts'
import { limitStatements, type Scope } from '../platform/database/scope.ts'
import { pageOf } from '../platform/http/paging.ts'
import { requireValidForm, tidied } from './form/form.ts'
import { withoutMissing } from './form/missing-names.ts'
import { read, readRequest } from './form/read.ts'
import { logSearch } from './log/log.ts'
import { allOf, findIds, isFound, STATEMENT_MS } from './matching/find.ts'
import { findLabels } from './matching/queries.ts'
import { describe } from './results/present.ts'
import { type Form, limitOf, search } from './results/search.ts'
import * as saved from './saved/queries.ts'

export { sentencesOf } from './answers/sentences.ts'
export { listGaps } from './gaps/gaps.ts'
export { indexAllAgain } from './matching/index-queries.ts'
export { visibleSavedSearches } from './saved/queries.ts'

export async function searchItems(
  scope: Scope,
  services: Addresses,
  form: Form,
): Promise<SearchResult> {
  const begin = performance.now()
  const request = await readRequest(scope, form)
  const { page, order, total, words, ...more } = await search(scope, services, form, request)
  const resultPage = pageOf(page, limitOf(form), ({ id, key }) => ({ order, key, id }))
  const searchId = await logSearch(scope, form, {
    hits: total.value,
    ms: Math.round(performance.now() - begin),
  })
  return {
    searchId,
    items: await describe(scope, services, resultPage.items, words),
    total,
    ...more,
    nextCursor: resultPage.nextCursor,
  }
}

/** The ids of a page of it, in its order: for those who keep a search. */
export async function pageOfIds(scope: Scope, services: Addresses, form: SearchForm & CursorQuery) {
  const filter = await read(scope, form)
  const { page, order, total } = await search(scope, services, form, { filter, others: [] })
  const resultPage = pageOf(page, limitOf(form), ({ id, key }) => ({ order, key, id }))
  return { ids: resultPage.items.map(({ id }) => id), total, nextCursor: resultPage.nextCursor }
}

/** The ids of all that a form finds, however many, the newest first and so many at a time. */
export async function* allIds(scope: Scope, form: SearchForm, size: number) {
  const filter = await allOf(scope, await read(scope, form))
  let last: string | undefined
  do {
    const ids = await findIds(scope, filter, size, last)
    if (ids.length > 0) yield ids
    last = ids.length === size ? ids.at(-1) : undefined
  } while (last !== undefined)
}

/** Tells whether a form finds an item, however many it finds. */
export async function finds(scope: Scope, form: SearchForm, itemId: string): Promise<boolean> {
  await limitStatements(scope, STATEMENT_MS)
  const filter = await read(scope, form)
  if (await isFound(scope, filter, itemId)) return true
  return isFound(scope, await allOf(scope, filter), itemId)
}

/** Returns a form as it is stored; throws `invalid` for an impossible one, which is at `path` in the request. */
export function storable(form: SearchForm, path: string): SearchForm {
  requireValidForm(form, path)
  return tidied(form)
}

/** A form as people read it: its words, values, tags and days, each by itself. */
export async function wordsOf(scope: Scope, form: SearchForm): Promise<string[]> {
  const values = CATEGORIES.flatMap((category) => form[category] ?? [])
  const tags = form.tags ?? []
  const labels = await findLabels(scope, values, tags)
  return [
    ...(form.searchTerm ? [`“${form.searchTerm}”`] : []),
    ...(form.quickFilter ? [form.quickFilter] : []),
    ...(form.importId ? ['from an import'] : []),
    ...values.map((id) => labels.get(id) ?? 'a deleted value'),
    ...tags.map((key) => `# ${labels.get(key) ?? key}`),
    ...(form.startDay ? [`from ${form.startDay}`] : []),
    ...(form.endDay ? [`to ${form.endDay}`] : []),
  ]
}

/** Returns what a stored form names that no longer exists, as people read it. */
export async function missingIn(scope: Scope, form: SearchForm): Promise<string[]> {
  const [existing] = await withoutMissing(scope, [form])
  return existing?.missing ?? []
}

/** Gives all of a person's saved searches to another; returns how many. */
export function giveSavedSearches(
  scope: Scope,
  from: { id: string; name: string },
  to: string,
): Promise<number> {
  return saved.giveSavedSearches(scope, from, to)
}
