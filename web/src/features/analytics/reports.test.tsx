import {
  getContentReport,
  getLinksReport,
  getOverviewReport,
} from '@satchel/contract/analytics/analytics.ts'
import {
  addReportMail,
  deleteReportMail,
  listReportMails,
  type ReportMail,
} from '@satchel/contract/analytics/report-mails.ts'
import {
  getAdoptionReport,
  getCoverageReport,
  getCtasReport,
  getSearchReport,
} from '@satchel/contract/analytics/reports.ts'
import { listUnusedContent } from '@satchel/contract/analytics/unused.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answered, answers } from '../../../test/contract-server.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { head, overview, spanOf } from '../../../test/reports.ts'
import { paths } from '../../lib/paths.ts'
import { Analytics } from './Analytics.tsx'
import { readView, writeView } from './analytics-view.ts'
import { WeeklyMail } from './WeeklyMail.tsx'

const TODAY = '2026-03-20'
const STAGE = '01a1fbf1-374f-76d2-917b-be0451135201'
const TYPE = '01a1fbf1-374f-76d2-917b-be0451135202'
const OTHER_TYPE = '01a1fbf1-374f-76d2-917b-be0451135203'

type Role = Parameters<typeof meWith>[0]

function open(
  params: string,
  answer: Answered | Answered[],
  role: Role = 'owner',
  wish: (title: string) => void = () => {},
) {
  const view = readView(new URLSearchParams(params), TODAY)
  const changes: object[] = []
  const onChange = (change: object) => void changes.push(change)
  const to = (change: object) => paths.analytics(writeView({ ...view, ...change }))
  return openPage(
    <Analytics view={view} today={TODAY} to={to} onChange={onChange} wish={wish} />,
    [answer].flat(),
    {
      me: meWith(role),
    },
  ).then((page) => ({ ...page, changes }))
}

it('a coverage cell links to its items, and the table shows the same', async () => {
  const cell = { row: STAGE, column: TYPE, items: 12, used: 5, links: 3, views: 40 }
  const { user } = await open(
    'report=coverage',
    answers(getCoverageReport, {
      from: '2026-02-19',
      to: TODAY,
      rowsBy: 'funnelStage',
      columnsBy: 'contentType',
      rows: [{ id: STAGE, label: 'Early', color: '#ff0000' }],
      columns: [{ id: TYPE, label: 'Deck', color: null }],
      cells: [
        cell,
        { ...cell, column: null, items: 3, used: 1 },
        { ...cell, row: null, column: null, items: 2, used: 0 },
      ],
    }),
  )
  const map = await screen.findByRole('region', { name: 'Stage by Content type' })
  const link = within(map).getByRole('link', { name: '12 5 used' })
  expect(link.getAttribute('href')).toBe(`/library?funnelStage=${STAGE}&contentType=${TYPE}`)
  within(map).getByRole('rowheader', { name: 'No value' })
  const hrefOf = (name: string) => within(map).getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('3 1 used')).toBe(`/library?searchTerm=type%3Anone&funnelStage=${STAGE}`)
  expect(hrefOf('2 0 used')).toBe('/library?searchTerm=type%3Anone+stage%3Anone')
  await user.click(screen.getByRole('button', { name: /as a table$/ }))
  const rows = within(screen.getByRole('region', { name: /^Table/ })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'StageContent typeItemsUsedLinks createdViews',
    'EarlyDeck125340',
    'EarlyNo value31340',
    'No valueNo value20340',
  ])
})

it('an empty coverage cell begins a wish for what is missing', async () => {
  const wish = vi.fn()
  const cell = { row: STAGE, column: TYPE, items: 12, used: 5, links: 3, views: 40 }
  const report = answers(getCoverageReport, {
    from: '2026-02-19',
    to: TODAY,
    rowsBy: 'funnelStage',
    columnsBy: 'contentType',
    rows: [{ id: STAGE, label: 'Early', color: null }],
    columns: [
      { id: TYPE, label: 'Deck', color: null },
      { id: OTHER_TYPE, label: 'Video', color: null },
    ],
    cells: [cell],
  })
  const { user } = await open('report=coverage', report, 'editor', wish)
  await user.click(
    await screen.findByRole('button', { name: 'No items. Wish for this: Video for Early' }),
  )
  expect(wish).toHaveBeenCalledWith('Video for Early')
})

