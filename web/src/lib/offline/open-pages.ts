import { newId } from '../new-id.ts'

const LOCK = 'satchel-page-'

/** Id of this page, among all that are open in this browser. */
export const PAGE = newId()

/** Returns the browser's locks, available only over https and on localhost. */
const locks = () => (navigator as Partial<Navigator>).locks

let isHeld = false

/** Acquires a lock for as long as this page is open, for the others to see. */
export function holdPage(): void {
  if (isHeld) return
  isHeld = true
  void locks()?.request(LOCK + PAGE, () => new Promise(() => {}))
}

export async function openPages(): Promise<ReadonlySet<string>> {
  const heldLocks = (await locks()?.query())?.held ?? []
  return new Set(heldLocks.map(({ name = '' }) => name.replace(LOCK, '')))
}

/** Runs work that no other page of this browser may run at the same time. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return (await locks()?.request(`satchel-${name}`, work)) ?? work()
}

const awaited = new Set<string>()

/** Calls a function once another page is closed. */
export function whenClosed(page: string, act: () => void): void {
  if (awaited.has(page)) return
  awaited.add(page)
  void locks()
    ?.request(LOCK + page, () => awaited.delete(page))
    .then(act)
}
