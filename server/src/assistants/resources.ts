import { getCollection } from '@satchel/contract/collections.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { type Api, Refused } from './api.ts'
import { readPages } from './documents.ts'

/** Content that assistants read by its address. */
export const RESOURCES = [
  {
    uriTemplate: 'satchel://item/{id}',
    name: 'Item',
    description: 'An item with its descriptions and the text of its pages, as far as it fits',
    mimeType: 'application/json',
  },
  {
    uriTemplate: 'satchel://collection/{id}',
    name: 'Collection',
    description: 'A collection with the ids of its items',
    mimeType: 'application/json',
  },
] as const

const LISTED_MAX = 50
const ADDRESS = /^satchel:\/\/(item|collection)\/([0-9a-f-]{36})$/

/** Lists the items that changed last. */
export async function listResources(api: Api) {
  const { items } = await api(searchItems, { body: { orderBy: 'updated', limit: LISTED_MAX } })
  return items.map(({ id, name, description }) => ({
    ...{ uri: `satchel://item/${id}`, name, mimeType: 'application/json' },
    ...(description && { description }),
  }))
}

/** Reads an item or a collection; throws `Refused` for another address. */
export async function readResource(api: Api, uri: string) {
  const [, kind, id = ''] = ADDRESS.exec(uri) ?? []
  if (!kind) throw new Refused(`There is no resource ${uri}`)
  const content = kind === 'item' ? await itemOf(api, id) : await collectionOf(api, id)
  return { uri, mimeType: 'application/json', text: JSON.stringify(content, null, 1) }
}

async function itemOf(api: Api, id: string) {
  const item = await api(getItem, { params: { id } })
  const { kind, name, url, description, visitorDescription, updatedAt, expiresOn } = item
  const about = { id, name, url, description, visitorDescription, updatedAt, expiresOn }
  return kind === 'file' ? { ...about, ...(await readPages(api, { id, from: 1 })) } : about
}

async function collectionOf(api: Api, id: string) {
  const { name, description, itemIds } = await api(getCollection, { params: { id } })
  return { id, name, description, items: itemIds.map((itemId) => `satchel://item/${itemId}`) }
}
