import { emptyStoredFiles, openStoredFiles } from './uploads/stored-files.ts'

type Area = 'local' | 'session'

interface Shelf {
  area: Area
  /** Storage key; ends in a separator if several entries follow, each with an id. */
  key: string
  /**
   * Owner: a person's entries are removed when the session ends. Work says whose it is, waits for that person, and is
   * removed when they sign out. The browser's say nothing about who signed in, and stay.
   */
  of: 'person' | 'work' | 'browser'
}

/**
 * Entries that Satchel has in a browser's local and session storage. A test keeps all other code from using them.
 * IndexedDB has files on their way to the server (`stored-files.ts`), which go with the personal entries. Cache storage has the built files, the same for everyone (`service-worker.ts`).
 */
const SHELVES = {
  cache: { area: 'local', key: 'satchel-cache/', of: 'person' },
  cacheOwner: { area: 'local', key: 'satchel-cache-owner', of: 'person' },
  changes: { area: 'local', key: 'satchel-changes/', of: 'work' },
  /** Notice on the account that was closed. */
  closedNotice: { area: 'local', key: 'satchel-closed-notice', of: 'person' },
  endpoint: { area: 'local', key: 'satchel-endpoint', of: 'person' },
  events: { area: 'local', key: 'satchel-events-', of: 'person' },
  hiddenSteps: { area: 'local', key: 'satchel-first-steps-hidden', of: 'person' },
  lastLook: { area: 'local', key: 'satchel-last-look', of: 'person' },
  recentCollections: { area: 'local', key: 'recent-collections', of: 'person' },
  siteDrafts: { area: 'local', key: 'satchel-site:', of: 'person' },
  unfinishedUploads: { area: 'local', key: 'satchel-unfinished-uploads', of: 'person' },
  /** Snapshot that the script in `frame.html` reads too. */
  frame: { area: 'session', key: 'satchel-frame', of: 'person' },
  openedItems: { area: 'session', key: 'opened-items', of: 'person' },
  openedList: { area: 'session', key: 'opened-list', of: 'person' },
  reading: { area: 'session', key: 'satchel-reading', of: 'person' },
  /** Layouts of the library and the collections, by list. */
  layouts: { area: 'local', key: 'satchel-layout/', of: 'browser' },
  /** State of the panel beside the page of a site: hidden or not. */
  sitePanel: { area: 'local', key: 'satchel-site-panel', of: 'browser' },
  /** Color scheme, written by Mantine. */
  colorScheme: { area: 'local', key: 'mantine-color-scheme-value', of: 'browser' },
  /** Actions of visitors on CTAs. */
  ctas: { area: 'local', key: 'satchel-cta-', of: 'browser' },
  /** CTAs that were seen in the current visit. */
  ctasOfVisit: { area: 'session', key: 'satchel-visit-cta-', of: 'browser' },
  /** Version of Satchel whose news were looked at. */
  seenVersion: { area: 'local', key: 'satchel-seen-version', of: 'browser' },
  /** Form in which tables are downloaded, for the programs on the device. */
  tableForm: { area: 'local', key: 'satchel-table-form', of: 'browser' },
  /** Version of a file that was read by a link, and the visit. */
  reads: { area: 'local', key: 'satchel-read-', of: 'browser' },
  /** Last message of a conversation that a visitor has seen. */
  threads: { area: 'local', key: 'satchel-thread-', of: 'browser' },
  usage: { area: 'local', key: 'satchel-usage', of: 'browser' },
} as const satisfies Record<string, Shelf>

type ShelfName = keyof typeof SHELVES

const LASTING_SHELVES = Object.values<Shelf>(SHELVES).filter(({ of }) => of !== 'person')

/** True after sign-out: work still running on this page then stores nothing of the person. */
let isSignedOut = false

/** Returns an entry's whole key. */
export function nameOf(shelf: ShelfName, id = ''): string {
  return SHELVES[shelf].key + id
}

/** Returns an entry's text; null if there is none, or the browser has no storage. */
export function readStored(shelf: ShelfName, id = ''): string | null {
  return storageOf(SHELVES[shelf].area)?.getItem(nameOf(shelf, id)) ?? null
}

/** Returns an entry's JSON; undefined if there is none, or it is invalid. */
export function readStoredJson(shelf: ShelfName, id = ''): unknown {
  try {
    return JSON.parse(readStored(shelf, id) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Returns whether the text is stored: there may be no room, no storage, or nobody signed in. */
export function writeStored(shelf: ShelfName, text: string, id = ''): boolean {
  const { area, of } = SHELVES[shelf]
  const storage = storageOf(area)
  if (!storage || (isSignedOut && of !== 'browser')) return false
  try {
    storage.setItem(nameOf(shelf, id), text)
    return true
  } catch {
    return false
  }
}

export function removeStored(shelf: ShelfName, id = ''): void {
  storageOf(SHELVES[shelf].area)?.removeItem(nameOf(shelf, id))
}

/** Returns the ids of a shelf's entries. */
export function storedIds(shelf: ShelfName): string[] {
  const { area, key } = SHELVES[shelf]
  return Object.keys(storageOf(area) ?? {})
    .filter((name) => name.startsWith(key))
    .map((name) => name.slice(key.length))
}

/** Removes all of a shelf's entries. */
export function clearShelf(shelf: ShelfName): void {
  for (const id of storedIds(shelf)) removeStored(shelf, id)
}

/** Allows personal entries again after a sign-in. */
export function openStorage(): void {
  isSignedOut = false
  openStoredFiles()
}

/** Removes personal entries, whoever wrote them, and blocks more of them and of work until a sign-in. */
export function emptyStorage(): void {
  isSignedOut = true
  emptyStoredFiles()
  emptyArea('local')
  emptyArea('session')
}

/** Removes the personal entries of this tab. */
export function emptySession(): void {
  emptyArea('session')
}

function emptyArea(area: Area): void {
  const storage = storageOf(area)
  for (const name of Object.keys(storage ?? {}))
    if (!LASTING_SHELVES.some((shelf) => shelf.area === area && name.startsWith(shelf.key)))
      storage?.removeItem(name)
}

/** Returns a storage; undefined if the browser refuses it. */
function storageOf(area: Area): Storage | undefined {
  try {
    return area === 'local' ? localStorage : sessionStorage
  } catch {
    return undefined
  }
}
