import type { ReadLink } from '@satchel/contract/links/links.ts'
import type { Message } from '@satchel/contract/links/messages.ts'
import type { Visit } from '@satchel/contract/visits/visits.ts'

let count = 0

/** Returns a link as the server sends it, with these fields. */
export function linkOf(overrides: Partial<ReadLink> = {}): ReadLink {
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
    sharedToName: null,
    sharedToMemo: null,
    sharedToOrganization: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    expiresAt: null,
    expiresOn: null,
    hasPassword: false,
    allowDownload: true,
    downloadAs: 'pdf',
    requireEmail: false,
    proveEmail: true,
    allowed: [],
    refused: [],
    notify: null,
    utm: {},
    preview: {},
    watermark: false,
    questions: false,
    allowPassOn: false,
    parentLinkId: null,
    passedOn: 0,
    unmeasured: false,
    agreementId: null,
    language: null,
    views: 0,
    viewers: 0,
    sureViews: 0,
    lastViewedAt: null,
    disabledAt: null,
    seconds: 0,
    pagesRead: 0,
    ...overrides,
  }
}

/** Returns an item to share, another one each time. */
export function sharedOf() {
  count += 1
  const itemId = `01920000-0000-7000-8000-${String(count).padStart(12, '0')}`
  return { itemType: 'ITEM', itemId, itemName: 'Price sheet' } as const
}

/** Returns a visit of which only the time is known. */
export function visitOf(overrides: Partial<Visit> = {}): Visit {
  count += 1
  const id = `0199beef-0000-7000-8000-${String(count).padStart(12, '0')}`
  return {
    id,
    at: '2026-11-21T12:00:00.000Z',
    sessionId: id,
    emailProved: false,
    itemId: null,
    itemName: null,
    country: null,
    device: null,
    browser: null,
    os: null,
    referrer: null,
    trigger: 'link',
    utm: null,
    durationS: 0,
    pages: [],
    parts: [],
    clicks: [],
    downloaded: false,
    sawChanges: false,
    certainty: overrides.emailProved ? 'proved' : 'acted',
    filtered: null,
    ...overrides,
  }
}

/** Returns a message of a visitor as the server sends it, with these fields. */
export function messageOf(number: number, overrides: Partial<Message> = {}): Message {
  const id = `01920000-0000-7000-8000-${String(1_000 + number).padStart(12, '0')}`
  return {
    id,
    kind: 'message',
    at: new Date(Date.UTC(2026, 10, 21, 12, number)).toISOString(),
    conversationId: '01920000-0000-7000-8000-0000000000cc',
    link: {
      id: '01920000-0000-7000-8000-000000000003',
      itemId: '01920000-0000-7000-8000-0000000000aa',
      itemType: 'ITEM',
      itemName: 'Price sheet',
      sharedToEmail: null,
      sharedToName: null,
      sharedToMemo: null,
      sharedToOrganization: null,
    },
    by: null,
    visitor: { name: null, email: null, emailProved: false },
    text: 'Hello',
    attached: [],
    mailed: false,
    unread: false,
    ...overrides,
  }
}
