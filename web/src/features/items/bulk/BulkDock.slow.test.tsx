import { cleanNotifications, Notifications } from '@mantine/notifications'
import { type BulkJob, changeItems, listBulkJobs, undoBulkChange } from '@satchel/contract/bulk.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { itemId } from '../../../../test/items.ts'
import { renderAt } from '../../../../test/render.tsx'
import { reply, serve } from '../../../../test/server.ts'
import { sessionOf } from '../../../../test/session.ts'
import { settle } from '../../../../test/settle.ts'
import { connectLive } from '../../../lib/live.ts'
import { startSession } from '../../../lib/session.ts'
import { BulkDock } from './BulkDock.tsx'
import { useBulkChange } from './use-bulk-change.ts'

/** Server's end of the socket. */
class Line {
  static last: Line | undefined
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    Line.last = this
  }

  close() {
    this.onclose?.({ code: 1000 })
  }
}

function DeleteAll() {
  const { change } = useBulkChange()
  const target = { items: [], label: 'all results', search: {}, except: [] }
  return (
    <button type="button" onClick={() => change({ target, patch: { delete: true } })}>
      Delete
    </button>
  )
}

let disconnect = () => {}
afterEach(() => {
  disconnect()
  cleanNotifications()
})

function jobOf(number: number, overrides: Partial<BulkJob>): BulkJob {
  return {
    kind: 'job',
    id: itemId(number),
    status: 'running',
    wish: { delete: true },
    total: 20,
    done: 0,
    updated: 0,
    missing: 0,
    refused: 0,
    reasons: [],
    refusals: [],
    undoId: itemId(77),
    createdAt: '2026-11-20T09:00:00.000Z',
    ...overrides,
  }
}

const ended = { status: 'completed', done: 20, updated: 20 } as const
const publish = (job: BulkJob) =>
  act(() => Line.last?.onmessage?.({ data: JSON.stringify({ action: 'bulk-update', job }) }))
const endings = () => screen.queryAllByText('20 items moved to the trash')

/** Deletes all results of a search; the response waits until it is released. */
async function deleteAll() {
  vi.stubGlobal('WebSocket', Line)
  let answer = (_: BulkJob) => {}
  const received = serve([
    ...sessionOf('editor'),
    [listBulkJobs, () => reply(listBulkJobs, { items: [] })],
    [
      changeItems,
      () =>
        new Promise((resolve) => {
          answer = (job) => resolve(reply(changeItems, job))
        }),
    ],
    [undoBulkChange, () => reply(undoBulkChange, jobOf(90, { undoId: null }))],
  ])
  await act(startSession)
  disconnect = connectLive()
  renderAt(
    '/library',
    <>
      <DeleteAll />
      <BulkDock />
      <Notifications />
    </>,
  )
  await settle()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  return { received, answer: (job: BulkJob) => answer(job) }
}

it('reports a job that ended before its response, with undo', async () => {
  const { answer, received } = await deleteAll()
  publish(jobOf(1, ended))
  await settle()
  expect(endings()).toHaveLength(0)
  answer(jobOf(1, {}))
  await screen.findByText('20 items moved to the trash')
  await settle()
  expect(endings()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(received.at(-1)?.body).toEqual({ undoId: itemId(77) }))
})

it('reports once a job seen running before its response', async () => {
  const { answer } = await deleteAll()
  publish(jobOf(2, {}))
  await settle()
  publish(jobOf(2, ended))
  await screen.findByText('20 items moved to the trash')
  answer(jobOf(2, {}))
  await settle()
  expect(endings()).toHaveLength(1)
})

it('reports once a job that ends after its response', async () => {
  const { answer } = await deleteAll()
  answer(jobOf(3, {}))
  await screen.findByText('Deleting 20 items')
  publish(jobOf(3, ended))
  await screen.findByText('20 items moved to the trash')
  await settle()
  expect(endings()).toHaveLength(1)
})
