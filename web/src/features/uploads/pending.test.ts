import { describe, expect, test } from 'vitest'
import { NOTHING_PENDING, type PendingEvent, reducePending } from './pending.ts'
import { newAsset, type PendingAsset } from './pending-asset.ts'

const MINUTES = 60_000
const IMPORT = 'import-1'

function asset(id: string, overrides: Partial<PendingAsset> = {}): PendingAsset {
  const existing = {
    id,
    name: `${id}.pdf`,
    importId: IMPORT,
    mime: 'application/pdf',
    bytes: 1_000,
  }
  return newAsset({ ...existing, movedAt: 0, ...overrides })
}

function after(assets: PendingAsset[], ...events: PendingEvent[]) {
  return events.reduce(reducePending, { ...NOTHING_PENDING, assets })
}

function bytesAreIn(itemId: string, originalName: string, importId = IMPORT): PendingEvent {
  const pending = [{ id: itemId, originalName }]
  return {
    type: 'message',
    at: 1,
    message: { action: 'user-collections-update', importId, pending },
  }
}

function itemWasAdded(id: string, originalName: string, importId?: string): PendingEvent {
  const meta = { importId: importId ?? null }
  const updatedItems = [{ id, originalName, meta }]
  return { type: 'message', at: 2, message: { action: 'items-add', updatedItems } }
}

const statusesOf = ({ assets }: { assets: readonly PendingAsset[] }) =>
  assets.map(({ status }) => status)

describe('uploading to processing', () => {
  test('a collection update with its import and file advances an asset', () => {
    const state = after([asset('a'), asset('b')], bytesAreIn('item-b', 'b.pdf'))
    expect(statusesOf(state)).toEqual(['uploading', 'processing'])
    expect(state.assets[1]).toMatchObject({ finalAssetId: 'item-b' })
  })

  test('a collection update without an upload changes nothing', () => {
    const message = { action: 'user-collections-update', collectionId: 'c' } as const
    expect(statusesOf(after([asset('a')], { type: 'message', at: 1, message }))).toEqual([
      'uploading',
    ])
  })

  test('a file of the same name in another import doesn’t match', () => {
    const state = after([asset('a')], bytesAreIn('item', 'a.pdf', 'import-of-a-colleague'))
    expect(statusesOf(state)).toEqual(['uploading'])
  })

  test('a name the server has cleaned matches by import once all bytes are sent', () => {
    const state = after(
      [asset('a'), asset('b', { sent: 1_000 })],
      bytesAreIn('item-b', 'cleaned.pdf'),
    )
    expect(statusesOf(state)).toEqual(['uploading', 'processing'])
  })

  test('of two files with one name, the sent one advances first', () => {
    const namesakes = [asset('a', { name: 'x.pdf' }), asset('b', { name: 'x.pdf', sent: 1_000 })]
    const one = after(namesakes, bytesAreIn('item-1', 'x.pdf'))
    expect(statusesOf(one)).toEqual(['uploading', 'processing'])
    expect(statusesOf(reducePending(one, bytesAreIn('item-2', 'x.pdf')))).toEqual([
      'processing',
      'processing',
    ])
  })
})

