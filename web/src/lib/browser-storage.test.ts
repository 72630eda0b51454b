import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  getMe,
  type Me,
  refreshSession,
  signOut as signOutEndpoint,
} from '@satchel/contract/accounts/accounts.ts'
import { expect, test, vi } from 'vitest'
import { problem, reply, serve } from '../../test/server.ts'
import { meAs } from '../../test/session.ts'

const SOURCES = join(import.meta.dirname, '..')
const TOKENS = { accessToken: 'a', identityToken: 'i', refreshToken: 'r', expiresIn: 900 }
const COLOR_SCHEME = 'mantine-color-scheme-value'

/** Loads a page with someone signed in. */
async function openAs(me: Me) {
  vi.resetModules()
  serve([
    [refreshSession, () => reply(refreshSession, TOKENS)],
    [getMe, () => reply(getMe, me)],
    [signOutEndpoint, () => new Response(null, { status: 204 })],
  ])
  const storage = await import('./browser-storage.ts')
  const session = await import('./session.ts')
  await session.startSession()
  return { ...storage, ...session, owner: session.cacheOwner(me) }
}

type Page = Awaited<ReturnType<typeof openAs>>

/** Stores something of every kind. */
function work({ writeStored, owner }: Page): void {
  writeStored('siteDrafts', '{"version":1}', 'ada:spring-fair')
  writeStored('unfinishedUploads', '[{"by":"ada"}]')
  writeStored('changes', JSON.stringify({ owner, changes: [] }), 'closed-page')
  writeStored('hiddenSteps', 'ada')
  writeStored('endpoint', 'id ada')
  writeStored('openedItems', '[]')
  writeStored('usage', 'off')
  writeStored('ctas', 'dismissed', 'spring-sale')
  localStorage.setItem(COLOR_SCHEME, 'dark')
  localStorage.setItem('key-of-an-earlier-version', 'ada')
}

const OF_THE_BROWSER = [COLOR_SCHEME, 'satchel-cta-spring-sale', 'satchel-usage']
const WAITING = 'satchel-changes/closed-page'
const LASTING = [...OF_THE_BROWSER, WAITING].sort()
const stored = () => Object.keys({ ...localStorage, ...sessionStorage }).sort()

test('signing out keeps the browser’s choices, and nothing is stored after that', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const page = await openAs(meAs('editor'))
  work(page)
  const otherTab = new BroadcastChannel('satchel-session')
  const broadcast = new Promise((resolve) => {
    otherTab.onmessage = resolve
  })
  await page.signOut()
  await broadcast
  otherTab.close()
  expect(assign).toHaveBeenCalledOnce()
  expect(stored()).toEqual(OF_THE_BROWSER)

  work(page)
  localStorage.removeItem('key-of-an-earlier-version')
  expect(stored()).toEqual(OF_THE_BROWSER)
})

test('a session that another tab ended leaves no more than changes that wait for their owner', async () => {
  const page = await openAs(meAs('editor'))
  work(page)
  const otherTab = new BroadcastChannel('satchel-session')
  otherTab.postMessage({ userId: null })
  await expect.poll(stored).toEqual(LASTING)
  otherTab.close()
})

test('a session that the server ended leaves changes that wait; an unreachable server keeps all work', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  work(await openAs(meAs('editor')))
  vi.resetModules()
  serve([[refreshSession, () => problem('unavailable')]])
  await (await import('./session.ts')).startSession()
  expect(stored()).toContain('satchel-site:ada:spring-fair')
  expect(stored()).not.toContain('opened-items')

  serve([[refreshSession, () => problem('unauthenticated')]])
  await (await import('./session.ts')).startSession()
  expect(stored()).toEqual(LASTING)
})

test('a person finds nothing of another who never signed out', async () => {
  work(await openAs(meAs('editor')))
  const me = meAs('editor')
  const page = await openAs({ ...me, user: { ...me.user, id: crypto.randomUUID() } })
  expect(stored()).not.toContain('satchel-site:ada:spring-fair')
  expect(page.writeStored('recentCollections', '[]')).toBe(true)

  const again = await openAs({ ...me, user: { ...me.user, name: 'Ada B.' } })
  work(again)
  await openAs(me)
  expect(stored()).toContain('satchel-site:ada:spring-fair')
})

test('a browser without storage or room stores nothing, and invalid entries are ignored', async () => {
  const { readStored, readStoredJson, storedIds, writeStored } = await openAs(meAs('editor'))
  localStorage.setItem('satchel-last-look', '{')
  expect(readStoredJson('lastLook')).toBeUndefined()
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem })
  expect(writeStored('recentCollections', '[]')).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect(writeStored('recentCollections', '[]')).toBe(false)
  expect([readStored('usage'), storedIds('changes')]).toEqual([null, []])
  vi.unstubAllGlobals()
})

test('no other code uses storage', () => {
  const touches =
    /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.|document\.cookie\s*=[^=]/
  const touching = globSync('**/*.{ts,tsx,html,css}', { cwd: SOURCES })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => touches.test(readFileSync(join(SOURCES, file), 'utf8')))
  expect(touching.sort()).toEqual([
    // Shows the frame before any module is loaded.
    'frame/frame.html',
    'lib/browser-storage.ts',
    // Tells the server which language the next page is in.
    'lib/language.ts',
    // Keeps the built files.
    'service-worker.ts',
  ])
})
