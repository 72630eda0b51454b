import {
  addToCollection,
  arrangeCollection,
  type Collection,
  createCollection,
  getCollection,
  listCollections,
} from '@satchel/contract/collections.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../../test/items.ts'
import {
  button,
  collectionId,
  collectionOf,
  findButton,
  noButton,
} from '../../../../test/library.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { openAddToCollection, openCollectionPicker } from './AddToCollection.tsx'

const fair = collectionOf({ itemCount: 12 })
const launch = collectionOf({ id: collectionId(2), name: 'Launch – Zürich' })
const listing = answers(listCollections, { items: [fair, launch], nextCursor: null })
const one = itemOf({ name: 'Brochure' })
const inFair = itemOf({ id: itemId(2), collectionIds: [fair.id] })

interface Options {
  /** The collection at the time of the change. */
  now?: Collection
  given?: readonly Answered[]
}

async function open(start: () => void, { now = fair, given = [] }: Options = {}) {
  const opened = await openPage(
    <button type="button" onClick={start}>
      Add
    </button>,
    [answers(getCollection, now), listing, ...given],
    { me: meWith('editor') },
  )
  await opened.user.click(button('Add'))
  return opened
}

it('adds one item by one click, and removes it on undo', async () => {
  const now = collectionOf({ version: 4, itemIds: [itemId(9), one.id] })
  const { user, server } = await open(() => openAddToCollection([one]), {
    now,
    given: [answers(addToCollection, now), answers(arrangeCollection, fair)],
  })
  await screen.findByRole('dialog', { name: 'Add Brochure to a collection' })
  await user.click(await findButton(/^Trade fair/))
  await screen.findByText('Added to Trade fair')
  await user.click(button('Undo'))
  await waitFor(() => expect(server.calls(arrangeCollection)).toHaveLength(1))
  const [sent] = server.calls(arrangeCollection)
  expect(sent?.body).toEqual({ itemIds: [itemId(9)] })
  expect(sent?.headers.get('if-match')).toBe('"4"')
})

it('appends several items, and doesn’t offer collections that have them all', async () => {
  const { user, server } = await open(() => openAddToCollection([one, inFair]), {
    now: collectionOf({ itemIds: [inFair.id] }),
    given: [answers(arrangeCollection, fair)],
  })
  await screen.findByRole('dialog', { name: 'Add 2 items to a collection' })
  await user.click(await findButton(/^Trade fair/))
  await screen.findByText('Added to Trade fair')
  expect(server.calls(arrangeCollection)[0]?.body).toEqual({ itemIds: [inFair.id, one.id] })
})

it('marks a collection that already has the item', async () => {
  await open(() => openAddToCollection([inFair]))
  const choice = await findButton(/^Trade fair/)
  expect(choice).toHaveProperty('disabled', true)
  expect(choice.textContent).toContain('already added')
})

it('creates a collection from a new name', async () => {
  const { user, server } = await open(() => openAddToCollection([one]), {
    given: [answers(createCollection, collectionOf({ name: 'Messe' }))],
  })
  const field = await screen.findByRole('textbox', { name: 'Find or create a collection' })
  await user.type(field, 'trade FAIR')
  expect(noButton(/^Create/)).toBe(true)
  await user.clear(field)
  await user.type(field, ' Messe ')
  await user.click(await findButton('Create “Messe”'))
  await screen.findByText('Messe created')
  expect(server.calls(createCollection)[0]?.body).toEqual({ name: 'Messe', itemIds: [one.id] })
  expect(server.calls(createCollection)[0]?.headers.get('idempotency-key')).toBeNull()
})

it('searches after a pause in typing', async () => {
  const { user, server } = await open(() => openAddToCollection([one]))
  const field = await screen.findByRole('textbox', { name: 'Find or create a collection' })
  await findButton(/^Launch/)
  server.now(answers(listCollections, { items: [launch], nextCursor: null }))
  await user.type(field, 'zür')
  await waitFor(() => expect(noButton(/^Trade fair/)).toBe(true))
  expect(server.calls(listCollections).map(({ query }) => query.search)).toEqual([undefined, 'zür'])
})

it('stays open with an error after a failure', async () => {
  const { user } = await open(() => openAddToCollection([one]), {
    given: [
      refuses(addToCollection, 'smart-collection', { detail: 'A search fills this collection' }),
    ],
  })
  await user.click(await findButton(/^Trade fair/))
  await screen.findByText('A search fills this collection')
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

it('shows an empty state, and loading errors', async () => {
  const { user, server } = await open(() => openAddToCollection([one]), {
    given: [refuses(listCollections, 'forbidden')],
  })
  await screen.findByText('Couldn’t load the collections')
  server.now(answers(listCollections, { items: [], nextCursor: null }))
  await user.click(button('Try again'))
  await screen.findByText('No collections yet. Type a name above to create one.')
})

it('returns the selected collection to a caller with thousands of items', async () => {
  const onPick = vi.fn()
  const { user } = await open(() => openCollectionPicker('all results', onPick))
  await screen.findByRole('dialog', { name: 'Add all results to a collection' })
  await user.click(await findButton(/^Launch/))
  expect(onPick.mock.lastCall?.[0]).toMatchObject({ id: launch.id, name: launch.name })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button('Add')))
})