describe('processing to completed', () => {
  const processing = [
    asset('a', { status: 'processing' }),
    asset('b', { status: 'processing', finalAssetId: 'item-b' }),
  ]

  test('an added item matches by its id', () => {
    const state = after(processing, itemWasAdded('item-b', 'renamed.pdf'))
    expect(statusesOf(state)).toEqual(['processing', 'completed'])
  })

  test('an added item matches by its import', () => {
    const sent = [asset('a', { status: 'processing', sent: 1_000 })]
    const state = after(sent, itemWasAdded('item-a', 'renamed.pdf', IMPORT))
    expect(state.assets[0]).toMatchObject({ status: 'completed', finalAssetId: 'item-a' })
  })

  test('an added item without an import matches by its original name', () => {
    const state = after(processing, itemWasAdded('item-a', 'a.pdf'))
    expect(state.assets[0]).toMatchObject({ status: 'completed', finalAssetId: 'item-a' })
  })

  test('one added item completes one asset of its import, not all', () => {
    const batch = ['a', 'b', 'c'].map((id) => asset(id, { status: 'processing', sent: 1_000 }))
    const state = after(batch, itemWasAdded('item-b', 'b.pdf', IMPORT))
    expect(statusesOf(state)).toEqual(['processing', 'completed', 'processing'])
  })

  test('an added item doesn’t complete an asset that is still uploading', () => {
    const state = after([asset('a')], itemWasAdded('item-a', 'a.pdf', IMPORT))
    expect(statusesOf(state)).toEqual(['uploading'])
  })

  test('an added item matches by its import as soon as the server has the file', () => {
    const state = after([asset('a', { status: 'processing' })], itemWasAdded('x', 'y.pdf', IMPORT))
    expect(state.assets[0]).toMatchObject({ status: 'completed', finalAssetId: 'x' })
  })

  test('after a missed message, the name or import of a sent file is enough', () => {
    const sent = [asset('a', { transfer: 'sent', sent: 1_000 })]
    expect(statusesOf(after(sent, itemWasAdded('x', 'a.pdf')))).toEqual(['completed'])
    expect(statusesOf(after(sent, itemWasAdded('x', 'y.pdf', IMPORT)))).toEqual(['completed'])
    expect(statusesOf(after(sent, itemWasAdded('x', 'a.pdf', IMPORT)))).toEqual(['completed'])
  })

  test.each([
    ['its import and name', 'a.pdf', IMPORT],
    ['its import alone', 'y.pdf', IMPORT],
    ['its name alone', 'a.pdf', undefined],
    ['its name alone, from another import', 'a.pdf', 'import-of-a-colleague'],
  ])('%s completes an asset announced under another id, which it keeps', (_, name, importId) => {
    const announced = [asset('a', { status: 'processing', finalAssetId: 'item-a' })]
    const { assets } = after(announced, itemWasAdded('x', name, importId))
    expect(assets).toMatchObject([{ status: 'completed', finalAssetId: 'item-a' }])
  })

  test('an added item matches by its id before its import, and by its import before its name', () => {
    const other = { status: 'processing', importId: 'import-2' } as const
    const three = [
      asset('named', { ...other, name: 'x.pdf' }),
      asset('a', { status: 'processing', finalAssetId: 'item-a' }),
      asset('b', { ...other, finalAssetId: 'item-b' }),
    ]
    const byId = after(three, itemWasAdded('item-b', 'x.pdf', IMPORT))
    expect(statusesOf(byId)).toEqual(['processing', 'processing', 'completed'])
    const byImport = after(three, itemWasAdded('x', 'x.pdf', IMPORT))
    expect(statusesOf(byImport)).toEqual(['processing', 'completed', 'processing'])
    const byName = after(three, itemWasAdded('x', 'x.pdf', 'import-3'))
    expect(statusesOf(byName)).toEqual(['completed', 'processing', 'processing'])
  })

  test('of several pending files with one name, an added item completes the oldest', () => {
    const duplicates = ['a', 'b'].map((id) =>
      asset(id, { name: 'x.pdf', status: 'processing', finalAssetId: `item-${id}` }),
    )
    expect(statusesOf(after(duplicates, itemWasAdded('x', 'x.pdf')))).toEqual([
      'completed',
      'processing',
    ])
  })

  test('in its import, an added item prefers an asset without an id', () => {
    const batch = [
      asset('a', { status: 'processing', finalAssetId: 'item-a' }),
      asset('b', { transfer: 'sent', sent: 1_000 }),
    ]
    const state = after(batch, itemWasAdded('item-b', 'cleaned.pdf', IMPORT))
    expect(statusesOf(state)).toEqual(['processing', 'completed'])
  })

  test('a colleague’s file of the same name completes nothing that wasn’t announced', () => {
    const sent = [asset('a', { transfer: 'sent', sent: 1_000 })]
    expect(statusesOf(after(sent, itemWasAdded('x', 'a.pdf', 'import-of-a-colleague')))).toEqual([
      'uploading',
    ])
  })

  test('an item reported twice completes no second asset of its import', () => {
    const batch = [
      asset('a', { status: 'processing', finalAssetId: 'item-a' }),
      asset('b', { transfer: 'sent', sent: 1_000 }),
    ]
    const added = itemWasAdded('item-a', 'cleaned.pdf', IMPORT)
    expect(statusesOf(after(batch, added, added))).toEqual(['completed', 'uploading'])
  })

  test('after a missed message, the id of the finished upload is enough', () => {
    const state = after(
      [asset('a', { transfer: 'sending', sent: 900 })],
      { type: 'sent', id: 'a', itemId: 'item-a', at: 1 },
      itemWasAdded('item-a', 'a.pdf', IMPORT),
    )
    expect(statusesOf(state)).toEqual(['completed'])
  })

  test('a completed asset is removed by its id', () => {
    expect(after(processing, { type: 'removed', id: 'a' }).assets.map(({ id }) => id)).toEqual([
      'b',
    ])
  })
})

