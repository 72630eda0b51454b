import { EventEmitter } from 'node:events'
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  type WorkerEvents,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'
import type { Log } from './log.ts'

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
  const alive = new pg.Client({ connectionString: url })
  alive.on('error', (error) => log.error({ err: error }, 'job workers: connection lost'))
  await alive.connect()
  await releaseDeadWorkers(alive)
  const pool = new pg.Pool({ connectionString: url, max: 12 })
  const lost = (error: Error) => log.warn({ err: error }, 'jobs: connection lost')
  pool.on('error', lost).on('connect', (client) => client.on('error', lost))
  const events: WorkerEvents = new EventEmitter()
  let held = Promise.resolve()
  events.on('worker:create', ({ worker }) => {
    held = held
      .then(() => holdLock(alive, worker.workerId))
      .catch((error) => log.error({ err: error }, 'job workers'))
  })
  const common = { events, pgPool: pool, noHandleSignals: true, logger: workerLogger(log) }
  const all: Tasks = { ...tasks, [RELEASE.task]: () => releaseDeadWorkers(alive) }
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
      await alive.end()
    },
  }
}

/** Each worker holds a lock of its session, which PostgreSQL drops with a process that dies. */
async function holdLock(alive: pg.Client, workerId: string): Promise<void> {
  await alive.query('select pg_advisory_lock(hashtext($1), hashtext($2))', [LOCKS, workerId])
}

const LOCKS = 'satchel workers'

/** The queue itself would wait four hours for a worker that does not come back. */
async function releaseDeadWorkers(alive: pg.Client): Promise<void> {
  await alive.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker._private_jobs
    where locked_by is not null and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())
        and classid = (hashtext($1)::bigint & 4294967295)::oid
        and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)
    having count(*) > 0`,
    [LOCKS],
  )
}

function workerLogger(log: Log): WorkerLogger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'job')
    else log.debug({ message }, 'job')
  })
}
