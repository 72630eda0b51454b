import { setTimeout as sleep } from 'node:timers/promises'
import { type CronItem, parseCronItems } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Log } from '../log.ts'
import { storableJson } from '../text.ts'
import { SECOND } from '../time.ts'
import { openAbsence } from './absence.ts'
import { type Lane, openLane } from './lane.ts'
import { openSteadyPool } from './steady-pool.ts'
import { withTrace } from './trace-of-job.ts'
import { openWorkerLocks } from './worker-locks.ts'

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
  await sql`select enqueue(${task}, ${storableJson(withTrace(payload))}::json, ${jobKey ?? null}::text,
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
  const traced = jobs.map((job) => ({ ...job, payload: withTrace(job.payload) }))
  await sql`select enqueue_many(${task}, ${storableJson(traced)}::jsonb, ${BEHIND})`.execute(db)
}

const BEHIND = 10

/** The queue passes the attempt, so that a task that gives up can say so where people see it. */
export interface Task {
  (
    payload: unknown,
    attempt?: { job: { attempts: number; max_attempts: number; created_at?: Date | string } },
  ): Promise<void>
  lane?: LaneName
}

/**
 * Slots per lane and node. Lanes run side by side, so a full one doesn't block others. A tenant gets all slots of a
 * lane but one.
 */
const SLOTS = {
  /** Jobs somebody waits for, such as a code by email. */
  urgent: 2,
  default: 3,
  /** Runs long, mostly waiting for disks. */
  long: 5,
  /** Waits for other servers, which may be slow or down. */
  network: 4,
  /** Scheduled tasks. */
  cron: 3,
}
type LaneName = keyof typeof SLOTS

export const urgent = (work: Task) => inLane('urgent', work)
export const long = (work: Task) => inLane('long', work)
export const network = (work: Task) => inLane('network', work)

function inLane(lane: LaneName, work: Task): Task {
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
  /** Tells whether every lane takes jobs. */
  isWorking(): boolean
  /** Takes no more jobs, and resolves once those that run have ended, or after a few seconds. */
  settle(): Promise<void>
  /** Gives jobs that still run back to the queue, and disconnects. What they do here must not be stored any more. */
  close(): Promise<void>
  /** Stops at once all that is stopped in two steps above. */
  stop(): Promise<void>
}

/** The time a running job may go on after a stop; it is then run again, here or by another node. */
const GRACE = 4 * SECOND

/**
 * Starts the worker: retries with growing delays, scheduled tasks, and jobs that a killed server left. While the
 * database is away no job begins, and those that it went away from run again without a further attempt; what became of
 * those that ended meanwhile is recorded when it's back. `ask` sends a statement by the way that tasks send theirs, if
 * that is another one than `url`.
 */
export async function startWorker(
  url: string,
  tasks: Tasks,
  cron: Cron[],
  log: Log,
  ask?: () => Promise<unknown>,
): Promise<JobWorker> {
  const locks = await openWorkerLocks(url, log)
  locks.releaseDead().catch((error) => log.warn({ err: error }, 'jobs of dead workers'))
  const { pool, shut, close } = openSteadyPool(url, log)
  const absence = openAbsence(ask ?? (() => pool.query('select 1')), log)
  const lines = [...cron, RELEASE]
  const tasksOf = lanesOf({ ...tasks, [RELEASE.task]: locks.releaseDead }, lines)
  const lanes: Lane[] = []
  for (const name of Object.keys(SLOTS) as LaneName[]) {
    const parsedCronItems = name === 'cron' ? parseCronItems(lines.map(cronItem)) : []
    const options = { taskList: tasksOf[name], parsedCronItems, concurrency: SLOTS[name] }
    lanes.push(await openLane(options, { pool, locks, absence, log }))
  }
  const isWorking = () => lanes.every((lane) => lane.isWorking())
  const watch = reportStandstill(isWorking, log)
  const settle = async () => {
    clearInterval(watch)
    const ended = Promise.all(lanes.map((lane) => lane.stop())).then(() => true)
    if (!(await Promise.race([ended, sleep(GRACE, false, { ref: false })]))) shut()
  }
  const disconnect = async () => {
    absence.close()
    shut()
    for (const lane of lanes)
      await lane.giveBack().catch((error) => log.warn({ err: error }, 'jobs stay locked'))
    await Promise.all([close(), locks.close()])
  }
  return {
    isWorking,
    settle,
    close: disconnect,
    async stop() {
      await settle()
      await disconnect()
    },
  }
}

const LOOK = 5 * SECOND

/** Says in the log when the lanes stand still, and when they go on. */
function reportStandstill(isWorking: () => boolean, log: Log): NodeJS.Timeout {
  let worked = true
  return setInterval(() => {
    const works = isWorking()
    if (worked && !works) log.error('Jobs stand still: none is taken from the queue')
    if (!worked && works) log.warn('Jobs go on')
    worked = works
  }, LOOK).unref()
}

/** Returns tasks by lane; scheduled ones that name none have their own, so that they run whatever else is waiting. */
function lanesOf(tasks: Tasks, cron: Cron[]): Record<LaneName, Tasks> {
  const lanes: Record<LaneName, Tasks> = {
    urgent: {},
    default: {},
    long: {},
    network: {},
    cron: {},
  }
  const byClock = new Set(cron.map(({ task }) => task))
  for (const [name, task] of Object.entries(tasks))
    lanes[task.lane ?? (byClock.has(name) ? 'cron' : 'default')][name] = task
  return lanes
}

/** One run at a time, and one waiting: a slow one must not fill the lane with itself. */
function cronItem({ task, match }: Cron): CronItem {
  return { task, match, options: { jobKey: `cron:${task}`, queueName: `cron:${task}` } }
}
