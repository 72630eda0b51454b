import { NoSuchKey } from '@aws-sdk/client-s3'
import type { Log } from '../log.ts'
import { Problem, says } from '../problem.ts'
import { statusOf } from './s3-client.ts'
import { fileNotFound, unavailable } from './store.ts'

type Attempt = <T>(work: () => Promise<T>) => Promise<T>

/** Client errors that are about the bucket, its keys or its load, and so about every request. */
const FOR_EVERYBODY = [401, 403, 408, 429]
const REFUSED = { read: 'storageCantReadFile', stored: 'storageRefusedFile' } as const
const MISSING = ['NoSuchKey', 'NoSuchUpload']

/** Tells whether an error is about one request, such as a part of a size that isn't taken. The bucket is there for others. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  if (status === 404) return MISSING.includes((error as Error).name)
  return status === 501 || (status >= 400 && status < 500 && !FOR_EVERYBODY.includes(status))
}

/**
 * Returns how a bucket is read and written: a missing file is `not-found`, what the bucket refuses is `unexpected`, and
 * whatever else stops the work is `unavailable`. The log says when files become unavailable and when they're back.
 */
export function openAvailability(log: Log): { reading: Attempt; storing: Attempt } {
  let isAway = false

  function succeed(): void {
    if (isAway) log.warn('Files are available again')
    isAway = false
  }

  function problemOf(error: unknown, what: 'read' | 'stored'): Problem {
    if (error instanceof Problem) return error
    if (error instanceof NoSuchKey) return fileNotFound()
    // The client's errors carry keys and signatures in fields of their own.
    const status = statusOf(error)
    const cause = `${error}${status ? ` (${status})` : ''}`
    if (isRefusal(error)) return new Problem('unexpected', says(REFUSED[what]), { cause })
    if (!isAway) log.warn({ cause }, 'Files are unavailable')
    isAway = true
    return unavailable(what, cause)
  }

  const trying = (what: 'read' | 'stored') =>
    async function attempt<T>(work: () => Promise<T>): Promise<T> {
      try {
        const done = await work()
        succeed()
        return done
      } catch (error) {
        throw problemOf(error, what)
      }
    }
  return { reading: trying('read'), storing: trying('stored') }
}
