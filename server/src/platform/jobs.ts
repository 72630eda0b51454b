import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'
import type { Log } from './log.ts'
import { openWorkerLocks, type WorkerLocks } from './worker-locks.ts'

export interface JobOptions {
  /** A job of the same key that has not begun is replaced. */
  jobKey?: string
  runAt?: Date
  maxAttempts?: number
}

/** Joins the transaction of the scope: the job runs after the commit, or never. */
export async function enqueue(
  { db, actor }: { db: Db; actor?: { tenantId: string } },
  task: string,
  payload: object,
  { jobKey, runAt, maxAttempts }: JobOptions = {},
): Promise<void> {
  // Mail says itself of no tenant, and goes with the one that sent it.
  const whole = actor && task === 'send-mail' ? { tenantId: actor.tenantId, ...payload } : payload
  await sql`select enqueue(${task}, ${JSON.stringify(whole)}::json, ${jobKey ?? null}::text,
    ${runAt?.toISOString() ?? null}::timestamptz, ${maxAttempts ?? null}::integer)`.execute(db)
}

export interface JobDraft {
  payload: object
  key: string
  /** Jobs of one queue run one after the other. */
  queue?: string
}

/** Many at once, behind what people wait for. */
export async function enqueueMany(
  { db }: { db: Db },
  task: string,
  jobs: JobDraft[],
): Promise<void> {
  if (jobs.length === 0) return
  await sql`select enqueue_many(${task}, ${JSON.stringify(jobs)}::jsonb, ${BEHIND})`.execute(db)
}

const BEHIND = 10

/** The attempt is told by the queue: a task that gives up says so where people see it. */
export interface Task {
  (payload: unknown, attempt?: { job: { attempts: number; max_attempts: number } }): Promise<void>
  lane?: Lane
}

/** Lanes run side by side: a full one keeps none of the others from its turn. */
const WORKERS = {
  /** Somebody waits for it: a code that was mailed. */
  prompt: 1,
  brisk: 2,
  /** Runs long and waits for disks most of its time. */
  patient: 4,
  /** Waits for servers of others, which may be slow or not there. */
  distant: 3,
}
type Lane = keyof typeof WORKERS

export const prompt = (work: Task) => inLane('prompt', work)
export const patient = (work: Task) => inLane('patient', work)
export const distant = (work: Task) => inLane('distant', work)

function inLane(lane: Lane, work: Task): Task {
  return Object.assign((...args: Parameters<Task>) => work(...args), { lane })
}

export interface Tasks {
  [name: string]: Task
}

export interface Cron {
  task: string
  /** Five fields, in UTC. */
  match: string
}

const RELEASE = { task: 'release-dead-workers', match: '* * * * *' }

/** Retries with growing waits, runs `cron` lines, and takes up what a killed server left. */
export async function startWorker(
  url: string,
  tasks: Tasks,
  cron: Cron[],
  log: Log,
): Promise<Pick<Runner, 'stop'>> {
  const locks = await openWorkerLocks(url, log)
  await locks.releaseDead()
  const pool = new pg.Pool({ connectionString: url, max: 12 })
  const lost = (error: Error) => log.warn({ err: error }, 'jobs: connection lost')
  pool.on('error', lost).on('connect', (client) => client.on('error', lost))
  const preset = { plugins: [holding(locks)] }
  const common = { preset, pgPool: pool, noHandleSignals: true, logger: workerLogger(log) }
  const all: Tasks = { ...tasks, [RELEASE.task]: locks.releaseDead }
  const runners: Runner[] = []
  for (const [lane, concurrency] of Object.entries(WORKERS)) {
    const own = Object.entries(all).filter(([, task]) => (task.lane ?? 'brisk') === lane)
    const items = lane === 'brisk' ? [...cron, RELEASE] : []
    runners.push(
      await run({
        ...common,
        taskList: Object.fromEntries(own),
        parsedCronItems: parseCronItems(items),
        concurrency,
        pollInterval: 1_000,
      }),
    )
  }
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()))
      await pool.end()
      await locks.close()
    },
  }
}

/** Before its first job, for the queue writes at each job the id of the pool that does it. */
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
