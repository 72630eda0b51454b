import type { Log } from '../log.ts'

/** Does the work for each row separately; a failure is logged and the others continue. */
export async function eachAlone<T>(
  log: Log,
  task: string,
  rows: readonly T[],
  work: (row: T) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    await work(row).catch((error) => log.error({ err: error, task, row }, task))
}
