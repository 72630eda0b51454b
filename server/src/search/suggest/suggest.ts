import { beginsWith } from '@satchel/contract/folding.ts'
import type { Suggestion } from '@satchel/contract/search/search.ts'
import { LRUCache } from 'lru-cache'
import { limitStatements, type Scope } from '../../platform/database/scope.ts'
import { MINUTE } from '../../platform/time.ts'
import { read } from '../form/read.ts'
import * as log from '../log/queries.ts'
import type { Filter } from '../matching/filter-queries.ts'
import { findIds, STATEMENT_MS } from '../matching/find.ts'
import { findNamed, type NamedType } from '../matching/named-queries.ts'
import { byNearness, FOUND_ORDERS } from '../matching/order-queries.ts'
import * as query from '../matching/queries.ts'
import { hasWords } from '../matching/terms.ts'
import { findBest, findNames, findTags } from './queries.ts'

const RECENT_MAX = 3
const RECENT_ALONE_MAX = 6
const POPULAR_MAX = 3
const ITEMS_MAX = 6
const OTHERS_MAX = 3
/** The nearest names, among which use decides. */
const NEAR_MAX = 60
/** The length from which names are suggested: hardly anything is told apart by one letter. */
const NAMES_FROM = 2
/** The popular searches known of a tenant. */
const KNOWN_MAX = 200

/** Popular searches by tenant: they change slowly, and are asked for at every key. */
const popular = new LRUCache<string, string[]>({ max: 1_000, ttl: 5 * MINUTE })

export async function suggest(scope: Scope, text: string): Promise<Suggestion[]> {
  const start = text.trim()
  const [, recent] = await Promise.all([
    limitStatements(scope, STATEMENT_MS),
    log.findRecent(scope, start, start === '' ? RECENT_ALONE_MAX : RECENT_MAX),
  ])
  const searches = [
    ...recent.map((one): Suggestion => ({ type: 'RECENT', text: one })),
    ...(await popularWith(scope, start, recent)).map(
      (one): Suggestion => ({ type: 'POPULAR', text: one }),
    ),
  ]
  return start.length < NAMES_FROM ? searches : [...searches, ...(await namedAlike(scope, start))]
}

/** Popular searches that begin so and find something for this person. */
async function popularWith(scope: Scope, start: string, words: string[]): Promise<string[]> {
  const begins = (text: string) => beginsWith(text, start)
  const isNew = (text: string) => !words.includes(text)
  const found: string[] = []
  for (const text of (await popularOf(scope)).filter((one) => begins(one) && isNew(one))) {
    if (found.length === POPULAR_MAX) break
    if ((await findIds(scope, await read(scope, { searchTerm: text }), 1)).length > 0)
      found.push(text)
  }
  return found
}

async function popularOf(scope: Scope): Promise<string[]> {
  const { tenantId } = scope.actor
  const words = popular.get(tenantId) ?? (await log.findPopular(scope, KNOWN_MAX))
  popular.set(tenantId, words)
  return words
}

async function itemsAlike(scope: Scope, filter: Filter): Promise<string[]> {
  const near = { order: byNearness(filter.words), limit: NEAR_MAX, after: undefined }
  const hits = await query.findHits(scope, filter, near, { facets: false, heading: true })
  if (!hits.isCut) return findBest(scope, hits.page, ITEMS_MAX)
  const newest = { ...near, order: FOUND_ORDERS.newest, limit: ITEMS_MAX }
  return (await query.findSorted(scope, filter, newest, 'heading')).map(({ id }) => id)
}

/** Items, collections, sites and tags by their names. */
async function namedAlike(scope: Scope, start: string): Promise<Suggestion[]> {
  const filter = await read(scope, { searchTerm: start })
  const { words } = filter
  if (!hasWords(words)) return []
  const items = await findNames(scope, await itemsAlike(scope, filter))
  const others = (type: NamedType) =>
    findNamed(scope, { types: [type], words, excluded: [], limit: OTHERS_MAX, after: undefined })
  const named = [...(await others('COLLECTION')), ...(await others('SITE'))]
  const tags = await findTags(scope, start, OTHERS_MAX)
  return [
    ...items.map(({ id, name }): Suggestion => ({ type: 'ITEM', id, text: name })),
    ...named.map(({ type, id, name }): Suggestion => ({ type, id, text: name })),
    ...tags.map(({ key, label }): Suggestion => ({ type: 'TAG', id: key, text: label })),
  ]
}
