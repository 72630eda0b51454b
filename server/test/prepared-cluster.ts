import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { administrate } from './administrate.ts'

const run = promisify(execFile)
const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url))
const LOCK_FILE = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/satchel/', import.meta.url))

/** The password of every prepared cluster's superuser. */
export const PREPARED_PASSWORD = 'scratch'
/** A migrated database in every prepared cluster, which nobody connects to: test files take copies. */
export const TEMPLATE = 'satchel_template'

/**
 * Copies a stopped cluster with the newest schema to `folder`, which must not exist yet. The first call per schema
 * runs initdb and the migrations and caches the result.
 */
export async function copyPreparedCluster(folder: string): Promise<void> {
  await run('cp', ['-a', await prepare(), folder])
}

/** A data folder whose first start finds its database there and migrated. */
export async function fillDataFolder(folder: string): Promise<void> {
  const secrets = JSON.stringify({ database: PREPARED_PASSWORD })
  await writeFile(join(folder, 'secrets.json'), secrets, { mode: 0o600 })
  await copyPreparedCluster(join(folder, 'postgres'))
}

async function prepare(): Promise<string> {
  const prepared = join(CACHE, `cluster-${await schemaHash()}`)
  if (existsSync(prepared)) return prepared
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(join(CACHE, 'making-'))
  const { url, stop } = await startEmbeddedPostgres({ folder, password: PREPARED_PASSWORD })
  await migrate(url)
  await administrate(url, `create database ${TEMPLATE} template postgres`, 'template1')
  await stop()
  // The tests kill servers and databases, but never the machine.
  await appendFile(
    join(folder, 'cluster', 'postgresql.conf'),
    'fsync = off\nfull_page_writes = off\n',
  )
  await trustSockets(join(folder, 'cluster', 'pg_hba.conf'))
  // Another process may have been quicker.
  await rename(folder, prepared).catch(() => rm(folder, { recursive: true }))
  return prepared
}

/** Spares each connection over a socket file, which only tests use, the proof of its password: a third of its cost. */
async function trustSockets(file: string): Promise<void> {
  const rules = await readFile(file, 'utf8')
  await writeFile(file, rules.replaceAll(/^(local .*)scram-sha-256$/gm, '$1trust'))
}

async function schemaHash(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).sort()
  const migrations = names.map((name) => join(MIGRATIONS, name))
  const files = [fileURLToPath(import.meta.url), LOCK_FILE, ...migrations]
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(file.slice(file.lastIndexOf('/'))).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
