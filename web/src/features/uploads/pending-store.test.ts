import { getItem, type Item, processItem } from '@satchel/contract/items/items.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem, serve } from '../../../test/server.ts'
import { newAsset } from './pending-asset.ts'
import { apply, getPending, readAgain, settle, settleItems } from './pending-store.ts'
import { dismissNote } from './upload.ts'

const ITEM_ID = '01920000-0000-7000-8000-000000000001'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
})

afterEach(() => {
  for (const { id } of getPending().assets) apply({ type: 'removed', id })
  getPending().notes.forEach(dismissNote)
})

function upload(id: string): void {
  const { name, importId } = { name: `${id}.pdf`, importId: 'import-1' }
  apply({
    type: 'added',
    assets: [
      newAsset({
        id,
        name,
        importId,
        mime: 'application/pdf',
        bytes: 1_000,
        transfer: 'sending',
        movedAt: Date.now(),
      }),
    ],
  })
}

function bytesAreIn(id: string): void {
  const pending = [{ id: ITEM_ID, originalName: `${id}.pdf` }]
  const message = { action: 'user-collections-update', importId: 'import-1', pending } as const
  apply({ type: 'message', message, at: Date.now() })
}

function itemWasAdded(id: string): void {
  const updatedItems = [{ id: ITEM_ID, originalName: `${id}.pdf`, meta: { importId: 'import-1' } }]
  apply({ type: 'message', message: { action: 'items-add', updatedItems }, at: Date.now() })
}

function serveItem(item: Partial<Item>) {
  const whole = { id: ITEM_ID, originalName: 'a.pdf', meta: { importId: 'import-1' }, ...item }
  return serve([[getItem, () => Response.json(whole)]])
}

