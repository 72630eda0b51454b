const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Thrown when the process is told to end. */
export class Interruption extends Error {
  constructor() {
    super('Interrupted')
  }
}

/** Rejects when the process is told to end, so that work can be undone in a `finally` first. */
export async function untilInterrupted<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const interrupt = () => reject(new Interruption())
  for (const signal of SIGNALS) process.once(signal, interrupt)
  try {
    return await Promise.race([work, promise])
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt)
  }
}
