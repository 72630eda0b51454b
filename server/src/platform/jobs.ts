import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Log } from './log.ts'
import type { Scope } from './scope.ts'

export interface JobOptions {
  /** A job of the same key that has not begun is replaced. */
  jobKey?: string
  runAt?: Date
  maxAttempts?: number
}

/** Joins the transaction of the scope: the job runs after the commit, or never. */
export async function enqueue(
  { db }: Pick<Scope, 'db'> | { db: import('./database.ts').Db },
  task: string,
  payload: object,
  { jobKey, runAt, maxAttempts }: JobOptions = {},
): Promise<void> {
  await sql`select enqueue(${task}, ${JSON.stringify(payload)}::json, ${jobKey ?? null}::text,
    ${runAt?.toISOString() ?? null}::timestamptz, ${maxAttempts ?? null}::integer)`.execute(db)
}

export type Task = (payload: unknown) => Promise<void>

export interface Tasks {
  [name: string]: Task
}

/** Takes up what a killed server left, retries with growing waits, and runs `cron` lines. */
export async function startWorker(
  url: string,
  tasks: Tasks,
  cron: { task: string; match: string }[],
  log: Log,
): Promise<Runner> {
  return run({
    pgPool: new pg.Pool({ connectionString: url, max: 5 }),
    taskList: tasks,
    parsedCronItems: parseCronItems(cron),
    concurrency: 2,
    pollInterval: 5_000,
    noHandleSignals: true,
    logger: workerLogger(log),
  })
}

function workerLogger(log: Log): WorkerLogger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'job')
    else log.debug({ message }, 'job')
  })
}
