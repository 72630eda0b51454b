import type { Item, ItemOrder } from '@satchel/contract/items/items.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { Type } from 'typebox'
import type { Addresses } from '../../domains/service.ts'
import * as items from '../../items/service.ts'
import { type Place, placeIn } from '../../platform/database/keyset.ts'
import { limitStatements, type Scope } from '../../platform/database/scope.ts'
import { readCursor } from '../../platform/http/paging.ts'
import { type Counts, joined, weighted } from './facets.ts'
import { type Filter, onlyItem } from './filter-queries.ts'
import { byRelevance, FOUND_ORDERS, newestOf } from './order-queries.ts'
import * as query from './queries.ts'
import { hasWords, type Term, type Words } from './terms.ts'

/** The number of hits below which similar words are searched too. */
const FEW = 3
const LIKES_FROM = 4
/** The number of words of which one is left out, in turn, where nothing is found. */
const LEFT_OUT_MAX = 4
/** The sample size that certainly means more hits than are counted. */
const MANY_SAMPLED = 100
/** The suffix of the order's name in cursors of a widened search. */
const WIDENED = '~'

/** The time after which a statement of a search is given up. */
export const STATEMENT_MS = 4_000

/** One of the page; the item itself where finding it has read it already. */
export type PageHit = query.Hit & { item?: Item }

export interface Search {
  filter: Filter
  limit: number
  cursor: string | undefined
  facets: boolean
}

interface Result {
  count: number
  /** True if there are more than were counted. */
  isCut: boolean
  counts: Counts
  page: PageHit[]
  /** The order's name in cursors. */
  order: string
  words: Words
  /** The words with mistyped ones put right; undefined where none is. */
  corrected?: string[]
}

export async function find(
  scope: Scope,
  services: Addresses,
  form: SearchForm,
  { cursor, ...search }: Search,
): Promise<Result> {
  const { words } = search.filter
  const order = orderOf(form, words)
  const key = order === 'relevance' ? newestOf(0) : FOUND_ORDERS[order]
  const names = [order, order + WIDENED]
  const places = Type.Union(names.map((name) => placeIn(name, key)))
  const after = readCursor(cursor, Type.Unsafe<Place>(places))
  const input = { ...search, order, after, first: [] }
  const [, plain] = await Promise.all([
    limitStatements(scope, STATEMENT_MS),
    findIn(scope, services, {
      ...input,
      ...(after?.order.endsWith(WIDENED) && { limit: FEW, after: undefined, facets: false }),
    }),
  ])
  if (plain.count >= FEW || (after && !after.order.endsWith(WIDENED))) return plain
  const wider = await widen(scope, words, plain.count > 0)
  const filter = { ...search.filter, words: wider }
  const first = plain.page.map(({ id }) => id)
  const result = isWider(wider)
    ? { ...(await findIn(scope, services, { ...input, filter, first })), order: order + WIDENED }
    : plain
  const corrected = plain.count === 0 ? await correct(scope, filter) : undefined
  return { ...result, ...(corrected && { corrected }) }
}

/** Puts mistyped words right, or leaves out the one that nothing has, if what they become is found. */
async function correct(scope: Scope, filter: Filter): Promise<string[] | undefined> {
  const { terms, phrases } = filter.words
  const right = terms.map((term) => {
    const [like] = term.likes
    return like === undefined || term.likes.includes(term.word)
      ? term
      : { ...term, word: like, stems: [], likes: [], spellings: [] }
  })
  const isSame = right.every(({ word }, index) => word === terms[index]?.word)
  const fewer = right.slice(0, LEFT_OUT_MAX).map((_, index) => right.toSpliced(index, 1))
  for (const tried of [...(isSame ? [] : [right]), ...fewer]) {
    if (tried.length === 0) continue
    const found = await findIds(scope, { ...filter, words: { terms: tried, phrases } }, 1)
    if (found.length > 0) return tried.map(({ word }) => word)
  }
  return undefined
}

/** The filter that says what a search finds in the end, be it widened. */
export async function allOf(scope: Scope, filter: Filter): Promise<Filter> {
  const found = await findIds(scope, filter, FEW)
  if (found.length >= FEW) return filter
  return { ...filter, words: await widen(scope, filter.words, found.length > 0) }
}

/** Tells whether an item is among what a filter finds. */
export async function isFound(scope: Scope, filter: Filter, id: string): Promise<boolean> {
  return (await findIds(scope, onlyItem(filter, id), 1)).length > 0
}

/** The newest first. */
export async function findIds(
  scope: Scope,
  filter: Filter,
  limit: number,
  last?: string,
): Promise<string[]> {
  const after = last === undefined ? undefined : { order: 'newest', key: null, id: last }
  const hits = await query.findSorted(scope, filter, { order: FOUND_ORDERS.newest, limit, after })
  return hits.map(({ id }) => id)
}

function orderOf({ orderBy, quickFilter }: SearchForm, words: Words): ItemOrder {
  if (orderBy && orderBy !== 'relevance') return orderBy
  if (hasWords(words)) return 'relevance'
  return quickFilter === 'popular' ? 'views' : 'newest'
}

