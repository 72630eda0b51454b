import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Item } from '@satchel/contract/items.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import type { FoundItem, Highlight, SearchForm, SearchResult } from '@satchel/contract/search.ts'
import { parseSearch } from '@satchel/contract/search-syntax.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf } from '../platform/http/paging.ts'
import { invalidField } from '../platform/problem.ts'
import { facetsOf } from './facets.ts'
import { type Filter, filterOf } from './filter-queries.ts'
import { allOf, type Found, find, findIds } from './find.ts'
import { excerpt, marked, patternOf } from './marks.ts'
import { earlier, later, readOperators } from './operators.ts'
import * as query from './queries.ts'
import * as saved from './saved-queries.ts'
import type { Words } from './terms.ts'

/** The number of a page's items whose passages are read. */
const MARKED_MAX = 50

/** How far smart collections may look into one another. */
const DEPTH_MAX = 2

type Form = SearchForm & { limit?: number; cursor?: string | null; facets?: boolean }

export async function searchItems(
  scope: Scope,
  services: Addresses,
  form: Form,
): Promise<SearchResult> {
  const { facets = false } = form
  const filter = await read(scope, form, { isStrict: true })
  const { shown, total, counts, words, corrected } = await search(scope, services, form, filter)
  return {
    items: await describe(scope, services, shown.items, words),
    total,
    ...(corrected && { didYouMean: corrected.join(' ') }),
    ...(facets && { facets: facetsOf(counts) }),
    nextCursor: shown.nextCursor,
  }
}

/** The ids of a page of it, in its order: for those who keep a search. */
export async function pageOfIds(scope: Scope, services: Addresses, form: SearchForm & CursorQuery) {
  const filter = await read(scope, form)
  const { shown, total } = await search(scope, services, form, filter)
  return { ids: shown.items.map(({ id }) => id), total, nextCursor: shown.nextCursor }
}

async function search(scope: Scope, services: Addresses, form: Form, filter: Filter) {
  const { limit = PAGE_DEFAULT, facets = false } = form
  const cursor = form.cursor ?? undefined
  const given = { filter, limit: limit + 1, cursor, facets }
  const { count, isCut, counts, page, order, words, corrected } = await find(
    scope,
    services,
    form,
    given,
  )
  const shown = pageOf(page, limit, ({ id, key }) => ({ order, key, id }))
  const total: SearchResult['total'] = isCut
    ? { value: query.COUNTED_MAX, relation: 'gte' }
    : { value: count, relation: 'eq' }
  return { shown, total, counts, words, corrected }
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

/** Reads a form; one that was stored goes on to find what there still is, where a strict one is refused. */
async function read(
  scope: Scope,
  form: SearchForm,
  { isStrict = false, depth = 0 } = {},
): Promise<Filter> {
  requireValidForm(form)
  const { words, phrases, excluded, operators } = parseSearch(form.searchTerm ?? '')
  const narrowing = await readOperators(scope, depth < DEPTH_MAX ? operators : [], {
    isStrict,
    read: (inner) => read(scope, inner, { depth: depth + 1 }),
  })
  const prepared = await query.prepare(scope, {
    words,
    phrases,
    excluded,
    startDay: later(form.startDay, narrowing.after),
    endDay: earlier(form.endDay, narrowing.until),
  })
  return filterOf(scope, form, prepared, narrowing)
}

/** Removes fields that filter nothing. */
export function tidied(form: SearchForm): SearchForm {
  const asks = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(form).filter(([, value]) => asks(value)))
}

/** Throws `invalid` for an impossible range; `path` is the form's place in the request. */
export function requireValidForm({ startDay, endDay }: SearchForm, path = ''): void {
  if (startDay && endDay && startDay > endDay)
    throw invalidField(`${path}endDay`, 'must not be before startDay')
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

async function describe(
  scope: Scope,
  services: Addresses,
  page: Found[],
  words: Words,
): Promise<FoundItem[]> {
  const unread = page.filter(({ item }) => item === undefined).map(({ id }) => id)
  const pattern = words.terms.length + words.phrases.length > 0 ? patternOf(words) : undefined
  const [read, passages] = await Promise.all([
    unread.length > 0 ? items.findAll(scope, services, unread) : [],
    pattern ? query.findPassages(scope, unread.slice(0, MARKED_MAX), pattern) : undefined,
  ])
  const known = new Map(read.map((item) => [item.id, item]))
  return page.flatMap(({ id, item = known.get(id) }) => {
    if (!item) return []
    return { ...item, highlight: pattern ? highlight(item, passages?.get(id), pattern) : {} }
  })
}

function highlight(
  { name, description }: Item,
  passage: query.Passage | undefined,
  pattern: string,
): Highlight {
  const found = {
    name: marked(name, pattern),
    description: marked(excerpt(description, pattern), pattern),
    text: passage && marked(excerpt(passage.text, pattern), pattern),
    page: passage?.page,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

/** Gives all of a person's saved searches to another; returns how many. */
export function giveSavedSearches(
  scope: Scope,
  from: { id: string; name: string },
  to: string,
): Promise<number> {
  return saved.giveSavedSearches(scope, from, to)
}
