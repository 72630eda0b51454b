import { expect, describe as group, it, test } from 'vitest'
import { batchesOf } from './batches.ts'
import { newAsset, type PendingAsset, type UploadNote } from './pending-asset.ts'
import { describe, totalOf } from './progress.ts'

const asset = (overrides: Partial<PendingAsset> = {}) =>
  newAsset({ id: 'a', name: 'a.pdf', importId: 'one', mime: '', bytes: 1_000_000, ...overrides })
const plain = (text: string) => text.replace(/\s/g, ' ')

test.each<[Partial<PendingAsset>, string]>([
  [{ transfer: 'waiting' }, 'Queued · 1 MB'],
  [{ transfer: 'checking' }, 'Checking for duplicates'],
  [{ transfer: 'sending', sent: 250_000, speed: 0 }, '250 kB of 1 MB'],
  [{ transfer: 'sending', sent: 250_000, speed: 50_000 }, '250 kB of 1 MB · 50 kB/s · 15 s left'],
  [{ transfer: 'sending', sent: 0, speed: 1_000 }, '0 bytes of 1 MB · 1 kB/s · 17 min left'],
  [{ transfer: 'sending', sent: 0, speed: 100 }, '0 bytes of 1 MB · 100 bytes/s · 3 h left'],
  [{ transfer: 'paused', sent: 250_000 }, 'Paused · 250 kB of 1 MB'],
  [{ transfer: 'retrying', sent: 0 }, 'Retrying · 0 bytes of 1 MB'],
  [
    { transfer: 'retrying', sent: 0, failure: 'Can’t reach the server, retrying' },
    'Can’t reach the server, retrying · 0 bytes of 1 MB',
  ],
  [{ transfer: 'sent' }, 'Uploaded, checking the file'],
  [{ transfer: 'failed' }, 'Upload failed.'],
  [{ transfer: 'failed', failure: 'Too large' }, 'Too large'],
  [{ status: 'processing' }, 'Processing'],
  [{ status: 'completed' }, 'In the library'],
])('an upload that is %j is "%s"', (input, words) => {
  expect(plain(describe(asset(input), true))).toBe(words)
})

test('an upload waits for the network, unless it was paused', () => {
  expect(plain(describe(asset({ transfer: 'sending', sent: 500_000 }), false))).toBe(
    'Waiting for a connection · 500 kB of 1 MB',
  )
  expect(plain(describe(asset({ transfer: 'paused' }), false))).toMatch(/^Paused/)
})

group('all uploads together', () => {
  const total = (assets: PendingAsset[], notes: Partial<UploadNote>[] = []) =>
    totalOf({ assets, notes: notes as UploadNote[] })

  it('shows how much is sent, and the remaining time', () => {
    const fast = asset({ transfer: 'sending', sent: 500_000, speed: 100_000 })
    const waiting = asset({ id: 'b' })
    expect(total([fast, waiting])).toMatchObject({
      percent: 25,
      title: 'Uploading 2 files',
      detail: '25% · 15 s left',
    })
  })

  it('ignores the speed of paused uploads', () => {
    const paused = asset({ transfer: 'paused', speed: 100_000 })
    expect(total([paused]).detail).toBe('0%')
  })

  it('leaves out uploads that wait for a person while others continue', () => {
    const assets = [asset({ transfer: 'failed' }), asset({ transfer: 'duplicate' }), asset()]
    expect(total(assets).title).toBe('Uploading 1 file')
  })

  it('says how uploads ended', () => {
    const done = asset({ status: 'completed', transfer: 'sent' })
    expect(total([asset({ status: 'processing' }), done]).title).toBe('Processing 1 file')
    expect(total([done, asset({ transfer: 'failed' })]).title).toBe('1 file added')
    expect(total([asset({ transfer: 'failed' })], [{}]).title).toBe('2 files with problems')
  })

  it('distinguishes stopped uploads from failed ones', () => {
    const unfinished = {} as NonNullable<UploadNote['unfinished']>
    expect(total([], [{ unfinished }, { unfinished }]).title).toBe('2 uploads stopped')
    expect(total([], [{ unfinished }, {}]).title).toBe('2 files with problems')
  })

  it('has no percentage for empty files', () => {
    expect(total([asset({ bytes: 0 })]).percent).toBe(0)
  })
})

test('files added together are one batch, newest first, without replacements', () => {
  const assets = [
    asset({ id: 'a', collectionId: 'c' }),
    asset({ id: 'b', importId: 'two' }),
    asset({ id: 'c', collectionId: 'c' }),
    asset({ id: 'd', importId: 'three', replaces: 'item-1' }),
  ]
  expect(
    batchesOf(assets).map((batch) => [batch.importId, batch.collectionId, batch.assets.length]),
  ).toEqual([
    ['two', null, 1],
    ['one', 'c', 2],
  ])
})
