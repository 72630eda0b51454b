import {
  changeMuted,
  changeNotificationDefaults,
  changeNotificationSettings,
  getNotificationDefaults,
  getNotificationSettings,
  KIND_NAMES,
  listMuted,
  listNotifications,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationSettings,
  readNotifications,
  resetNotificationSettings,
} from '@satchel/contract/notifications.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { itemId } from '../../../test/items.ts'
import { button, findButton } from '../../../test/library.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { MutedList } from './MutedList.tsx'
import { NotificationChoices, NotificationDefaults } from './NotificationChoices.tsx'
import { NotificationList } from './NotificationList.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'

const me = meWith('editor')
const viewed: Notification = {
  id: itemId(1),
  kind: 'share-view',
  at: '2026-11-20T09:00:00.000Z',
  readAt: null,
  text: '“Prices” was opened 3 times',
  itemName: 'Prices',
  detail: 'Link for Vera',
  url: '/links/1',
  count: 3,
}
const joined: Notification = {
  id: itemId(2),
  kind: 'invitation-accepted',
  at: viewed.at,
  readAt: viewed.at,
  text: 'Bea accepted your invitation',
  url: '/team-settings',
  count: 1,
  actor: { id: itemId(3), name: 'Bea' },
}
const listing = (...items: Notification[]) =>
  answers(listNotifications, {
    items,
    unread: items.filter(({ readAt }) => readAt === null).length,
    nextCursor: null,
  })

async function openPanel(news: number, ...replies: Answered[]) {
  const [onNewsSeen, onOpen, onClose] = [vi.fn(), vi.fn(), vi.fn()]
  const opened = await openPage(
    <NotificationPanel news={news} onNewsSeen={onNewsSeen} onOpen={onOpen} onClose={onClose} />,
    replies,
    { me },
  )
  return { ...opened, onNewsSeen, onOpen, onClose }
}

it('opens a notification’s page in either entry, and marks it as read', async () => {
  const { user, server, onOpen, onClose } = await openPanel(
    0,
    listing(viewed, joined),
    answers(readNotifications, { unread: 0 }),
  )
  const link = await screen.findByRole('link', { name: 'Unread: “Prices” was opened 3 times' })
  expect(screen.getByText('Link for Vera')).toBeDefined()
  await user.click(link)
  expect(onOpen).toHaveBeenCalledWith('/links/1', expect.any(Promise))
  expect(onClose).toHaveBeenCalled()
  expect(server.calls(readNotifications).map(({ body }) => body)).toEqual([{ ids: [viewed.id] }])
  await user.click(screen.getByRole('link', { name: 'Bea accepted your invitation' }))
  expect(onOpen).toHaveBeenLastCalledWith('/classic/?path=/team-settings', undefined)
  expect(server.calls(readNotifications)).toHaveLength(1)
})

it('marks one or all as read without opening them', async () => {
  const { user, server, onOpen, onNewsSeen } = await openPanel(
    2,
    listing(viewed),
    answers(readNotifications, { unread: 0 }),
  )
  await user.click(await findButton('Mark as read: “Prices” was opened 3 times'))
  await user.click(button('Mark all as read'))
  const bodies = server.calls(readNotifications).map(({ body }) => body)
  expect(bodies).toEqual([{ ids: [viewed.id] }, { all: true }])
  expect(onNewsSeen).toHaveBeenCalled()
  expect(onOpen).not.toHaveBeenCalled()
  await user.click(button('2 changes by your team. View activity'))
  expect(onOpen).toHaveBeenCalledWith('/activity')
})

it('shows an empty state, and reloads after a problem', async () => {
  const { user, server } = await openPanel(0, refuses(listNotifications, 'forbidden'))
  await screen.findByText('Couldn’t load the notifications')
  server.now(listing())
  await user.click(button('Try again'))
  await screen.findByText(/^Nothing yet\./)
  expect(button('Mark all as read')).toHaveProperty('disabled', true)
})

