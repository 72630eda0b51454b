import { getOverviewReport } from '@satchel/contract/analytics/analytics.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answers } from '../../../test/contract-server.ts'
import { address, copied, meWith, openPage } from '../../../test/page.tsx'
import { overview, spanOf } from '../../../test/reports.ts'
import { SubjectReport, type SubjectReportProps } from './SubjectReport.tsx'

const ID = '01a1fbf1-374f-76d2-917b-be0451135201'
const MARCH = '/items/1?tab=analytics&from=2026-03-20&to=2026-03-21'

const { sums } = overview.now
const twoDays = {
  ...overview,
  now: {
    from: '2026-03-20',
    to: '2026-03-21',
    sums,
    points: [
      { day: '2026-03-20', ...sums },
      { day: '2026-03-21', ...sums, views: 0 },
    ],
  },
}

async function open(at: string, props: Partial<SubjectReportProps> = {}) {
  // Charts warn that nothing here has a size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const subject = { itemType: 'ITEM', itemId: ID } as const
  const page = await openPage(
    <SubjectReport subject={subject} name="Price sheet" {...props} />,
    [answers(getOverviewReport, twoDays)],
    { me: meWith('editor'), at },
  )
  await screen.findByRole('button', { name: 'Views 9 was 6' })
  const requests = () => page.server.calls(getOverviewReport).at(-1)?.query
  const choose = async (field: string, option: string) => {
    await page.user.click(screen.getByRole('combobox', { name: field }))
    await page.user.click(await screen.findByRole('option', { name: option }))
  }
  return { ...page, asked: requests, choose }
}

test('range, interval, figure and view filter are in the URL, beside the page’s own parameters', async () => {
  const { user, asked, choose } = await open('/items/1?tab=analytics')
  expect(asked()).toMatchObject({ itemType: 'ITEM', itemId: ID })
  await choose('Date range', 'Last 90 days')
  await choose('Group by', 'Weeks')
  await choose('Views counted', 'Likely read')
  await user.click(screen.getByRole('button', { name: /^Downloads 1/ }))
  screen.getByRole('heading', { name: 'Downloads' })
  expect(address()).toBe(
    '/items/1?tab=analytics&range=90&interval=week&views=sure&figure=downloads',
  )
  await waitFor(() => expect(asked()).toMatchObject({ interval: 'week', certainty: 'sure' }))
  await choose('Date range', 'Last 30 days')
  await user.click(screen.getByRole('button', { name: 'Copy link to this view' }))
  expect(await copied()).toBe(
    new URL('/items/1?tab=analytics&interval=week&views=sure&figure=downloads', location.origin)
      .href,
  )
})

test('a copied address shows the same view, compared with the previous range', async () => {
  const { user, asked } = await open(`${MARCH}&interval=day&device=mobile&report=links`)
  expect(asked()).toEqual({
    itemType: 'ITEM',
    itemId: ID,
    from: '2026-03-20',
    to: '2026-03-21',
    interval: 'day',
    dimension: 'device',
    value: 'mobile',
  })
  await user.click(screen.getByRole('button', { name: 'Views as a table' }))
  const rows = within(screen.getByRole('region', { name: 'Table: Views' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FromViewsPrevious period fromViews (previous period)',
    expect.stringMatching(/^Mar 20.*9Mar 19.*6$/),
    expect.stringMatching(/^Mar 21.*0/),
  ])
})

test('a country filters visits until the filter is removed', async () => {
  const { user, asked } = await open(MARCH)
  const countries = screen.getByRole('list', { name: 'Country' })
  await user.click(within(countries).getByRole('link', { name: 'Germany' }))
  await waitFor(() => expect(asked()).toMatchObject({ dimension: 'country', value: 'DE' }))
  expect(address()).toBe(`${MARCH}&country=DE`)
  await user.click(screen.getByRole('button', { name: 'Remove filter: Country, Germany' }))
  expect(address()).toBe(MARCH)
})

test('a day filters that day only', async () => {
  const { user } = await open(MARCH)
  await user.click(screen.getByRole('button', { name: 'Views as a table' }))
  await user.click(screen.getByRole('link', { name: /^Show Mar 21/ }))
  expect(address()).toBe('/items/1?tab=analytics&from=2026-03-21&to=2026-03-21')
})

test('the figures are downloaded for the same view, named after their subject', async () => {
  const subject = { recipient: 'ana@acme.example', recipientKind: 'person' } as const
  const { user, asked } = await open('/people/person/ana?from=2026-03-20&to=2026-03-21', {
    subject,
    name: 'ana@acme.example',
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  URL.createObjectURL = () => 'blob:download'
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(names).toEqual(['ana@acme.example 2026-03-20 to 2026-03-21.csv']))
  expect(asked()).toEqual({ ...subject, from: '2026-03-20', to: '2026-03-21', format: 'csv' })
})

test('for recipients, created links count too, and the page’s own filters are left out', async () => {
  await open('/people/person/ana', {
    subject: { recipient: 'ana@acme.example', recipientKind: 'person' },
    title: 'Analytics',
    withoutFields: ['views'],
  })
  screen.getByRole('heading', { level: 2, name: 'Analytics' })
  screen.getByRole('button', { name: /^Links created 3/ })
  expect(screen.queryByRole('combobox', { name: 'Views counted' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Content' })).toBeNull()
})

test('a subject without views says so, and the range can be changed', async () => {
  const { server, choose } = await open(MARCH)
  const nothing = spanOf({ ...sums, views: 0 }, '2026-03-20')
  server.now(answers(getOverviewReport, { ...overview, now: nothing, before: nothing }))
  await choose('Date range', 'Last 7 days')
  await screen.findByText('No views in this period or the one before')
  screen.getByRole('combobox', { name: 'Date range' })
})
