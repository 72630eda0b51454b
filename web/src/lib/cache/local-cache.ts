import {
  CLIENT_CACHE_ENTRY_MAX,
  CLIENT_CACHE_KEPT,
  CLIENT_CACHE_MAX,
} from '@satchel/contract/constants.ts'
import {
  clearShelf,
  nameOf,
  readStored,
  removeStored,
  storedIds,
  writeStored,
} from '../browser-storage.ts'
import { pageMeta } from '../page-meta.ts'

// A cache in local storage, of one person in one account. An entry is a line with its priority, when it was written and
// when it ends, and its value as JSON.

const USUAL = 5
/** Name of the build, the same in both entries. */
const BUILD = pageMeta('satchel-build') ?? ''

interface EntryOptions {
  /** Priority from 1, kept the longest, to 5. */
  priority?: number
  /** Lifetime in ms. */
  ttl?: number
}

interface Entry {
  key: string
  priority: number
  at: number
  ends: number
  size: number
}

/**
 * Clears the cache for another owner, who must not see the previous one's data, and for another build, whose data has
 * other shapes.
 */
export function ownCache(owner: string): void {
  if (isOwnCache(owner)) return
  clearCache()
  writeStored('cacheOwner', `${BUILD} ${owner}`)
}

/** Returns the current or last owner of the cache, of any build; undefined once it was cleared. */
export function lastCacheOwner(): string | undefined {
  return readStored('cacheOwner')?.split(' ').slice(1).join(' ')
}

/** Tells whether the cache still belongs to the owner; not after it was cleared, as by signing out in any tab. */
export function isOwnCache(owner: string): boolean {
  return readStored('cacheOwner') === `${BUILD} ${owner}`
}

export function clearCache(): void {
  clearShelf('cache')
  removeStored('cacheOwner')
}

/** Returns a value and when it was written; undefined once it has expired. */
export function readCache<T>(key: string): { value: T; at: number } | undefined {
  if (!readStored('cacheOwner')?.startsWith(`${BUILD} `)) return undefined
  const text = readStored('cache', key)
  if (text === null) return undefined
  const { ends, at } = entryOf(key, text)
  if (ends > Date.now()) {
    try {
      return { value: JSON.parse(text.slice(text.indexOf('\n') + 1)), at }
    } catch {
      // Another program wrote there.
    }
  }
  removeStored('cache', key)
  return undefined
}

/**
 * Stores a value. If the cache is full, expired entries make room, then those with the lowest priority, then the
 * oldest.
 */
export function writeCache(
  key: string,
  value: unknown,
  { priority, ttl }: EntryOptions = {},
): void {
  removeStored('cache', key)
  const now = Date.now()
  const head = [priority ?? USUAL, now, now + (ttl ?? CLIENT_CACHE_KEPT)].join(' ')
  const text = `${head}\n${JSON.stringify(value)}`
  const { size } = entryOf(key, text)
  if (size > CLIENT_CACHE_ENTRY_MAX) return
  makeRoom(CLIENT_CACHE_MAX - size)
  // Browsers may have less room than we allow ourselves: then there is less to show at once.
  writeStored('cache', text, key)
}

/** Returns all keys, including those of expired entries. */
export function cachedKeys(): string[] {
  return storedIds('cache')
}

function makeRoom(room: number): void {
  const now = Date.now()
  const all = entries().sort(
    (one, other) =>
      Number(other.ends <= now) - Number(one.ends <= now) ||
      other.priority - one.priority ||
      one.at - other.at,
  )
  let used = all.reduce((sum, { size }) => sum + size, 0)
  for (const { key, ends, size } of all) {
    if (used <= room && ends > now) return
    removeStored('cache', key)
    used -= size
  }
}

function entries(): Entry[] {
  return cachedKeys().map((key) => entryOf(key, readStored('cache', key) ?? ''))
}

function entryOf(key: string, text: string): Entry {
  const [priority = USUAL, at = 0, ends = 0] = text
    .slice(0, text.indexOf('\n'))
    .split(' ')
    .map(Number)
  return { key, priority, at, ends, size: sizeOf(nameOf('cache', key) + text) }
}

/** Returns the size in bytes, as UTF-8. */
function sizeOf(text: string): number {
  return new Blob([text]).size
}
