import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import type { SearchForm, SearchResult } from '@satchel/contract/search.ts'
import { parseSearch } from '@satchel/contract/search-syntax.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import type { Addresses } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf } from '../platform/http/paging.ts'
import { facetsOf } from './facets.ts'
import { type Filter, filterOf } from './filter-queries.ts'
import { allOf, find, findIds } from './find.ts'
import { readAddresses, requireValidForm, tidied } from './form.ts'
import { logSearch } from './log.ts'
import { earlier, later, readOperators } from './operators.ts'
import { describe } from './present.ts'
import * as query from './queries.ts'
import * as saved from './saved-queries.ts'

/** How far smart collections may look into one another. */
const DEPTH_MAX = 2

export type Form = SearchForm & { limit?: number; cursor?: string | null; facets?: boolean }

export async function searchItems(
  scope: Scope,
  services: Addresses,
  form: Form,
): Promise<SearchResult> {
  const begin = performance.now()
  const { filter } = await readAsked(scope, form)
  const { page, order, total, words, ...more } = await search(scope, services, form, filter)
  const shown = pageOf(page, limitOf(form), ({ id, key }) => ({ order, key, id }))
  const searchId = await logSearch(scope, form, {
    hits: total.value,
    ms: Math.round(performance.now() - begin),
  })
  return {
    searchId,
    items: await describe(scope, services, shown.items, words),
    total,
    ...more,
    nextCursor: shown.nextCursor,
  }
}

/** The ids of a page of it, in its order: for those who keep a search. */
export async function pageOfIds(scope: Scope, services: Addresses, form: SearchForm & CursorQuery) {
  const filter = await read(scope, form)
  const { page, order, total } = await search(scope, services, form, filter)
  const shown = pageOf(page, limitOf(form), ({ id, key }) => ({ order, key, id }))
  return { ids: shown.items.map(({ id }) => id), total, nextCursor: shown.nextCursor }
}

export function limitOf({ limit = PAGE_DEFAULT }: Form): number {
  return limit
}

/** Searches items; the page has one more than its limit if there are more. */
export async function search(scope: Scope, services: Addresses, form: Form, filter: Filter) {
  const { facets = false } = form
  const cursor = form.cursor ?? undefined
  const given = { filter, limit: limitOf(form) + 1, cursor, facets }
  const { count, isCut, counts, page, order, words, corrected } = await find(
    scope,
    services,
    form,
    given,
  )
  const total: SearchResult['total'] = isCut
    ? { value: query.COUNTED_MAX, relation: 'gte' }
    : { value: count, relation: 'eq' }
  const didYouMean = corrected && [...corrected, ...othersOf(form)].join(' ')
  return {
    page,
    order,
    total,
    words,
    ...(didYouMean && { didYouMean }),
    ...(facets && { facets: facetsOf(counts) }),
  }
}

function othersOf({ searchTerm }: SearchForm): string[] {
  return parseSearch(searchTerm ?? '').others
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

/** Reads a form that was stored: it goes on to find what there still is. */
export async function read(scope: Scope, form: SearchForm, depth = 0): Promise<Filter> {
  return (await readForm(scope, form, { isStrict: false, depth })).filter
}

/** Reads a form as it was sent; throws `invalid` for operators whose value cannot be. */
export function readAsked(scope: Scope, form: SearchForm) {
  return readForm(scope, form, { isStrict: true, depth: 0 })
}

async function readForm(
  scope: Scope,
  form: SearchForm,
  { isStrict, depth }: { isStrict: boolean; depth: number },
) {
  requireValidForm(form)
  const { words, phrases, excluded, operators } = parseSearch(form.searchTerm ?? '')
  const narrowing = await readOperators(scope, depth < DEPTH_MAX ? operators : [], {
    isStrict,
    read: (inner) => read(scope, inner, depth + 1),
  })
  const prepared = await query.prepare(scope, {
    words: readAddresses(words),
    phrases,
    excluded,
    startDay: later(form.startDay, narrowing.after),
    endDay: earlier(form.endDay, narrowing.until),
  })
  return {
    filter: filterOf(scope, form, prepared, narrowing),
    excluded: prepared.excluded,
  }
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
  const labels = await query.findLabels(scope, values, tags)
  return [
    ...(form.searchTerm ? [`“${form.searchTerm}”`] : []),
    ...(form.quickFilter ? [form.quickFilter] : []),
    ...values.map((id) => labels.get(id) ?? 'a deleted value'),
    ...tags.map((key) => `# ${labels.get(key) ?? key}`),
    ...(form.startDay ? [`from ${form.startDay}`] : []),
    ...(form.endDay ? [`to ${form.endDay}`] : []),
  ]
}

/** Returns those of the saved searches that the caller may open. */
export function visibleSavedSearches(scope: Scope, ids: string[]): Promise<string[]> {
  return saved.visibleIds(scope, ids)
}

/** Gives all of a person's saved searches to another; returns how many. */
export function giveSavedSearches(
  scope: Scope,
  from: { id: string; name: string },
  to: string,
): Promise<number> {
  return saved.giveSavedSearches(scope, from, to)
}