test('a completed upload is removed two seconds later', async () => {
  serveItem({ status: 'completed' })
  upload('a')
  bytesAreIn('a')
  itemWasAdded('a')
  expect(getPending().assets).toMatchObject([{ status: 'completed', finalAssetId: ITEM_ID }])

  await vi.advanceTimersByTimeAsync(1_999)
  expect(getPending().assets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(getPending()).toMatchObject({ assets: [], notes: [] })
})

test('an unreadable file leaves its reason and a link to its item', async () => {
  serveItem({ status: 'failed', failure: 'The PDF is damaged.' })
  upload('a')
  bytesAreIn('a')
  itemWasAdded('a')
  await vi.waitFor(() => expect(getPending().assets).toEqual([]))

  expect(getPending().notes).toMatchObject([
    { name: 'a.pdf', reason: 'The PDF is damaged.', itemId: ITEM_ID },
  ])
})

test('a file without a preview is in the library, and its uploader sees why', async () => {
  const previewNote = 'Browsers can’t play this video: it’s ProRes'
  serveItem({ status: 'completed', previewNote, visitorNote: 'Visitors can’t download it' })
  upload('a')
  bytesAreIn('a')
  itemWasAdded('a')
  const reason = `${previewNote}. Visitors can’t download it`
  await vi.waitFor(() =>
    expect(getPending().notes).toMatchObject([{ reason, itemId: ITEM_ID, isHint: true }]),
  )
})

test('a retry that fails before its response arrives shows its reason again', async () => {
  const failed = { status: 'failed', failure: 'The PDF is damaged.' } as const
  serveItem(failed)
  upload('a')
  bytesAreIn('a')
  itemWasAdded('a')
  await vi.waitFor(() => expect(getPending().notes).toHaveLength(1))

  const item = { id: ITEM_ID, originalName: 'a.pdf', meta: { importId: 'import-1' } }
  serve([
    [getItem, () => Response.json({ ...item, ...failed })],
    [processItem, () => Response.json({ ...item, status: 'processing' })],
  ])
  const [note] = getPending().notes
  if (note) await readAgain(note)
  await vi.waitFor(() => expect(getPending().notes).toMatchObject([{ itemId: ITEM_ID }]))
  expect(getPending().assets).toEqual([])
})

test('a retry that fails shows its own reason, whatever the first try reports late', async () => {
  const failed = { status: 'failed', failure: 'The PDF is damaged.' } as const
  serveItem(failed)
  upload('a')
  apply({ type: 'sent', id: 'a', itemId: ITEM_ID, at: Date.now() })
  settle(Number.POSITIVE_INFINITY)
  await vi.waitFor(() => expect(getPending().notes).toHaveLength(1))

  const item = { id: ITEM_ID, originalName: 'a.pdf', meta: { importId: 'import-1' } }
  const processing = () => Response.json({ ...item, status: 'processing' })
  serve([
    [getItem, processing],
    [processItem, processing],
  ])
  const [note] = getPending().notes
  if (note) await readAgain(note)
  itemWasAdded('a')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(getPending().assets).toMatchObject([{ status: 'processing', finalAssetId: ITEM_ID }])

  serveItem(failed)
  itemWasAdded('a')
  await vi.waitFor(() => expect(getPending().notes).toMatchObject([{ itemId: ITEM_ID }]))
  expect(getPending().assets).toEqual([])
})

test('a retried upload stays when its first try is removed', async () => {
  serveItem({ status: 'failed', failure: 'The PDF is damaged.' })
  upload('a')
  bytesAreIn('a')
  itemWasAdded('a')
  await vi.waitFor(() => expect(getPending().notes).toHaveLength(1))

  const item = { id: ITEM_ID, originalName: 'a.pdf', meta: { importId: 'import-1' } }
  const processing = () => Response.json({ ...item, status: 'processing' })
  serve([
    [getItem, processing],
    [processItem, processing],
  ])
  const [note] = getPending().notes
  if (note) await readAgain(note)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(getPending().assets).toMatchObject([{ status: 'processing', finalAssetId: ITEM_ID }])
})

test('an upload completed too early by a namesake is processed further', async () => {
  serveItem({ status: 'processing' })
  upload('a')
  bytesAreIn('a')
  const updatedItems = [{ id: 'x', originalName: 'a.pdf', meta: { importId: 'import-2' } }]
  apply({ type: 'message', message: { action: 'items-add', updatedItems }, at: Date.now() })
  expect(getPending().assets).toMatchObject([{ status: 'completed' }])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(getPending().assets).toMatchObject([{ status: 'processing', finalAssetId: ITEM_ID }])
  serveItem({ status: 'failed', failure: 'The PDF is damaged.' })
  itemWasAdded('a')
  await vi.waitFor(() => expect(getPending().notes).toMatchObject([{ itemId: ITEM_ID }]))
})

test('an upload without progress for five minutes is removed automatically', async () => {
  upload('a')
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(getPending().assets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(getPending().assets).toEqual([])
  expect(getPending().notes).toMatchObject([{ name: 'a.pdf' }])
})

test('an upload without a response is removed after five minutes, which progress restarts', async () => {
  apply({
    type: 'added',
    assets: [newAsset({ id: 'a', name: 'a.pdf', importId: 'import-1', mime: '', bytes: 1_000 })],
  })
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  apply({ type: 'progressed', id: 'a', sent: 10, at: Date.now() })
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(getPending().assets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(getPending()).toMatchObject({ assets: [], notes: [{ name: 'a.pdf' }] })
})

test('an upload whose messages were missed is read and continues', async () => {
  const received = serveItem({ status: 'processing' })
  upload('a')
  apply({ type: 'sent', id: 'a', itemId: ITEM_ID, at: Date.now() })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(received).toHaveLength(1)
  expect(getPending().assets).toMatchObject([{ status: 'processing' }])

  serveItem({ status: 'completed' })
  settle(Number.POSITIVE_INFINITY)
  await vi.waitFor(() => expect(getPending().assets).toMatchObject([{ status: 'completed' }]))
})

test('an upload whose item was deleted meanwhile leaves the tray, and others stay', async () => {
  serve([[getItem, () => problem('not-found')]])
  upload('a')
  bytesAreIn('a')
  upload('b')
  settleItems([ITEM_ID])
  await vi.waitFor(() => expect(getPending().assets).toMatchObject([{ id: 'b' }]))
  expect(getPending().notes).toEqual([])
})
