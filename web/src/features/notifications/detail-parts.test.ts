import type { Notification } from '@satchel/contract/notifications.ts'
import { expect, it } from 'vitest'
import { itemId } from '../../../test/items.ts'
import { detailOf as german } from '../../languages/de/features/notifications/notification-labels.ts'
import { detailOf as spanish } from '../../languages/es/features/notifications/notification-labels.ts'
import { detailOf as french } from '../../languages/fr/features/notifications/notification-labels.ts'
import { detailOf as english } from './notification-labels.ts'

const notification = (detail: string, facts?: Notification['facts']): Notification => ({
  ...{ id: itemId(1), kind: 'share-view', at: '2026-11-20T09:00:00.000Z', readAt: null },
  ...{ text: '“Prices” was opened', url: '/links/1', count: 1, detail },
  ...(facts && { facts }),
})

it.each([
  { in: german, link: 'Link für Vera', device: 'Chrome unter Windows', added: '1,200 hinzugefügt' },
  { in: french, link: 'Lien pour Vera', device: 'Chrome sur Windows', added: '1,200 ajoutés' },
  { in: spanish, link: 'Enlace para Vera', device: 'Chrome en Windows', added: '1,200 añadidos' },
])('writes details of facts as “$link”', ({ in: detailOf, link, device, added }) => {
  expect(detailOf(notification('Link for Vera', { recipient: 'Vera' }))).toBe(link)
  const client = { browser: 'Chrome', os: 'Windows' }
  expect(detailOf(notification('Chrome on Windows', client))).toBe(device)
  // Tests write numbers in English.
  expect(detailOf(notification('1,200 added', { added: 1_200 }))).toBe(added)
})

it('leaves someone’s own words and English details as they are', () => {
  for (const detailOf of [english, german, french, spanish])
    expect(detailOf(notification('Could you add prices?'))).toBe('Could you add prices?')
  expect(english(notification('Link for Vera', { recipient: 'Vera' }))).toBe('Link for Vera')
})
