import type { ReadLink } from '@satchel/contract/links.ts'

let count = 0

/** A link as the server answers it; what matters to a test is given. */
export function linkOf(given: Partial<ReadLink> = {}): ReadLink {
  count += 1
  return {
    id: `01920000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    slug: `slug-${count}`,
    url: `http://localhost/l/slug-${count}`,
    itemId: '01920000-0000-7000-8000-0000000000aa',
    itemType: 'ITEM',
    version: 1,
    itemName: 'Price sheet',
    isOwn: false,
    target: null,
    sharedBy: { id: '01920000-0000-7000-8000-0000000000bb', name: 'Mara' },
    sharedToEmail: null,
    sharedToMemo: null,
    sharedToOrganization: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    expiresAt: null,
    hasPassword: false,
    allowDownload: true,
    requireEmail: false,
    proveEmail: true,
    allowed: [],
    refused: [],
    notify: null,
    utm: {},
    preview: {},
    watermark: false,
    views: 0,
    viewers: 0,
    lastViewedAt: null,
    disabledAt: null,
    seconds: 0,
    pagesRead: 0,
    ...given,
  }
}

/** An item to share, another one each time. */
export function sharedOf() {
  count += 1
  const itemId = `01920000-0000-7000-8000-${String(count).padStart(12, '0')}`
  return { itemType: 'ITEM', itemId, itemName: 'Price sheet' } as const
}
