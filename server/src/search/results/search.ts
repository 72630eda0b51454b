import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { SearchForm, SearchResult } from '@satchel/contract/search/search.ts'
import type { Addresses } from '../../domains/service.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { facetsOf } from '../matching/facets.ts'
import type { Filter } from '../matching/filter-queries.ts'
import { find } from '../matching/find.ts'
import * as query from '../matching/queries.ts'

export type Form = SearchForm & { limit?: number; cursor?: string | null; facets?: boolean }

export function limitOf({ limit = PAGE_DEFAULT }: Form): number {
  return limit
}

/** Searches items; the page has one more than its limit if there are more. */
export async function search(
  scope: Scope,
  services: Addresses,
  form: Form,
  { filter, others }: { filter: Filter; others: string[] },
) {
  const { facets = false } = form
  const cursor = form.cursor ?? undefined
  const input = { filter, limit: limitOf(form) + 1, cursor, facets }
  const { count, isCut, counts, page, order, words, corrected } = await find(
    scope,
    services,
    form,
    input,
  )
  const total: SearchResult['total'] = isCut
    ? { value: query.COUNTED_MAX, relation: 'gte' }
    : { value: count, relation: 'eq' }
  const didYouMean = corrected && [...corrected, ...others].join(' ')
  return {
    page,
    order,
    total,
    words,
    ...(didYouMean && { didYouMean }),
    ...(facets && { facets: facetsOf(counts) }),
  }
}
