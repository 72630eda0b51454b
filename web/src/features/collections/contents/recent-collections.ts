const KEY = 'recent-collections'
const KEPT = 5

/** Puts a collection first among those used in this browser. */
export function rememberCollection(id: string): void {
  try {
    const ids = [id, ...recentIds().filter((each) => each !== id)]
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, KEPT)))
  } catch {
    // Without storage they stay in the order the server gives.
  }
}

/** Returns the recently used ones first, the others in their order. */
export function recentFirst<T extends { id: string }>(collections: readonly T[]): T[] {
  const ids = recentIds()
  const place = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : KEPT)
  return collections.toSorted((one, other) => place(one) - place(other))
}

function recentIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
