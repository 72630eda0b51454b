import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { connect } from '../../server/src/platform/database/database.ts'
import {
  freePort,
  startEmbeddedPostgres,
} from '../../server/src/platform/database/embedded-postgres.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { startWorker } from '../../server/src/platform/jobs/jobs.ts'
import { loadSecrets } from '../../server/src/platform/security/secrets.ts'
import { awaitMail } from '../../server/test/product.ts'

const NEVER = '0 0 30 2 *'

/** Opens the product in this process, with its worker, whose periodic tasks only run on request. */
export async function openUpkeep() {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
  const postgres = await startEmbeddedPostgres({ folder, password: 'bench' })
  await migrate(postgres.url)
  const PORT = `${await freePort()}`
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'error',
    PORT,
    PUBLIC_URL: `http://localhost:${PORT}`,
    TRUSTED_PROXIES: '127.0.0.0/8',
  })
  const database = connect(postgres.url)
  const app = await buildApp(config, await loadSecrets(folder), database)
  const cron = app.cron.map((line) => ({ ...line, match: NEVER }))
  const worker = await startWorker(postgres.url, app.tasks, cron, app.services.log)
  await app.http.listen({ port: config.PORT, host: '127.0.0.1' })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(WEEK_AGO)
  // What is asked while other statements run.
  const pool = new pg.Pool({ connectionString: postgres.url })
  const isQueued = async (task: string, key: string) =>
    (await pool.query(IS_QUEUED, [task, key])).rows.length > 0
  const outbox = join(folder, 'outbox')
  return {
    url: config.PUBLIC_URL,
    tasks: app.cron.map(({ task }) => task),
    client,
    pool,
    mailTo: (email: string, subject = /./) => awaitMail(outbox, email, subject),
    /** Runs a periodic task as the scheduler would; resolves at its end. */
    async run(task: string): Promise<void> {
      await pool.query(
        'select graphile_worker.add_job($1, queue_name => $2, job_key => $2, max_attempts => 1)',
        [task, `cron:${task}`],
      )
      await until(async () => !(await isQueued(task, `cron:${task}`)))
    },
    isQueued,
    /** Returns the CPU-seconds of this process and of PostgreSQL so far. */
    async cpu(): Promise<number> {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6 + (await cpuOfPostgres(folder))
    },
    async close(): Promise<void> {
      await client.end()
      await pool.end()
      await app.close()
      await worker.stop()
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true })
    },
  }
}

export type Upkeep = Awaited<ReturnType<typeof openUpkeep>>

/** SQL that pretends this version was deployed a week ago: earlier visits are summed differently. */
const WEEK_AGO = `create or replace function part.summed_since() returns timestamptz immutable language sql
  as $$ select now() - interval '7 days' $$`

const IS_QUEUED = `select from graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = task_id
  where identifier = $1 and key = $2 and (attempts < max_attempts or locked_at is not null)`

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}

const TICKS = 100

/** Returns the CPU-seconds of all PostgreSQL processes, including ended ones. */
async function cpuOfPostgres(folder: string): Promise<number> {
  const postmaster = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]
  let ticks = 0
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // Of the postmaster also what its ended children took.
    const own = fields.slice(9, pid === postmaster ? 13 : 11)
    if (pid === postmaster || parent === postmaster)
      ticks += own.reduce((sum, field) => sum + Number(field), 0)
  }
  return ticks / TICKS
}