/**
 * Adds similar words (where something was found, to words that nothing has as they are) and very long texts with the
 * words of a phrase.
 */
async function widen(scope: Scope, words: Words, isFound: boolean): Promise<Words> {
  const phrases = words.phrases.map((phrase) => ({ ...phrase, isLoose: phrase.runs.length > 0 }))
  return { phrases, terms: await withLikes(scope, words.terms, isFound) }
}

function isWider({ terms, phrases }: Words): boolean {
  return terms.some(({ likes }) => likes.length > 0) || phrases.some(({ isLoose }) => isLoose)
}

async function withLikes(scope: Scope, terms: Term[], isFound: boolean): Promise<Term[]> {
  const words = terms.map(({ word }) => word).filter((word) => word.length >= LIKES_FROM)
  if (words.length === 0) return terms
  const similar = await query.findLikes(scope, words)
  return terms.map((term) => {
    const likes = similar[words.indexOf(term.word)] ?? []
    const isKnown = likes.includes(term.word)
    return isKnown && (isFound || likes.length === 1) ? term : { ...term, likes }
  })
}

interface Statement extends Omit<Search, 'cursor'> {
  order: ItemOrder
  after: Place | undefined
  /** The best matches by relevance. */
  first: readonly string[]
}

async function findIn(scope: Scope, services: Addresses, input: Statement): Promise<Result> {
  const { filter, order, limit, after, facets } = input
  const { words } = filter
  const sample = await take(scope, filter, facets)
  if (sample && sample.hits >= MANY_SAMPLED) {
    const page = await findMany(scope, services, { ...input, isDense: true })
    return { isCut: true, count: query.COUNTED_MAX, counts: weighted(sample), page, order, words }
  }
  const key = order === 'relevance' ? byRelevance(words, input.first) : FOUND_ORDERS[order]
  const hits = await query.findHits(scope, filter, { order: key, limit, after }, { facets })
  const { count, isCut } = hits
  const page = isCut ? await findMany(scope, services, { ...input, isDense: false }) : hits.page
  const counts = await withNear(scope, filter, hits, sample, facets)
  return { isCut, count, counts, page, order, words }
}

/** Recognizes very many hits right away; without lexemes there is no sample. */
async function take(scope: Scope, filter: Filter, facets: boolean) {
  const { words, musts, choices } = filter
  if (!hasWords(words) && musts.length + choices.length === 0) return undefined
  return query.survey(scope, filter, { sample: true, facets })
}

/** Returns what each facet would have without its own choice, from the sample if not all hits are counted. */
async function withNear(
  scope: Scope,
  filter: Filter,
  hits: query.Hits,
  sample: query.Survey | undefined,
  facets: boolean,
): Promise<Counts> {
  if (!facets || filter.choices.length === 0) return joined(hits, { values: [], tags: [] }, 1)
  if (hits.isCut && sample) return joined(hits, sample, query.SAMPLED)
  return joined(hits, await query.survey(scope, filter, { sample: false, facets }), 1)
}

interface Many extends Statement {
  /** True if there are so many hits that walking back from the newest item soon finds the newest ones. */
  isDense: boolean
}

/** Finds hits that are too many to rank completely. */
async function findMany(scope: Scope, services: Addresses, input: Many): Promise<PageHit[]> {
  const { filter, order, limit, after } = input
  if (order === 'relevance') return findNearest(scope, input)
  if (!hasWords(filter.words))
    return items.walk(scope, services, { order, limit, after, only: query.among(filter) })
  const page = { order: FOUND_ORDERS[order], limit, after }
  return order === 'newest' ? findNewest(scope, input, page) : query.findSorted(scope, filter, page)
}

async function findNewest(
  scope: Scope,
  { filter, isDense }: Pick<Many, 'filter' | 'isDense'>,
  page: query.Paging,
  part?: query.Part,
): Promise<query.Hit[]> {
  const met = isDense ? await query.findNewest(scope, filter, page, part) : undefined
  return met ?? query.findSorted(scope, filter, page, part)
}

/** Finds those with the words in name or tags first, then the others; the newest of each if there are too many. */
async function findNearest(scope: Scope, input: Many): Promise<PageHit[]> {
  const { limit, after } = input
  const near = after?.key === 0 ? [] : await findInHeading(scope, input)
  if (near.length >= limit) return near
  const rest = {
    order: newestOf(0),
    limit: limit - near.length,
    after: after?.key === 0 ? after : undefined,
  }
  return [...near, ...(await findNewest(scope, input, rest, 'others'))]
}

async function findInHeading(scope: Scope, input: Many): Promise<query.Hit[]> {
  const { filter, limit, after } = input
  const ranked = { order: byRelevance(filter.words), limit, after }
  const hits = await query.findHits(scope, filter, ranked, { facets: false, heading: true })
  if (!hits.isCut) return hits.page
  // A cursor of ranked hits says nothing about the position among the newest.
  const isDense = input.isDense && (after === undefined || after.key === 1)
  return findNewest(scope, { filter, isDense }, { ...ranked, order: newestOf(1) }, 'heading')
}