it('lists all notifications by day, or only unread ones', async () => {
  const list = (onlyUnread: boolean) => (
    <NotificationList onlyUnread={onlyUnread} onOpen={() => {}} empty="You’ve read everything" />
  )
  const { server } = await openPage(list(false), [listing(viewed, joined)], { me })
  const day = await screen.findByRole('region', { name: 'Nov 20, 2026' })
  expect(within(day).getAllByRole('link')).toHaveLength(2)
  expect(server.calls(listNotifications)[0]?.query).toEqual({ limit: 50 })
  await openPage(list(true), [listing()], { me })
  await screen.findByText('You’ve read everything')
})

const usual: NotificationSettings = {
  kinds: KIND_NAMES.map((kind) => ({ kind, ...NOTIFICATION_KINDS[kind] })),
  digest: 'none',
}

it('lets everyone choose kinds and channels, and reverts refused changes', async () => {
  const { user, server } = await openPage(
    <NotificationChoices />,
    [
      answers(getNotificationSettings, usual),
      answers(changeNotificationSettings, ({ body }) => ({
        ...usual,
        digest: body.digest ?? 'none',
      })),
    ],
    { me },
  )
  await user.click(
    await screen.findByRole('checkbox', { name: 'My web links stop working: by email' }),
  )
  await user.click(screen.getByRole('radio', { name: 'Every Monday' }))
  await waitFor(() =>
    expect(server.calls(changeNotificationSettings).map(({ body }) => body)).toEqual([
      { kinds: [{ kind: 'item-broken', mail: true }] },
      { digest: 'weekly' },
    ]),
  )
  expect(screen.queryByRole('checkbox', { name: 'Visits to my links: by email' })).toBeNull()
  const [visits] = screen.getAllByRole('link', { name: 'See below' })
  expect(visits?.getAttribute('href')).toBe('#visit-mail')
  const app = screen.getByRole('checkbox', { name: 'New wishes: in the app' })
  server.now(refuses(changeNotificationSettings, 'forbidden', { detail: 'Not now' }))
  await user.click(app)
  await screen.findByText('Not now')
  expect(app).toHaveProperty('checked', true)
})

it('returns to the admins’ defaults, with undo', async () => {
  const own = { ...usual, digest: 'weekly' as const, isOwn: true }
  const { user, server } = await openPage(
    <NotificationChoices />,
    [
      answers(getNotificationSettings, own),
      answers(resetNotificationSettings, { ...usual, isOwn: false }),
      answers(changeNotificationSettings, own),
    ],
    { me },
  )
  await user.click(await findButton('Use company defaults'))
  expect(await screen.findByRole('radio', { name: 'Never' })).toHaveProperty('checked', true)
  expect(screen.queryByRole('button', { name: 'Use company defaults' })).toBeNull()
  await user.click(await findButton('Undo'))
  await waitFor(() =>
    expect(server.calls(changeNotificationSettings)).toMatchObject([
      { body: { kinds: [], digest: 'weekly' } },
    ]),
  )
  await findButton('Use company defaults')
})

it('lets admins set the defaults of everyone else', async () => {
  const { user, server } = await openPage(
    <NotificationDefaults />,
    [answers(getNotificationDefaults, usual), answers(changeNotificationDefaults, usual)],
    { me: meWith('admin') },
  )
  await screen.findByRole('columnheader', { name: 'Notify people of' })
  screen.getByRole('checkbox', { name: 'Their items expire: by email' })
  await user.click(screen.getByRole('radio', { name: 'Every day' }))
  await waitFor(() =>
    expect(server.calls(changeNotificationDefaults)).toMatchObject([{ body: { digest: 'daily' } }]),
  )
})

it('lists muted things, and unmutes one', async () => {
  const muted = { itemId: itemId(4), itemType: 'COLLECTION' as const, name: 'Kit' }
  const { user, server } = await openPage(
    <MutedList />,
    [answers(listMuted, { items: [muted] }), answers(changeMuted, { muted: false })],
    { me },
  )
  const unmute = await findButton('Unmute Kit')
  server.now(answers(listMuted, { items: [] }))
  await user.click(unmute)
  await screen.findByText(/^Nothing is muted\./)
  expect(server.calls(changeMuted)[0]).toMatchObject({
    params: { itemId: muted.itemId },
    body: { itemType: 'COLLECTION', muted: false },
  })
})
