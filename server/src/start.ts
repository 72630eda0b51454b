import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { TRIAL_DAYS } from '@satchel/contract/constants.ts'
import { describeSignUp } from './accounts/service.ts'
import { canSign, makeKey } from './accounts/tokens/signing-keys.ts'
import { type App, buildApp } from './app.ts'
import { requireFinished } from './platform/backup/unfinished-restore.ts'
import type { Config } from './platform/config.ts'
import { connect, type Database } from './platform/database/database.ts'
import { requireDirect } from './platform/database/direct.ts'
import {
  type EmbeddedPostgres,
  hasCluster,
  startEmbeddedPostgres,
} from './platform/database/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { own } from './platform/database/owner.ts'
import { ownDatabases, waitForDatabase } from './platform/database/wait-for-database.ts'
import { makePrivate } from './platform/files/private-folder.ts'
import { type JobWorker, startWorker } from './platform/jobs/jobs.ts'
import { requireInForce } from './platform/moving/marks.ts'
import { LostSecrets, type Secrets, secretsFile } from './platform/security/secrets.ts'
import { databasePassword, openSecrets } from './platform/security/stored-secrets.ts'
import { timeStart } from './platform/start-times.ts'
import { SECOND } from './platform/time.ts'
import { openTracing } from './platform/tracing/tracing.ts'
import { EMAIL, hasDemo, seedDemo } from './seed/demo.ts'
import { applyPlans } from './tenants/service.ts'

export interface Server {
  url: string
  stop(): Promise<void>
}

/**
 * Starts database, schema, modules and jobs, and finally listens on the port. Waits for a database that is away, until the
 * signal ends that: then it rejects with an `AbortError`.
 */
export async function start(config: Config, signal?: AbortSignal): Promise<Server> {
  const opened: Close[] = []
  const stop = async () => {
    for (const close of opened.toReversed()) await withinLimit(close)
  }
  try {
    await open(config, (close) => opened.push(close), signal)
    return { url: config.PUBLIC_URL, stop }
  } catch (error) {
    // Nothing is left behind that the next start would meet.
    await stop()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${config.PORT} is in use. Set PORT to a free one.`, { cause: error })
  }
}

type Close = () => Promise<unknown>

/** Jobs that go on keep their connections. */
const DISCONNECT_MAX = SECOND
/**
 * The longest that one step of a stop may take; together they stay within the ten seconds that container hosts allow.
 */
const STEP_MAX = 5 * SECOND

/** A step that fails or takes too long doesn't keep the ones after it from their turn. */
async function withinLimit(close: Close): Promise<void> {
  await Promise.race([
    close().catch((error) => console.error(error)),
    sleep(STEP_MAX, undefined, { ref: false }),
  ])
}

async function open(
  config: Config,
  onStop: (close: Close) => void,
  signal?: AbortSignal,
): Promise<void> {
  const times = timeStart()
  await makePrivate(config.DATA_DIR)
  await requireFinished(config)
  if (!config.DATABASE_URL) onStop(await own(config.DATA_DIR, console.log))
  await requireSecretsFile(config)
  for (const place of ownDatabases(config))
    await waitForDatabase({ ...place, say: console.log, signal })
  const postgres = await openPostgres(config)
  onStop(postgres.stop)
  times.end('database')
  if (config.DATABASE_URL) await requireDirect(postgres.url)
  await openSchema(postgres.url).catch((error) => {
    const isRefused = !config.DATABASE_URL && error.code === WRONG_PASSWORD
    throw isRefused ? new LostSecrets(config.DATA_DIR, 'wrong') : error
  })
  times.end('migrations')
  const tracer = await openTracing(config)
  let worker: JobWorker | undefined
  // Interrupted jobs go back to the queue when nothing of them can be stored any more.
  onStop(async () => worker?.close())
  const database = connect(postgres.url, {
    pooledUrl: pooledUrlOf(config),
    readUrl: config.DATABASE_READ_URL,
  })
  // Nothing more is traced by then but the jobs that still run.
  onStop(() => Promise.all([disconnect(database), tracer?.close()]))
  const isOwn = (secrets: Secrets) => canSign({ database, secrets })
  const secrets = await openSecrets(config, database, isOwn, makeKey)
  const app = await buildApp(config, secrets, database)
  onStop(() => Promise.all([app.close(), worker?.settle()]))
  const { log, parts } = app.services
  tracer?.logTo(log)
  postgres.keepRunning(log)
  if (config.ROLE !== 'web') {
    const ask = () => database.systemPool.query('select 1')
    worker = await startWorker(postgres.url, app.tasks, app.cron, log, ask)
    parts.add('jobs', { works: worker.isWorking, isVital: config.ROLE === 'worker' })
  }
  await applyPlans(database.system, config.PLANS === 'off', TRIAL_DAYS)
  times.end('modules')
  await openDemo(config, app)
  times.end('demo')
  await app.http.listen({ port: config.PORT, host: config.HOST })
  console.log((await describeSignUp(database.system, config)).text)
  console.log(`Started in ${times.describe()}`)
  console.log(`Satchel is listening on ${config.PUBLIC_URL}`)
}

/** Migrates the database. Throws if it isn't the one in force. */
async function openSchema(url: string): Promise<void> {
  await requireInForce(url)
  await migrate(url)
}

async function disconnect(database: Database): Promise<void> {
  await Promise.race([database.close(), sleep(DISCONNECT_MAX, undefined, { ref: false })])
}

/**
 * Creates the demo tenant, only in the embedded database. Prints the password immediately, before a later failure
 * could lose it.
 */
async function openDemo(config: Config, { services }: App): Promise<void> {
  if (!config.SEED_DEMO || config.DATABASE_URL) return
  const demo = await seedDemo(services)
  if (demo)
    console.log(
      `Sign in to the demo tenant as ${demo.email} with ${demo.password} (printed only this once).\n` +
        'Demo data: invented people and figures.',
    )
  else if (await hasDemo(services))
    console.log(
      `The demo tenant already exists. To reset its password: npm run recover -- ${EMAIL}`,
    )
}

/** Returns the URL through a pooler, where another one is direct. */
function pooledUrlOf(config: Config): string | undefined {
  return config.DATABASE_DIRECT_URL && config.DATABASE_URL
}

/** PostgreSQL's code. */
const WRONG_PASSWORD = '28P01'

/** Throws `LostSecrets` if the embedded database is there without the file that has its password. */
async function requireSecretsFile(config: Config): Promise<void> {
  const { DATABASE_URL, DATA_DIR, SECRET_KEY, NEW_SECRETS } = config
  if (DATABASE_URL || SECRET_KEY || NEW_SECRETS || existsSync(secretsFile(DATA_DIR))) return
  if (hasCluster(join(DATA_DIR, 'postgres'))) throw new LostSecrets(DATA_DIR, 'missing')
}

async function openPostgres(config: Config): Promise<EmbeddedPostgres> {
  const { DATA_DIR, SECRET_KEY, NEW_SECRETS } = config
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
  if (url) return { url, keepRunning: () => undefined, stop: async () => undefined }
  return startEmbeddedPostgres({
    folder: join(DATA_DIR, 'postgres'),
    password: await databasePassword(config),
    // The key's password, where the folder was made with that of a file or of another key.
    setsPassword: NEW_SECRETS || SECRET_KEY !== undefined,
  })
}
