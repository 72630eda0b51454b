import type { Notification } from '@satchel/contract/notifications.ts'
import { expect, it } from 'vitest'
import { itemId } from '../../../test/items.ts'
import { detailOf } from './detail-parts.ts'
import { sentenceOf } from './notification-labels.ts'

const notification = (detail: string, others: Partial<Notification> = {}): Notification => ({
  id: itemId(1),
  kind: 'share-view',
  at: '2026-11-20T09:00:00.000Z',
  readAt: null,
  text: '“Prices” was opened',
  url: '/links/1',
  count: 1,
  detail,
  ...others,
})

it('writes details of facts, and leaves someone’s own words as they are', () => {
  expect(detailOf(notification('', { facts: { recipient: 'Vera' } }))).toBe('Link for Vera')
  const client = { browser: 'Chrome', os: 'Windows' }
  expect(detailOf(notification('', { facts: client }))).toBe('Chrome on Windows')
  expect(detailOf(notification('', { facts: { added: 1_200 } }))).toBe('1,200 added')
  expect(detailOf(notification('Could you add prices?'))).toBe('Could you add prices?')
})

it('writes what happened once and several times', () => {
  const actor = { id: itemId(2), name: 'Ada' }
  const opened = { itemName: 'Prices', actor }
  expect(sentenceOf(notification('', opened))).toBe('Ada opened “Prices”')
  expect(sentenceOf(notification('', { ...opened, count: 3 }))).toBe(
    '“Prices” was opened 3 times, last by Ada',
  )
  expect(sentenceOf(notification('', { itemName: 'Prices' }))).toBe('“Prices” was opened')
  expect(sentenceOf(notification('', { kind: 'export-finished', failed: true }))).toBe(
    'Your export failed',
  )
})
