import { join } from 'node:path'
import { type App, buildApp } from './app.ts'
import type { Config } from './platform/config.ts'
import { connect } from './platform/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { startWorker } from './platform/jobs.ts'
import { migrate } from './platform/migrate.ts'
import { loadSecrets } from './platform/secrets.ts'
import { type SignIn, seedDemo } from './seed/demo.ts'

export interface Server {
  url: string
  stop(): Promise<void>
}

/** Brings the product up: database, schema, modules, jobs, and only then the listening port. */
export async function start(config: Config): Promise<Server> {
  const secrets = await loadSecrets(config.DATA_DIR)
  const postgres = await openPostgres(config, secrets.database)
  await migrate(postgres.url)
  const database = connect(postgres.url)
  const app = await buildApp(config, secrets, database)
  const worker =
    config.ROLE === 'web'
      ? undefined
      : await startWorker(postgres.url, app.tasks, app.cron, app.services.log)
  const stop = async () => {
    await app.close()
    await worker?.stop()
    await database.close()
    await postgres.stop()
  }
  try {
    const demo = await demoOf(config, app)
    await app.http.listen({ port: config.PORT, host: config.HOST })
    console.log(`Satchel is listening on ${config.PUBLIC_URL}`)
    if (demo) console.log(`Sign in to the demo tenant as ${demo.email} with ${demo.password}`)
  } catch (error) {
    await stop()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${config.PORT} is in use. Set PORT to a free one.`, { cause: error })
  }
  return { url: config.PUBLIC_URL, stop }
}

/** On the embedded database only: another one is its operator's to fill. */
async function demoOf(config: Config, { http, services }: App): Promise<SignIn | undefined> {
  if (!config.SEED_DEMO || config.DATABASE_URL) return undefined
  return seedDemo(http, services)
}

async function openPostgres(
  { DATABASE_URL, DATA_DIR }: Config,
  password: string,
): Promise<EmbeddedPostgres> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined }
  return startEmbeddedPostgres({ folder: join(DATA_DIR, 'postgres'), password })
}
