import type { SearchForm } from '@satchel/contract/search/search.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import type { useTaxonomy } from '../../lib/taxonomy.ts'
import { formOf, type SearchView } from './search-view.ts'

/** Returns a search form without empty filters, as the server stores it. */
export function tidied(view: SearchView): SearchForm {
  const asks = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(formOf(view)).filter(([, value]) => asks(value)))
}

export function isSame(one: SearchForm, other: SearchForm): boolean {
  const text = (form: SearchForm) =>
    JSON.stringify(Object.entries(form).sort(([a], [b]) => a.localeCompare(b)))
  return text(one) === text(other)
}

/** Returns a view without deleted values and tags. */
export function withoutDeleted(
  view: SearchView,
  {
    isKnown,
    findValue,
    tags,
  }: Pick<ReturnType<typeof useTaxonomy>, 'isKnown' | 'findValue' | 'tags'>,
): SearchView {
  if (!isKnown) return view
  const existing = new Set(tags.map(({ key }) => key))
  return {
    ...view,
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, view[name].filter((id) => findValue(id))]),
    ),
    tags: view.tags.filter((key) => existing.has(key)),
    excludeTags: view.excludeTags.filter((key) => existing.has(key)),
  }
}