it('counts unused content next to the previous period, and lists it for the same period', async () => {
  const report = answers(getContentReport, { ...head, rows: [], nextCursor: null })
  const deck = { itemType: 'ITEM' as const, itemId: STAGE, createdAt: '2026-03-01T00:00:00Z' }
  const page = (name: string, nextCursor: string | null) => ({
    from: TODAY,
    to: TODAY,
    total: 3,
    totalBefore: 2,
    items: [{ ...deck, name }],
    nextCursor,
  })
  const list = answers(listUnusedContent, ({ query: { cursor } }) =>
    cursor === 'next' ? page('Guide', null) : page('Deck', 'next'),
  )
  const first = await open('report=content&range=7&country=DE', [report, list])
  await first.user.click(await screen.findByRole('button', { name: /^Unused 3 was 2/ }))
  expect(first.changes).toEqual([{ figure: 'unused' }])
  cleanup()
  const { user, server } = await open(
    'report=content&figure=unused&range=7&interval=week&country=DE&views=sure',
    [report, list],
  )
  const unused = await screen.findByRole('region', { name: 'Unused' })
  const link = await within(unused).findByRole('link', { name: 'Deck' })
  expect(link.getAttribute('href')).toBe(paths.item(STAGE))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await within(unused).findByRole('link', { name: 'Guide' })
  expect(server.calls(listUnusedContent)[0]?.query).toEqual({
    from: '2026-03-14',
    to: TODAY,
    dimension: 'country',
    value: 'DE',
    certainty: 'sure',
  })
})

it('links searches to the library, and charts the selected figure', async () => {
  const row = { term: 'merger', people: 2, opened: 0, searchesBefore: 1, ms: 12 }
  const sums = { searches: 5, people: 2, nothing: 3, opened: 1 }
  const { user, changes } = await open(
    'report=search',
    answers(getSearchReport, {
      interval: 'day',
      now: spanOf(sums, TODAY),
      before: spanOf({ ...sums, searches: 4 }, '2026-03-19'),
      nextCursor: null,
      ms: { median: 12, p95: 400 },
      top: [{ ...row, searches: 3, nothing: 3 }],
      nothing: [{ ...row, searches: 4, nothing: 3 }],
      slow: [],
    }),
  )
  const nothing = await screen.findByRole('list', { name: 'Found nothing' })
  expect(nothing.textContent).toBe('merger3 of 4 searches')
  const link = within(nothing).getByRole('link')
  expect(link.getAttribute('href')).toBe('/library?searchTerm=merger')
  screen.getByText('Half of all searches were answered within 12 ms, 95% within 400 ms.')
  screen.getByText('No slow searches')
  await user.click(screen.getByRole('button', { name: /^Found nothing 3/ }))
  expect(changes).toEqual([{ figure: 'nothing' }])
})

it('says what a small figure was, a share of a large one, and nothing without earlier data', async () => {
  const before = { searches: 100, people: 2, nothing: 25, opened: 0 }
  await open(
    'report=search',
    answers(getSearchReport, {
      interval: 'day',
      now: spanOf({ searches: 150, people: 5, nothing: 50, opened: 1 }, TODAY),
      before: spanOf(before, '2026-03-19'),
      nextCursor: null,
      ms: { median: 12, p95: 400 },
      top: [],
      nothing: [],
      slow: [],
    }),
  )
  const tile = (name: string) => screen.findByRole('button', { name })
  await tile('Searches 150 up 50%')
  await tile('People 5 was 2')
  await tile('Result opened 1')
  const share = within(await tile('Found nothing 50 up 100%')).getByText('100%')
  expect(share.className).toContain('worse')
  screen.getByText('Compared with Mar 19')
  screen.getByText('Today so far')
})

it('ranks CTAs by submissions and by clicks, each in a list of its own', async () => {
  const sums = { impressions: 90, clicks: 40, submissions: 4 }
  const row = {
    ...sums,
    kind: 'button',
    active: true,
    clicksBefore: 0,
    submissionsBefore: 0,
  } as const
  await open(
    'report=ctas',
    answers(getCtasReport, {
      interval: 'day',
      now: spanOf(sums, TODAY),
      before: spanOf(sums, '2026-03-19'),
      nextCursor: null,
      rows: [
        { ...row, ctaId: STAGE, name: 'Talk to us', clicks: 40, submissions: 0 },
        { ...row, ctaId: TYPE, name: 'Price list', clicks: 3, submissions: 4 },
      ],
    }),
  )
  const rows = async (name: string) => (await screen.findByRole('list', { name })).textContent
  expect(await rows('By submissions')).toBe('Price list4 submissions')
  expect(await rows('By clicks')).toBe('Talk to us40 clicksPrice list3 clicks')
})

it('links a country to the links opened there', async () => {
  await open('itemType=ITEM', answers(getOverviewReport, overview))
  const countries = await screen.findByRole('list', { name: 'Country' })
  const links = within(countries).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/classic/?path=/analytics&report=links&itemType=ITEM&country=DE',
  ])
})

