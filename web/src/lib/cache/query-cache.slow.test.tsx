import {
  getMe,
  refreshSession,
  signOut as signOutEndpoint,
} from '@satchel/contract/accounts/accounts.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meWith, TOKENS } from '../../../test/page.tsx'
import { problem, type Received, reply, serve } from '../../../test/server.ts'
import { query } from '../api.ts'
import { cacheOwner, signOut, startSession, useSession } from '../session.ts'
import { setTokens } from '../tokens.ts'
import { createCache } from './cache.ts'
import { ownCache, writeCache } from './local-cache.ts'
import { keepQueries, PERSISTED, restoreQueries } from './query-cache.ts'

const ada = meWith('editor')
const bo = meWith('editor', { user: { id: '0199aaaa-0000-7000-8000-00000000000b' } })
const people = (nextCursor: string) => ({ items: [], nextCursor })

/** Sets the cookie that the server sends along with the session's. */
function setSignedIn(attributes = '') {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server does
  document.cookie = `satchel_signed_in=1; ${attributes}`
}

beforeEach(() => {
  vi.useFakeTimers()
  setSignedIn()
  setTokens(null)
  ownCache(cacheOwner(ada))
  writeCache('me', ada)
  const { queryKey } = query(listUsers, { query: {} })
  writeCache(JSON.stringify(queryKey), { queryKey, data: people('before') })
})

afterEach(() => {
  setSignedIn('max-age=0')
  vi.restoreAllMocks()
})

/** Page of the app, freshly loaded. */
function Page() {
  const session = useSession()
  const [client] = useState(() => createCache())
  return (
    <QueryClientProvider client={client}>
      {'me' in session ? (
        <People client={client} owner={cacheOwner(session.me)} />
      ) : (
        <p>{session.status}</p>
      )}
    </QueryClientProvider>
  )
}

function People({ client, owner }: { client: QueryClient; owner: string }) {
  useState(() => restoreQueries(client, owner))
  useEffect(() => keepQueries(client, owner), [client, owner])
  const { data } = useQuery(query(listUsers, { query: {} }))
  return <p>{data ? `People ${data.nextCursor}` : 'Loading'}</p>
}

/** Opens a page on a server whose responses wait until they are released. */
async function open() {
  const pending: [Received, (response: Response) => void][] = []
  const hold = (input: Received) =>
    new Promise<Response>((resolve) => {
      pending.push([input, resolve])
    })
  serve([
    [refreshSession, hold],
    [getMe, hold],
    [listUsers, hold],
    [signOutEndpoint, () => new Response(null, { status: 204 })],
  ])
  const requests = () => pending.map(([{ endpoint }]) => endpoint)
  const answer = async (name: string, response: Response) => {
    const [given, resolve] = pending.splice(requests().indexOf(name), 1)[0] ?? []
    await act(async () => {
      resolve?.(response)
      await vi.advanceTimersByTimeAsync(10)
    })
    return given
  }
  await act(async () => {
    void startSession()
  })
  render(<Page />)
  return { asked: requests, answer }
}

test('a reload shows stored data at once, and refetches it with the new tokens', async () => {
  const { asked, answer } = await open()
  expect(screen.getByText('People before')).toBeDefined()
  // No request carries a person's tokens before the server knows who it is.
  expect(asked()).toEqual(['refreshSession'])
  await answer('refreshSession', reply(refreshSession, { ...TOKENS, accessToken: 'new' }))
  expect(asked().sort()).toEqual(['getMe', 'listUsers'])
  await answer('getMe', reply(getMe, ada))
  const input = await answer('listUsers', reply(listUsers, people('after')))
  expect(input?.headers.get('authorization')).toBe('Bearer new')
  expect(screen.getByText('People after')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(JSON.stringify(localStorage)).toContain('after')
  expect(JSON.stringify(localStorage)).not.toContain('before')
})

test('a session that has ended leaves no data', async () => {
  const { answer } = await open()
  await answer('refreshSession', problem('unauthenticated'))
  expect(screen.getByText('anonymous')).toBeDefined()
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(localStorage)).toEqual([])
})

test('another person sees none of it: the page reloads', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const { answer } = await open()
  await answer('refreshSession', reply(refreshSession, TOKENS))
  await answer('getMe', reply(getMe, bo))
  expect(reload).toHaveBeenCalled()
  expect(JSON.stringify(localStorage)).not.toContain('before')
})

test('signing out leaves nothing, even if the page saves while closing', async () => {
  const { answer } = await open()
  await answer('refreshSession', reply(refreshSession, TOKENS))
  await answer('getMe', reply(getMe, ada))
  await answer('listUsers', reply(listUsers, people('after')))
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await act(() => signOut())
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  expect(Object.keys(localStorage)).toEqual([])
})

test('stored endpoints are in the contract', () => {
  const names = new Set(ENDPOINTS.map(({ endpoint }) => endpoint.name))
  expect(Object.keys(PERSISTED).filter((name) => !names.has(name))).toEqual([])
})
