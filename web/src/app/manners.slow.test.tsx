import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { getMe, refreshSession } from '@satchel/contract/accounts/accounts.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import { listMyLinks } from '@satchel/contract/links/links.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { changeUser, listUsers } from '@satchel/contract/users.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meWith, TOKENS } from '../../test/page.tsx'
import { problem, reply, serve } from '../../test/server.ts'
import { settingsOf } from '../../test/taxonomy.ts'
import { MyLinks } from '../features/links/list/MyLinks.tsx'
import { prefetchShare } from '../features/links/share/share-queries.ts'
import { useFoundItems } from '../features/search/use-found-items.ts'
import { useSearchView } from '../features/search/use-search-view.ts'
import { newAsset } from '../features/uploads/pending-asset.ts'
import { apply, getPending, settle } from '../features/uploads/pending-store.ts'
import { query, useCommand } from '../lib/api.ts'
import { createCache } from '../lib/cache/cache.ts'
import { startSession } from '../lib/session.ts'
import { useTaxonomy } from '../lib/taxonomy.ts'
import { showProblem, toast } from '../ui/feedback/toast.tsx'
import { ModalHost } from '../ui/overlay/ModalHost.tsx'
import { clearModal, closeModal, openModal } from '../ui/overlay/modal.ts'

/** Table of timings, in the words of the specification. */
const TABLE = `
| Request timeout | 30000 ms |
| Account settings cache and freshness | 60,000,000 ms |
| Pending upload stuck timeout | 300000 ms |
| Completed pending asset removal delay | 2000 ms |
| Links page size | 10 |
| Links offset | 0 |
| Identity pool region | us-west-2 |
| Default tag logic | OR |
| Data cache: refetch on window focus or on mount | none |
| Data cache: freshness | 5 minutes |
| Data cache: retention | 10 minutes |
| Query retries | 3, with exponential delay starting at 1 s, doubling, capped at 30 s |
| Mutation retries | 1 |
| Toast auto-close | 3000 ms |
| Analytics buffer | 1000 events |
| Analytics flush size | 100 |
| Analytics flush interval | 5 s |
| Analytics resend limit | 5 |
| Client-side cache | 1 MB |
| Client-side cache item maximum | 210 kB |
| Client-side cache default TTL | 3 days |
| Environment label | production |`

const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', figure = '']) => [name, figure] as const)

/** Rows that other tests check, by the path of their file. */
const ELSEWHERE: Record<string, string> = {
  'Analytics buffer': 'web/src/lib/tracker/tracker.test.ts',
  'Analytics flush size': 'web/src/lib/tracker/tracker.test.ts',
  'Analytics flush interval': 'web/src/lib/tracker/tracker.test.ts',
  'Analytics resend limit': 'web/src/lib/tracker/tracker.test.ts',
  'Client-side cache': 'web/src/lib/cache/local-cache.test.ts',
  'Client-side cache item maximum': 'web/src/lib/cache/local-cache.test.ts',
  'Client-side cache default TTL': 'web/src/lib/cache/local-cache.test.ts',
  'Environment label': 'server/src/monitoring/reports.slow.test.ts',
  'Identity pool region': 'server/src/platform/http/pages.test.ts',
}

const UNITS: Record<string, number> = { ms: 1, s: 1_000, minutes: 60_000 }

function msOf(figure: string): number {
  const [number = '', unit = ''] = figure.split(' ')
  return Number(number.replaceAll(',', '')) * (UNITS[unit] ?? Number.NaN)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Tells whether something holds only from a time on, by checking a moment before it and at it. */
async function around(ms: number, isSo: () => boolean | Promise<boolean>): Promise<boolean[]> {
  await pass(ms - 1)
  const before = await isSo()
  await pass(1)
  return [before, await isSo()]
}

const someUsers = { items: [], nextCursor: null }
const noLinks = { items: [], total: 0 }

/** Renders with a cache that survives unmounting. */
function stage() {
  const client = createCache()
  const show = (children: ReactNode) =>
    render(
      <MantineProvider>
        <QueryClientProvider client={client}>
          <MemoryRouter>{children}</MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>,
    )
  return { client, show }
}

function People({ retry }: { retry?: number }) {
  const { isSuccess } = useQuery({
    ...query(listUsers, { query: {} }),
    ...(retry !== undefined && { retry }),
  })
  return <p>{isSuccess ? 'Read' : 'Waiting'}</p>
}

function Settings() {
  return <p>{String(useTaxonomy().isKnown)}</p>
}

function TwoTags() {
  const [view] = useSearchView()
  return <p>{useFoundItems({ ...view, tags: ['a', 'b'] }).items.length}</p>
}

function Save() {
  const { mutate, isError } = useCommand(changeUser, { refreshes: [] })
  const send = () => mutate({ params: { userId: 'u' }, body: {} }, { onError: showProblem })
  return (
    <button type="button" onClick={send}>
      {isError ? 'Failed' : 'Save'}
    </button>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  // Browsers keep this clock to themselves.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms)
    return controller.signal
  })
})

