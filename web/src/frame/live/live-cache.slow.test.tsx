import { listActivity } from '@satchel/contract/activity.ts'
import { getContentHealth } from '@satchel/contract/analytics/health.ts'
import { getItem, listItems } from '@satchel/contract/items/items.ts'
import type { LiveMessage } from '@satchel/contract/live.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answers, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { userId } from '../../../test/people.ts'
import { pages, query } from '../../lib/api.ts'
import { useLiveData } from './use-live-data.ts'

/** Server's end of the socket. */
class Line {
  static last: Line
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor() {
    Line.last = this
  }

  close() {}
}

function Lists() {
  useLiveData()
  const items = useQuery(query(listItems, { query: {} }))
  const added = { query: { changeKind: 'INSERT' as const } }
  const activity = useInfiniteQuery(pages(listActivity, added))
  const names = items.data?.items.map(({ name, views }) => `${name} ${views}`)
  const changes = activity.data?.pages.flatMap((page) => page.items)
  return <p>{[...(names ?? []), ...(changes ?? []).map(({ itemName }) => itemName)].join(', ')}</p>
}

function Broken() {
  useLiveData()
  return <p>{useQuery(query(getContentHealth, { query: {} })).data?.broken} broken</p>
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line)
})

async function open() {
  const items = [itemOf(), itemOf({ id: itemId(2), name: 'Price sheet' })]
  const replies = [
    answers(listItems, { items, nextCursor: null }),
    answers(listActivity, { items: [], nextCursor: null }),
    answers(getItem, itemOf({ version: 2, name: 'Handbook', views: 3 })),
  ]
  const page = await openPage(<Lists />, replies, { me: meWith('viewer') })
  await screen.findByText('Sales handbook 0, Price sheet 0')
  act(() => Line.last.onopen?.())
  return { server: page.server }
}

const say = (message: LiveMessage) =>
  act(() => Line.last.onmessage?.({ data: JSON.stringify(message) }))

const updated = (id: string) => ({
  id,
  originalName: 'x',
  meta: { importId: null },
  collectionId: null,
})
const change = (changeKind: 'INSERT' | 'MODIFY', itemName: string) => ({
  id: `0199ac71-0000-7000-8000-00000000000${itemName.length}`,
  at: '2026-11-20T09:00:00.000Z',
  actor: { id: userId(2), name: 'Bo' },
  itemType: 'ITEM' as const,
  itemId: itemId(1),
  itemName,
  changeKind,
})

it('reads only what changed, and no list', async () => {
  const { server } = await open()
  say({ action: 'items-update', updatedItems: [updated(itemId(1)), updated(itemId(1))] })
  await screen.findByText('Handbook 3, Price sheet 0')
  say({ action: 'items-delete', ids: [itemId(2)] })
  await screen.findByText('Handbook 3')
  expect(server.calls(getItem)).toHaveLength(1)
  expect(server.calls(listItems)).toHaveLength(1)
})

it('refetches the tasks when items change or are deleted', async () => {
  const none = { expiring: 0, broken: 0, unclassified: 0, stale: 0, unused: 0 }
  const { server } = await openPage(
    <Broken />,
    [answers(getContentHealth, { ...none, broken: 2 })],
    { me: meWith('editor') },
  )
  await screen.findByText('2 broken')
  server.now(answers(getContentHealth, { ...none, broken: 1 }))
  say({ action: 'items-update', updatedItems: [updated(itemId(7))] })
  await screen.findByText('1 broken')
  server.now(answers(getContentHealth, none))
  say({ action: 'items-delete', ids: [itemId(7)] })
  await screen.findByText('0 broken')
})

it('removes what can no longer be found', async () => {
  const { server } = await open()
  server.now(refuses(getItem, 'not-found'))
  say({ action: 'items-update', updatedItems: [updated(itemId(2))] })
  await screen.findByText('Sales handbook 0')
  expect(server.calls(listItems)).toHaveLength(1)
})

it('refetches lists when not all changes are named, or something was added', async () => {
  const { server } = await open()
  say({ action: 'items-update', updatedItems: [], more: true })
  await waitFor(() => expect(server.calls(listItems)).toHaveLength(2))
  say({ action: 'items-add', updatedItems: [updated(itemId(3))] })
  await waitFor(() => expect(server.calls(listItems)).toHaveLength(3))
  expect(server.calls(listActivity)).toHaveLength(2)
})

it('adds a change at the top of matching lists, once', async () => {
  const { server } = await open()
  say({ action: 'activity-update', activity: change('MODIFY', 'Other') })
  say({ action: 'activity-update', activity: change('INSERT', 'New deck') })
  say({ action: 'activity-update', activity: change('INSERT', 'New deck') })
  await screen.findByText('Sales handbook 0, Price sheet 0, New deck')
  expect(server.calls(listActivity)).toHaveLength(1)
})
