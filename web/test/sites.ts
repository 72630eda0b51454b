import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Site } from '@satchel/contract/sites/sites.ts'
import { OWNER } from './items.ts'

const AT = '2026-11-20T09:00:00.000Z'

export function siteId(number: number): string {
  return `0199dddd-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** Returns a site as the server sends it, with these fields. */
export function siteOf(overrides: Partial<Site> = {}): Site {
  return {
    id: siteId(1),
    version: 1,
    name: 'Spring fair',
    slug: 'spring-fair',
    url: 'http://localhost:3000/p/spring-fair',
    status: 'draft',
    hasPassword: false,
    theme: { color: null, font: 'sans', logoUrl: null, layout: 'wide' },
    seo: { title: '', description: '', imageUrl: null, index: false },
    access: { requireEmail: false, proveEmail: false, allowed: [], refused: [] },
    owner: OWNER,
    publishedAt: null,
    publishAt: null,
    hasChanges: false,
    views: 0,
    upvotes: 0,
    upvoted: false,
    favorite: false,
    linkId: null,
    isPersonal: false,
    createdAt: AT,
    updatedAt: AT,
    content: [],
    language: null,
    translations: [],
    ...overrides,
  }
}

export function headingBlock(text: string, id = text): Block {
  return { id, kind: 'heading', text, level: 2 }
}
