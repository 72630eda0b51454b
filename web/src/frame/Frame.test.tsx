import { signOut } from '@satchel/contract/accounts/accounts.ts'
import { listCollections } from '@satchel/contract/collections.ts'
import { getItem, listItems } from '@satchel/contract/items/items.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { version } from '../../package.json'
import { answers, refuses } from '../../test/contract-server.ts'
import { itemId, itemOf } from '../../test/items.ts'
import { foundOf, noButton } from '../../test/library.ts'
import { openFrame, shown } from '../../test/open-frame.tsx'
import { address, meWith, watchLeaving } from '../../test/page.tsx'
import { rememberOpened } from '../lib/items/opened-items.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
})

const main = () => within(screen.getByRole('navigation', { name: 'Main' }))
const LATER = ['Wishlist', 'Activity', 'Analytics']
const ways = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.textContent)

it.each<[Role, string[]]>([
  ['viewer', ['Links', 'Wishlist', 'Activity', 'Team', 'Settings']],
  ['editor', ['Links', 'CTAs', ...LATER, 'Trash', 'Team', 'Settings']],
  ['owner', ['Links', 'CTAs', ...LATER, 'Trash', 'Team', 'Billing', 'Settings']],
])('leads the %s to what they may use', async (role, more) => {
  await openFrame({ role })
  expect(ways()).toEqual(['Home', 'Library', 'Collections', 'Sites', ...more])
})

it('marks the current place, also on its further pages', async () => {
  await openFrame({ at: '/people/person/x' })
  const here = main().getAllByRole('link', { current: 'page' })
  expect(here.map((link) => link.textContent)).toEqual(['Links'])
})

it('marks a place at once that is a full page load away', async () => {
  const { user } = await openFrame()
  const marked = () => main().getAllByRole('link', { current: 'page' })
  const names = () => marked().map((link) => link.textContent)
  const wishlist = main().getByRole('link', { name: 'Wishlist' })
  // The test has no other page to go to.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('[ControlLeft>]')
  await user.click(wishlist)
  await user.keyboard('[/ControlLeft]')
  expect(names()).toEqual(['Home'])
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(wishlist)
  expect(names()).toEqual(['Wishlist'])
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(names()).toEqual(['Home']))
})

it('opens a place by G and its letter, except while typing', async () => {
  const { user } = await openFrame()
  await user.keyboard('gl')
  expect(address()).toBe('/library')
  await user.keyboard('gk')
  expect(address()).toBe('/links')
  await user.keyboard('/')
  await user.keyboard('gh')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'gh')
})

it('searches the library from anywhere', async () => {
  const { user } = await openFrame()
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  await user.keyboard('  Größe & Co {Enter}')
  expect(address()).toBe('/library?searchTerm=Gr%C3%B6%C3%9Fe+%26+Co')
})

it('keeps the library’s filters during a search, and drops empty words', async () => {
  const { user } = await openFrame({ at: '/library?searchTerm=old&tags=a' })
  await user.keyboard('/')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'old')
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('{Enter}')
  expect(address()).toBe('/library?tags=a')
})

it('filters the library after a pause, with one search', async () => {
  const { user } = await openFrame({ at: '/library?tags=a' })
  await user.keyboard('/')
  await user.keyboard('pri')
  expect(address()).toBe('/library?tags=a')
  await user.keyboard('ces ')
  await waitFor(() => expect(address()).toBe('/library?tags=a&searchTerm=prices'))
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'prices ')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})

it('shows the text of another search that is opened', async () => {
  const { user } = await openFrame({ at: '/library?searchTerm=old' })
  await user.click(screen.getByRole('link', { name: 'Search for fair' }))
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', 'fair'))
})

it('refetches lists after others’ changes, and counts those once at the bell, without my own', async () => {
  const { server, line, user } = await openFrame()
  server.now(answers(searchItems, foundOf('Brochure', 'Logo')))
  const added = (number: number) => ({
    id: itemId(number),
    originalName: 'x',
    meta: { importId: null },
    collectionId: null,
  })
  line.send({ action: 'items-add', updatedItems: [added(2)] })
  line.send({ action: 'items-add', updatedItems: [added(3)] })
  const activity = (number: number, actorId: string) => ({
    id: itemId(number),
    at: '2026-11-22T09:00:00.000Z',
    actor: { id: actorId, name: 'Bo' },
    itemType: 'ITEM' as const,
    itemId: itemId(number),
    itemName: 'x',
    changeKind: 'INSERT' as const,
  })
  const [colleague, me] = [itemId(90), meWith('owner').user.id]
  for (const each of [activity(2, colleague), activity(2, colleague), activity(3, colleague)])
    line.send({ action: 'activity-update', activity: each })
  line.send({ action: 'activity-update', activity: activity(4, me) })
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 new' })
  await waitFor(() => expect(shown()).toEqual(['Brochure', 'Logo', 'Trade fair']))
  // However many events arrive, the list is refetched once.
  expect(server.calls(searchItems)).toHaveLength(2)
  await user.click(bell)
  await user.click(await screen.findByRole('button', { name: /^2 changes by your team/ }))
  expect(address()).toBe('/activity')
  await waitFor(() => expect(screen.queryByRole('button', { name: /new$/ })).toBeNull())
})

