import type { DehydratedState } from '@tanstack/react-query'
import { readStoredJson, removeStored, storedIds, writeStored } from '../browser-storage.ts'
import { PAGE } from './open-pages.ts'

// Changes that wait for the network, in local storage: one list for each page they were made on, until it is closed,
// and then the next page's. Each list is one person's in one account, and nobody else sends it.

export type StoredChange = DehydratedState['mutations'][number]

interface List {
  owner: string
  shape: number
  changes: StoredChange[]
  /** True if the session ended before they were sent: the person is asked first. */
  isLeft?: boolean
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

/** Removes a person's changes on sign-out, and prevents running work from storing more for the next one. */
export function forgetChanges(person: string | undefined): void {
  owner = undefined
  for (const page of storedIds('changes'))
    if (isOf(person, read(page))) removeStored('changes', page)
}

/** Leaves a person's changes for their next session, which asks before it sends them. */
export function leaveChanges(person: string | undefined): void {
  owner = undefined
  for (const page of storedIds('changes')) {
    const list = read(page)
    if (list && isOf(person, list))
      writeStored('changes', JSON.stringify({ ...list, isLeft: true } satisfies List), page)
  }
}

function isOf(person: string | undefined, list: List | undefined): boolean {
  return person !== undefined && list?.owner === person
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
  /** Number of changes that a session left as it ended, which stay until the person wants them sent. */
  left: number
}

/** Takes over a person's changes of pages that aren't open anymore; `isWanted`: also those of sessions that ended. */
export function takeChanges(open: ReadonlySet<string>, { isWanted = false } = {}): Claimed {
  // Where there are no locks, no page counts as open.
  const stored = storedIds('changes').filter((page) => page !== PAGE)
  const closed = stored
    .filter((page) => !open.has(page))
    .map((page) => ({ page, list: read(page) }))
  const isKnown = (list: List | undefined) => list?.shape === SHAPE && list.changes.some(isFresh)
  const own = closed.filter(({ list }) => isOf(owner, list))
  const left = own.filter(({ list }) => list?.isLeft && isKnown(list) && !isWanted)
  const due = own.filter((each) => !left.includes(each))
  // Nobody comes back for what is too old.
  const over = closed.filter(({ list }) => !isOf(owner, list) && !isKnown(list))
  for (const { page } of [...due, ...over]) removeStored('changes', page)
  const changes = due
    .flatMap(({ list }) => (list?.shape === SHAPE ? list.changes : []))
    .sort((one, other) => madeAt(one) - madeAt(other))
  const fresh = changes.filter(isFresh)
  return {
    changes: fresh,
    expired: changes.length - fresh.length,
    elsewhere: stored.filter((page) => open.has(page)),
    left: left.reduce((sum, { list }) => sum + (list?.changes.length ?? 0), 0),
  }
}

const isFresh = (change: StoredChange) => Date.now() - madeAt(change) < RETENTION_MS

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