describe('stuck uploads', () => {
  const aged = (at: number, progressAt = 0): PendingEvent => ({
    type: 'aged',
    at,
    progressAt,
    unfinished: [],
  })

  test('an asset uploading for five minutes without progress is removed, and its reason stays', () => {
    const sending = [asset('a', { transfer: 'sending', movedAt: 1_000 })]
    expect(after(sending, aged(5 * MINUTES + 999)).assets).toHaveLength(1)
    const { assets, notes } = after(sending, aged(5 * MINUTES + 1_000))
    expect(assets).toEqual([])
    expect(notes).toMatchObject([
      { name: 'a.pdf', reason: 'No progress for 5 minutes. Add the file again.' },
    ])
  })

  test('progress restarts the five minutes', () => {
    const state = after(
      [asset('a', { transfer: 'sending' })],
      { type: 'progressed', id: 'a', sent: 10, at: 4 * MINUTES },
      aged(6 * MINUTES),
    )
    expect(state.assets).toHaveLength(1)
  })

  test('a failed one is removed too, and so is one that was sent but never reported', () => {
    const still = [asset('a', { transfer: 'failed' }), asset('b', { transfer: 'sent' })]
    expect(after(still, aged(5 * MINUTES)).notes).toHaveLength(2)
  })

  test.each(['waiting', 'checking', 'retrying'] as const)(
    'one that is %s without a response is removed after five minutes',
    (transfer) => {
      const still = [asset('a', { transfer })]
      expect(after(still, aged(5 * MINUTES - 1)).assets).toHaveLength(1)
      expect(after(still, aged(5 * MINUTES))).toMatchObject({ assets: [], notes: [{}] })
    },
  )

  test('a retry isn’t progress', () => {
    const state = after(
      [asset('a', { transfer: 'sending' })],
      { type: 'transfer-changed', id: 'a', transfer: 'retrying', at: 4 * MINUTES },
      aged(5 * MINUTES),
    )
    expect(state.assets).toEqual([])
  })

  test('one in the queue stays while others progress', () => {
    const waiting = [asset('a', { transfer: 'waiting' })]
    expect(after(waiting, aged(60 * MINUTES, 56 * MINUTES)).assets).toHaveLength(1)
    expect(after(waiting, aged(61 * MINUTES, 56 * MINUTES)).assets).toEqual([])
  })

  test.each(['paused', 'duplicate'] as const)('one that is %s stays', (transfer) => {
    expect(after([asset('a', { transfer })], aged(60 * MINUTES)).assets).toHaveLength(1)
  })

  test('one that is processing stays', () => {
    const processing = [asset('a', { status: 'processing', transfer: 'sent' })]
    expect(after(processing, aged(60 * MINUTES)).assets).toHaveLength(1)
  })

  test('one the server has a part of can resume', () => {
    const unfinished = { id: 'a', uploadUrl: '/api/uploads/a' } as never
    const stuck = [asset('a', { transfer: 'failed' })]
    const event: PendingEvent = {
      type: 'aged',
      at: 5 * MINUTES,
      progressAt: 0,
      unfinished: [unfinished],
    }
    expect(after(stuck, event).notes).toMatchObject([{ unfinished: { id: 'a' } }])
  })
})

describe('speed', () => {
  test('is measured from the second report, and restarts after a pause', () => {
    const moved = (sent: number, at: number): PendingEvent => ({
      type: 'progressed',
      id: 'a',
      sent,
      at,
    })
    const started = after([asset('a')], moved(500, 1_000))
    expect(started.assets[0]).toMatchObject({ transfer: 'sending', sent: 500, speed: 0 })
    const going = reducePending(started, moved(700, 2_000))
    expect(going.assets[0]).toMatchObject({ speed: 200 })
    const paused = reducePending(going, {
      type: 'transfer-changed',
      id: 'a',
      transfer: 'paused',
      at: 3_000,
    })
    expect(paused.assets[0]).toMatchObject({ speed: 0 })
    expect(reducePending(paused, moved(700, 9_000)).assets[0]).toMatchObject({ speed: 0 })
  })
})
