import { clear, createStore, del, get, keys, set, type UseStore, values } from 'idb-keyval'

/** The bytes of one file, and of all, that are copied at most: the browser shares its room with other sites. */
const FILE_MAX = 500_000_000
const ALL_MAX = 2_000_000_000

let isBlocked = false
let store: UseStore | undefined
/** The bytes of all copies. */
let used: Promise<number> | undefined

/** Copies a file, so that it outlives the page; false if there is no room, no storage, or nobody signed in. */
export async function storeFile(id: string, file: File): Promise<boolean> {
  if (isBlocked || file.size > FILE_MAX) return false
  try {
    used ??= countUsed()
    if ((await used) + file.size > ALL_MAX) return false
    await set(id, file, opened())
    used = used.then((bytes) => bytes + file.size)
    return true
  } catch {
    return false
  }
}

export async function readStoredFile(id: string): Promise<File | undefined> {
  try {
    return await get<File>(id, opened())
  } catch {
    return undefined
  }
}

export function removeStoredFile(id: string): void {
  attempt(async () => {
    await del(id, opened())
    used = undefined
  })
}

/** Removes all files but these. */
export function removeOtherFiles(ids: ReadonlySet<string>): void {
  attempt(async () => {
    const others = (await keys<string>(opened())).filter((id) => !ids.has(id))
    for (const id of others) await del(id, opened())
  })
}

/** Removes all files, and blocks new ones until a sign-in. */
export function emptyStoredFiles(): void {
  isBlocked = true
  attempt(() => clear(opened()))
}

export function openStoredFiles(): void {
  isBlocked = false
}

async function countUsed(): Promise<number> {
  return (await values<File>(opened())).reduce((sum, { size }) => sum + size, 0)
}

function opened(): UseStore {
  store ??= createStore('satchel-files', 'files')
  return store
}

/** Runs what may fail where the browser has no such storage. */
function attempt(work: () => Promise<void>): void {
  // Refused at once in some private windows.
  void Promise.resolve()
    .then(work)
    .catch(() => undefined)
}
