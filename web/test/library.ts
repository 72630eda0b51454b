import type { Collection } from '@satchel/contract/collections.ts'
import type { SearchResult } from '@satchel/contract/search/search.ts'
import {
  type AccountSettings,
  type Category,
  type CategoryValue,
  getAccountSettings,
  type Tag,
} from '@satchel/contract/taxonomy.ts'
import type { User } from '@satchel/contract/users.ts'
import { screen } from '@testing-library/react'
import { answers } from './contract-server.ts'
import { foundItemOf, itemId, OWNER, SEARCH_ID } from './items.ts'

const AT = '2026-11-20T09:00:00.000Z'

export function categoryValue(
  number: number,
  label: string,
  overrides: Partial<CategoryValue> = {},
) {
  return {
    id: itemId(1_000 + number),
    label,
    color: '#0f766e',
    position: number,
    archived: false,
    itemCount: 0,
    ...overrides,
  }
}

export function tagOf(label: string, itemCount = 0): Tag {
  return { key: label.toLowerCase(), label, color: null, itemCount }
}

interface Taxonomy extends Partial<Record<Category, CategoryValue[]>> {
  tags?: Tag[]
  requiredCategories?: Category[]
}

/** Answers with these categories and tags only. */
export function taxonomy({ tags = [], requiredCategories = [], ...categories }: Taxonomy = {}) {
  const none = { funnelStage: [], contentProduct: [], contentType: [] }
  const settings: AccountSettings = {
    id: itemId(99),
    version: 1,
    tags,
    categories: { ...none, contentIndustry: [], contentRegion: [], ...categories },
    requiredCategories,
    sharing: {
      allowDownload: true,
      downloadAs: 'pdf',
      questions: false,
      allowPassOn: true,
      visitsKeptMonths: null,
    },
    activity: { keptMonths: 24 },
    agreementYears: 3,
    ocrLanguages: [],
    notifications: { shareView: true },
  }
  return answers(getAccountSettings, settings)
}

export function collectionId(number: number): string {
  return `0199cccc-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** Returns a collection as the server sends it, with these fields. */
export function collectionOf(overrides: Partial<Collection> = {}): Collection {
  const itemIds = overrides.itemIds ?? []
  return {
    id: collectionId(1),
    version: 1,
    kind: 'manual',
    name: 'Trade fair',
    description: '',
    coverUrl: null,
    coverItemId: null,
    visibility: 'team',
    search: null,
    itemIds,
    itemCount: itemIds.length,
    itemCountRelation: 'eq',
    owner: OWNER,
    upvotes: 0,
    upvoted: false,
    favorite: false,
    shortLink: null,
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  }
}

/** Returns a search result with items of these names, numbered from 1. */
export function foundOf(...names: readonly string[]): SearchResult {
  const items = names.map((name, index) => foundItemOf({ id: itemId(index + 1), name }))
  const total = { value: items.length, relation: 'eq' as const }
  return { searchId: SEARCH_ID, items, total, nextCursor: null }
}

export function personOf(number: number, name: string, overrides: Partial<User> = {}): User {
  return {
    id: itemId(500 + number),
    name,
    username: name.toLowerCase(),
    email: `${name.toLowerCase()}@northwind.test`,
    role: 'editor',
    avatar: { large: null, medium: null, thumbnail: null },
    status: 'active',
    lastSeenAt: null,
    locale: null,
    ...overrides,
  }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
export const noButton = (name: string | RegExp) =>
  screen.queryAllByRole('button', { name }).length === 0
