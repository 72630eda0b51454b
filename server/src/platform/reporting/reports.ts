import type { Config } from '../config.ts'
import type { Actor } from '../database/scope.ts'
import type { Task, Tasks } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { Circumstances, Client, SentEvent } from './client.ts'

/** Takes an event in the format of Sentry's SDKs, for the account in which it happened. */
export type Receive = (event: SentEvent, actor: Actor | undefined) => Promise<void>

export interface Reports {
  /** Reports an error once, however often it is passed on. Never throws. */
  report(error: unknown, circumstances?: Circumstances): void
  /** Sets what takes errors when no outside collector does. */
  onEvent(receive: Receive): void
  /** Waits for what is being sent. */
  close(): Promise<void>
}

/** Reports in so many seconds at most; a fault that repeats without an end is known by then. */
const BURST = { reports: 60, ms: 60_000 }

/** Opens the reporting of errors. The SDK is loaded with the first one, so a start doesn't wait for it. */
export function openReports(config: Config): Reports & { logTo(log: Log): void } {
  const seen = new WeakSet<object>()
  let log: Log | undefined
  let receive: Receive | undefined
  let client: Promise<Client> | undefined
  let burst = { until: 0, left: 0 }
  const pending = new Set<Promise<unknown>>()

  function isNew(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return true
    if (seen.has(error)) return false
    seen.add(error)
    return true
  }

  function hasRoom(): boolean {
    const now = Date.now()
    if (now > burst.until) burst = { until: now + BURST.ms, left: BURST.reports }
    burst.left -= 1
    return burst.left >= 0
  }

  function follow(work: Promise<unknown>): void {
    const done = work
      .catch((error) => log?.warn({ reason: String(error) }, 'an error could not be reported'))
      .finally(() => pending.delete(done))
    pending.add(done)
  }

  const sink: Receive = async (event, actor) => receive?.(event, actor)
  return {
    report(error, circumstances = {}) {
      if (!isNew(error) || !hasRoom()) return
      client ??= import('./client.ts').then(({ openClient }) =>
        openClient(config, (event, actor) => follow(sink(event, actor))),
      )
      follow(client.then(({ capture }) => capture(error, circumstances)))
    },
    onEvent(next) {
      receive = next
    },
    logTo(next) {
      log = next
    },
    async close() {
      while (pending.size > 0) await Promise.all(pending)
      await (await client)?.close()
    },
  }
}

/** Tries a failing job is given before it is reported: other servers are away for a moment now and then. */
const TRIES = 3

/** Returns the tasks; a job that keeps failing, or fails for good, is reported. */
export function reportingTasks(tasks: Tasks, reports: Reports): Tasks {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, reportingTask(name, task, reports)]),
  )
}

function reportingTask(name: string, task: Task, reports: Reports): Task {
  const work: Task = async (payload, attempt) => {
    try {
      await task(payload, attempt)
    } catch (error) {
      const { attempts = TRIES, max_attempts: max = TRIES } = attempt?.job ?? {}
      if (attempts === Math.min(TRIES, max)) reports.report(error, { operation: `job ${name}` })
      throw error
    }
  }
  return Object.assign(work, task)
}
