import { MUTATION_RETRIES } from '@satchel/contract/constants.ts'
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Mutation,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

const KEY = 'satchel-changes'

interface Stored {
  userId: string
  changes: DehydratedState
}

/** Options of a change that may be sent later, and twice: while the browser is offline it waits. */
export const keptOffline = {
  networkMode: 'online',
  retry: (failures: number, error: Error) =>
    failures < MUTATION_RETRIES &&
    error instanceof ApiProblem &&
    (error.mayRepeat || error.isUnreached),
} as const

/** Has changes of a kind sent as `options` say after a reload, when whoever made them is gone. */
export function setKeptDefaults<Data, Failure extends Error, Change, Remembered>(
  client: QueryClient,
  options: MutationOptions<Data, Failure, Change, Remembered>,
): void {
  if (options.mutationKey) client.setMutationDefaults(options.mutationKey, options)
}

/** Changes with a key can be sent after a reload: their options are the client's defaults. */
export function isKept({ state, options }: Mutation): boolean {
  return state.isPaused && options.mutationKey !== undefined
}

/**
 * Sends a person's changes that waited when this tab was reloaded, and stores those that wait from now on. The
 * returned function forgets them.
 */
export function keepChanges(client: QueryClient, userId: string): () => void {
  const stored = read()
  if (stored?.userId === userId) hydrate(client, stored.changes)
  void client.resumePausedMutations()
  const cache = client.getMutationCache()
  let hasStored = stored !== undefined
  const store = () => {
    const isWaiting = cache.getAll().some(isKept)
    if (isWaiting) write({ userId, changes: changesOf(client) })
    else if (hasStored) sessionStorage.removeItem(KEY)
    hasStored = isWaiting
  }
  store()
  const unsubscribe = cache.subscribe(store)
  return () => {
    unsubscribe()
    sessionStorage.removeItem(KEY)
  }
}

function changesOf(client: QueryClient): DehydratedState {
  return dehydrate(client, {
    shouldDehydrateMutation: isKept,
    shouldDehydrateQuery: () => false,
  })
}

function read(): Stored | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as Stored
  } catch {
    return undefined
  }
}

function write(stored: Stored): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch (error) {
    console.error('Changes would not survive a reload', error)
  }
}
