import {
  type CronItem,
  Logger,
  parseCronItems,
  type RunnerOptions,
  run,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../database/database.ts'
import type { Log } from '../log.ts'
import { storableJson } from '../text.ts'
import { keepRunning, type Running } from './keep-running.ts'
import { openTurns } from './turns.ts'
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
  await sql`select enqueue(${task}, ${storableJson(payload)}::json, ${jobKey ?? null}::text,
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
  await sql`select enqueue_many(${task}, ${storableJson(jobs)}::jsonb, ${BEHIND})`.execute(db)
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

export interface JobWorker {
  stop(): Promise<void>
}

/**
 * Starts the worker: retries with growing delays, scheduled tasks, and jobs that a killed server left. While the
 * database is away no job begins; those whose end couldn't be recorded run again when it's back.
 */
export async function startWorker(
  url: string,
  tasks: Tasks,
  cron: Cron[],
  log: Log,
): Promise<JobWorker> {
  const locks = await openWorkerLocks(url, log)
  await locks.releaseDead()
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  const lost = (error: Error) => log.warn({ err: error }, 'jobs: connection lost')
  pool.on('error', lost).on('connect', (client) => client.on('error', lost))
  const lines = [...cron, RELEASE]
  const lanes = lanesOf({ ...tasks, [RELEASE.task]: locks.releaseDead }, lines)
  const opened: Running[] = []
  for (const lane of Object.keys(SLOTS) as Lane[]) {
    const parsedCronItems = lane === 'cron' ? parseCronItems(lines.map(cronItem)) : []
    const options = { taskList: lanes[lane], parsedCronItems, concurrency: SLOTS[lane] }
    const parts = { pool, locks, ids: new Set<string>(), log }
    opened.push(await keepRunning(() => openLane(options, parts), log))
  }
  return {
    async stop() {
      await Promise.all(opened.map((lane) => lane.stop()))
      await pool.end()
      await locks.close()
    },
  }
}

interface Parts {
  pool: pg.Pool
  locks: WorkerLocks
  /** The ids of the lane's workers, also of those that have ended. */
  ids: Set<string>
  log: Log
}

type LaneOptions = Pick<RunnerOptions, 'taskList' | 'parsedCronItems' | 'concurrency'>

async function openLane(
  { concurrency = 1, ...options }: LaneOptions,
  { pool, locks, ids, log }: Parts,
): Promise<Running> {
  await locks.giveBack(ids)
  const turns = openTurns(concurrency)
  const { events, forbiddenFlags } = turns
  const runner = await run({
    ...options,
    concurrency,
    events,
    forbiddenFlags,
    pollInterval: 1_000,
    pgPool: pool,
    preset: { worker: RECORDING, plugins: [holding(locks, ids)] },
    noHandleSignals: true,
    logger: workerLogger(log),
  })
  return {
    async stop() {
      turns.close()
      // Rejects where it is ending by itself.
      await runner.stop().catch(() => undefined)
    },
    ended: runner.promise,
  }
}

/**
 * Ends are recorded in batches, a failure of which ends the runner; one by one, nobody handles it and it would end the
 * process.
 */
const RECORDING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

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
function holding(locks: WorkerLocks, ids: Set<string>): GraphileConfig.Plugin {
  const hold = async ({ id }: { id: string }) => {
    ids.add(id)
    await locks.hold(id)
  }
  return {
    name: 'satchel-worker-locks',
    version: '1',
    worker: { hooks: { startWorker: (_context, { worker }) => hold(worker.workerPool) } },
  }
}

function workerLogger(log: Log): WorkerLogger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'job')
    else log.debug({ message }, 'job')
  })
}
