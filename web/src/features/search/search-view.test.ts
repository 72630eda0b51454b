import { ItemOrder } from '@satchel/contract/items/items.ts'
import { QuickFilter } from '@satchel/contract/search/search.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formOf,
  orderOf,
  readView,
  type SearchView,
  viewOf,
  withoutFilters,
  writeView,
} from './search-view.ts'

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 3 })
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const word = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() === text)

const views: fc.Arbitrary<SearchView> = fc.record({
  searchTerm: fc.oneof(fc.constant(''), word),
  funnelStage: ids,
  contentProduct: ids,
  contentType: ids,
  contentIndustry: ids,
  contentRegion: ids,
  tags: fc.uniqueArray(word, { maxLength: 3 }),
  excludeTags: fc.uniqueArray(word, { maxLength: 3 }),
  tagLogic: fc.constantFrom('OR', 'AND'),
  startDay: fc.option(day),
  endDay: fc.option(day),
  when: fc.constantFrom('created', 'updated'),
  orderBy: fc.option(fc.constantFrom(...ItemOrder.enum)),
  quickFilter: fc.option(fc.constantFrom(...QuickFilter.enum)),
  importId: fc.option(fc.uuid()),
  layout: fc.constantFrom('grid', 'table'),
  columns: fc.option(fc.uniqueArray(fc.constantFrom('type', 'tags', 'views'))),
})

it('is the same after a round trip through the URL', () =>
  fc.assert(
    fc.property(views, (view) => {
      const url = new URL(`http://satchel.test/library?${writeView(view)}`)
      expect(readView(url.searchParams)).toEqual(view)
    }),
  ))

it('is the same after a round trip through the saved form', () =>
  fc.assert(
    fc.property(views, (view) => {
      const asks = ([, value]: [string, unknown]) =>
        value !== null && !(Array.isArray(value) && value.length === 0)
      const form = Object.fromEntries(Object.entries(formOf(view)).filter(asks))
      expect(viewOf(form, view)).toEqual(view)
    }),
  ))

it('leaves defaults out of the URL', () => {
  expect(writeView(readView(new URLSearchParams())).toString()).toBe('')
})

it('ignores values in the URL that the server would refuse', () => {
  const url =
    'funnelStage=1%27%20or%201&tagLogic=XOR&when=never&orderBy=price&quickFilter=all&startDay=2026-02-31x&endDay=tomorrow&layout=map'
  expect(readView(new URLSearchParams(url))).toEqual(readView(new URLSearchParams()))
})

it('sends only the search form', () => {
  const view = readView(new URLSearchParams('layout=table&columns=views&searchTerm=%20mill%20'))
  const form = formOf(view)
  expect(form).not.toHaveProperty('layout')
  expect(form).not.toHaveProperty('columns')
  expect(form.searchTerm).toBe('mill')
})

it('orders by relevance with a search text and by age without', () => {
  expect(orderOf(readView(new URLSearchParams('searchTerm=mill')))).toBe('relevance')
  expect(orderOf(readView(new URLSearchParams()))).toBe('newest')
  expect(orderOf(readView(new URLSearchParams('searchTerm=mill&orderBy=views')))).toBe('views')
})

it('keeps the layout when the filters are cleared', () => {
  const view = readView(
    new URLSearchParams('layout=table&tags=press&searchTerm=a&orderBy=relevance'),
  )
  expect(writeView(withoutFilters(view)).toString()).toBe('layout=table')
})
