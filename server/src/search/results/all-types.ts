import type { Input, Reply } from '@satchel/contract/endpoint.ts'
import { Id, Nullable } from '@satchel/contract/schemas.ts'
import type { Finding, FoundItem, FoundType, querySearch } from '@satchel/contract/search/search.ts'
import { Type } from 'typebox'
import type { Addresses } from '../../domains/service.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { readCursor, writeCursor } from '../../platform/http/paging.ts'
import { tidied } from '../form/form.ts'
import { readRequest } from '../form/read.ts'
import { logSearch } from '../log/log.ts'
import type { PageHit } from '../matching/find.ts'
import * as query from '../matching/named-queries.ts'
import { hasWords, type Words } from '../matching/terms.ts'
import { excerpt, marked, patternOf } from './marks.ts'
import { describe } from './present.ts'
import { limitOf, search } from './search.ts'

type Query = Input<typeof querySearch>['body']

const NAMED: query.NamedType[] = ['COLLECTION', 'SITE']

/** The start of a page: the place after which items go on, and the place after which the others do. */
const PLACE = Type.Object({
  items: Nullable(Type.String()),
  score: Nullable(Type.Integer()),
  id: Nullable(Id),
})

/** One of the merged list, with its points and the place after it. */
interface Candidate {
  score: number
  found: PageHit | query.FoundNamed
  type: FoundType
  place: Partial<{ items: string; score: number; id: string }>
}

/** Searches items, collections and sites: by relevance, or by age without words. In other orders items come last. */
export async function searchAllTypes(
  scope: Scope,
  services: Addresses,
  { types, ...form }: Query,
): Promise<Reply<typeof querySearch>> {
  const begin = performance.now()
  const limit = limitOf(form)
  const place = readCursor(form.cursor ?? undefined, PLACE) ?? {
    items: null,
    score: null,
    id: null,
  }
  const { filter, excluded, hasOnlySigns, hasOperators, others } = await readRequest(scope, form)
  const wants = (type: FoundType) => !types?.length || types.includes(type)
  const items = wants('ITEM')
    ? await search(scope, services, { ...form, cursor: place.items }, { filter, others })
    : undefined
  const words = items?.words ?? filter.words
  const named = hasOnlySigns || hasOperators || filters(form) ? [] : NAMED.filter(wants)
  const params = { types: named, words, excluded }
  const after = place.id === null ? undefined : { id: place.id, score: place.score ?? 0 }
  const namedFound =
    named.length > 0 ? await query.findNamed(scope, { ...params, limit: limit + 1, after }) : []
  const count = named.length > 0 ? await query.countNamed(scope, params) : 0
  const all = merged(items, namedFound, words)
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

/** Tells whether a form asks for more than words: collections and sites have no tags or categories to filter by. */
function filters(form: Query): boolean {
  const { searchTerm: _, orderBy: __, when: ___, tagLogic: ____, ...rest } = form
  const { limit: _____, cursor: ______, facets: _______, ...filters } = rest
  return Object.keys(tidied(filters)).length > 0
}

/** Merges both lists: without words the newest first, else by points; those without points come last. */
function merged(
  items: { page: PageHit[]; order: string } | undefined,
  others: query.FoundNamed[],
  words: Words,
): Candidate[] {
  const found = (items?.page ?? []).map((hit): Candidate => {
    const { id, key } = hit
    const isScored = items?.order.startsWith('relevance') && typeof key === 'number'
    const place = { items: writeCursor({ order: items?.order ?? '', key, id }) }
    return { score: isScored ? key : -1, found: hit, type: 'ITEM', place }
  })
  const named = others.map((other): Candidate => {
    const { type, id, score } = other
    return { score, found: other, type, place: { id, score } }
  })
  const all = [...named, ...found]
  return items?.order === 'newest' && !hasWords(words)
    ? all.toSorted((one, other) => (one.found.id < other.found.id ? 1 : -1))
    : all.toSorted((one, other) => other.score - one.score)
}

async function present(
  scope: Scope,
  services: Addresses,
  page: Candidate[],
  words: Words,
): Promise<Finding[]> {
  const hits = page.flatMap(({ type, found }) => (type === 'ITEM' ? [found as PageHit] : []))
  const items = new Map((await describe(scope, services, hits, words)).map((one) => [one.id, one]))
  const pattern = hasWords(words) ? patternOf(words) : undefined
  return page.flatMap(({ type, found }): Finding[] => {
    if (type !== 'ITEM') return [ofNamed(found as query.FoundNamed, pattern)]
    const item = items.get(found.id)
    return item ? [ofItem(item)] : []
  })
}

function ofItem({ id, name, kind, mime, thumbnailUrl, highlight }: FoundItem): Finding {
  const presentation = { ...(mime && { mime }), ...(thumbnailUrl && { thumbnailUrl }) }
  return { type: 'ITEM', id, name, kind, ...presentation, highlight }
}

function ofNamed(
  { type, id, name, description }: query.FoundNamed,
  pattern: string | undefined,
): Finding {
  const marks = pattern && {
    name: marked(name, pattern),
    description: marked(excerpt(description, pattern), pattern),
  }
  const highlight = Object.fromEntries(Object.entries(marks ?? {}).filter(([, html]) => html))
  return { type, id, name, highlight }
}
