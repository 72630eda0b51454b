import { hydrate, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { getTokens, onTokens } from '../tokens.ts'
import { openPages, whenClosed } from './open-pages.ts'
import { takeChanges } from './stored-changes.ts'

/** Sets the options with which changes of a kind are sent if their page is gone. */
export function setKeptDefaults<Data, Failure extends Error, Change, Remembered>(
  client: QueryClient,
  options: MutationOptions<Data, Failure, Change, Remembered>,
): void {
  if (options.mutationKey) client.setMutationDefaults(options.mutationKey, options)
}

/**
 * Sends changes that closed pages left: once there are tokens, and as soon as a page that is still open closes.
 * `keepChanges` stores them as this page's. `onExpired` receives the number of changes that waited too long. The
 * returned function ends that.
 */
export function sendChanges(client: QueryClient, onExpired: (count: number) => void): () => void {
  let isOver = false
  let isSignedIn = false

  const sendLeft = async () => {
    const open = await openPages()
    // What is taken over now is sent by this page alone.
    if (isOver) return
    const { changes, expired, elsewhere } = takeChanges(open)
    for (const page of elsewhere) whenClosed(page, () => void sendLeft())
    if (expired > 0) onExpired(expired)
    hydrate(client, { mutations: changes, queries: [] })
    await client.resumePausedMutations()
  }
  // They stay where they are while the server is away.
  const sendOnceSignedIn = () => {
    if (isSignedIn || !getTokens()) return
    isSignedIn = true
    void sendLeft()
  }
  const unsubscribe = onTokens(sendOnceSignedIn)
  sendOnceSignedIn()
  return () => {
    isOver = true
    unsubscribe()
  }
}
