import { join } from 'node:path'
import { buildApp } from './app.ts'
import type { Config } from './platform/config.ts'
import { connect } from './platform/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { startWorker } from './platform/jobs.ts'
import { migrate } from './platform/migrate.ts'
import { loadSecrets } from './platform/secrets.ts'

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
    await app.http.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await stop()
    throw error
  }
  console.log(`Satchel is listening on ${config.PUBLIC_URL}`)
  return { url: config.PUBLIC_URL, stop }
}

async function openPostgres(
  { DATABASE_URL, DATA_DIR }: Config,
  password: string,
): Promise<EmbeddedPostgres> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined }
  return startEmbeddedPostgres({ folder: join(DATA_DIR, 'postgres'), password })
}
