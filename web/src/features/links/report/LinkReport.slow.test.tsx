import { getItem, getItemPage } from '@satchel/contract/items/items.ts'
import {
  DIMENSIONS,
  getLinkReport,
  listLinkVisits,
  type LinkReport as Report,
  type Visit,
} from '@satchel/contract/visits/visits.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemOf } from '../../../../test/items.ts'
import { linkOf, visitOf } from '../../../../test/links.ts'
import { address, copied, meWith, openPage } from '../../../../test/page.tsx'
import { LinkReport } from './LinkReport.tsx'

const link = linkOf({
  sharedToEmail: 'ana@acme.example',
  sharedToOrganization: 'Acme',
  views: 3,
  viewers: 2,
  lastViewedAt: '2026-11-21T12:00:00.000Z',
})
const nothing = Object.fromEntries(DIMENSIONS.map((name) => [name, []])) as unknown as Report['by']

function reportOf(overrides: Partial<Report> = {}): Report {
  return {
    link,
    sums: { views: 3, viewers: 2, sureViews: 1, sureViewers: 1, downloads: 1, seconds: 200 },
    pageCount: null,
    completion: 0.426,
    pages: [],
    days: [{ day: '2026-11-21', views: 3, viewers: 2, sureViews: 1, sureViewers: 1 }],
    by: nothing,
    ...overrides,
  }
}

const visits = (items: Visit[], nextCursor: string | null = null) => ({ items, nextCursor })

function open(report: Report, replies: readonly Answered[] = [], at = `/links/${link.id}`) {
  return openPage(
    <LinkReport
      id={link.id}
      notThere={<p>No such link</p>}
      isWaiting={false}
      renderConversation={() => null}
      renderAnalytics={({ itemName }) => <p>Analytics of {itemName}</p>}
    />,
    [
      answers(getLinkReport, report),
      answers(listLinkVisits, visits([visitOf()])),
      answers(getItem, itemOf()),
      ...replies,
    ],
    { me: meWith('editor'), at },
  )
}

