import type { Log } from '../log.ts'

/** Does the work for each row by itself: one that fails is logged, and the others have their turn. */
export async function eachAlone<T>(
  log: Log,
  task: string,
  rows: readonly T[],
  work: (row: T) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    await work(row).catch((error) => log.error({ err: error, task, row }, task))
}
