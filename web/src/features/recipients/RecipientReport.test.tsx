import { eraseAddress } from '@satchel/contract/erasure.ts'
import {
  getRecipient,
  listRecipients,
  type Received,
  type Recipient,
} from '@satchel/contract/visits/visits.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { linkOf } from '../../../test/links.ts'
import { address, fill, meWith, openPage } from '../../../test/page.tsx'
import { RecipientList } from './RecipientList.tsx'
import { RecipientReport } from './RecipientReport.tsx'

const ana: Recipient = {
  kind: 'person',
  key: 'ana@acme.example',
  name: 'ana@acme.example',
  email: 'ana@acme.example',
  organization: 'Acme Öst',
  links: 2,
  opened: 1,
  views: 1_500,
  sureViews: 1_200,
  lastSharedAt: '2026-11-20T10:00:00.000Z',
  lastViewedAt: null,
}

function receivedOf(received: Partial<Received> = {}): Received {
  return {
    link: linkOf({ sharedToEmail: ana.email }),
    isGiven: false,
    views: 0,
    lastViewedAt: null,
    seconds: 0,
    pagesRead: 0,
    pageCount: null,
    contents: [],
    others: [],
    ...received,
  }
}

const onShareAgain = vi.fn<(received: Received) => void>()
const open = (
  received: readonly Answered[],
  kind: Recipient['kind'] = 'person',
  role: 'viewer' | 'admin' = 'viewer',
) =>
  openPage(
    <RecipientReport
      kind={kind}
      id="ana@acme.example"
      conversation={null}
      notThere={<p>Nobody of this name</p>}
      onShareAgain={onShareAgain}
      onPrepareShare={() => {}}
      renderAnalytics={({ name }) => <p>Analytics of {name}</p>}
    />,
    received,
    { me: meWith(role) },
  )

const group = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a report shows what a person opened of what they received, and what not', async () => {
  const read = receivedOf({ views: 2, sureViews: 0, seconds: 95, pagesRead: 12, pageCount: 10 })
  await open([answers(getRecipient, { ...ana, received: [read, receivedOf()] })])
  await screen.findByRole('heading', { level: 1, name: 'ana@acme.example' })
  screen.getByText(/1 of 2 links opened, 1,500 views/)
  screen.getByLabelText('1,200 views of 1,500 by someone who read')
  screen.getByLabelText('Opened, but nobody has scrolled or clicked yet')
  // A shorter version has fewer pages than were read of the one before.
  expect(await group('Opened')).toEqual([
    expect.stringMatching(/2 views.*1 min 35 sec, 10 of 10 pages/),
  ])
  expect(await group('Not opened')).toEqual([expect.stringContaining('Not opened yet')])
  const organization = screen.getByRole('link', { name: 'Acme Öst' }).getAttribute('href')
  expect(organization).toBe('/people/organization/Acme%20%C3%96st')
})

test('visits over time are those of the received links, after the first visit', async () => {
  const received = receivedOf({ views: 2, isGiven: true })
  await open([answers(getRecipient, { ...ana, received: [received, receivedOf()] })])
  await screen.findByRole('list', { name: 'Opened' })
  expect(screen.queryByText(/^Analytics of/)).toBeNull()
  cleanup()
  await open([answers(getRecipient, { ...ana, received: [receivedOf({ views: 1 })] })])
  await screen.findByText('Analytics of ana@acme.example')
})

test('a collection shows which of its items were opened', async () => {
  const contents = [
    { id: linkOf().itemId, name: 'Prices', isOpened: true },
    { id: linkOf().id, name: 'Film', isOpened: false },
  ]
  await open([answers(getRecipient, { ...ana, received: [receivedOf({ views: 1, contents })] })])
  const items = within(await screen.findByRole('list', { name: 'In this collection' }))
  items.getByLabelText('Opened')
  items.getByLabelText('Not opened')
})

test('received content can be shared again, but not content of another person’s link', async () => {
  const own = receivedOf()
  const received = receivedOf({
    isGiven: true,
    link: linkOf({ itemName: 'Film', sharedToEmail: null }),
  })
  const page = await open([answers(getRecipient, { ...ana, received: [own, received] })])
  await page.user.click(await screen.findByRole('button', { name: 'Share again: Price sheet' }))
  expect(onShareAgain).toHaveBeenCalledWith(own)
  expect(screen.queryByRole('button', { name: 'Share again: Film' })).toBeNull()
  screen.getByText(/Opened via someone else’s link, shared by/)
})

