import type { Item, ItemOrder } from '@satchel/contract/items.ts'
import type { SearchForm } from '@satchel/contract/search.ts'
import { Type } from 'typebox'
import * as items from '../items/service.ts'
import type { Files } from '../platform/files.ts'
import { type Place, placeIn } from '../platform/keyset.ts'
import { readCursor } from '../platform/paging.ts'
import type { Scope } from '../platform/scope.ts'
import type { Filter } from './filter.ts'
import { byName, byNearness, FOUND_ORDERS, newestOf } from './orders.ts'
import * as query from './queries.ts'
import type { Term } from './terms.ts'

/** With fewer hits than these, words like the given ones are taken for them too. */
const FEW = 3
const LIKES_FROM = 4
/** Ends the order's name in the cursors of a search that was widened so. */
const WIDENED = '~'

/** One of the page; the item itself where finding it has read it already. */
export type Found = query.Hit & { item?: Item }

export interface Search {
  filter: Filter
  limit: number
  cursor: string | undefined
  facets: boolean
}

interface Result {
  hits: query.Hits
  page: Found[]
  /** As its cursors name it. */
  order: string
  terms: Term[]
}

export async function find(
  scope: Scope,
  files: Files,
  form: SearchForm,
  { cursor, ...search }: Search,
): Promise<Result> {
  const { terms } = search.filter
  const order = orderOf(form, terms)
  const key = order === 'relevance' ? newestOf(0) : FOUND_ORDERS[order]
  const names = [order, order + WIDENED]
  const places = Type.Union(names.map((name) => placeIn(name, key)))
  const after = readCursor(cursor, Type.Unsafe<Place>(places))
  const given = { ...search, order, after }
  const plain = after?.order.endsWith(WIDENED) ? undefined : await findIn(scope, files, given)
  if (plain && (after || plain.hits.count >= FEW)) return plain
  const wider = await widen(scope, terms)
  if (plain && !wider.some(({ likes }) => likes.length > 0)) return plain
  const filter = { ...search.filter, terms: wider }
  const result = await findIn(scope, files, { ...given, filter })
  return { ...result, order: order + WIDENED }
}

function orderOf({ orderBy, quickFilter }: SearchForm, terms: Term[]): ItemOrder {
  if (orderBy && orderBy !== 'relevance') return orderBy
  if (terms.length > 0) return 'relevance'
  return quickFilter === 'popular' ? 'views' : 'newest'
}

async function widen(scope: Scope, terms: Term[]): Promise<Term[]> {
  const words = terms.map(({ word }) => word).filter((word) => word.length >= LIKES_FROM)
  if (words.length === 0) return terms
  const likes = await query.findLikes(scope, words)
  return terms.map((term) => ({ ...term, likes: likes[words.indexOf(term.word)] ?? [] }))
}

interface Given extends Omit<Search, 'cursor'> {
  order: ItemOrder
  after: Place | undefined
}

async function findIn(scope: Scope, files: Files, given: Given): Promise<Result> {
  const { filter, order, limit, after, facets } = given
  const { terms } = filter
  const key = order === 'relevance' ? byNearness(terms) : FOUND_ORDERS[order]
  const hits = await count(scope, filter, { order: key, limit, after }, facets)
  const page = hits.isCut ? await findMany(scope, files, given) : hits.page
  return { hits, page, order, terms }
}

/** With what each facet would hold without its own choice. */
async function count(
  scope: Scope,
  filter: Filter,
  paging: query.Paging,
  facets: boolean,
): Promise<query.Hits> {
  const hits = await query.findHits(scope, filter, paging, { facets })
  if (!facets || filter.choices.length === 0) return hits
  // Where the hits are not all counted, a sample tells as much of these.
  const near = await query.countNear(scope, filter, { sampled: hits.isCut })
  const weight = hits.isCut ? query.SAMPLED : 1
  return {
    ...hits,
    values: added(hits.values, near.values, weight),
    tags: added(hits.tags, near.tags, weight),
  }
}

function added<C extends { id: string; count: number }>(hits: C[], near: C[], weight: number): C[] {
  const counts = new Map(hits.map((one) => [one.id, one]))
  for (const one of near) {
    const known = counts.get(one.id)?.count ?? 0
    counts.set(one.id, { ...one, count: known + one.count * weight })
  }
  return [...counts.values()]
}

/** Too many to rank all of them. */
function findMany(scope: Scope, files: Files, given: Given): Promise<Found[]> {
  const { filter, order, limit, after } = given
  if (order === 'relevance') return findNearest(scope, given)
  if (filter.terms.length > 0)
    return query.findSorted(scope, filter, { order: FOUND_ORDERS[order], limit, after })
  return items.walk(scope, files, { order, limit, after, only: query.among(filter) })
}

/** Those with the words in name or tags, then the others; within each the newest if there are too many. */
async function findNearest(scope: Scope, given: Given): Promise<Found[]> {
  const { filter, limit, after } = given
  const near = after?.key === 0 ? [] : await findInHeading(scope, given)
  if (near.length >= limit) return near
  const rest = {
    order: newestOf(0),
    limit: limit - near.length,
    after: after?.key === 0 ? after : undefined,
  }
  return [...near, ...(await query.findSorted(scope, filter, rest, 'others'))]
}

async function findInHeading(scope: Scope, { filter, limit, after }: Given): Promise<query.Hit[]> {
  const ranked = { order: byName(filter.terms), limit, after }
  const hits = await query.findHits(scope, filter, ranked, { facets: false, heading: true })
  if (!hits.isCut) return hits.page
  return query.findSorted(scope, filter, { ...ranked, order: newestOf(1) }, 'heading')
}
