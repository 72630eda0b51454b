import { getMe, type Me } from '@satchel/contract/accounts/accounts.ts'
import { listCollections } from '@satchel/contract/collections.ts'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { problem, reply, serve } from '../../../test/server.ts'
import { sessionOf } from '../../../test/session.ts'
import { settle } from '../../../test/settle.ts'
import { query } from '../../lib/api.ts'
import { startSession, useMe } from '../../lib/session.ts'
import { useLiveData } from './use-live-data.ts'

/** Server's end of the socket. */
class Line {
  static lines: Line[] = []
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    Line.lines.push(this)
  }

  close() {
    this.onclose?.({ code: 1000 })
  }
}

type SessionAnswer = ReturnType<typeof sessionOf>[number]

function Page() {
  const { isPolling } = useLiveData()
  const { data } = useQuery(query(listCollections, { query: {} }))
  return (
    <>
      <p>
        {useMe().tenant.name}, {data ? 'read' : 'loading'}
      </p>
      {isPolling && <p>polling</p>}
    </>
  )
}

let now = Date.now()

beforeEach(() => {
  Line.lines = []
  vi.stubGlobal('WebSocket', Line)
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function show() {
  let tenant = 'Northwind'
  let isAway = false
  const [renewal, [, answerMe]] = sessionOf('editor') as [SessionAnswer, SessionAnswer]
  const received = serve([
    [
      getMe,
      async (request) => {
        if (isAway) return problem('unavailable')
        const me = (await (await answerMe(request)).json()) as Me
        return reply(getMe, { ...me, tenant: { ...me.tenant, name: tenant } })
      },
    ],
    renewal,
    [listCollections, () => reply(listCollections, { items: [], nextCursor: null })],
  ])
  await act(startSession)
  renderAt('/', <Page />)
  await screen.findByText('Northwind, read')
  return {
    reads: () => received.filter(({ endpoint }) => endpoint === listCollections.name).length,
    rename: (name: string) => {
      tenant = name
    },
    goAway: () => {
      isAway = true
    },
  }
}

const openLine = () => act(() => Line.lines.at(-1)?.onopen?.())

it('refetches nothing when the first socket opens at once', async () => {
  const { reads, rename } = await show()
  rename('Southwind')
  now += 900
  openLine()
  await settle()
  expect(reads()).toBe(1)
  screen.getByText('Northwind, read')
})

it('refetches everything, and the tenant, when the first socket opens late', async () => {
  const { reads, rename } = await show()
  rename('Southwind')
  now += 1_100
  openLine()
  await screen.findByText('Southwind, read')
  expect(reads()).toBe(2)
})

it('refetches everything, and the tenant, after a disconnect, however brief', async () => {
  const { reads, rename } = await show()
  openLine()
  act(() => Line.lines[0]?.onclose?.({ code: 1006 }))
  await waitFor(() => expect(Line.lines).toHaveLength(2))
  rename('Southwind')
  openLine()
  await screen.findByText('Southwind, read')
  expect(reads()).toBe(2)
})

it('keeps the tenant when it can’t be refetched', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { reads, goAway } = await show()
  goAway()
  now += 1_100
  openLine()
  await waitFor(() => expect(log).toHaveBeenCalledOnce())
  await waitFor(() => expect(reads()).toBe(2))
  screen.getByText('Northwind, read')
})

/** Closes the first, second or so on socket before it opened, as where a proxy passes no WebSocket on. */
async function refuse(attempt: number) {
  await waitFor(() => expect(Line.lines).toHaveLength(attempt), { timeout: 10_000 })
  act(() => Line.lines.at(-1)?.onclose?.({ code: 1006 }))
}

it('polls once no socket opens, as long as the server answers and somebody is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { reads, rename } = await show()
  rename('Southwind')
  await refuse(1)
  await refuse(2)
  await settle()
  expect(reads()).toBe(1)
  await refuse(3)
  await screen.findByText('Southwind, read')
  await waitFor(() => expect(reads()).toBe(2))
  screen.getByText('polling')

  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await waitFor(() => expect(reads()).toBe(3))
  // Nobody touches it for longer than the limit, and calls would keep an idle session from ending.
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  const before = reads()
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(reads()).toBe(before)
  act(() => void document.dispatchEvent(new Event('keydown')))
  await waitFor(() => expect(reads()).toBe(before + 1))

  openLine()
  await waitFor(() => expect(screen.queryByText('polling')).toBeNull())
})

it('doesn’t poll a server that is away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { reads, goAway } = await show()
  goAway()
  for (const attempt of [1, 2, 3]) await refuse(attempt)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(reads()).toBe(1)
  expect(screen.queryByText('polling')).toBeNull()
})
