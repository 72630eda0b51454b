import { listActivity } from '@satchel/contract/activity.ts'
import { getOverviewReport } from '@satchel/contract/analytics/analytics.ts'
import {
  addToCollection,
  listCollections,
  removeFromCollection,
} from '@satchel/contract/collections.ts'
import {
  deleteItems,
  getItem,
  type Item,
  listRelatedItems,
  restoreItems,
} from '@satchel/contract/items/items.ts'
import { getItemUses, getShareContext } from '@satchel/contract/links/links.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { openedResult, searchItems } from '@satchel/contract/search/search.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { getItemReading } from '@satchel/contract/visits/visits.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import {
  button,
  collectionId,
  collectionOf,
  findButton,
  foundOf,
  noButton,
  taxonomy,
} from '../../../test/library.ts'
import { linkOf } from '../../../test/links.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import ItemPage from './ItemPage.tsx'
import LibraryPage from './LibraryPage.tsx'

const LONG = 'Q4 展示会パンフレット – “Ünïcode” & <b>tags</b> '.repeat(4).trim()

interface Options {
  role?: Role
  item?: Partial<Item>
  /** Further responses of the server, or replacements of the defaults. */
  more?: readonly Answered[]
  search?: string
  at?: string
}

/** Opens the page of one item, on a server that has nothing else. */
function open({ role = 'editor', item = {}, more = [], search = '', at }: Options) {
  const noLinks = { links: 0, views: 0, viewers: 0, downloads: 0 }
  return openPage(
    <Routes>
      <Route path="/items/:id" element={<ItemPage />} />
      <Route path="/library" element={<LibraryPage />} />
    </Routes>,
    [
      taxonomy(),
      answers(getItem, itemOf(item)),
      answers(getItemReading, { pageCount: null, pages: [] }),
      answers(getItemUses, { collections: [], links: noLinks }),
      answers(listRelatedItems, { items: [] }),
      answers(getShareContext, { items: [], total: 0, stats: noLinks }),
      answers(searchItems, foundOf()),
      answers(listUsers, { items: [], nextCursor: null }),
      ...more,
    ],
    { me: meWith(role), at: at ?? `/items/${itemId(1)}${search}` },
  )
}

it('announces loading, then shows the item under its name', async () => {
  const later = answersLater(getItem, itemOf({ name: LONG }))
  await open({ role: 'viewer', more: [later] })
  expect(screen.getByText('Loading')).toBeDefined()
  await act(async () => later.release())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(LONG)
  expect(document.title).toBe(`${LONG} · Satchel`)
})

it('puts the item into collections beside its tags, and takes it out on undo', async () => {
  const links = { links: 0, views: 0, viewers: 0, downloads: 0 }
  const spring = collectionOf({ id: collectionId(1), name: 'Spring' })
  let collections: { id: string; name: string }[] = []
  const { user } = await open({
    more: [
      answers(getItemUses, () => ({ collections, links })),
      answers(listCollections, { items: [spring], nextCursor: null }),
      answers(addToCollection, () => {
        collections = [spring]
        return spring
      }),
      answers(removeFromCollection, () => {
        collections = []
        return spring
      }),
    ],
  })
  await user.click(await screen.findByRole('combobox', { name: 'Collections' }))
  await user.click(await screen.findByRole('option', { name: 'Spring' }))
  const link = await screen.findByRole('link', { name: 'Spring' })
  expect(link.getAttribute('href')).toBe(`/collections/${spring.id}`)
  await user.click(await findButton('Undo'))
  await screen.findByText('Removed from Spring')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Spring' })).toBeNull())
})

it('links to the library if the item was deleted', async () => {
  const { user } = await open({ more: [refuses(getItem, 'not-found')] })
  await screen.findByRole('heading', { name: 'Item not found' })
  await user.click(screen.getByRole('link', { name: 'Open library' }))
  await waitFor(() => expect(address()).toBe('/library'))
})

it('loads the item on retry after a refusal', async () => {
  const { user, server } = await open({
    role: 'viewer',
    more: [refuses(getItem, 'forbidden', { detail: 'Ask an admin.' })],
  })
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toContain('Ask an admin.')
  server.now(answers(getItem, itemOf()))
  await user.click(button('Try again'))
  await screen.findByRole('heading', { name: 'Sales handbook' })
})

