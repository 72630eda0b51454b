import type { DehydratedState } from '@tanstack/react-query'
import {
  clearShelf,
  readStoredJson,
  removeStored,
  storedIds,
  writeStored,
} from '../browser-storage.ts'
import { PAGE } from './open-pages.ts'

// Changes that wait for the network, in local storage: one list for each page they were made on, until it is closed,
// and then the next page's. All of them are one person's in one account.

export type StoredChange = DehydratedState['mutations'][number]

interface List {
  owner: string
  shape: number
  changes: StoredChange[]
}

/** Version of the stored shape; others are dropped. */
const SHAPE = 1
/** Lifetime in ms. */
const RETENTION_MS = 7 * 24 * 60 * 60_000
/** Maximum length in characters, for each page. */
const MAX = 500_000

let owner: string | undefined

export function hasStoredChanges(): boolean {
  return storedIds('changes').length > 0
}

/** Removes stored changes on sign-out, and prevents running work from storing more for the next person. */
export function forgetChanges(): void {
  owner = undefined
  clearShelf('changes')
}

/** Assigns what this page stores from now on to a person. */
export function ownChanges(person: string): void {
  owner = person
}

interface Claimed {
  /** Changes, oldest first. */
  changes: StoredChange[]
  /** Number of changes too old to be sent. */
  expired: number
  /** Ids of open pages with waiting changes, which stay there. */
  elsewhere: string[]
}

/** Takes over changes of pages that aren't open anymore. */
export function takeChanges(open: ReadonlySet<string>): Claimed {
  // Where there are no locks, no page counts as open.
  const stored = storedIds('changes').filter((page) => page !== PAGE)
  const left = stored.filter((page) => !open.has(page))
  const all = left.map(read).filter((list) => list?.owner === owner && list?.shape === SHAPE)
  for (const page of left) removeStored('changes', page)
  const changes = all
    .flatMap((list) => list?.changes ?? [])
    .sort((one, other) => madeAt(one) - madeAt(other))
  const fresh = changes.filter((change) => Date.now() - madeAt(change) < RETENTION_MS)
  return {
    changes: fresh,
    expired: changes.length - fresh.length,
    elsewhere: stored.filter((page) => open.has(page)),
  }
}

/** Stores this page's changes, as many as there is room for; false if the last ones would be lost with the page. */
export function storeChanges(changes: readonly StoredChange[]): boolean {
  if (owner === undefined) return true
  const fitting = startOf(changes, MAX)
  if (fitting.length === 0) {
    removeStored('changes', PAGE)
    return changes.length === 0
  }
  const list = { owner, shape: SHAPE, changes: fitting } satisfies List
  return writeStored('changes', JSON.stringify(list), PAGE) && fitting.length === changes.length
}

function startOf(changes: readonly StoredChange[], room: number): StoredChange[] {
  let size = 0
  return changes.filter((change) => {
    size += JSON.stringify(change).length
    return size <= room
  })
}

function read(page: string): List | undefined {
  return readStoredJson('changes', page) as List | undefined
}

function madeAt({ state }: StoredChange): number {
  return state.submittedAt
}
