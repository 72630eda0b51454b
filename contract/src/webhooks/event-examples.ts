import type { EventData, PlainEvent } from './event-schemas.ts'

// What each event looks like, for those who set up a program before an event was sent.

const by = { id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21', name: 'Ada' }
const item = {
  id: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
  kind: 'file',
  name: 'Price list',
  url: null,
} as const
const named = { id: item.id, name: item.name }
const shared = {
  itemType: 'ITEM',
  itemId: item.id,
  itemName: item.name,
  recipient: 'bo@example.com',
  sharedBy: by,
} as const
const link = {
  id: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
  url: 'https://satchel.example.com/l/k3v9q',
  ...shared,
}
const visit = {
  id: '019a5b0f-2a10-7c44-8f0e-5b7d3c1a9e60',
  at: '2026-11-25T04:00:00.000Z',
}
const visited = { id: link.id, slug: 'k3v9q', ...shared }
const reader = { email: 'bo@example.com', emailProved: true }
const person = { id: '019a5b0d-11aa-7d10-9f43-5d0a2b6f7e90', name: 'Bo', email: 'bo@example.com' }
const wish = {
  id: '019a5b0d-6e40-7f53-8a2c-3d9e7f1a5b64',
  kind: 'content',
  title: 'A case study',
} as const

const message = {
  id: '019a5b22-3e10-7b64-9d71-2a6c8f0e4b15',
  linkId: link.id,
  conversationId: '019a5b22-3d05-7c18-8f42-6b9d1e3a7c20',
  itemType: 'ITEM',
  itemId: '019a5a01-2b10-7c33-9d54-2a1f5c7e0b38',
  itemName: 'Price list 2027',
  recipient: 'bo@example.com',
  visitor: { name: 'Bo', email: 'bo@example.com', proved: true },
} as const

const question = {
  id: '019a5b20-7d10-7a42-8c63-1f0e4b6d9a27',
  linkId: link.id,
  itemId: '019a5a01-2b10-7c33-9d54-2a1f5c7e0b38',
  itemName: 'Price list 2027',
  page: 7,
  quote: '355 EUR',
  text: 'Is there a discount for large orders?',
  recipient: 'bo@example.com',
  asker: { name: null, email: 'bo@example.com', proved: true },
}

/** The data of an event of each kind. */
export const EVENT_EXAMPLES: { readonly [Event in PlainEvent]: EventData<Event> } = {
  'link.read': {
    ...visit,
    endedAt: '2026-11-25T04:03:10.000Z',
    reader,
    certainty: 'proved',
    isFirst: true,
    seconds: 185,
    minutes: 3.1,
    share: 0.25,
    longestPages: [{ itemId: item.id, page: 3, seconds: 95.5 }],
    items: [{ ...named, seconds: 185, share: 0.25 }],
    downloaded: false,
    country: 'CH',
    device: 'desktop',
    link: visited,
  },
  'link.viewed': { ...visit, country: 'CH', link: visited },
  'link.downloaded': { ...visit, item: named, reader, link: visited },
  'file.received': {
    id: '019a5b10-4c20-7d31-9b52-7e0d3a5c8f16',
    request: { id: '019a5b10-1a08-7c22-8e41-5d9c2b4a7e05', title: 'Documents for the offer' },
    slot: 'Certificate',
    name: 'certificate.pdf',
    bytes: 48_213,
    mime: 'application/pdf',
    scanned: 'clean',
    linkId: link.id,
    recipient: 'bo@example.com',
    sender: { email: 'bo@example.com', proved: true },
  },
  'message.received': { ...message, kind: 'message', text: 'What about 500 sensors?' },
  'message.sent': {
    ...message,
    id: '019a5b23-0a40-7e2f-8c53-7d4b9f1e6a38',
    text: 'The price list for large orders is attached.',
    by,
    mailed: true,
    attached: [
      {
        id: '019a5b23-0b15-7a90-9e64-1c5f8d2b7a49',
        url: 'https://satchel.example.com/l/k7m3p9w2x4za',
        itemId: '019a5a01-7c20-7d11-8b35-4e6a9c0f2d57',
        itemName: 'Large orders',
      },
    ],
  },
  'question.asked': question,
  'question.answered': {
    ...question,
    answer: { by, text: 'Yes, from 100 sensors on.', at: '2026-11-20T10:12:00.000Z' },
  },
  'agreement.accepted': {
    id: '019a5b10-5d31-7a40-8c63-2f1e4b6d9a27',
    agreement: { id: '019a5b10-0c14-7f35-a7d2-6b8c1e3f5d49', name: 'Confidentiality', version: 2 },
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    name: 'Bo Berg',
    email: 'bo@example.com',
    proved: true,
    linkId: link.id,
    recipient: 'bo@example.com',
  },
  'plan.changed': {
    id: '019a5b24-1c70-7d18-9b42-3e6f0a9c5d27',
    site: { id: '019a5b0d-9a15-7c02-8d53-2b6f4e1a7c39', name: 'Sensors for Acme' },
    task: {
      id: 'security-review',
      name: 'Security review',
      state: 'done',
      dueOn: '2026-11-27',
      owner: { name: 'Bo Berg', email: 'bo@example.com' },
    },
    comment: 'Our IT has no objections.',
    by: { userId: null, name: 'Bo Berg', email: 'bo@example.com' },
    linkId: link.id,
    recipient: 'bo@example.com',
    ...{ total: 9, done: 4, late: 0 },
    next: { id: 'contract', name: 'Contract', dueOn: '2026-12-04' },
  },
  'link.created': { ...link, by },
  'link.passed-on': {
    ...link,
    id: '019a5b11-2c40-7e05-8b31-4d6f0a9c2e17',
    url: 'https://satchel.example.com/l/m4x2t8r6w9zd',
    recipient: 'cy@example.com',
    parentLinkId: link.id,
    name: 'Cy Young',
    passedBy: reader,
  },
  'link.expiring': { ...link, expiresAt: '2026-11-26T00:00:00.000Z' },
  'link.withdrawn': { ...link, by },
  'lead.received': {
    id: '019a5b10-1b20-7d55-9a1f-6c8e4d2b0f71',
    cta: { id: '019a5b0d-8060-7b75-8c4e-5f1a9c3d7e86', name: 'Contact' },
    values: { email: 'bo@example.com' },
    consent: null,
    linkId: link.id,
    itemId: item.id,
    siteId: null,
  },
  'item.added': { ...item, by },
  'item.updated': { ...item, fields: ['file', 'name'], by },
  'item.expired': { ...item, expiresOn: '2026-11-24', owner: by },
  'collection.updated': {
    id: '019a5b0d-4c20-7d31-8e0a-1b7c5d9e3f42',
    name: 'Spring fair',
    fields: ['items'],
    added: ['Price list'],
    removed: [],
    by,
  },
  'site.published': {
    id: '019a5b0d-5d30-7e42-9f1b-2c8d6e0f4a53',
    name: 'Spring fair',
    url: 'https://satchel.example.com/p/spring-fair',
    isFirst: true,
    by,
  },
  'wish.created': { ...wish, description: 'Of a customer in retail', by },
  'wish.delivered': {
    ...wish,
    organization: 'Acme',
    itemIds: [item.id],
    author: { id: person.id, name: person.name },
    by,
  },
  'person.joined': { ...person, role: 'editor', isReturn: false },
  'person.left': { ...person, by },
}