it('lets viewers read and share but not edit', async () => {
  await open({ role: 'viewer', item: { tags: [{ key: 'fair', label: 'Fair' }] } })
  await screen.findByRole('heading', { name: 'Sales handbook' })
  expect(screen.getByRole('list', { name: 'Categories and tags' }).textContent).toBe('Fair')
  expect(noButton('Share')).toBe(false)
  expect(noButton('Sales handbook')).toBe(true)
  expect(screen.queryByLabelText('Expiry date')).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Analytics' })).toBeNull()
})

it('is shared from the page that a search led to', async () => {
  const { user } = await open({ search: '?page=3&find=heat' })
  await screen.findByRole('heading', { name: 'Sales handbook' })
  await user.keyboard('s')
  await screen.findByRole('dialog', { name: 'Share Sales handbook from page 3' })
})

it('shows results of its links to people who may read reports', async () => {
  const { server, user } = await open({
    search: '?tab=analytics&interval=week',
    more: [refuses(getOverviewReport, 'forbidden')],
  })
  await screen.findByText('Couldn’t load the report')
  expect(server.calls(getOverviewReport)[0]?.query).toMatchObject({
    itemType: 'ITEM',
    itemId: itemId(1),
    interval: 'week',
  })
  await user.click(screen.getByRole('tab', { name: 'Details' }))
  expect(address()).toBe(`/items/${itemId(1)}?interval=week`)
})

it('returns to the library after a deletion, with undo', async () => {
  const { user, server } = await open({
    more: [
      answers(deleteItems, { deleted: [itemId(1)], missing: [] }),
      answers(restoreItems, { restored: [itemId(1)], missing: [] }),
    ],
  })
  await user.click(await findButton('More actions for Sales handbook'))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('Sales handbook moved to the trash')
  await waitFor(() => expect(address()).toBe('/library'))
  await user.click(button('Undo'))
  await screen.findByText('Sales handbook restored')
  expect(server.calls(restoreItems)[0]?.body).toEqual({ ids: [itemId(1)] })
})

it('shows in Sharing who received the item', async () => {
  const links = [linkOf({ sharedToEmail: 'ana@acme.example' }), linkOf(), linkOf()]
  const stats = { links: 3, views: 7, viewers: 1, downloads: 0 }
  const shared = answers(getShareContext, { items: links, total: 3, stats })
  const { user } = await open({ role: 'viewer', more: [shared] })
  await screen.findByRole('region', { name: 'Details' })
  await user.click(screen.getByRole('tab', { name: 'Sharing' }))
  await screen.findByRole('link', { name: 'ana@acme.example' })
  const figures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(figures).toEqual(['links3', 'visitor1', 'views7', 'downloads0'])
})

it('keeps the open tab in the URL', async () => {
  const { user } = await open({
    role: 'viewer',
    search: '?tab=activity',
    more: [answers(listActivity, { items: [], nextCursor: null })],
  })
  await user.click(await screen.findByRole('tab', { name: 'Sharing' }))
  await screen.findByText('No links to this item yet')
  await waitFor(() => expect(address()).toBe(`/items/${itemId(1)}?tab=sharing`))
})

/** Opens an item from a filtered library of three. */
async function openFromLibrary(role: Role = 'editor') {
  const found = foundOf('Brochure', 'Sales handbook', 'Logo')
  const more = [answers(searchItems, found), answers(openedResult)]
  const opened = await open({ role, at: '/library?tags=fair', more })
  await opened.user.click(await screen.findByRole('link', { name: 'Sales handbook' }))
  await screen.findByText('2 of 3')
  return opened
}

it('links to the next and previous item in the list, and back to it', async () => {
  const { user } = await openFromLibrary('viewer')
  await user.click(screen.getByRole('link', { name: 'Next item' }))
  expect(address()).toBe(`/items/${itemId(3)}`)
  expect(button('Next item')).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('link', { name: 'Library' }))
  expect(address()).toBe('/library?tags=fair')
})

it('goes through the list by keyboard, except while typing', async () => {
  const { user } = await openFromLibrary()
  await user.keyboard('{ArrowLeft}')
  expect(address()).toBe(`/items/${itemId(1)}`)
  await user.keyboard('j')
  expect(address()).toBe(`/items/${itemId(2)}`)
  await user.click(await findButton('Sales handbook'))
  await user.keyboard('{ArrowRight}j')
  expect(address()).toBe(`/items/${itemId(2)}`)
})

it('offers no neighbors without a list', async () => {
  await open({ role: 'viewer' })
  await screen.findByRole('heading', { name: 'Sales handbook' })
  expect(screen.queryByRole('link', { name: 'Next item' })).toBeNull()
})
