import { TAG_LOGIC } from '@satchel/contract/constants.ts'
import { ItemOrder } from '@satchel/contract/items/items.ts'
import { QuickFilter, type SearchForm } from '@satchel/contract/search/search.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { oneOf } from '../../lib/url-params.ts'

const LAYOUTS = ['grid', 'table'] as const
const LOGICS = ['OR', 'AND'] as const
const MOMENTS = ['created', 'updated'] as const

/** The length that ids of imports have at most. */
const ID_MAX = 100

/** The library view, stored in the URL under these names. */
export interface SearchView extends Record<Category, string[]> {
  searchTerm: string
  tags: string[]
  excludeTags: string[]
  tagLogic: (typeof LOGICS)[number]
  startDay: string | null
  endDay: string | null
  when: (typeof MOMENTS)[number]
  /** Order; null for relevance if there are words, otherwise newest first. */
  orderBy: ItemOrder | null
  quickFilter: QuickFilter | null
  /** The import or upload the items came with. */
  importId: string | null
  layout: (typeof LAYOUTS)[number]
  /** Columns of the table; null for the default ones. */
  columns: string[] | null
}

/** Reads a view from a URL and ignores unknown values. */
export function readView(params: URLSearchParams): SearchView {
  const columns = params.get('columns')
  return {
    searchTerm: params.get('searchTerm')?.trim() ?? '',
    ...perCategory((category) => params.getAll(category).filter(isId)),
    tags: params.getAll('tags').filter(Boolean),
    excludeTags: params.getAll('excludeTags').filter(Boolean),
    tagLogic: oneOf(params, 'tagLogic', LOGICS) ?? TAG_LOGIC,
    startDay: dayOf(params.get('startDay')),
    endDay: dayOf(params.get('endDay')),
    when: oneOf(params, 'when', MOMENTS) ?? 'created',
    orderBy: oneOf(params, 'orderBy', ItemOrder.enum),
    quickFilter: oneOf(params, 'quickFilter', QuickFilter.enum),
    importId: params.get('importId')?.slice(0, ID_MAX) || null,
    layout: oneOf(params, 'layout', LAYOUTS) ?? 'grid',
    columns: columns === null ? null : columns.split(',').filter(Boolean),
  }
}

/** Reads a view from a URL; one without a layout is shown in that of the last visit. */
export function withStoredLayout(
  params: URLSearchParams,
  stored: { layout: string; columns?: readonly string[] } | undefined,
): SearchView {
  const view = readView(params)
  const layout = LAYOUTS.find((each) => each === stored?.layout)
  if (params.has('layout') || layout === undefined) return view
  return {
    ...view,
    layout,
    columns: view.columns ?? (stored?.columns ? [...stored.columns] : null),
  }
}

const USUAL = readView(new URLSearchParams())

/** Returns URL parameters without defaults. */
export function writeView(view: SearchView): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string | null, usual = '') => {
    if (value !== null && value !== usual) params.set(name, value)
  }
  set('searchTerm', view.searchTerm)
  for (const name of [...CATEGORIES, 'tags', 'excludeTags'] as const) {
    for (const value of view[name]) params.append(name, value)
  }
  set('tagLogic', view.tagLogic, TAG_LOGIC)
  set('startDay', view.startDay)
  set('endDay', view.endDay)
  set('when', view.when, 'created')
  set('orderBy', view.orderBy)
  set('quickFilter', view.quickFilter)
  set('importId', view.importId)
  set('layout', view.layout, 'grid')
  if (view.columns) params.set('columns', view.columns.join(','))
  return params
}

/** Returns the search form of the specification; layout is no part of it. */
export function formOf({ layout, columns, ...view }: SearchView): SearchForm {
  return { ...view, searchTerm: view.searchTerm || null }
}

/** Returns a saved form as a view, with the layout of another view. */
export function viewOf(
  form: SearchForm,
  { layout, columns }: Pick<SearchView, 'layout' | 'columns'> = USUAL,
): SearchView {
  const { searchTerm, ...rest } = form
  const entries = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
  return { ...USUAL, ...entries, searchTerm: searchTerm?.trim() ?? '', layout, columns }
}

/** Returns the effective order. */
export function orderOf({ orderBy, searchTerm }: SearchView): ItemOrder {
  return orderBy ?? (searchTerm ? 'relevance' : 'newest')
}

/** Returns the order to store; null if it is the default anyway. */
export function orderFor(view: SearchView, order: ItemOrder | null): ItemOrder | null {
  return order === orderOf({ ...view, orderBy: null }) ? null : order
}

/** Returns the view without any filter, in the same layout. */
export function withoutFilters({ layout, columns, orderBy }: SearchView): SearchView {
  const order = orderBy === 'relevance' ? null : orderBy
  return { ...USUAL, layout, columns, orderBy: order }
}

function perCategory<T>(make: (category: Category) => T): Record<Category, T> {
  return Object.fromEntries(CATEGORIES.map((each) => [each, make(each)])) as Record<Category, T>
}

function isId(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}

function dayOf(value: string | null): string | null {
  const isDay = value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value)
  return isDay && !Number.isNaN(Date.parse(value)) ? value : null
}
