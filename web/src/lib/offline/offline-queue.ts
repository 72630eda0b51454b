import { MUTATION_RETRIES } from '@satchel/contract/constants.ts'
import { dehydrate, type Mutation, type QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../problem.ts'
import { holdPage } from './open-pages.ts'
import { ownChanges, type StoredChange, storeChanges } from './stored-changes.ts'

/** Options of a change that may be sent later, and twice: while the browser is offline it waits. */
export const offlineOptions = {
  networkMode: 'online',
  retry: (failures: number, error: Error) =>
    failures < MUTATION_RETRIES &&
    error instanceof ApiProblem &&
    (error.mayRepeat || error.isUnreached),
} as const

/** Tells whether a change has a key, and so can be sent by another page: its options are the client's defaults. */
export function isQueued({ state, options }: Mutation): boolean {
  return state.isPaused && options.mutationKey !== undefined
}

/**
 * Stores a person's waiting changes as they are made, until they are saved or refused. `onFull` runs if there is no
 * room for more: the last changes would be lost with the page. The returned function ends that.
 */
export function queueChanges(client: QueryClient, owner: string, onFull: () => void): () => void {
  const cache = client.getMutationCache()
  const waited = new WeakSet<Mutation>()
  let hasStored = false
  let isFull = false

  const store = () => {
    const all = cache.getAll()
    for (const mutation of all) if (isQueued(mutation)) waited.add(mutation)
    const waiting = all.filter((each) => each.state.status === 'pending' && waited.has(each))
    if (waiting.length === 0 && !hasStored) return
    hasStored = waiting.length > 0
    const fits = storeChanges(storable(client, waiting))
    if (!fits && !isFull) onFull()
    isFull = !fits
  }
  ownChanges(owner)
  holdPage()
  return cache.subscribe(store)
}

/** Returns changes to store, including the one being sent: it may not arrive, and is then sent again. */
function storable(client: QueryClient, waiting: readonly Mutation[]): StoredChange[] {
  const { mutations } = dehydrate(client, {
    shouldDehydrateMutation: (mutation) => waiting.includes(mutation),
    shouldDehydrateQuery: () => false,
  })
  return mutations.map((change) => ({ ...change, state: { ...change.state, isPaused: true } }))
}
