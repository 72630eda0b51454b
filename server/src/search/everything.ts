import type { Input, Reply } from '@satchel/contract/endpoint.ts'
import { Id, Nullable } from '@satchel/contract/schemas.ts'
import type { Finding, FoundItem, FoundType, querySearch } from '@satchel/contract/search.ts'
import { parseSearch } from '@satchel/contract/search-syntax.ts'
import { Type } from 'typebox'
import type { Addresses } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { readCursor, writeCursor } from '../platform/http/paging.ts'
import * as query from './collection-queries.ts'
import type { Found } from './find.ts'
import { tidied } from './form.ts'
import { logSearch } from './log.ts'
import { excerpt, marked, patternOf } from './marks.ts'
import { describe } from './present.ts'
import { limitOf, readAsked, search } from './service.ts'
import type { Words } from './terms.ts'

type Asked = Input<typeof querySearch>['body']

/** Where a page begins: after this of the items, and after this of the collections. */
const PLACE = Type.Object({
  items: Nullable(Type.String()),
  score: Nullable(Type.Integer()),
  id: Nullable(Id),
})

/** One of the merged list, with its points and the place after it. */
interface Candidate {
  score: number
  found: Found | query.FoundCollection
  type: FoundType
  place: Partial<{ items: string; score: number; id: string }>
}

/** Searches items and collections, merged by relevance. In any other order collections come first. */
export async function searchEverything(
  scope: Scope,
  services: Addresses,
  { types, ...form }: Asked,
): Promise<Reply<typeof querySearch>> {
  const begin = performance.now()
  const limit = limitOf(form)
  const place = readCursor(form.cursor ?? undefined, PLACE) ?? {
    items: null,
    score: null,
    id: null,
  }
  const { filter, excluded } = await readAsked(scope, form)
  const wants = (type: FoundType) => !types?.length || types.includes(type)
  const items = wants('ITEM')
    ? await search(scope, services, { ...form, cursor: place.items }, filter)
    : undefined
  const words = items?.words ?? filter.words
  const asked = { words, excluded }
  const hasCollections = wants('COLLECTION') && asksOnlyForWords(form)
  const after = place.id === null ? undefined : { id: place.id, score: place.score ?? 0 }
  const collections = hasCollections
    ? await query.findCollections(scope, { ...asked, limit: limit + 1, after })
    : []
  const count = hasCollections ? await query.countCollections(scope, asked) : 0
  const all = merged(items, collections)
  const page = all.slice(0, limit)
  const total = items?.total ?? { value: 0, relation: 'eq' as const }
  const hits = total.value + count
  return {
    searchId: await logSearch(scope, form, { hits, ms: Math.round(performance.now() - begin) }),
    items: await present(scope, services, page, words),
    total: { ...total, value: hits },
    ...(items?.didYouMean && { didYouMean: items.didYouMean }),
    ...(items?.facets && { facets: items.facets }),
    nextCursor:
      all.length > limit
        ? writeCursor(Object.assign({}, place, ...page.map((one) => one.place)))
        : null,
  }
}

/** Collections have no tags or categories to be filtered by. */
function asksOnlyForWords(form: Asked): boolean {
  const { searchTerm, orderBy: _, when: __, tagLogic: ___, ...rest } = form
  const { limit: ____, cursor: _____, facets: ______, ...filters } = rest
  const { words, phrases, operators } = parseSearch(searchTerm ?? '')
  const hasWords = words !== '' || phrases.length > 0
  return hasWords && operators.length === 0 && Object.keys(tidied(filters)).length === 0
}

/** Both lists in one, by points; what has none comes after the collections. */
function merged(
  items: { page: Found[]; order: string } | undefined,
  collections: query.FoundCollection[],
): Candidate[] {
  const found = (items?.page ?? []).map((hit): Candidate => {
    const { id, key } = hit
    const isScored = items?.order.startsWith('relevance') && typeof key === 'number'
    const place = { items: writeCursor({ order: items?.order ?? '', key, id }) }
    return { score: isScored ? key : -1, found: hit, type: 'ITEM', place }
  })
  const named = collections.map((collection): Candidate => {
    const { id, score } = collection
    return { score, found: collection, type: 'COLLECTION', place: { id, score } }
  })
  return [...named, ...found].toSorted((one, other) => other.score - one.score)
}

async function present(
  scope: Scope,
  services: Addresses,
  page: Candidate[],
  words: Words,
): Promise<Finding[]> {
  const hits = page.flatMap(({ type, found }) => (type === 'ITEM' ? [found as Found] : []))
  const items = new Map((await describe(scope, services, hits, words)).map((one) => [one.id, one]))
  const pattern = words.terms.length + words.phrases.length > 0 ? patternOf(words) : undefined
  return page.flatMap(({ type, found }): Finding[] => {
    if (type === 'COLLECTION') return [ofCollection(found as query.FoundCollection, pattern)]
    const item = items.get(found.id)
    return item ? [ofItem(item)] : []
  })
}

function ofItem({ id, name, kind, thumbnailUrl, highlight }: FoundItem): Finding {
  return { type: 'ITEM', id, name, kind, ...(thumbnailUrl && { thumbnailUrl }), highlight }
}

function ofCollection(
  { id, name, description }: query.FoundCollection,
  pattern: string | undefined,
): Finding {
  const marks = pattern && {
    name: marked(name, pattern),
    description: marked(excerpt(description, pattern), pattern),
  }
  const highlight = Object.fromEntries(Object.entries(marks ?? {}).filter(([, html]) => html))
  return { type: 'COLLECTION', id, name, highlight }
}
