import type { DehydratedState } from '@tanstack/react-query'
import { openPages, PAGE } from './open-pages.ts'

// Changes that wait for the network, in local storage: one list for each page they were made on, until it is closed,
// and then the next page's. All of them are one person's in one account.

export type StoredChange = DehydratedState['mutations'][number]

interface List {
  owner: string
  shape: number
  changes: StoredChange[]
}

const PREFIX = 'satchel-changes/'
/** What the code of another shape stored is dropped. */
const SHAPE = 1
/** In ms. */
const KEPT = 7 * 24 * 60 * 60_000
/** In characters, for each page. */
const MAX = 500_000

let owner: string | undefined

export function hasStoredChanges(): boolean {
  return keys().length > 0
}

/** Signing out leaves nothing behind, nor does what is still on its way write it anew. */
export function forgetChanges(): void {
  owner = undefined
  for (const key of keys()) localStorage.removeItem(key)
}

/** From now on, what this page stores is this person's. */
export function ownChanges(person: string): void {
  owner = person
}

interface Taken {
  /** Oldest first. */
  changes: StoredChange[]
  /** How many are too old to be sent. */
  expired: number
  /** Those that have changes waiting: theirs stay where they are. */
  openPages: string[]
}

/** Takes what closed pages left behind. */
export async function takeChanges(): Promise<Taken> {
  const open = await openPages()
  const stored = keys()
  const left = stored.filter((key) => !open.has(pageOf(key)))
  const all = left.map(read).filter((list) => list?.owner === owner && list?.shape === SHAPE)
  for (const key of left) localStorage.removeItem(key)
  const changes = all
    .flatMap((list) => list?.changes ?? [])
    .sort((one, other) => madeAt(one) - madeAt(other))
  const fresh = changes.filter((change) => Date.now() - madeAt(change) < KEPT)
  return {
    changes: fresh,
    expired: changes.length - fresh.length,
    openPages: stored.map(pageOf).filter((page) => open.has(page)),
  }
}

/** Stores this page's changes, as many as there is room for; false if the last ones would be lost with the page. */
export function storeChanges(changes: readonly StoredChange[]): boolean {
  if (owner === undefined) return true
  const key = PREFIX + PAGE
  const fitting = startOf(changes, MAX)
  if (fitting.length === 0) {
    localStorage.removeItem(key)
    return changes.length === 0
  }
  try {
    localStorage.setItem(key, JSON.stringify({ owner, shape: SHAPE, changes: fitting }))
  } catch {
    return false
  }
  return fitting.length === changes.length
}

function startOf(changes: readonly StoredChange[], room: number): StoredChange[] {
  let size = 0
  return changes.filter((change) => {
    size += JSON.stringify(change).length
    return size <= room
  })
}

function read(key: string): List | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as List
  } catch {
    return undefined
  }
}

function madeAt({ state }: StoredChange): number {
  return state.submittedAt
}

function pageOf(key: string): string {
  return key.slice(PREFIX.length)
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}
