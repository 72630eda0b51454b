import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { itemId } from '../../../test/items.ts'
import {
  button,
  categoryValue,
  findButton,
  noButton,
  tagOf,
  taxonomy,
} from '../../../test/library.ts'
import { address, openPage } from '../../../test/page.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FilterRail } from './FilterRail.tsx'
import { OrderSelect } from './OrderSelect.tsx'
import { useSearchView } from './use-search-view.ts'

const EARLY = categoryValue(1, 'Early')
const LATE = categoryValue(2, 'Late')
const OLD = categoryValue(3, 'Old one', { archived: true })
const many = Array.from({ length: 20 }, (_, index) =>
  categoryValue(10 + index, `Product ${index + 1}`),
)
const counts = {
  contentProduct: [],
  contentType: [],
  contentIndustry: [],
  contentRegion: [],
  funnelStage: [{ id: EARLY.id, count: 1_250 }],
  tags: [{ key: 'spring', count: 7 }],
}

function Filters() {
  const [view, change] = useSearchView()
  return (
    <>
      <FilterRail view={view} onChange={change} facets={counts} />
      <FilterChips view={view} onChange={change} />
      <OrderSelect view={view} onChange={change} />
    </>
  )
}

async function open(at = '/library') {
  const settings = taxonomy({
    funnelStage: [EARLY, LATE, OLD],
    contentProduct: many,
    tags: [tagOf('Fair', 5), tagOf('Spring', 2)],
  })
  const opened = await openPage(<Filters />, [settings], { at })
  await screen.findByRole('checkbox', { name: /^Early/ })
  return opened
}

const leadsTo = (url: string) => waitFor(() => expect(address()).toBe(url))
const section = (name: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))

it('ticks a value with its count, and keeps it in the URL', async () => {
  const { user } = await open()
  const box = screen.getByRole('checkbox', { name: 'Early 1.3K' })
  screen.getByRole('checkbox', { name: 'Late 0' })
  await user.click(box)
  await leadsTo(`/library?funnelStage=${EARLY.id}`)
  expect(box).toHaveProperty('checked', true)
})

it('removes one filter by its chip, and all by one button', async () => {
  const { user } = await open(
    `/library?searchTerm=price&quickFilter=mine&funnelStage=${EARLY.id}&tags=fair&startDay=2026-11-01`,
  )
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  const words = chips.getAllByRole('listitem').map((chip) => chip.textContent)
  expect(words).toEqual([
    '“price”',
    'Mine',
    'Early',
    '# Fair',
    'Added from Nov 1, 2026',
    'Clear all',
  ])
  await user.click(button('Remove filter Early'))
  await leadsTo('/library?searchTerm=price&tags=fair&startDay=2026-11-01&quickFilter=mine')
  await user.click(button('Clear all'))
  await leadsTo('/library')
  expect(noButton('Clear all')).toBe(true)
})

it('names a deleted value, so that it can be removed', async () => {
  const { user } = await open(`/library?funnelStage=${itemId(4_711)}`)
  await user.click(await findButton('Remove filter Deleted value'))
  await leadsTo('/library')
})

it('offers an archived value only while it is selected', async () => {
  const { user } = await open(`/library?funnelStage=${OLD.id}`)
  await user.click(screen.getByRole('checkbox', { name: /^Old one/ }))
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Old one/ })).toBeNull())
})

it('shows the first of many values until expanded or searched', async () => {
  const { user } = await open()
  await user.click(button('Product'))
  const shown = () => section('Product').getAllByRole('checkbox').length
  expect(shown()).toBe(8)
  await user.type(screen.getByRole('searchbox', { name: 'Search in Product' }), 'PRODUCT2')
  await waitFor(() => expect(shown()).toBe(2))
  await user.clear(screen.getByRole('searchbox', { name: 'Search in Product' }))
  await user.click(button('Show all 20'))
  expect(shown()).toBe(20)
})

it('keeps a selected value visible that is not among the first', async () => {
  await open(`/library?contentProduct=${many[15]?.id}`)
  section('Product').getByRole('checkbox', { name: /^Product 16/ })
  expect(section('Product').getAllByRole('checkbox')).toHaveLength(9)
})

it('expands sections with active filters', async () => {
  await open('/library?tags=fair')
  expect(button(/^Tags/).getAttribute('aria-expanded')).toBe('true')
  expect(button('Date range').getAttribute('aria-expanded')).toBe('false')
})

it('toggles a quick filter', async () => {
  const { user } = await open()
  await user.click(button('Expiring'))
  await leadsTo('/library?quickFilter=expiring')
  expect(button('Expiring').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('Expiring'))
  await leadsTo('/library')
})

it('lists tags by their counts, and filters by any or all of them', async () => {
  const { user } = await open()
  await user.click(button('Tags'))
  const boxes = section('Tags').getAllByRole('checkbox') as HTMLInputElement[]
  expect(boxes.map(({ value }) => value)).toEqual(['spring', 'fair'])
  await user.click(boxes[0] as HTMLInputElement)
  await leadsTo('/library?tags=spring')
  await user.click(section('Tags').getByRole('radio', { name: 'All of these' }))
  await leadsTo('/library?tags=spring&tagLogic=AND')
})

it('says that the last day is before the first', async () => {
  const { user } = await open('/library?startDay=2026-11-22&endDay=2026-11-01')
  screen.getByText('The end date is before the start date')
  await user.click(section('Date range').getByRole('radio', { name: 'Updated' }))
  await findButton('Remove filter Updated to Nov 1, 2026')
  await user.click(button('Remove filter Updated from Nov 22, 2026'))
  await waitFor(() =>
    expect(screen.queryByText('The end date is before the start date')).toBeNull(),
  )
})

it('orders by relevance only with a search text', async () => {
  const { user } = await open('/library?searchTerm=price')
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }))
  const orders = () => screen.getAllByRole('option').map((option) => option.textContent)
  expect(orders()[0]).toBe('Best match')
  await user.click(screen.getByRole('option', { name: 'Name A–Z' }))
  await leadsTo('/library?searchTerm=price&orderBy=name')
  await user.click(button('Remove filter “price”'))
  await leadsTo('/library?orderBy=name')
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }))
  expect(orders()[0]).toBe('Newest')
  await user.click(screen.getByRole('option', { name: 'Name Z–A' }))
  await leadsTo('/library?orderBy=name-desc')
})

it('leaves defaults out of the URL', async () => {
  const { user } = await open('/library?orderBy=name')
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }))
  await user.click(screen.getByRole('option', { name: 'Newest' }))
  await leadsTo('/library')
})

it('excludes a tag, and removes it from the required ones', async () => {
  const { user } = await open('/library?tags=fair')
  await user.click(button('Exclude Fair'))
  await leadsTo('/library?excludeTags=fair')
  screen.getByText('Not # Fair')
  await user.click(screen.getByRole('checkbox', { name: /^Fair/ }))
  await leadsTo('/library?tags=fair')
  await user.click(button('Exclude Fair'))
  await user.click(button('Remove filter Not # Fair'))
  await leadsTo('/library')
})
