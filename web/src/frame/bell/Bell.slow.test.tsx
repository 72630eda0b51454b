import { listNotifications } from '@satchel/contract/notifications.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers } from '../../../test/contract-server.ts'
import { itemId } from '../../../test/items.ts'
import { stubSocket } from '../../../test/live-line.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { useLiveData } from '../live/use-live-data.ts'
import { Bell } from './Bell.tsx'

function Live() {
  const { news } = useLiveData()
  return <Bell news={news} />
}

const listing = (unread: number) =>
  answers(listNotifications, {
    items: Array.from({ length: unread }, (_, number) => ({
      id: itemId(number),
      kind: 'collection-changed',
      itemType: 'COLLECTION',
      itemId: itemId(40 + number),
      at: '2026-11-20T09:00:00.000Z',
      readAt: null,
      text: 'Bo changed “Kit”',
      url: '/collections/1',
      count: 1,
    })) as never,
    unread,
    nextCursor: null,
  })

const bell = (name: string) => screen.findByRole('button', { name })

const changeOf = (number: number) => ({
  id: itemId(number),
  at: '2026-11-22T09:00:00.000Z',
  actor: { id: itemId(90), name: 'Bo' },
  itemType: 'COLLECTION' as const,
  itemId: itemId(number),
  itemName: 'x',
  changeKind: 'MODIFY' as const,
})

it('updates the unread count as soon as it changes anywhere', async () => {
  const line = stubSocket()
  const { server, user } = await openPage(<Live />, [listing(2)], { me: meWith('editor') })
  await line.open()
  await bell('Notifications, 2 new')
  server.now(listing(3))
  line.send({ action: 'notifications-update' })
  await bell('Notifications, 3 new')
  server.now(listing(0))
  line.send({ action: 'notifications-update' })
  await user.click(await bell('Notifications'))
  await screen.findByRole('dialog', { name: 'Notifications' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(document.activeElement).toBe(await bell('Notifications')))
})

it('counts others’ changes, once with their notification, until any tab has shown them', async () => {
  const line = stubSocket()
  await openPage(<Live />, [listing(1)], { me: meWith('editor') })
  await line.open()
  await bell('Notifications, 1 new')
  for (const number of [40, 41])
    line.send({ action: 'activity-update', activity: changeOf(number) })
  await bell('Notifications, 2 new')
  const tab = new BroadcastChannel('satchel-news')
  tab.postMessage('seen')
  await bell('Notifications, 1 new')
  tab.close()
})
