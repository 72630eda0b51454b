import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Item } from '@satchel/contract/items.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import type { Facets, FoundItem, SearchForm, SearchResult } from '@satchel/contract/search.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import * as items from '../items/service.ts'
import type { Files } from '../platform/files.ts'
import { pageOf } from '../platform/paging.ts'
import { invalidField } from '../platform/problem.ts'
import type { Scope } from '../platform/scope.ts'
import { filterOf } from './filter.ts'
import { type Found, find } from './find.ts'
import { excerpt, marked, patternOf } from './marks.ts'
import * as query from './queries.ts'
import type { Term } from './terms.ts'

/** Of a page's items only so many are read again for their passages. */
const MARKED_MAX = 50

type Form = SearchForm & CursorQuery & { facets?: boolean }

export async function searchItems(scope: Scope, files: Files, form: Form): Promise<SearchResult> {
  const { startDay = null, endDay = null, limit = PAGE_DEFAULT, cursor, facets = false } = form
  if (startDay && endDay && startDay > endDay)
    throw invalidField('endDay', 'must not be before startDay')
  const prepared = await query.prepare(scope, form.searchTerm ?? '', startDay, endDay)
  const filter = filterOf(scope, form, prepared)
  const search = { filter, limit: limit + 1, cursor, facets }
  const { hits, page, order, terms } = await find(scope, files, form, search)
  const shown = pageOf(page, limit, ({ id, key }) => ({ order, key, id }))
  return {
    items: await describe(scope, files, shown.items, terms),
    total: hits.isCut
      ? { value: query.COUNTED_MAX, relation: 'gte' }
      : { value: hits.count, relation: 'eq' },
    ...(facets && { facets: facetsOf(hits) }),
    nextCursor: shown.nextCursor,
  }
}

async function describe(
  scope: Scope,
  files: Files,
  page: Found[],
  terms: Term[],
): Promise<FoundItem[]> {
  const unread = page.filter(({ item }) => item === undefined).map(({ id }) => id)
  const pattern = terms.length > 0 ? patternOf(terms) : undefined
  const [read, passages] = await Promise.all([
    unread.length > 0 ? items.findAll(scope, files, unread) : [],
    pattern ? query.findPassages(scope, unread.slice(0, MARKED_MAX), pattern) : undefined,
  ])
  const known = new Map(read.map((item) => [item.id, item]))
  return page.flatMap(({ id, item = known.get(id) }) => {
    if (!item) return []
    return { ...item, highlight: pattern ? highlight(item, passages?.get(id), pattern) : {} }
  })
}

function highlight({ name, description }: Item, passage: string | undefined, pattern: string) {
  const found = {
    name: marked(name, pattern),
    description: marked(excerpt(description, pattern), pattern),
    text: passage && marked(excerpt(passage, pattern), pattern),
  }
  return Object.fromEntries(Object.entries(found).filter(([, html]) => html))
}

function facetsOf({ values, tags }: query.FacetCounts): Facets {
  const of = (category: Category) =>
    byCount(values.filter((value) => value.category === category)).map(({ id, count }) => ({
      id,
      count,
    }))
  return {
    funnelStage: of('funnelStage'),
    contentProduct: of('contentProduct'),
    contentType: of('contentType'),
    contentIndustry: of('contentIndustry'),
    contentRegion: of('contentRegion'),
    tags: byCount(tags).map(({ id: key, count }) => ({ key, count })),
  }
}

function byCount<C extends { id: string; count: number }>(counts: C[]): C[] {
  return counts.toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}
