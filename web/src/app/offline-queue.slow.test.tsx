import { refreshSession, signOut as signOutEndpoint } from '@satchel/contract/accounts/accounts.ts'
import { listActivity } from '@satchel/contract/activity.ts'
import { changeItem, listItems } from '@satchel/contract/items/items.ts'
import { addFavorite, listFavorites } from '@satchel/contract/users.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, serveContract } from '../../test/contract-server.ts'
import { itemId, itemOf } from '../../test/items.ts'
import { button } from '../../test/library.ts'
import { meWith, openPage } from '../../test/page.tsx'
import { settle } from '../../test/settle.ts'
import { useItemChange } from '../features/items/use-item-change.ts'
import { useItemMarks } from '../features/items/use-item-marks.ts'
import { useWaitingChanges } from '../frame/use-offline.ts'
import { signOut } from '../lib/session.ts'
import { refreshTokens } from '../lib/tokens.ts'
import { AppEntry } from './AppEntry.tsx'
import { useLeftChanges } from './use-left-changes.ts'

const ITEM = itemOf({ name: 'Prices' })
const ME = meWith('editor')

function Page() {
  const { save } = useItemChange(ITEM, 'Name')
  const { toggleFavorite } = useItemMarks()
  return (
    <>
      {['Spring prices', 'Summer prices', 'x'.repeat(300_000)].map((name) => (
        <button key={name} type="button" onClick={() => save('name', name)}>
          {name.slice(0, 20)}
        </button>
      ))}
      <button type="button" onClick={() => toggleFavorite(ITEM)}>
        Favorite
      </button>
      <p>{useWaitingChanges()} waiting</p>
    </>
  )
}

/** Sends what closed tabs left, as soon as it is loaded. */
function LateWork() {
  useLeftChanges()
  return null
}

const open = (me = ME, { isLate = true } = {}) =>
  openPage(
    <AppEntry>
      <Page />
      {isLate && <LateWork />}
    </AppEntry>,
    [
      answers(changeItem, ({ body }) => ({ ...ITEM, name: body.name ?? '', version: 2 })),
      answers(addFavorite),
      answers(signOutEndpoint),
      ...[listItems, listFavorites, listActivity].map((list) => refuses(list, 'not-found')),
    ],
    { me },
  )

function goOffline(isOffline = true) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')))
}

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('satchel-changes'))

/** Makes changes without a network and closes the tab. */
async function leaveBehind(...names: string[]) {
  const { user } = await open()
  goOffline()
  for (const name of names) await user.click(button(name))
  await screen.findByText(`${names.length} waiting`)
  closeTab()
}

/** Closes the tab; what it stored is then another page's, and the next one begins online. */
function closeTab() {
  cleanup()
  for (const key of stored()) {
    const changes = localStorage.getItem(key)
    localStorage.removeItem(key)
    if (changes) localStorage.setItem('satchel-changes/closed', changes)
  }
  goOffline(false)
  onlineManager.setOnline(true)
}

afterEach(() => {
  cleanup()
  goOffline(false)
  onlineManager.setOnline(true)
})

it('sends changes of a closed tab, in order and once', async () => {
  await leaveBehind('Spring prices', 'Favorite', 'Summer prices')
  const { server } = await open()
  await waitFor(() => expect(stored()).toEqual([]))
  const names = server.calls(changeItem).map(({ body }) => body.name)
  expect(names).toEqual(['Spring prices', 'Summer prices'])
  expect(server.calls(addFavorite).map(({ body }) => body.itemId)).toEqual([itemId(1)])
  cleanup()
  const again = await open()
  await screen.findByText('0 waiting')
  expect(again.server.calls(changeItem)).toEqual([])
})

it('keeps changes of a tab that closes before all of it has loaded', async () => {
  const { user } = await open(ME, { isLate: false })
  goOffline()
  await user.click(button('Spring prices'))
  await screen.findByText('1 waiting')
  closeTab()
  const { server } = await open()
  await waitFor(() => expect(server.calls(changeItem)).toHaveLength(1))
})

it('leaves another open tab’s changes to it until it closes', async () => {
  await leaveBehind('Favorite')
  let heldLocks = stored().map((key) => ({ name: key.replace('changes/', 'page-') }))
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  const request = (name: string, work: () => unknown) =>
    name === heldLocks[0]?.name ? closed : Promise.resolve(work())
  const locks = { request, query: async () => ({ held: heldLocks }) }
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as never)
  const { server } = await open()
  await screen.findByText('0 waiting')
  expect(server.calls(addFavorite)).toEqual([])
  expect(stored()).toHaveLength(1)
  heldLocks = []
  close()
  await waitFor(() => expect(server.calls(addFavorite)).toHaveLength(1))
})

it('removes waiting changes at sign-out', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const { user } = await open()
  goOffline()
  await user.click(button('Favorite'))
  await screen.findByText('1 waiting')
  expect(stored()).toHaveLength(1)
  await act(signOut)
  expect(stored()).toEqual([])
  // The page that is being left doesn’t write it again either.
  await user.click(button('Spring prices'))
  expect(stored()).toEqual([])
})

it('never sends another person’s changes', async () => {
  await leaveBehind('Favorite')
  const { server } = await open(meWith('viewer', { user: { id: itemId(9) } }))
  await screen.findByText('0 waiting')
  await settle()
  expect(server.calls(addFavorite)).toEqual([])
  cleanup()
  const again = await open()
  await waitFor(() => expect(again.server.calls(addFavorite)).toHaveLength(1))
})

it('keeps changes of a session that ended, and asks before it sends them', async () => {
  const { user } = await open()
  goOffline()
  await user.click(button('Favorite'))
  await screen.findByText('1 waiting')
  serveContract(refuses(refreshSession, 'unauthenticated'))
  await act(() => refreshTokens())
  closeTab()
  const { server, user: back } = await open()
  await screen.findByText(/^1 change made offline isn’t saved: you were signed out/)
  expect(server.calls(addFavorite)).toEqual([])
  await back.click(button('Save now'))
  await waitFor(() => expect(server.calls(addFavorite)).toHaveLength(1))
  await waitFor(() => expect(stored()).toEqual([]))
})

it('says that changes are too old to be sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * 24 * 3_600_000 })
  await leaveBehind('Favorite', 'Spring prices')
  vi.useRealTimers()
  const { server } = await open()
  await screen.findByText('2 changes made offline over a week ago weren’t saved')
  expect(server.calls(addFavorite)).toEqual([])
})

it('warns when too many changes wait to survive the tab', async () => {
  const { user } = await open()
  goOffline()
  const long = button('x'.repeat(20))
  await user.click(long)
  expect(stored()).toHaveLength(1)
  expect(screen.queryByText(/^Too many changes/)).toBeNull()
  await user.click(long)
  await screen.findByText(
    'Too many changes are waiting. Keep this tab open until you’re back online.',
  )
})