const trail = async () =>
  within(await screen.findByRole('list', { name: 'Visits' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the head shows content, recipient and requirements', async () => {
  await open(
    reportOf({
      link: {
        ...link,
        hasPassword: true,
        requireEmail: true,
        watermark: true,
        allowDownload: false,
      },
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Price sheet' })
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe(
    '/people/organization/Acme',
  )
  const terms = within(screen.getByRole('list', { name: 'Status and options' })).getAllByRole(
    'listitem',
  )
  expect(terms.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Password required',
    'Email required',
    'Watermarked',
    'Downloads off',
  ])
})

test('figures show the results', async () => {
  await open(reportOf())
  const figures = await screen.findByLabelText('Totals')
  const texts = [...figures.querySelectorAll('div')].map(({ textContent }) => textContent)
  expect(texts).toEqual([
    'visitors2',
    'views3',
    expect.stringContaining('last opened'),
    expect.stringMatching(/3 min 20 sec$/),
    'download1',
    expect.stringMatching(/43%$/),
  ])
})

test('the link comes first, then figures, visits and analytics', async () => {
  await open(reportOf())
  const places = [
    await screen.findByRole('button', { name: 'Copy link' }),
    screen.getByLabelText('Totals'),
    await screen.findByRole('list', { name: 'Visits' }),
    screen.getByText('Analytics of Price sheet'),
  ]
  for (const [index, place] of places.slice(1).entries())
    expect(places[index]?.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a link is copied from its page', async () => {
  const { user } = await open(reportOf())
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await copied()).toBe(link.url)
  screen.getByRole('button', { name: 'Edit' })
  screen.getByRole('button', { name: 'Share again' })
})

test('a withdrawn link isn’t copied or shared again', async () => {
  await open(reportOf({ link: { ...link, disabledAt: '2026-11-22T12:00:00.000Z' } }))
  await screen.findByRole('button', { name: 'Edit' })
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Share again' })).toBeNull()
})

test('visits of colleagues to an unopened link are named, and shown on request', async () => {
  const { user } = await open(reportOf({ link: { ...link, views: 0 } }), [
    answers(listLinkVisits, ({ query }) =>
      visits(query.includeFiltered ? [visitOf({ filtered: 'colleague' })] : []),
    ),
  ])
  await screen.findByText(/1 visit by your team isn’t counted/)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByText('Not counted: colleague')
})

test('unread pages are shown between read ones, and all can be expanded', async () => {
  const page = { itemId: link.itemId, itemName: 'Price sheet', readers: 1 }
  const opened = await open(
    reportOf({ pageCount: 10, pages: [{ ...page, page: 2, seconds: 65 }] }),
    [answers(getItemPage, { url: '/page.webp' })],
  )
  const bars = async () =>
    within(await screen.findByRole('list', { name: 'Pages read' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect((await bars()).slice(0, 3)).toEqual([
    'Page 1not read',
    'Page 21 min 5 sec, 1 visitor',
    'Page 3not read',
  ])
  await opened.user.click(screen.getByRole('button', { name: 'Show all 10' }))
  expect(await bars()).toHaveLength(10)
})

test('the page where most readers stop is named', async () => {
  const page = { itemId: link.itemId, itemName: 'Price sheet', seconds: 5 }
  const pages = [5, 5, 2, 1].map((readers, at) => ({ ...page, page: at + 1, readers }))
  await open(reportOf({ pageCount: 4, pages }), [answers(getItemPage, { url: '/page.webp' })])
  const bars = within(await screen.findByRole('list', { name: 'Pages read' }))
  expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Page 15 sec, 5 visitors',
    'Page 2, most stop here5 sec, 5 visitors',
    'Page 35 sec, 2 of 5 visitors',
    'Page 45 sec, 1 of 5 visitors',
  ])
})

test('visits over time are shown after the first visit', async () => {
  await open(reportOf())
  await screen.findByText('Analytics of Price sheet')
  cleanup()
  await open(reportOf({ link: { ...link, views: 0 } }), [answers(listLinkVisits, visits([]))])
  await screen.findByText(/^Not opened yet/)
  expect(screen.queryByText('Analytics of Price sheet')).toBeNull()
})

test('an unopened link suggests a reminder', async () => {
  await open(reportOf({ link: { ...link, views: 0 } }), [answers(listLinkVisits, visits([]))])
  await screen.findByText(/^Not opened yet\. A short reminder to ana@acme\.example/)
  const mail = screen.getByRole('link', { name: 'Write reminder' }).getAttribute('href')
  expect(mail).toBe(
    `mailto:ana@acme.example?subject=Price%20sheet&body=${encodeURIComponent(link.url)}`,
  )
})

test('one session groups what a person read, played and clicked', async () => {
  const sessionId = '0199beef-0000-7000-8000-0000000000ff'
  await open(reportOf(), [
    answers(
      listLinkVisits,
      visits([
        visitOf({
          sessionId,
          itemName: 'Film',
          durationS: 30,
          parts: [{ from: 0, to: 63 }],
          visitor: 'ana@acme.example',
          emailProved: true,
        }),
        visitOf({
          sessionId,
          itemName: 'Prices',
          durationS: 60,
          pages: [{ page: 2, seconds: 45 }],
          clicks: [{ page: 2, url: 'https://example.com/' }],
          downloaded: true,
          country: 'SE',
          device: 'mobile',
          browser: 'Safari',
          os: 'iOS',
          referrer: 'mail.example',
          trigger: 'qr',
        }),
        visitOf(),
      ]),
    ),
  ])
  const [first = '', second] = await trail()
  expect(first).toContain('ana@acme.example')
  expect(first).toContain('1 min 30 sec')
  expect(first).toContain('Sweden · Phone · Safari on iOS · from mail.example · via QR code')
  expect(first.indexOf('Prices')).toBeLessThan(first.indexOf('Film'))
  expect(first).toContain('Read: page 2 45 sec')
  expect(first).toContain('Played 0:00–1:03')
  expect(first).toContain('Clicked https://example.com/ on page 2')
  expect(first).toContain('Downloaded')
  expect(second).toMatch(/^Link for ana@acme.example/)
  screen.getByLabelText('Verified by code')
})

test('bots and colleagues are shown on request, with the reason', async () => {
  const page = await open(reportOf(), [
    answers(listLinkVisits, ({ query }) =>
      visits(query.includeFiltered ? [visitOf({ filtered: 'colleague' })] : [visitOf()]),
    ),
  ])
  await trail()
  await page.user.click(screen.getByRole('switch', { name: 'Include team, bots and repeats' }))
  await screen.findByText('Not counted: colleague')
  expect(address()).toContain('visits=all')
})

test('all visits are downloaded, also those not shown yet', async () => {
  const downloads: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    downloads.push(blob as Blob)
    return 'blob:download'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const page = await open(reportOf(), [
    answers(listLinkVisits, ({ query }) =>
      query.cursor
        ? visits([visitOf({ visitor: '=cmd', country: 'SE' })])
        : visits([visitOf({ downloaded: true })], 'more'),
    ),
  ])
  await trail()
  await page.user.click(screen.getByRole('button', { name: 'Save visits as CSV' }))
  await waitFor(() => expect(downloads).toHaveLength(1))
  const lines = (await downloads[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain(`'=cmd`)
})

test('a missing link, or another person’s, shows "not found"', async () => {
  await open(reportOf(), [refuses(getLinkReport, 'not-found')])
  await screen.findByText('No such link')
})

test('a report that couldn’t be loaded can be retried', async () => {
  const page = await open(reportOf(), [refuses(getLinkReport, 'unavailable')])
  await screen.findByText('Couldn’t load the link')
  page.server.now(answers(getLinkReport, reportOf()))
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Price sheet' })
})

test('figures count all views, or only confirmed ones', async () => {
  const sums = { ...reportOf().sums, views: 1, viewers: 1, seconds: 20 }
  const { user } = await open(reportOf(), [
    answers(getLinkReport, ({ query }) =>
      query.certainty === 'sure' ? reportOf({ sums, completion: 0.9 }) : reportOf(),
    ),
  ])
  const figures = await screen.findByLabelText('Totals')
  expect(figures.textContent).toContain('views3')
  await user.click(screen.getByRole('radio', { name: 'Likely read' }))
  await waitFor(() => expect(figures.textContent).toContain('view1'))
  expect(figures.textContent).toMatch(/20 sec.*90%$/)
  expect(address()).toContain('views=sure')
})

test('a recipient who doesn’t want to be measured is not said to have opened nothing', async () => {
  const unread = { ...link, unmeasured: true, views: 0, viewers: 0, lastViewedAt: null }
  await open(reportOf({ link: unread }))
  await screen.findByText('Reading isn’t measured, by their choice')
  expect(screen.queryByRole('link', { name: /reminder/i })).toBeNull()
})
