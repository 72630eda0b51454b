import {
  type CronItem,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../database/database.ts'
import type { Log } from '../log.ts'
import { openTurns, type Turns } from './turns.ts'
import { openWorkerLocks, type WorkerLocks } from './worker-locks.ts'

export interface JobOptions {
  /** A job of the same key that has not begun is replaced. */
  jobKey?: string
  runAt?: Date
  maxAttempts?: number
}

/** Enqueues a job in the scope's transaction: it runs after the commit, or never. */
export async function enqueue(
  { db }: { db: Db },
  task: string,
  payload: object,
  { jobKey, runAt, maxAttempts }: JobOptions = {},
): Promise<void> {
  await sql`select enqueue(${task}, ${JSON.stringify(payload)}::json, ${jobKey ?? null}::text,
    ${runAt?.toISOString() ?? null}::timestamptz, ${maxAttempts ?? null}::integer)`.execute(db)
}

export interface JobDraft {
  payload: object
  key: string
  /** The queue, whose jobs run one after the other. */
  queue?: string
}

/** Enqueues many jobs behind urgent ones. */
export async function enqueueMany(
  { db }: { db: Db },
  task: string,
  jobs: JobDraft[],
): Promise<void> {
  if (jobs.length === 0) return
  await sql`select enqueue_many(${task}, ${JSON.stringify(jobs)}::jsonb, ${BEHIND})`.execute(db)
}

const BEHIND = 10

/** The queue passes the attempt, so that a task that gives up can say so where people see it. */
export interface Task {
  (payload: unknown, attempt?: { job: { attempts: number; max_attempts: number } }): Promise<void>
  lane?: Lane
}

/**
 * Slots per lane and node. Lanes run side by side, so a full one doesn't block others. A tenant gets all slots of a
 * lane but one.
 */
const SLOTS = {
  /** Someone is waiting, for example for a code by email. */
  urgent: 2,
  default: 3,
  /** Runs long, mostly waiting for disks. */
  long: 5,
  /** Waits for other servers, which may be slow or down. */
  network: 4,
  /** Scheduled tasks. */
  cron: 3,
}
type Lane = keyof typeof SLOTS

export const urgent = (work: Task) => inLane('urgent', work)
export const long = (work: Task) => inLane('long', work)
export const network = (work: Task) => inLane('network', work)

function inLane(lane: Lane, work: Task): Task {
  return Object.assign((...args: Parameters<Task>) => work(...args), { lane })
}

export interface Tasks {
  [name: string]: Task
}

export interface Cron {
  task: string
  /** The schedule: five fields, in UTC. */
  match: string
}

const RELEASE = { task: 'release-dead-workers', match: '* * * * *' }

/** Starts the worker: retries with growing delays, scheduled tasks, and jobs that a killed server left. */
export async function startWorker(
  url: string,
  tasks: Tasks,
  cron: Cron[],
  log: Log,
): Promise<Pick<Runner, 'stop'>> {
  const locks = await openWorkerLocks(url, log)
  await locks.releaseDead()
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  const lost = (error: Error) => log.warn({ err: error }, 'jobs: connection lost')
  pool.on('error', lost).on('connect', (client) => client.on('error', lost))
  const preset = { plugins: [holding(locks)] }
  const common = { preset, pgPool: pool, noHandleSignals: true, logger: workerLogger(log) }
  const lines = [...cron, RELEASE]
  const lanes = lanesOf({ ...tasks, [RELEASE.task]: locks.releaseDead }, lines)
  const opened: { runner: Runner; turns: Turns }[] = []
  for (const [lane, concurrency] of Object.entries(SLOTS) as [Lane, number][]) {
    const turns = openTurns(concurrency)
    const { events, forbiddenFlags } = turns
    const runner = await run({
      ...{ ...common, events, forbiddenFlags, concurrency, pollInterval: 1_000 },
      taskList: lanes[lane],
      parsedCronItems: lane === 'cron' ? parseCronItems(lines.map(cronItem)) : [],
    })
    opened.push({ runner, turns })
  }
  return {
    async stop() {
      for (const { turns } of opened) turns.close()
      await Promise.all(opened.map(({ runner }) => runner.stop()))
      await pool.end()
      await locks.close()
    },
  }
}

/** Returns tasks by lane; scheduled ones have their own, so that they run whatever else is waiting. */
function lanesOf(tasks: Tasks, cron: Cron[]): Record<Lane, Tasks> {
  const lanes: Record<Lane, Tasks> = { urgent: {}, default: {}, long: {}, network: {}, cron: {} }
  const byClock = new Set(cron.map(({ task }) => task))
  for (const [name, task] of Object.entries(tasks))
    lanes[byClock.has(name) ? 'cron' : (task.lane ?? 'default')][name] = task
  return lanes
}

/** One run at a time, and one waiting: a slow one must not fill the lane with itself. */
function cronItem({ task, match }: Cron): CronItem {
  return { task, match, options: { jobKey: `cron:${task}`, queueName: `cron:${task}` } }
}

/** Takes the lock before the pool's first job, which records the pool's id. */
function holding(locks: WorkerLocks): GraphileConfig.Plugin {
  return {
    name: 'satchel-worker-locks',
    version: '1',
    worker: { hooks: { startWorker: (_context, { worker }) => locks.hold(worker.workerPool.id) } },
  }
}

function workerLogger(log: Log): WorkerLogger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'job')
    else log.debug({ message }, 'job')
  })
}