afterEach(() => {
  cleanup()
  closeModal()
  clearModal()
  for (const { id } of getPending().assets) apply({ type: 'removed', id })
  vi.restoreAllMocks()
})

/** Adds an upload in progress. */
function upload(): void {
  const file = { id: 'a', name: 'a.pdf', importId: 'i', mime: 'application/pdf', bytes: 1_000 }
  apply({
    type: 'added',
    assets: [newAsset({ ...file, transfer: 'sending', movedAt: Date.now() })],
  })
}

/** Observations for each row. */
const WATCHED: Record<string, (figure: string) => Promise<void>> = {
  'Request timeout': async (figure) => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      const { promise, reject } = Promise.withResolvers<Response>()
      signal.addEventListener('abort', () => reject(signal.reason))
      return promise
    })
    const requests = vi.spyOn(globalThis, 'fetch')
    stage().show(
      <>
        <Save />
        <Notifications />
      </>,
    )
    await act(async () => screen.getByRole('button').click())
    expect(requests).toHaveBeenCalledTimes(1)
    // A change that may be repeated is, once; then the person is told.
    await pass(msOf(figure) + 1_000)
    expect(requests).toHaveBeenCalledTimes(2)
    const isTold = () => screen.queryByText(/^The server took too long to answer/) !== null
    expect(await around(msOf(figure), isTold)).toEqual([false, true])
  },
  'Account settings cache and freshness': async (figure) => {
    const received = serve([[getAccountSettings, () => reply(getAccountSettings, settingsOf())]])
    const { client, show } = stage()
    const look = async (after: number) => {
      const { unmount } = show(<Settings />)
      prefetchShare(client, { itemType: 'ITEM', itemId: 'i', itemName: 'Handbook' })
      await pass(10)
      unmount()
      await pass(after)
    }
    await look(msOf(figure) - 1_000)
    await look(msOf(figure) + 1_000)
    expect(received).toHaveLength(1)
    await look(0)
    expect(received).toHaveLength(2)
  },
  'Pending upload stuck timeout': async (figure) => {
    upload()
    const isGone = () => {
      settle(Date.now())
      return getPending().assets.length === 0
    }
    expect(await around(msOf(figure), isGone)).toEqual([false, true])
  },
  'Completed pending asset removal delay': async (figure) => {
    serve([[getItem, () => Response.json({ id: 'i', originalName: 'a.pdf', status: 'completed' })]])
    upload()
    const meta = { importId: 'i' }
    const updatedItems = [{ id: 'i', originalName: 'a.pdf', meta }]
    const at = Date.now()
    const pending = [{ id: 'i', originalName: 'a.pdf' }]
    const moved = { action: 'user-collections-update', importId: 'i', pending } as const
    apply({ type: 'message', at, message: moved })
    apply({ type: 'message', at, message: { action: 'items-add', updatedItems } })
    const isGone = () => getPending().assets.length === 0
    expect(await around(msOf(figure), isGone)).toEqual([false, true])
  },
  'Links page size': async (figure) => expect((await linksQuery()).get('limit')).toBe(figure),
  'Links offset': async (figure) => expect((await linksQuery()).get('offset') ?? '0').toBe(figure),
  'Default tag logic': async (figure) => {
    const received = serve([[searchItems, () => problem('forbidden')]])
    stage().show(<TwoTags />)
    await pass(10)
    expect(received[0]?.body).toMatchObject({ tags: ['a', 'b'], tagLogic: figure })
  },
  'Data cache: refetch on window focus or on mount': async () => {
    const received = serve([[listUsers, () => reply(listUsers, someUsers)]])
    const { show } = stage()
    const first = show(<People />)
    await pass(9 * 60_000)
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(10)
    first.unmount()
    show(<People />)
    await pass(10)
    expect(screen.getByText('Read')).toBeDefined()
    expect(received).toHaveLength(1)
  },
  'Data cache: freshness': async (figure) => {
    const received = serve([[listUsers, () => reply(listUsers, someUsers)]])
    const { client } = stage()
    const read = () => client.fetchQuery(query(listUsers, { query: {} }))
    await read()
    const isReadAgain = async () => {
      await read()
      return received.length > 1
    }
    expect(await around(msOf(figure), isReadAgain)).toEqual([false, true])
  },
  'Data cache: retention': async (figure) => {
    serve([[listUsers, () => reply(listUsers, someUsers)]])
    const { client, show } = stage()
    const { unmount } = show(<People />)
    await pass(10)
    unmount()
    const isGone = () => client.getQueryCache().getAll().length === 0
    expect(await around(msOf(figure), isGone)).toEqual([false, true])
  },
  'Query retries': async (figure) => {
    expect(figure).toBe('3, with exponential delay starting at 1 s, doubling, capped at 30 s')
    expect(await secondsOfReads(<People />)).toEqual([0, 1, 3, 7])
    expect(await secondsOfReads(<People retry={7} />)).toEqual([0, 1, 3, 7, 15, 31, 61, 91])
  },
  'Mutation retries': async (figure) => {
    for (const status of [500, 502, 503, 504]) {
      const received = serve([[changeUser, () => new Response('', { status })]])
      const { unmount } = stage().show(<Save />)
      await act(async () => screen.getByRole('button').click())
      await pass(60_000)
      screen.getByRole('button', { name: 'Failed' })
      expect(received, String(status)).toHaveLength(1 + Number(figure))
      unmount()
    }
  },
  'Toast auto-close': async (figure) => {
    stage().show(<Notifications transitionDuration={0} />)
    await act(async () => toast({ message: 'Saved' }))
    const isOpen = () => screen.queryByText('Saved') !== null
    await pass(msOf(figure) - 1)
    expect(isOpen()).toBe(true)
    await pass(100)
    expect(isOpen()).toBe(false)
  },
}

