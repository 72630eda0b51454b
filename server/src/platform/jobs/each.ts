import type { Log } from '../log.ts'
import { MINUTE } from '../time.ts'

/** Does the work for each row separately; a failure is logged and the others continue. */
export async function eachAlone<T>(
  log: Log,
  task: string,
  rows: readonly T[],
  work: (row: T) => Promise<void>,
): Promise<void> {
  for (const row of rows) await alone(log, task, row, work)
}

/**
 * The same with tenants taking turns, until the next run in so many minutes is due. What is left is for that run, which
 * also finds what others added meanwhile.
 */
export async function eachInTurns<T extends { tenantId: string }>(
  log: Log,
  task: string,
  rows: readonly T[],
  work: (row: T) => Promise<void>,
  minutes = 1,
): Promise<void> {
  const until = performance.now() + minutes * MINUTE * SHARE
  for (const row of inTurns(rows)) {
    if (performance.now() > until) return
    await alone(log, task, row, work)
  }
}

/** The share of the time to the next run that one tenant may take. */
const SHARE = 0.8

/** Returns the first row of each tenant, then the second of each, and so on. */
function inTurns<T extends { tenantId: string }>(rows: readonly T[]): T[] {
  const counts = new Map<string, number>()
  const rounds: T[][] = []
  for (const row of rows) {
    const round = counts.get(row.tenantId) ?? 0
    counts.set(row.tenantId, round + 1)
    const others = rounds[round]
    if (others) others.push(row)
    else rounds.push([row])
  }
  return rounds.flat()
}

async function alone<T>(
  log: Log,
  task: string,
  row: T,
  work: (row: T) => Promise<void>,
): Promise<void> {
  await work(row).catch((error) => log.error({ err: error, task, row }, task))
}
