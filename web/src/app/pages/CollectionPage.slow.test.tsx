import {
  arrangeCollection,
  type Collection,
  changeCollection,
  deleteCollection,
  downloadCollection,
  getCollection,
  listCollectionItems,
  restoreCollection,
} from '@satchel/contract/collections.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import {
  button,
  collectionId,
  collectionOf,
  findButton,
  foundOf,
  noButton,
  personOf,
  taxonomy,
} from '../../../test/library.ts'
import { address, meWith, openPage, watchLeaving } from '../../../test/page.tsx'
import CollectionPage from './CollectionPage.tsx'

interface Options {
  role?: Role
  given?: readonly Answered[]
}

/** Opens a collection on a server that stores its changes. */
async function open(
  first: Partial<Collection> = {},
  { role = 'editor', given = [] }: Options = {},
) {
  let collection = collectionOf(first)
  const save = (change: Partial<Collection>) => {
    collection = { ...collection, ...change, version: collection.version + 1 }
    return collection
  }
  const opened = await openPage(
    <Routes>
      <Route path="/collections" element={<h1>Collections</h1>} />
      <Route path="/collections/:id" element={<CollectionPage />} />
    </Routes>,
    [
      taxonomy(),
      answers(getCollection, () => collection),
      answers(listCollectionItems, () => ({
        items: collection.itemIds.map((id, index) => itemOf({ id, name: `Item ${index + 1}` })),
        nextCursor: null,
      })),
      answers(changeCollection, ({ body: { ownerId, ...change } }) =>
        save({ ...change, ...(ownerId && { owner: { id: ownerId, name: 'Bo' } }) }),
      ),
      answers(arrangeCollection, ({ body }) =>
        save({ itemIds: body.itemIds, itemCount: body.itemIds.length }),
      ),
      ...given,
    ],
    { me: meWith(role), at: `/collections/${collectionId(1)}` },
  )
  const choose = async (action: string | RegExp) => {
    await opened.user.click(await findButton('More actions for Trade fair'))
    await opened.user.click(await screen.findByRole('menuitem', { name: action }))
  }
  return { ...opened, choose, saved: () => collection }
}

it('says that a collection is deleted, or someone else’s private one', async () => {
  const { user } = await open({}, { given: [refuses(getCollection, 'not-found')] })
  await screen.findByText(/was deleted, or it’s private/)
  await user.click(screen.getByRole('link', { name: 'Open collections' }))
  await waitFor(() => expect(address()).toBe('/collections'))
})

it('lets viewers view, download and make pages of it, but change nothing', async () => {
  const { user } = await open({ description: 'For Munich' }, { role: 'viewer' })
  await screen.findByRole('heading', { name: 'Trade fair' })
  screen.getByText('No items yet')
  expect(noButton('Add items')).toBe(true)
  await user.click(button('More actions for Trade fair'))
  await screen.findByRole('menuitem', { name: 'Download ZIP' })
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(entries).toEqual(['Download ZIP', 'Mute notifications', 'Personal page'])
})

it('renames in place, and keeps the text if the server refuses the name', async () => {
  const { user, server, saved } = await open(
    {},
    { given: [refuses(changeCollection, 'invalid', { detail: 'That name is taken' })] },
  )
  await user.click(await findButton('Trade fair'))
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.keyboard('Messe{Enter}')
  await screen.findByText('That name is taken')
  server.now(answers(changeCollection, () => ({ ...saved(), name: 'Messe 2' })))
  server.now(answers(getCollection, () => ({ ...saved(), name: 'Messe 2' })))
  await user.keyboard(' 2{Enter}')
  await findButton('Messe 2')
})

it('adds items from a search, and marks those already in it', async () => {
  const { user, saved } = await open(
    { itemIds: [itemId(1)] },
    { given: [answers(searchItems, foundOf('Brochure', 'Case study', 'Logo'))] },
  )
  await user.click(await findButton('Add items'))
  const brochure = await screen.findByRole('checkbox', { name: /Brochure.*already added/ })
  expect(brochure).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: /Case study/ }))
  await user.click(screen.getByRole('checkbox', { name: /Logo/ }))
  await user.click(screen.getByRole('checkbox', { name: /Case study/ }))
  await user.click(button('Add 1 item'))
  await screen.findByText('1 item added')
  expect(saved().itemIds).toEqual([itemId(1), itemId(3)])
  await user.click(button('Undo'))
  await waitFor(() => expect(saved().itemIds).toEqual([itemId(1)]))
})

