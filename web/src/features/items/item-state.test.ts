import type { Item } from '@satchel/contract/items/items.ts'
import { describe, expect, it, test } from 'vitest'
import { itemId, itemOf, OWNER } from '../../../test/items.ts'
import { patchedBy } from './bulk/bulk-patch.ts'
import { isShareable, itemStateOf } from './item-state.ts'

const TODAY = '2026-11-22'

test.each<[string, Partial<Item>, string | null]>([
  ['usual', {}, null],
  ['uploading', { status: 'uploading' }, 'Uploading'],
  ['being read', { status: 'processing' }, 'Processing'],
  ['not readable', { status: 'failed' }, 'Failed'],
  [
    'with a new file that is not readable',
    { status: 'failed', newFileVersion: 2 },
    'New file failed',
  ],
  ['on its last day', { expiresOn: TODAY }, null],
  ['a day after its last', { expiresOn: '2026-11-21' }, 'Expired'],
  ['on the day of its release', { releasesOn: TODAY }, null],
  ['a day before its release', { releasesOn: '2026-11-23' }, 'Not released'],
  ['broken', { broken: true }, 'Broken link'],
  ['for the team alone', { shareable: false }, 'Internal'],
  ['expired and broken', { expiresOn: '2026-01-01', broken: true }, 'Expired'],
])('an item that is %s is called so', (_, input, label) => {
  expect(itemStateOf(itemOf(input), TODAY)?.label ?? null).toBe(label)
})

test('a state names its reason and effect', () => {
  const failure = 'The file is locked by a password'
  expect(itemStateOf(itemOf({ status: 'failed', failure }), TODAY)).toMatchObject({
    detail: failure,
  })
  const replaced = { status: 'failed', failure, newFileVersion: 3 } as const
  expect(itemStateOf(itemOf(replaced), TODAY)).toMatchObject({
    detail: failure,
    effect: 'The previous file is still shown.',
  })
  const pageProblem = { code: 'status', status: 404 } as const
  expect(itemStateOf(itemOf({ broken: true, pageProblem }), TODAY)?.detail).toBe(
    'The page answered with status 404.',
  )
})

test.each<[string, Partial<Item>, boolean]>([
  ['usual', {}, true],
  ['being read', { status: 'processing' }, true],
  ['not readable', { status: 'failed' }, true],
  ['uploading', { status: 'uploading' }, false],
  ['for the team alone', { shareable: false }, false],
  ['expired', { expiresOn: '2026-11-21' }, false],
  ['on its last day', { expiresOn: TODAY }, true],
  ['not released', { releasesOn: '2026-11-23' }, false],
])('whether an item that is %s can be shared', (_, input, can) => {
  expect(isShareable(itemOf(input), TODAY)).toBe(can)
})

describe('a bulk change before the server has answered', () => {
  const [ONE, TWO, THREE] = [itemId(1), itemId(2), itemId(3)]
  const item = itemOf({
    funnelStage: [ONE, TWO],
    tags: [{ key: 'fair', label: 'Fair' }],
    collectionIds: [ONE],
    releasesOn: TODAY,
    expiresOn: TODAY,
  })

  it('adds and removes values, each once', () => {
    const patch = { add: { funnelStage: [TWO, THREE] }, remove: { funnelStage: [ONE] } }
    expect(patchedBy(patch, undefined)(item).funnelStage).toEqual([TWO, THREE])
  })

  it('keeps the label of an existing tag', () => {
    const { tags } = patchedBy({ addTags: ['FAIR', 'New'] }, undefined)(item)
    expect(tags.map(({ label }) => label)).toEqual(['Fair', 'New'])
    expect(patchedBy({ removeTags: ['fair'] }, undefined)(item).tags).toEqual([])
  })

  it('adds items to a collection and removes them', () => {
    expect(patchedBy({ addToCollectionId: ONE }, undefined)(item).collectionIds).toEqual([ONE])
    expect(patchedBy({ addToCollectionId: TWO }, undefined)(item).collectionIds).toEqual([ONE, TWO])
    expect(patchedBy({ removeFromCollectionId: ONE }, undefined)(item).collectionIds).toEqual([])
  })

  it('removes one date, sets another and keeps the rest', () => {
    const patched = patchedBy({ releasesOn: null }, undefined)(item)
    expect(patched.releasesOn).toBeUndefined()
    expect(patched.expiresOn).toBe(TODAY)
    expect(patchedBy({ expiresOn: '2027-01-01' }, undefined)(item).expiresOn).toBe('2027-01-01')
  })

  it('shows switches that were turned off, and the new owner', () => {
    const owner = { id: TWO, name: 'Bo' }
    const patched = patchedBy({ shareable: false, inLibrary: false, ownerId: TWO }, owner)(item)
    expect(patched).toMatchObject({ shareable: false, inLibrary: false, owner })
    expect(patchedBy({ shareable: true }, undefined)(item).owner).toEqual(OWNER)
  })
})
