/** Waits for so many seconds. Rejects with the reason of the signal once that ends. */
export function waitFor(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1_000)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