async function linksQuery(): Promise<URLSearchParams> {
  const received = serve([
    [refreshSession, () => reply(refreshSession, TOKENS)],
    [getMe, () => reply(getMe, meWith('editor'))],
    [listMyLinks, () => reply(listMyLinks, noLinks)],
  ])
  await act(startSession)
  stage().show(<MyLinks />)
  await pass(10)
  return received.at(-1)?.url.searchParams ?? new URLSearchParams()
}

/** Returns when a failing read is retried, in seconds. */
async function secondsOfReads(page: ReactNode): Promise<number[]> {
  const start = Date.now()
  const seconds: number[] = []
  serve([
    [
      listUsers,
      () => {
        seconds.push(Math.round((Date.now() - start) / 1_000))
        return problem('unavailable')
      },
    ],
  ])
  const { unmount } = stage().show(page)
  await pass(300_000)
  unmount()
  return seconds
}

test.for(ROWS.filter(([name]) => !(name in ELSEWHERE)))('%s: %s', async ([name, figure]) => {
  const watch = WATCHED[name]
  if (!watch) throw new Error(`Nobody watches ${name}`)
  await watch(figure)
})

test.each(Object.entries(ELSEWHERE))('%s is tested in %s', (_, file) => {
  expect(existsSync(join(import.meta.dirname, '../../..', file))).toBe(true)
})

test('a dialog’s content stays while it closes, and is cleared after 50 ms', async () => {
  stage().show(<ModalHost />)
  await act(async () => openModal({ title: 'Share', content: <p>Who is it for?</p> }))
  await pass(200)
  const isShown = () => screen.queryByText('Who is it for?') !== null
  expect(isShown()).toBe(true)
  await act(async () => closeModal())
  await pass(40)
  expect(isShown()).toBe(true)
  await pass(60)
  expect(isShown()).toBe(false)
})
