import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import type { Notices } from '../database/notices.ts'

// Pages that are the same for many visitors are made once. What they have in common is here: one bound, one kind of key,
// one way in which they become stale, and the figures that operators read.

const KINDS = ['link', 'site', 'sitemap'] as const
export type PageKind = (typeof KINDS)[number]

/** All that decides what a page shows, besides time and the changes of its tenant. */
export interface PageKey {
  /** The tenant whose page it is; null if it's made of all tenants. */
  tenantId: string | null
  /** The state of what it's made of, as it was read. */
  state: string
  parts: (string | number)[]
}

interface Shelf<T> {
  kind: PageKind
  /** Returns the bytes of a page. */
  bytesOf(page: T): number
  /** Milliseconds a page is reused. What changes is told, but days begin without a word. */
  freshMs?: number
  /** True if the page before helps to make the next one, so that it stays while there is room. */
  isKeptStale?: boolean
}

/** The pages of one kind. */
export interface Pages<T> {
  /** Returns a page that is as it would be made now. */
  recall(key: PageKey): T | undefined
  /** Returns a page, made once if many ask for it at once; `make` gets the one before. */
  fetch(key: PageKey, make: (before: T | undefined) => Promise<T>): T | Promise<T>
}

export interface KindFigures {
  kind: PageKind
  hits: number
  misses: number
  pages: number
  bytes: number
}

export interface PageCache {
  open<T>(shelf: Shelf<T>): Pages<T>
  /** Returns how often pages were found since the start, and what they take now. */
  figures(): KindFigures[]
}

interface Entry {
  kind: PageKind
  page: unknown
  bytes: number
  state: string
  /** The generation of its tenant when it was begun. */
  generation: number
  until: number
  isKeptStale: boolean
}

const MIB = 1024 * 1024
/** Milliseconds, well below the minutes for which signed addresses of files are valid. */
const FRESH = 10_000
/** Bytes of the key and the objects around a page. */
const BYTES_AROUND = 1_000

export function openPageCache(
  { PAGE_CACHE_MB }: Pick<Config, 'PAGE_CACHE_MB'>,
  notices: Notices,
): PageCache {
  const store = openStore(PAGE_CACHE_MB * MIB)
  const generationOf = watchGenerations(notices)
  const counts = new Map(KINDS.map((kind) => [kind, { hits: 0, misses: 0 }]))
  return {
    open: (shelf) => openShelf(shelf, { store, generationOf, count: counts.get(shelf.kind) }),
    figures: () =>
      KINDS.map((kind) => {
        const own = [...store.values()].filter((entry) => entry.kind === kind)
        const bytes = own.reduce((sum, entry) => sum + entry.bytes, 0)
        return { kind, ...(counts.get(kind) ?? { hits: 0, misses: 0 }), pages: own.length, bytes }
      }),
  }
}

interface Parts {
  store: Store
  generationOf: (tenantId: string | null) => number
  count: { hits: number; misses: number } | undefined
}

function openShelf<T>(shelf: Shelf<T>, { store, generationOf, count }: Parts): Pages<T> {
  const { kind, bytesOf, freshMs = FRESH, isKeptStale = false } = shelf
  const making = new Map<string, Promise<T>>()

  function recall(key: PageKey): T | undefined {
    const entry = store.get(nameOf(kind, key))
    const isGood =
      entry !== undefined &&
      entry.state === key.state &&
      entry.generation === generationOf(key.tenantId) &&
      entry.until > Date.now()
    return isGood ? (entry.page as T) : undefined
  }

  async function makeNow(key: PageKey, make: (before: T | undefined) => Promise<T>): Promise<T> {
    const name = nameOf(kind, key)
    const { state } = key
    const generation = generationOf(key.tenantId)
    const page = await make(store.get(name)?.page as T | undefined)
    const bytes = BYTES_AROUND + bytesOf(page)
    const until = Date.now() + freshMs
    store.set(name, { kind, page, bytes, state, generation, until, isKeptStale })
    return page
  }

  return {
    recall,
    fetch(key, make) {
      const page = recall(key)
      if (count) count[page === undefined ? 'misses' : 'hits'] += 1
      if (page !== undefined) return page
      if (store.isOff) return make(undefined)
      const name = `${nameOf(kind, key)}\n${key.state}\n${generationOf(key.tenantId)}`
      const promise = making.get(name) ?? makeNow(key, make).finally(() => making.delete(name))
      making.set(name, promise)
      return promise
    },
  }
}

/** The tenant is in each name, so that none gets a page of another. */
function nameOf(kind: PageKind, { tenantId, parts }: PageKey): string {
  return JSON.stringify([kind, tenantId, ...parts])
}

interface Store {
  /** True if it holds nothing, so that each page is made for one visitor. */
  isOff: boolean
  get(name: string): Entry | undefined
  set(name: string, entry: Entry): void
  values(): Iterable<Entry>
}

/** Holds pages up to a number of bytes; those that are stale and help no other go in each new span of time. */
function openStore(bytesMax: number): Store {
  const entries = new LRUCache<string, Entry>({
    // To the library, 0 is no bound; the store is off then.
    maxSize: Math.max(1, bytesMax),
    sizeCalculation: ({ bytes }) => bytes,
  })
  let lastSpan = 0
  return {
    isOff: bytesMax === 0,
    get: (name) => entries.get(name),
    values: () => entries.values(),
    set(name, entry) {
      const now = Date.now()
      const span = Math.floor(now / FRESH)
      if (span !== lastSpan)
        for (const [key, { until, isKeptStale }] of [...entries.entries()])
          if (until <= now && !isKeptStale) entries.delete(key)
      lastSpan = span
      entries.set(name, entry)
    },
  }
}

/** Counts what happens in each tenant, on whichever node: any of it may change a page. */
function watchGenerations(notices: Notices): (tenantId: string | null) => number {
  const generations = new Map<string, number>()
  let gaps = 0
  notices.on('content', (tenantId) => {
    generations.set(tenantId, (generations.get(tenantId) ?? 0) + 1)
  })
  // Whatever was changed meanwhile wasn't heard of.
  notices.onGap(() => {
    gaps += 1
  })
  return (tenantId) => gaps + (generations.get(tenantId ?? '') ?? 0)
}