it('counts only visits in a country’s overview', async () => {
  const { server } = await open('country=DE', answers(getOverviewReport, overview))
  await screen.findByRole('button', { name: /^Views 9/ })
  expect(screen.queryByRole('button', { name: /^Links created/ })).toBeNull()
  const requests = server.calls(getOverviewReport)[0]?.query
  expect(requests).toMatchObject({ dimension: 'country', value: 'DE' })
})

it('names the country of the visits, until it is removed', async () => {
  const report = answers(getLinksReport, { ...head, unopened: 0, rows: [], nextCursor: null })
  const { user, server, changes } = await open('report=links&country=DE', report)
  await screen.findByText(/^2 links were opened/)
  const requests = server.calls(getLinksReport)[0]?.query
  expect(requests).toMatchObject({ dimension: 'country', value: 'DE' })
  await user.click(screen.getByRole('button', { name: 'Remove filter: Country, Germany' }))
  expect(changes).toEqual([{ part: null }])
})

it('shows on how many days each person was active', async () => {
  const sums = { active: 1, searched: 0, shared: 1, added: 0 }
  const report = {
    interval: 'day' as const,
    now: spanOf(sums, TODAY),
    before: spanOf(sums, '2026-03-19'),
    people: 4,
    rows: [
      {
        userId: STAGE,
        name: 'Ada',
        lastSeenAt: null,
        days: 3,
        searches: 0,
        links: 2,
        added: 0,
        views: 9,
        daysBefore: 1,
      },
    ],
    usage: [
      { name: 'page.viewed', count: 12, people: 3, countBefore: 4 },
      { name: 'kiosk.opened', count: 1, people: 0, countBefore: 0 },
      { name: 'palette.opened', count: 0, people: 0, countBefore: 2 },
    ],
  }
  await open('report=adoption', answers(getAdoptionReport, { ...report, nextCursor: null }))
  await screen.findByText('1 of 4 people in the team searched, shared or added something.')
  const used = screen.getByRole('list', { name: 'Most used' })
  expect(used.textContent).toBe('Pages opened12 times, 3 peoplekiosk.opened1 time')
  const team = screen.getByRole('list', { name: 'Team' })
  expect(team.textContent).toBe('Ada3 days, 2 links')
  expect(within(team).getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe(
    `/links?of=everyone&sharedBy=${STAGE}`,
  )
})

/** Returns the button once it's known whether the report is mailed. */
const isPressed = (pressed: boolean) =>
  waitFor(() => {
    const name = 'Email me this report weekly'
    const button = screen.getByRole<HTMLButtonElement>('button', { name, pressed })
    expect(button.disabled).toBe(false)
    return button
  })

it('emails only the filtered view', async () => {
  const plain = { id: STAGE, itemType: null, createdAt: '2026-03-01T00:00:00Z' }
  const show = (params: string, mail: ReportMail) =>
    openPage(
      <WeeklyMail view={readView(new URLSearchParams(params), TODAY)} />,
      [answers(listReportMails, { items: [mail] }), answers(addReportMail, mail)],
      { me: meWith('editor') },
    )
  const links = { ...plain, report: 'links' as const }
  const first = await show('report=links&views=sure&country=CH', links)
  await first.user.click(await isPressed(false))
  const filters = { certainty: 'sure' as const, dimension: 'country' as const, value: 'CH' }
  expect(first.server.calls(addReportMail)).toMatchObject([
    { body: { report: 'links', ...filters } },
  ])
  cleanup()
  await show('report=links&views=sure&country=CH', { ...links, ...filters })
  await isPressed(true)
  cleanup()
  const health = { ...plain, report: 'health' as const }
  const mine = await show('report=health&of=mine', health)
  await mine.user.click(await isPressed(false))
  expect(mine.server.calls(addReportMail)).toMatchObject([
    { body: { report: 'health', mine: true } },
  ])
  cleanup()
  const axes = { rowsBy: 'funnelStage' as const, columnsBy: 'contentRegion' as const }
  await show('report=coverage&columnsBy=contentRegion', { ...plain, report: 'coverage', ...axes })
  await isPressed(true)
})

it('subscribes to a weekly report, and unsubscribes', async () => {
  const mail = {
    id: STAGE,
    report: 'search' as const,
    itemType: null,
    createdAt: '2026-03-01T00:00:00Z',
  }
  const existing = new Set<string>()
  const { user } = await openPage(
    <WeeklyMail view={readView(new URLSearchParams('report=search'), TODAY)} />,
    [
      answers(listReportMails, () => ({ items: existing.size > 0 ? [mail] : [] })),
      answers(addReportMail, () => {
        existing.add(mail.id)
        return mail
      }),
      answers(deleteReportMail, () => {
        existing.clear()
        return undefined as never
      }),
    ],
  )
  await user.click(await isPressed(false))
  await user.click(await isPressed(true))
  await isPressed(false)
})
