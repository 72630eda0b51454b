import { readStoredJson, writeStored } from '../../../lib/browser-storage.ts'

const RECENT_MAX = 5

/**
 * Puts a collection first among those recently used in this browser. Without storage they stay in the server's order.
 */
export function rememberCollection(id: string): void {
  const ids = [id, ...recentIds().filter((each) => each !== id)]
  writeStored('recentCollections', JSON.stringify(ids.slice(0, RECENT_MAX)))
}

/** Returns the recently used ones first, the others in their order. */
export function recentFirst<T extends { id: string }>(collections: readonly T[]): T[] {
  const ids = recentIds()
  const place = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : RECENT_MAX)
  return collections.toSorted((one, other) => place(one) - place(other))
}

function recentIds(): string[] {
  const ids = readStoredJson('recentCollections')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
