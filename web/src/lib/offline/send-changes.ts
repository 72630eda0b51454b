import { hydrate, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { openPages, whenClosed } from './open-pages.ts'
import { takeChanges } from './stored-changes.ts'

/** Sets the options with which changes of a kind are sent if their page is gone. */
export function setKeptDefaults<Data, Failure extends Error, Change, Remembered>(
  client: QueryClient,
  options: MutationOptions<Data, Failure, Change, Remembered>,
): void {
  if (options.mutationKey) client.setMutationDefaults(options.mutationKey, options)
}

interface Sending {
  /** Receives the number of changes that waited too long. */
  onExpired: (count: number) => void
  /** Receives the number of changes that a session left as it ended, and what sends them. */
  onLeft: (count: number, send: () => void) => void
}

/**
 * Sends changes that closed pages left, and of those that are still open as soon as they close. Call it once the server
 * has said who is signed in. `queueChanges` stores them as this page's. The returned function ends that.
 */
export function sendChanges(client: QueryClient, { onExpired, onLeft }: Sending): () => void {
  let isOver = false

  const sendClosed = async (isWanted = false) => {
    const open = await openPages()
    // What is taken over now is sent by this page alone.
    if (isOver) return
    const { changes, expired, elsewhere, left } = takeChanges(open, { isWanted })
    for (const page of elsewhere) whenClosed(page, () => void sendClosed())
    if (expired > 0) onExpired(expired)
    if (left > 0) onLeft(left, () => void sendClosed(true))
    hydrate(client, { mutations: changes, queries: [] })
    await client.resumePausedMutations()
  }
  void sendClosed()
  return () => {
    isOver = true
  }
}
