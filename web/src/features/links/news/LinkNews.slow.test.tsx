import { type Link, listMyLinks } from '@satchel/contract/links/links.ts'
import { listLinkVisits, type Visit } from '@satchel/contract/visits/visits.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../../../test/contract-server.ts'
import { linkOf, visitOf } from '../../../../test/links.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { LinkNews } from './LinkNews.tsx'
import { useNews } from './use-news.ts'

const Latest = () => <LinkNews news={useNews()} />

const me = meWith('editor')
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const HOUR = 60
const DAY = 24 * HOUR

const ana = (lastViewedAt: string | null) =>
  linkOf({ sharedToEmail: 'ana@acme.example', views: lastViewedAt ? 1 : 0, lastViewedAt })

function open(links: Link[], visits: Visit[] = []) {
  return openPage(
    <Latest />,
    [
      answers(listMyLinks, { items: links, total: links.length }),
      answers(listLinkVisits, { items: visits, nextCursor: null }),
    ],
    { me },
  )
}

const looked = (at: string) =>
  localStorage.setItem(
    'satchel-last-look',
    JSON.stringify({ [me.user.id]: { since: 0, at: Date.parse(at) } }),
  )

async function rows(): Promise<(string | null)[]> {
  const list = within(await screen.findByRole('list', { name: 'Opened links' }))
  await list.findAllByRole('link')
  return list.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('says whose link was opened, on what device, what was read and when', async () => {
  const link = ana(ago(2 * HOUR))
  const pages = [
    { page: 1, seconds: 40 },
    { page: 3, seconds: 90 },
  ]
  await open([link], [visitOf({ at: ago(2 * HOUR), device: 'mobile', durationS: 130, pages })])
  expect(await rows()).toEqual([
    'ana@acme.example’s link to Price sheet was opened2 pages in 2 min 10 sec · on a phone2 h ago',
  ])
  expect(
    screen.getByRole('link', { name: /^ana@ ?acme\.example’s link/ }).getAttribute('href'),
  ).toBe(`/links/${link.id}`)
})

test('names a person only after they verified their address', async () => {
  const entered = visitOf({ at: ago(HOUR), visitor: 'eve@other.example' })
  const proved = visitOf({ at: ago(2 * HOUR), visitor: 'ana@acme.example', emailProved: true })
  await open([ana(ago(HOUR))], [entered, proved])
  const [row] = await rows()
  expect(row).toMatch(/^ana@acme\.example and others opened Price sheetOpened · 2 visits/)
  expect(row).not.toContain('eve@other.example')
  screen.getByLabelText('Verified by code')
})

test('marks how certain it is that a person read', async () => {
  const visit = visitOf({ at: ago(HOUR), certainty: 'loaded' })
  await open([ana(ago(HOUR))], [visit])
  await rows()
  screen.getByLabelText('Opened, but nobody scrolled or clicked')
  cleanup()
  await open([ana(ago(HOUR))], [visit, { ...visit, certainty: 'acted' }])
  await rows()
  screen.getByLabelText('Someone scrolled, clicked or turned pages')
})

test('leaves out visits before the last look', async () => {
  looked(ago(DAY))
  const link = ana(ago(HOUR))
  await open(
    [link, ana(ago(2 * DAY)), ana(null)],
    [
      visitOf({ at: ago(HOUR), device: 'desktop', downloaded: true }),
      visitOf({ at: ago(2 * DAY), device: 'mobile' }),
    ],
  )
  expect(await rows()).toEqual([
    'ana@acme.example’s link to Price sheet was openedOpened · Downloaded · on a computer1 h ago',
  ])
})

test('says in one line that there were no visits', async () => {
  looked(ago(DAY))
  await open([ana(ago(2 * DAY))])
  await screen.findByText(/^No visits to your links since/)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('shows nothing before the first link', async () => {
  await open([])
  expect(screen.queryByText(/visits/)).toBeNull()
})

test('shows the same news again within half an hour', async () => {
  looked(ago(DAY))
  const link = ana(ago(HOUR))
  const visit = visitOf({ at: ago(HOUR) })
  await open([link], [visit])
  expect(await rows()).toHaveLength(1)
  cleanup()
  await open([link], [visit])
  expect(await rows()).toHaveLength(1)
})

test('the first reader ever has a heading of their own, and a reply; the next one hasn’t', async () => {
  const pages = [{ page: 1, seconds: 40 }]
  const first = { ...ana(ago(HOUR)), viewers: 1 }
  const sample = { ...ana(ago(2 * HOUR)), id: first.itemId, sharedToMemo: 'Sample reader' }
  await open([first, sample], [visitOf({ at: ago(HOUR), durationS: 40, pages })])
  await screen.findByRole('heading', { name: 'Your first reader' })
  const reply = await screen.findByRole('link', { name: 'Reply now' })
  expect(reply.getAttribute('href')).toBe('mailto:ana@acme.example?subject=Price%20sheet')
  await screen.findByText(/^Read: page 1/)

  cleanup()
  await open([{ ...first, viewers: 2 }], [])
  await screen.findByRole('heading', { name: 'Since you last looked' })
  expect(screen.queryByRole('link', { name: 'Reply now' })).toBeNull()
})