it('removes what others delete, without counting it as news', async () => {
  const { server, line } = await openFrame()
  server.now(
    answers(searchItems, foundOf()),
    answers(listCollections, { items: [], nextCursor: null }),
  )
  line.send({ action: 'items-delete', ids: [itemId(1)] })
  await waitFor(() => expect(shown()).toEqual([]))
  expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()
})

it('says who opened one of my links', async () => {
  // Its item is read again, for its views.
  const { line } = await openFrame({ replies: [answers(getItem, itemOf({ name: 'Brochure' }))] })
  const view = {
    linkId: itemId(5),
    itemId: itemId(1),
    itemType: 'ITEM',
    itemName: 'Preisliste',
  } as const
  const from = { at: '2026-11-22T09:00:00.000Z', country: null, device: null }
  line.send({
    ...{ action: 'share-view', ...view, ...from },
    ...{ sharedToEmail: 'zoë@kunde.test', sharedToOrganization: 'Kunde' },
  })
  await screen.findByText('zoë@kunde.test’s link to Preisliste was opened')
  line.send({
    ...{ action: 'share-view', ...view, ...from, device: 'mobile', visitor: 'bo@kunde.test' },
    ...{ sharedToEmail: 'zoë@kunde.test', sharedToOrganization: null },
  })
  await screen.findByText('bo@kunde.test opened Preisliste')
  line.send({
    ...{ action: 'share-view', ...view, ...from, device: 'mobile', sharedToMemo: 'Anna' },
    ...{ sharedToEmail: null, sharedToOrganization: null },
  })
  await screen.findByText('Anna’s link to Preisliste was opened on a phone')
  line.send({ action: 'share-reply', linkId: itemId(5), itemName: 'Preisliste' })
  await screen.findByText('New reply to Preisliste. It’s in your notifications.')
  line.send({
    ...{ action: 'share-view', ...view, ...from },
    ...{ sharedToEmail: null, sharedToOrganization: null },
  })
  await screen.findByText(/^Preisliste was opened/)
})

it('shows the tenant’s new name as soon as it changes', async () => {
  const { line } = await openFrame()
  const { tenant } = meWith('owner', { tenant: { name: 'Südwind' } })
  line.send({ action: 'tenant-update', tenant })
  await main().findByText('Südwind')
})

it('says that it is reconnecting while the socket is closed', async () => {
  const { line } = await openFrame()
  expect(screen.queryByText('Reconnecting')).toBeNull()
  line.close()
  await screen.findByText('Reconnecting')
})

it('stays signed in if the server can’t be reached for signing out', async () => {
  const { user, server } = await openFrame({ replies: [refuses(signOut, 'unavailable')] })
  await user.click(screen.getAllByRole('button', { name: 'Account of Ada' })[0] as Element)
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await screen.findByText('Couldn’t sign you out. You’re still signed in')
  expect(noButton('Account of Ada')).toBe(false)
  expect(server.calls(signOut).length).toBeGreaterThan(0)
})

it('shows the goodbye page after signing out', async () => {
  const leftFor = watchLeaving()
  const { user } = await openFrame({ replies: [answers(signOut)] })
  await user.click(screen.getAllByRole('button', { name: 'Account of Ada' })[0] as Element)
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(leftFor()).toBe('/classic/?path=/bye'))
})

it('says in the account menu which version it is, and leads to the help and, marked, to what’s new', async () => {
  localStorage.setItem('satchel-seen-version', '0.9.0')
  const { user } = await openFrame()
  await user.click(screen.getAllByRole('button', { name: 'Account of Ada' })[0] as Element)
  await screen.findByText(`Satchel ${version}`)
  const news = screen.getByRole('menuitem', { name: /^What’s new.*changed since your last visit/ })
  news.addEventListener('click', (event) => event.preventDefault())
  await user.click(news)
  expect(localStorage.getItem('satchel-seen-version')).toBe(version)
  expect(news.getAttribute('href')).toBe('/docs/changelog')
})

it('returns the focus to the account when Escape closes its menu', async () => {
  const { user } = await openFrame()
  await user.click(screen.getAllByRole('button', { name: 'Account of Ada' })[1] as Element)
  await screen.findByRole('menuitem', { name: 'Sign out' })
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getAllByRole('button', { name: 'Account of Ada' })[1],
    ),
  )
})

it('skips the navigation by keyboard', async () => {
  const { user } = await openFrame()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  expect(document.activeElement?.getAttribute('href')).toBe('#content')
})

it('lists the keyboard shortcuts on a question mark', async () => {
  const { user } = await openFrame()
  await user.keyboard('{Shift>}?{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Search the library')).toBeDefined()
})

it('offers recent items in the empty search field, by keyboard too', async () => {
  rememberOpened({ id: itemId(41), name: 'Price list', kind: 'file', mime: 'application/pdf' })
  const recent = answers(listItems, foundOf('Brochure'))
  const { user } = await openFrame({ replies: [recent] })
  await user.keyboard('/')
  const list = within(await screen.findByRole('group', { name: 'Recent items' }))
  await list.findByRole('option', { name: /Brochure/ })
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Price list',
    'Brochure',
  ])
  await user.keyboard('x')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent items' })).toBeNull())
  await user.keyboard('{Backspace}')
  await screen.findByRole('group', { name: 'Recent items' })
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe(`/items/${itemId(41)}`))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('says that it is offline', async () => {
  await openFrame()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await screen.findByText(/^You’re offline/)
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/^You’re offline/)).toBeNull())
})