it('searches the library for items, and says when none match', async () => {
  const { user, server } = await open({}, { given: [answers(searchItems, foundOf('Logo'))] })
  await user.click((await screen.findAllByRole('button', { name: 'Add items' }))[0] as Element)
  await screen.findByRole('checkbox', { name: /Logo/ })
  server.now(answers(searchItems, foundOf()))
  await user.type(screen.getByRole('searchbox', { name: 'Search library' }), 'zzzz')
  await screen.findByText('No results')
  expect(server.calls(searchItems).at(-1)?.body).toEqual({ limit: 30, searchTerm: 'zzzz' })
})

it('returns to the list after a deletion, with undo', async () => {
  const { user, choose, server } = await open(
    {},
    { given: [answers(deleteCollection), answers(restoreCollection, collectionOf())] },
  )
  await choose('Delete')
  await screen.findByText('Trade fair deleted. Its links no longer open')
  await waitFor(() => expect(address()).toBe('/collections'))
  await user.click(button('Undo'))
  await screen.findByText('Trade fair restored')
  expect(server.calls(restoreCollection)).toHaveLength(1)
})

it('stays after a failed deletion, and says why', async () => {
  const { choose } = await open(
    {},
    {
      given: [refuses(deleteCollection, 'unavailable', { detail: 'The server is being updated' })],
    },
  )
  await choose('Delete')
  await screen.findByText('The server is being updated')
  await screen.findByRole('heading', { name: 'Trade fair' })
})

it('becomes private for its owner, with undo', async () => {
  const { user, saved } = await open()
  await user.click(await findButton('More actions for Trade fair'))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Only you' }))
  await screen.findByText(/^Visible only to you/)
  expect(saved().visibility).toBe('private')
  await screen.findByText('Private')
  await user.click(button('Undo'))
  await screen.findByText('Undone')
  expect(saved().visibility).toBe('team')
})

it('offers owner actions only to its owner', async () => {
  const { user } = await open({ owner: { id: itemId(50), name: 'Bo' } })
  await screen.findByText('by Bo')
  await user.click(button('More actions for Trade fair'))
  await screen.findByRole('menuitem', { name: 'Delete' })
  expect(screen.queryByRole('menuitem', { name: 'Transfer' })).toBeNull()
  expect(screen.queryByRole('menuitemradio', { name: 'Only you' })).toBeNull()
})

it('is transferred to another person who may change collections', async () => {
  const people = [
    personOf(1, 'Bo'),
    personOf(2, 'Vera', { role: 'viewer' }),
    personOf(3, 'Gone', { status: 'deactivated' }),
  ]
  const { user, choose } = await open(
    { visibility: 'private' },
    { given: [answers(listUsers, { items: people, nextCursor: null })] },
  )
  await choose('Transfer')
  await screen.findByText(/only the new owner will find it/)
  await user.click(screen.getByRole('combobox', { name: 'New owner' }))
  await screen.findByRole('option', { name: 'Bo' })
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await user.click(screen.getByRole('option', { name: 'Bo' }))
  await user.click(button('Transfer'))
  await screen.findByText('Trade fair now belongs to Bo')
  await waitFor(() => expect(address()).toBe('/collections'))
})

it('shows a smart collection with its filters, and freezes it on request', async () => {
  const search = { searchTerm: 'price', tagLogic: 'AND' as const, tags: ['a', 'b'] }
  const { user, choose, saved } = await open({ kind: 'smart', search })
  expect((await screen.findByRole('list', { name: 'Filters' })).textContent).toBe(
    '“price”# a# bwith all of these tags',
  )
  screen.getByText('No items match these filters right now')
  expect(noButton('Add items')).toBe(true)
  await choose(/^Freeze/)
  await screen.findByText('Frozen. It keeps its current items')
  expect(saved().search).toBeNull()
  await user.click(button('Undo'))
  await screen.findByText('Undone')
  expect(saved().search).toEqual(search)
})

it('edits the filters of a smart collection, with the number of results', async () => {
  const { user, server, saved } = await open(
    { kind: 'smart', search: { searchTerm: 'price' } },
    { given: [answers(searchItems, foundOf('One', 'Two'))] },
  )
  await user.click(await findButton('Edit filters'))
  await screen.findByText('2 items now')
  await user.type(screen.getByRole('searchbox', { name: 'Search text' }), ' list')
  await user.click(button('Save'))
  await waitFor(() => expect(saved().search).toMatchObject({ searchTerm: 'price list' }))
  expect(server.calls(changeCollection)).toHaveLength(1)
})

it('downloads all files, and says what to expect', async () => {
  const leftFor = watchLeaving()
  const { choose } = await open(
    { itemIds: [itemId(1)] },
    { given: [answers(downloadCollection, { url: '/zip/1', files: 3, bytes: 2_000_000 })] },
  )
  await choose('Download ZIP')
  await screen.findByText(/^Downloading 3 files, 2\sMB$/)
  expect(leftFor()).toBe('/zip/1')
})
