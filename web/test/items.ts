import type { Item } from '@satchel/contract/items/items.ts'
import type { FoundItem } from '@satchel/contract/search/search.ts'

const AT = '2026-11-20T09:00:00.000Z'
export const OWNER = { id: '0199aaaa-0000-7000-8000-000000000001', name: 'Ada' }

export function itemId(number: number): string {
  return `0199bbbb-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** Returns an item as the server sends it, with these fields. */
export function itemOf(overrides: Partial<Item> = {}): Item {
  return {
    id: itemId(1),
    version: 1,
    kind: 'file',
    name: 'Sales handbook',
    originalName: 'handbook.pdf',
    description: '',
    visitorDescription: '',
    mime: 'application/pdf',
    bytes: 1_000,
    status: 'completed',
    funnelStage: [],
    contentProduct: [],
    contentType: [],
    contentIndustry: [],
    contentRegion: [],
    tags: [],
    collectionIds: [],
    shortLink: null,
    upvotes: 0,
    upvoted: false,
    favorite: false,
    views: 0,
    shares: 0,
    shareable: true,
    inLibrary: true,
    owner: OWNER,
    createdAt: AT,
    updatedAt: AT,
    meta: {},
    ...overrides,
  }
}

export function foundItemOf(overrides: Partial<FoundItem> = {}): FoundItem {
  return { ...itemOf(overrides), highlight: overrides.highlight ?? {} }
}

/** The id of every search. */
export const SEARCH_ID = itemId(900)
