import {
  dehydrate,
  hydrate,
  type Mutation,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { getTokens, onTokens } from '../tokens.ts'
import { isKept } from './kept-changes.ts'
import { holdPage, whenClosed } from './open-pages.ts'
import { ownChanges, type StoredChange, storeChanges, takeChanges } from './stored-changes.ts'

interface Notices {
  /** Receives the number of changes that waited too long. */
  onExpired: (count: number) => void
  /** Runs if there is no room for more: the last changes would be lost with the page. */
  onFull: () => void
}

/** Sets the options with which changes of a kind are sent if their page is gone. */
export function setKeptDefaults<Data, Failure extends Error, Change, Remembered>(
  client: QueryClient,
  options: MutationOptions<Data, Failure, Change, Remembered>,
): void {
  if (options.mutationKey) client.setMutationDefaults(options.mutationKey, options)
}

/**
 * Stores a person's waiting changes until they are saved or refused, and sends those of closed pages: once there are
 * tokens, and as soon as a page that is still open closes. The returned function ends that.
 */
export function keepChanges(client: QueryClient, owner: string, notices: Notices): () => void {
  const cache = client.getMutationCache()
  const waited = new WeakSet<Mutation>()
  let isOver = false
  let hasStored = false
  let isFull = false

  const store = () => {
    const all = cache.getAll()
    for (const mutation of all) if (isKept(mutation)) waited.add(mutation)
    const waiting = all.filter((each) => each.state.status === 'pending' && waited.has(each))
    if (waiting.length === 0 && !hasStored) return
    hasStored = waiting.length > 0
    const fits = storeChanges(storable(client, waiting))
    if (!fits && !isFull) notices.onFull()
    isFull = !fits
  }
  let isSignedIn = false
  const sendLeft = async () => {
    const { changes, expired, openPages } = await takeChanges()
    if (isOver) return
    for (const page of openPages) whenClosed(page, () => void sendLeft())
    if (expired > 0) notices.onExpired(expired)
    hydrate(client, { mutations: changes, queries: [] })
    store()
    await client.resumePausedMutations()
  }

  // They stay where they are while the server is away.
  const sendOnceSignedIn = () => {
    if (isSignedIn || !getTokens()) return
    isSignedIn = true
    void sendLeft()
  }

  ownChanges(owner)
  holdPage()
  const unsubscribes = [cache.subscribe(store), onTokens(sendOnceSignedIn)]
  sendOnceSignedIn()
  return () => {
    isOver = true
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

/** Returns changes to store, including the one being sent: it may not arrive, and is then sent again. */
function storable(client: QueryClient, waiting: readonly Mutation[]): StoredChange[] {
  const { mutations } = dehydrate(client, {
    shouldDehydrateMutation: (mutation) => waiting.includes(mutation),
    shouldDehydrateQuery: () => false,
  })
  return mutations.map((change) => ({ ...change, state: { ...change.state, isPaused: true } }))
}