test('visits of whoever entered the address are marked as unverified', async () => {
  const unverified = { links: 1, views: 2, lastViewedAt: '2026-11-20T10:00:00.000Z' }
  const received = receivedOf({ isGiven: true, emailProved: false, views: 2 })
  await open([answers(getRecipient, { ...ana, unverified, received: [receivedOf(), received] })])
  await screen.findByText(/Entered at 1 link, 2 views · Address not verified/)
  expect(screen.queryByRole('list', { name: 'Opened' })).toBeNull()
  expect(await group('Address entered, not verified')).toHaveLength(1)
  cleanup()
  const none = { ...ana, links: 0, opened: 0, views: 0, sureViews: 0, unverified }
  await openList([answers(listRecipients, { items: [none], total: 1 })])
  const [row] = await group('people')
  expect(row).toMatch(/Address not verified.*Entered at 1 link, 2 views/)
  expect(row).not.toContain('0 of 0')
})

test('a link names others who opened it, or whose address was entered', async () => {
  const others = [
    { email: 'dee@acme.example', emailProved: true, views: 2 },
    { email: 'eve@acme.example', emailProved: false, views: 1 },
  ]
  await open([answers(getRecipient, { ...ana, received: [receivedOf({ others })] })])
  expect(await group('Not opened')).toEqual([
    expect.stringMatching(
      /2 views by dee@acme.example, who verified their address.*Someone entered eve@acme.example, not verified/,
    ),
  ])
})

test('for an organization, each link names its person', async () => {
  await open(
    [answers(getRecipient, { ...ana, kind: 'organization', received: [receivedOf()] })],
    'organization',
  )
  const link = await screen.findByRole('link', { name: /^ana@ ?acme\.example$/ })
  expect(link.getAttribute('href')).toBe('/people/person/ana%40acme.example')
})

test('a recipient who is unknown, or not visible, shows "not found"', async () => {
  await open([refuses(getRecipient, 'not-found')])
  await screen.findByText('Nobody of this name')
})

const openList = (received: readonly Answered[], at = '/people') =>
  openPage(<RecipientList />, received, { me: meWith('viewer'), at })

test('people are listed with their results', async () => {
  await openList([answers(listRecipients, { items: [ana], total: 1 })])
  const [row] = await group('people')
  expect(row).toContain('1 of 2 links opened')
  screen.getByLabelText('1,200 views of 1,500 by someone who read')
  expect(row).toContain('No visits yet')
})

test('organizations are listed under their American name', async () => {
  const acme = { ...ana, kind: 'organization' as const, key: 'acme ost', name: 'Acme Öst' }
  await openList(
    [answers(listRecipients, { items: [acme], total: 1 })],
    '/people?kind=organization',
  )
  expect(await group('organizations')).toHaveLength(1)
  screen.getByLabelText('Search organizations')
})

test('a search starts at the first page, and is in the URL', async () => {
  const page = await openList(
    [
      answers(listRecipients, ({ query }) =>
        query.search ? { items: [], total: 0 } : { items: [ana], total: 60 },
      ),
    ],
    '/people?page=3',
  )
  await group('people')
  expect(page.server.calls(listRecipients)[0]?.query).toMatchObject({ offset: 50, limit: 25 })
  await fill(page, screen.getByRole('searchbox', { name: 'Search people' }), 'zoë')
  await screen.findByText('No person found for “zoë”')
  await waitFor(() => expect(address()).toBe('/people?search=zo%C3%AB'))
})

test('a person who shared nothing yet sees how to start', async () => {
  await openList([answers(listRecipients, { items: [], total: 0 })], '/people?kind=organization')
  await screen.findByText(/^Add an organization when you share/)
  expect(screen.getByRole('link', { name: 'Open library' }).getAttribute('href')).toBe('/library')
})

test('an admin erases a recipient once that is confirmed; others aren’t offered it', async () => {
  const recipient = answers(getRecipient, { ...ana, received: [receivedOf()] })
  await open([recipient])
  await screen.findByRole('heading', { level: 1, name: 'ana@acme.example' })
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
  cleanup()
  const erased = { pseudonym: 'erased-1@erased.invalid', rows: 3, at: '2026-11-20T10:00:00.000Z' }
  const page = await open([recipient, answers(eraseAddress, erased)], 'person', 'admin')
  await page.user.click(await screen.findByRole('button', { name: 'Erase' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase ana@acme.example' }))
  dialog.getByText(/can’t be undone/)
  expect(page.server.calls(eraseAddress)).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: 'Erase' }))
  await screen.findByText('ana@acme.example was erased')
  expect(page.server.calls(eraseAddress)).toMatchObject([{ body: { email: 'ana@acme.example' } }])
})
