import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { Work } from '../platform/backup/outcomes.ts'
import type { Config } from '../platform/config.ts'
import { HOUR, SECOND } from '../platform/time.ts'

/** The work that the child is to do. */
export interface Job {
  work: Work
  config: Config
  target: string
  /** The number of backups that stay. */
  keep?: number
}

/** The child’s answer; without a failure it succeeded. */
export interface Answer {
  /** The sentences that it would have printed. */
  output: string[]
  failure?: string
  /** True if it was stopped, or couldn't begin, which says nothing about backups. */
  isUndone?: boolean
}

const CHILD = new URL('../programs/backup-child.ts', import.meta.url)
/** The longest that one may take, and the time that it then has for clearing up. */
const LASTS_MAX = 12 * HOUR
const CLEARING_MAX = 30 * SECOND
/** Signals to a group of processes, of which this one ends too. */
const STOPS = new Set<unknown>(['SIGINT', 'SIGTERM', 'SIGHUP'])
/** The priority: behind everything that people wait for. */
const NICE = 5

/**
 * Runs a backup or check in a process of its own, beside requests and other jobs, which ends with this one. Throws if
 * it was stopped from outside.
 */
export async function runAside(job: Job): Promise<Answer> {
  const child = fork(CHILD, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let answer: Answer | undefined
  child.on('message', (message: Answer) => {
    answer = message
  })
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  if (child.pid) setPriority(child.pid, NICE)
  let isLate = false
  let killing: NodeJS.Timeout | undefined
  const late = setTimeout(() => {
    isLate = true
    child.kill('SIGTERM')
    killing = setTimeout(() => child.kill('SIGKILL'), CLEARING_MAX)
  }, LASTS_MAX)
  try {
    child.send(job)
    const [code, signal] = await ended
    if (isLate) return { output: [], failure: `It took longer than ${LASTS_MAX / HOUR} hours.` }
    if (answer?.isUndone || STOPS.has(signal))
      throw new Error(`The ${job.work} was stopped: ${answer?.failure ?? signal}`)
    return answer ?? { output: [], failure: `Its process ended with ${signal ?? code}.` }
  } finally {
    clearTimeout(late)
    clearTimeout(killing)
  }
}
