import type { Bundle, Search, ZObject } from 'zapier-platform-core'
import { call } from './api.ts'
import { EVENTS } from './generated/events.ts'

const findItem = {
  key: 'find_item',
  noun: 'Item',
  display: {
    label: 'Find Item',
    description: 'Finds an item by words, also inside documents.',
  },
  operation: {
    inputFields: [{ key: 'searchTerm', label: 'Search term', required: true }],
    perform: async (z: ZObject, bundle: Bundle) => {
      const { searchTerm } = bundle.inputData
      const body = { searchTerm, limit: 10 }
      return (await call(z, bundle, 'items/v1/search', { method: 'POST', body })).items
    },
    sample: EVENTS['item.added'].sample,
  },
}

const findLink = {
  key: 'find_link',
  noun: 'Link',
  display: {
    label: 'Find Link',
    description: 'Finds a link by its recipient, item or short address.',
  },
  operation: {
    inputFields: [
      { key: 'search', label: 'Recipient, item or short address', required: true },
      { key: 'everyone', label: 'Links of everyone', type: 'boolean', default: 'false' },
    ],
    perform: async (z: ZObject, bundle: Bundle) => {
      const { search, everyone } = bundle.inputData
      const params = {
        search: String(search),
        limit: 10,
        ...(everyone ? { everyone: 'true' } : {}),
      }
      return (await call(z, bundle, 'items/v1/v2/shortener/my-links', { params })).items
    },
    sample: EVENTS['link.created'].sample,
  },
}

const findExpiring = {
  key: 'find_expiring_links',
  noun: 'Link',
  display: {
    label: 'Find Links About to Expire',
    description: 'Finds links that expire within some days, the first to expire first.',
  },
  operation: {
    inputFields: [{ key: 'days', label: 'Days', type: 'integer', default: '7', required: true }],
    perform: async (z: ZObject, bundle: Bundle) => {
      const until = new Date(Date.now() + Number(bundle.inputData.days) * 86_400_000).toISOString()
      const links = await liveLinks(z, bundle)
      return links
        .filter(({ expiresAt }) => expiresAt !== null && expiresAt <= until)
        .sort((one, other) => (one.expiresAt ?? '').localeCompare(other.expiresAt ?? ''))
    },
    sample: EVENTS['link.expiring'].sample,
  },
}

interface Link {
  id: string
  expiresAt: string | null
}

/** Number of pages of 200 links that are looked through. */
const PAGES = 20
const PAGE = 200

async function liveLinks(z: ZObject, bundle: Bundle): Promise<Link[]> {
  const found: Link[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const params = { state: 'live', limit: PAGE, offset: page * PAGE }
    const { items } = await call(z, bundle, 'items/v1/v2/shortener/my-links', { params })
    found.push(...items)
    if (items.length < PAGE) break
  }
  return found
}

export const searches = {
  find_item: findItem,
  find_link: findLink,
  find_expiring_links: findExpiring,
} as unknown as Record<string, Search>
