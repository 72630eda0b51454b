import { cleanNotifications, Notifications } from '@mantine/notifications'
import {
  arrangeCollection,
  type Collection,
  getCollection,
  listCollectionItems,
  listCollections,
} from '@satchel/contract/collections.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../../test/render.tsx'
import { problem, reply, serve } from '../../../../test/server.ts'
import { query } from '../../../lib/api.ts'
import { CollectionItems } from './CollectionItems.tsx'
import { useArrange } from './use-arrange.ts'
import { useCollectionItems } from './use-collection-items.ts'

const ID = '01920000-0000-7000-8000-0000000000cc'
const names = ['Brochure', 'Price sheet', 'Case study']
const idOf = (name: string) => `id-of-${name}`

afterEach(() => cleanNotifications())

/** Opens a collection on a server that stores its changes; `meanwhile` happens before the next change arrives. */
function open() {
  let collection = {
    id: ID,
    version: 1,
    itemIds: names.map(idOf),
    itemCount: names.length,
  } as Collection
  let meanwhile = () => {}
  const received = serve([
    [getCollection, () => reply(getCollection, collection)],
    [
      listCollectionItems,
      () => {
        const items = collection.itemIds.map((id) => ({ id, name: id.slice(6) }) as Item)
        return reply(listCollectionItems, { items, nextCursor: null })
      },
    ],
    [listCollections, () => reply(listCollections, { items: [], nextCursor: null })],
    [
      arrangeCollection,
      ({ body, headers }) => {
        meanwhile()
        meanwhile = () => {}
        if (headers.get('if-match') !== `"${collection.version}"`) return problem('stale')
        const { itemIds } = body as { itemIds: string[] }
        const itemCount = itemIds.length
        collection = { ...collection, itemIds, itemCount, version: collection.version + 1 }
        return reply(arrangeCollection, collection)
      },
    ],
  ])
  renderAt(`/collections/${ID}`, <Opened />)
  const sent = () =>
    received
      .filter(({ endpoint }) => endpoint === arrangeCollection.name)
      .map(({ body }) => (body as { itemIds: string[] }).itemIds.map((id) => id.slice(6)))
  const someoneAdds = (name: string) => {
    meanwhile = () => {
      const itemIds = [...collection.itemIds, idOf(name)]
      collection = { ...collection, itemIds, version: collection.version + 1 }
    }
  }
  return { sent, someoneAdds }
}

function Opened() {
  const { data } = useQuery(query(getCollection, { params: { id: ID } }))
  return (
    <>
      <Notifications />
      {data && <Contents collection={data} />}
    </>
  )
}

function Contents({ collection }: { collection: Collection }) {
  const contents = useCollectionItems(collection)
  const arrange = useArrange(ID)
  return (
    <CollectionItems
      collection={collection}
      held={contents}
      layout="list"
      arrange={arrange}
      renderItem={({ name }) => <h2>{name}</h2>}
    />
  )
}

const shown = () => screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)

async function choose(name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Move ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('moving an item shows it at once and sends the whole list', async () => {
  const { sent } = open()
  await choose('Brochure', 'Move to end')
  expect(shown()).toEqual(['Price sheet', 'Case study', 'Brochure'])
  await waitFor(() => expect(sent()).toEqual([['Price sheet', 'Case study', 'Brochure']]))
})

test('a reorder is undone from the toast', async () => {
  const { sent } = open()
  await choose('Case study', 'Move back one')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual(names)
  expect(shown()).toEqual(names)
})

test('removing an item sends the list without it', async () => {
  const { sent } = open()
  await choose('Price sheet', 'Remove')
  expect(shown()).toEqual(['Brochure', 'Case study'])
  await waitFor(() => expect(sent()).toEqual([['Brochure', 'Case study']]))
})

test('an item added by someone else during a move is kept', async () => {
  const { sent, someoneAdds } = open()
  await screen.findByRole('button', { name: 'Move Brochure' })
  someoneAdds('Logo')
  await choose('Brochure', 'Move forward one')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual(['Price sheet', 'Brochure', 'Case study', 'Logo'])
  await waitFor(() => expect(shown()).toContain('Logo'))
})
