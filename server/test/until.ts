import { vi } from 'vitest'

/** Waits as long as `expect.poll` does until a check doesn't throw, and resolves to what it returns. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 120_000, interval: 20 })
