import { dehydrate, type Mutation, type QueryClient } from '@tanstack/react-query'
import { isKept } from './kept-changes.ts'
import { holdPage } from './open-pages.ts'
import { ownChanges, type StoredChange, storeChanges } from './stored-changes.ts'

/**
 * Stores a person's waiting changes as they are made, until they are saved or refused. `onFull` runs if there is no
 * room for more: the last changes would be lost with the page. The returned function ends that.
 */
export function keepChanges(client: QueryClient, owner: string, onFull: () => void): () => void {
  const cache = client.getMutationCache()
  const waited = new WeakSet<Mutation>()
  let hasStored = false
  let isFull = false

  const store = () => {
    const all = cache.getAll()
    for (const mutation of all) if (isKept(mutation)) waited.add(mutation)
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
