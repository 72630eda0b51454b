import { statusOf } from '../files/s3-client.ts'

/** Returns how a bucket is used: what the client throws becomes a sentence, since its own errors often say nothing. */
export function useBucket(name: string) {
  return async function using<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const status = statusOf(error)
      const { name: kind, message } = error as Error
      const reason = status ? `${kind} (${status})` : message || kind
      throw new Error(`The bucket ${name} can’t be used: ${reason}`, { cause: String(error) })
    }
  }
}
