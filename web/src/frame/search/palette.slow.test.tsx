import { listItems } from '@satchel/contract/items/items.ts'
import { listMyLinks } from '@satchel/contract/links/links.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { openedResult, querySearch, searchItems, suggest } from '@satchel/contract/search/search.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { listRecipients } from '@satchel/contract/visits/visits.ts'
import { listSimilarWishes, listWishes } from '@satchel/contract/wishes/wishes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf, SEARCH_ID } from '../../../test/items.ts'
import { collectionId, foundOf, personOf, taxonomy } from '../../../test/library.ts'
import { linkOf } from '../../../test/links.ts'
import { stubSocket } from '../../../test/live-line.ts'
import { address, meWith, openPage, watchLeaving } from '../../../test/page.tsx'
import { wishOf, wishPageOf } from '../../../test/wishes.ts'
import { AppEntry } from '../../app/AppEntry.tsx'
import { Frame } from '../Frame.tsx'
import { FrameCommands } from '../late/FrameCommands.tsx'

const nobody = { items: [], total: 0 }
const found = answers(querySearch, {
  searchId: SEARCH_ID,
  items: [
    {
      type: 'ITEM',
      id: itemId(1),
      name: 'Handbook',
      kind: 'file',
      highlight: { text: '<mark>price</mark>s', page: 12 },
    },
    {
      type: 'COLLECTION',
      id: collectionId(1),
      name: 'Prices 2027',
      highlight: { name: '<mark>Prices</mark> 2027' },
    },
  ],
  total: { value: 2, relation: 'eq' },
  nextCursor: null,
})

async function open(role: Role = 'owner', ...replies: Answered[]) {
  stubSocket()
  const opened = await openPage(
    <AppEntry>
      <Frame>
        <FrameCommands />
        <Routes>
          <Route path="*" element={<h1>Page</h1>} />
        </Routes>
      </Frame>
    </AppEntry>,
    [
      taxonomy(),
      found,
      answers(searchItems, foundOf()),
      answers(listItems, { items: [], nextCursor: null }),
      answers(suggest, { suggestions: [] }),
      answers(openedResult),
      answers(listMyLinks, { items: [linkOf({ itemName: 'Price list' })], total: 1 }),
      answers(listRecipients, nobody),
      answers(listUsers, { items: [personOf(1, 'Priya')], nextCursor: null }),
      answers(listWishes, wishPageOf(wishOf())),
      ...replies,
    ],
    { me: meWith(role), at: '/home' },
  )
  await opened.user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Command palette' })
  return opened
}

const field = () => screen.getByRole('combobox', { name: 'Command palette' })
const palette = () => within(screen.getByRole('listbox', { name: 'Results' }))
const names = (group: string) =>
  within(palette().getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const nameOf = (element: HTMLElement) => element.getAttribute('aria-label')
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull())

it('opens by a shortcut with the focus in it, and returns the focus on Escape', async () => {
  const { user } = await open()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await user.keyboard('{Escape}')
  await isClosed()
  await user.click(screen.getByRole('button', { name: 'Command palette' }))
  await screen.findByRole('dialog', { name: 'Command palette' })
})

it('offers viewers only what they may do', async () => {
  await open('viewer')
  expect(names('Actions')).not.toContain('Upload files')
  expect(names('Actions')).not.toContain('Invite people')
  expect(names('Go to')).not.toContain('Settings: Branding')
  expect(names('Go to')).toContain('Settings: Profile')
})

it('opens a page and a settings section by keyboard', async () => {
  const { user } = await open()
  await user.keyboard('collec{Enter}')
  await waitFor(() => expect(address()).toBe('/collections'))
  await isClosed()
  const leftFor = watchLeaving()
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Command palette' })
  await user.keyboard('branding{Enter}')
  await waitFor(() => expect(leftFor()).toBe('/classic/?path=/settings&section=branding'))
})

it('runs a command found by other words, after it has closed', async () => {
  const { user } = await open()
  await user.keyboard('create coll{Enter}')
  await screen.findByRole('dialog', { name: 'New collection' })
  await isClosed()
})

it('finds items at their page, collections, links, people and wishes, and records what was opened', async () => {
  const { user, server } = await open()
  await user.keyboard('price')
  await palette().findByRole('option', { name: /Handbook/ })
  expect(names('Library')).toEqual(['HandbookPage 12', 'Prices 2027Collection'])
  await waitFor(() => expect(names('People')).toEqual(['PriyaTeam']))
  expect(names('Links')[0]).toContain('Price list')
  expect(names('Wishes')).toEqual(['Retail case studyOpen'])
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe(`/items/${itemId(1)}?page=12&find=price`))
  expect(server.calls(openedResult)[0]?.body).toEqual({ searchId: SEARCH_ID, itemId: itemId(1) })
})

it('links a team member to what they own', async () => {
  const { user } = await open()
  await user.keyboard('priya')
  await user.click(await palette().findByRole('option', { name: /Priya/ }))
  await waitFor(() => expect(address()).toBe('/library?searchTerm=by%3APriya'))
})

it('offers a wish for a search without results', async () => {
  const { user, server } = await open()
  server.now(
    answers(querySearch, {
      searchId: SEARCH_ID,
      items: [],
      nextCursor: null,
      total: { value: 0, relation: 'eq' },
    }),
    answers(listSimilarWishes, { items: [] }),
  )
  await user.keyboard('submarine')
  await user.click(await palette().findByRole('option', { name: 'Wish for “submarine”' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New wish' }))
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'submarine')
})

it('searches the library by Enter, however fast the server is', async () => {
  const { user } = await open()
  await user.keyboard('zürich maps{Enter}')
  await waitFor(() => expect(address()).toBe('/library?searchTerm=z%C3%BCrich+maps'))
})

it('corrects typos, and shows an operator’s problem', async () => {
  const { user, server } = await open()
  server.now(
    answers(querySearch, {
      searchId: SEARCH_ID,
      items: [],
      didYouMean: 'brochure',
      total: { value: 0, relation: 'eq' },
      nextCursor: null,
    }),
  )
  await user.keyboard('brochrue')
  await user.click(await palette().findByRole('option', { name: 'Did you mean “brochure”?' }))
  expect(field()).toHaveProperty('value', 'brochure')
  const errors = [{ path: 'searchTerm', message: 'There is no tag “x”' }]
  server.now(refuses(querySearch, 'invalid', { errors }))
  await user.clear(field())
  await user.keyboard('tag:x')
  expect((await screen.findByRole('alert')).textContent).toBe('There is no tag “x”')
})

it('offers recent items and searches first, and the theme and sign out last', async () => {
  await open(
    'editor',
    answers(listItems, { items: [itemOf({ name: 'Price list' })], nextCursor: null }),
    answers(suggest, {
      suggestions: [
        { type: 'RECENT', text: 'prices' },
        { type: 'POPULAR', text: 'logo' },
      ],
    }),
  )
  await palette().findByRole('option', { name: 'prices' })
  await palette().findByRole('option', { name: /Price list/ })
  expect(palette().getAllByRole('group').map(nameOf)).toEqual([
    'Recent items',
    'Recent searches',
    'Popular searches',
    'Actions',
    'Go to',
    'Theme and account',
  ])
  expect(names('Theme and account').at(-1)).toBe('Sign out')
  expect(names('Popular searches')).toEqual(['logo'])
})
