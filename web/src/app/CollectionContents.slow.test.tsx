import {
  arrangeCollection,
  type Collection,
  changeCollection,
  getCollection,
  listCollectionItems,
} from '@satchel/contract/collections.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../test/contract-server.ts'
import { itemId, itemOf } from '../../test/items.ts'
import { button, collectionId, collectionOf, taxonomy } from '../../test/library.ts'
import { address, meWith, openPage } from '../../test/page.tsx'
import { query } from '../lib/api.ts'
import { CollectionContents } from './CollectionContents.tsx'

const NAMES = ['Brochure', 'Price sheet', 'Case study', 'Logo']
const ids = NAMES.map((_, index) => itemId(index + 1))
const nameOf = (id: string) => NAMES[ids.indexOf(id)] ?? id

function Contents() {
  const { data } = useQuery(query(getCollection, { params: { id: collectionId(1) } }))
  return data && <CollectionContents collection={data} />
}

interface Options {
  role?: Role
  first?: Partial<Collection>
  given?: readonly Answered[]
}

/** Opens a collection of four items as a list, on a server that stores its changes. */
async function open({ role = 'editor', first = {}, given = [] }: Options = {}) {
  let collection = collectionOf({ itemIds: ids, ...first })
  const save = (change: Partial<Collection>) => {
    collection = { ...collection, ...change, version: collection.version + 1 }
    return collection
  }
  const opened = await openPage(
    <Contents />,
    [
      taxonomy(),
      answers(getCollection, () => collection),
      answers(listCollectionItems, () => ({
        items: collection.itemIds.map((id) =>
          itemOf({ id, name: nameOf(id), ...(id === ids[0] && { thumbnailUrl: '/t/1' }) }),
        ),
        nextCursor: null,
      })),
      answers(arrangeCollection, ({ body: { itemIds } }) =>
        save({ itemIds, itemCount: itemIds.length }),
      ),
      answers(changeCollection, ({ body: { ownerId: _, ...change } }) => save(change)),
      ...given,
    ],
    { me: meWith(role), at: '/collections/1?layout=list' },
  )
  await screen.findByText('Logo')
  return {
    ...opened,
    savedNames: () => collection.itemIds.map(nameOf),
    cover: () => collection.coverItemId,
  }
}

const shown = () => screen.getAllByRole('article').map((line) => line.querySelector('a')?.title)
// By the label: a query by role looks at every element, and there are many.
const box = (name: string) => screen.getByLabelText(`Select ${name}`)
const handle = (name: string) => screen.getByLabelText(`Move ${name}`)

it('moves all selected items to the start, in order', async () => {
  const { user, savedNames } = await open()
  await user.click(box('Logo'))
  await user.click(box('Price sheet'))
  await screen.findByText('2 selected')
  await user.click(screen.getByLabelText('Move to start'))
  await screen.findByText('Order changed')
  expect(shown()).toEqual(['Price sheet', 'Logo', 'Brochure', 'Case study'])
  expect(savedNames()).toEqual(shown())
  await user.click(button('Undo'))
  await waitFor(() => expect(savedNames()).toEqual(NAMES))
})

it('selects a range with Shift and removes it', async () => {
  const { user, savedNames } = await open()
  await user.click(box('Brochure'))
  await user.keyboard('{Shift>}')
  await user.click(box('Case study'))
  await user.keyboard('{/Shift}')
  await screen.findByText('3 selected')
  await user.click(button('Remove'))
  await screen.findByText('3 items removed')
  expect(savedNames()).toEqual(['Logo'])
  await user.click(button('Undo'))
  await waitFor(() => expect(savedNames()).toEqual(NAMES))
})

it('restores the order when the server refuses it, without a refetch', async () => {
  const { user, server } = await open({
    given: [refuses(arrangeCollection, 'not-found', { detail: 'The collection was deleted' })],
  })
  server.now(answersLater(getCollection, collectionOf()))
  await user.click(box('Logo'))
  await user.click(await screen.findByLabelText('Move to start'))
  await screen.findByText('The collection was deleted')
  await waitFor(() => expect(shown()).toEqual(NAMES))
})

it('moves an item by keyboard and announces its position', async () => {
  const { user, savedNames } = await open()
  act(() => handle('Brochure').focus())
  await user.keyboard(' ')
  await screen.findByText('Brochure picked up, place 1 of 4')
  await user.keyboard('{Escape}')
  await screen.findByText('Brochure left at place 1 of 4')
  expect(savedNames()).toEqual(NAMES)
})

it('moves an item from its handle’s menu by keyboard', async () => {
  const { user, savedNames } = await open()
  act(() => handle('Case study').focus())
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Move to start' })
  await user.click(screen.getByRole('menuitem', { name: 'Move to start' }))
  await screen.findByText('Order changed')
  expect(savedNames()).toEqual(['Case study', 'Brochure', 'Price sheet', 'Logo'])
})

it('can’t move the first item up, or the last one down', async () => {
  const { user } = await open()
  await user.click(handle('Brochure'))
  const back = await screen.findByRole('menuitem', { name: 'Move back one' })
  expect(back).toHaveProperty('disabled', true)
  expect(screen.getByRole('menuitem', { name: 'Move forward one' })).toHaveProperty(
    'disabled',
    false,
  )
})

it('uses an item’s image as the cover, and undoes it', async () => {
  const { user, cover } = await open()
  await user.click(screen.getByLabelText('More actions for Brochure'))
  await user.click(await screen.findByRole('menuitem', { name: 'Use as cover' }))
  await screen.findByText('Brochure is now the cover')
  expect(cover()).toBe(ids[0])
  await user.click(button('Undo'))
  await screen.findByText('Undone')
  expect(cover()).toBeNull()
})

it('offers no cover for an item without an image, and removes it from its menu', async () => {
  const { user, savedNames } = await open()
  await user.click(screen.getByLabelText('More actions for Logo'))
  const cover = await screen.findByRole('menuitem', { name: 'Use as cover' })
  expect(cover).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  await screen.findByText('Logo removed')
  expect(savedNames()).toEqual(NAMES.slice(0, 3))
})

it('keeps the layout in the URL', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Grid' }))
  await waitFor(() => expect(address()).toBe('/collections/1'))
  await user.click(screen.getByRole('radio', { name: 'List' }))
  await waitFor(() => expect(address()).toBe('/collections/1?layout=list'))
})

it('lets viewers browse but not arrange', async () => {
  await open({ role: 'viewer' })
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.queryByLabelText('Move Brochure')).toBeNull()
})

it('doesn’t arrange a smart collection, and links to all its results', async () => {
  const search = { tags: ['fair'] }
  await open({ first: { kind: 'smart', search, itemCount: 5_000, itemCountRelation: 'gte' } })
  expect(screen.queryByLabelText('Move Brochure')).toBeNull()
  screen.getByText(/^Showing the first 4/)
  const all = screen.getByRole('link', { name: 'See all in library' })
  expect(all.getAttribute('href')).toBe('/library?tags=fair')
})

it('reloads the items after a problem', async () => {
  const { user, server } = await openPage(
    <Contents />,
    [
      taxonomy(),
      answers(getCollection, collectionOf({ itemIds: ids })),
      refuses(listCollectionItems, 'forbidden', { detail: 'Ask an admin' }),
    ],
    { me: meWith('viewer') },
  )
  await screen.findByText('Ask an admin')
  server.now(answers(listCollectionItems, { items: [itemOf()], nextCursor: null }))
  await user.click(button('Try again'))
  await screen.findByRole('link', { name: 'Sales handbook' })
})
