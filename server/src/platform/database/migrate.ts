import { readdir, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { SECOND } from '../time.ts'
import { connectionTo, newClient } from './connecting.ts'

const FOLDER = new URL('../../../migrations/', import.meta.url)

/** The first and the last of the earlier migrations, whose schema the files below 0143 make at once. */
const EARLIER = { first: '0001_platform.sql', last: '0142_sign_in_columns.sql' }
const isBaseline = (name: string) => name < '0143'

const TOO_OLD =
  'This database is of an earlier version of Satchel than this one can upgrade. Nothing was changed. ' +
  'Start commit 97e31024 with it once, then this version (docs/operate.md, Upgrading).'

/** Longest wait for a table in ms, since everything else that wants it waits behind a migration. */
const LOCK_WAIT = 2 * SECOND
const LOCK_PAUSE = SECOND
const LOCK_ATTEMPTS = 60
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Migrates a database to the newest schema, one transaction per file; safe to run on several nodes at once, and while
 * nodes of the last release work on it.
 */
export async function migrate(url: string, folder = FOLDER): Promise<void> {
  const client = newClient(url)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('satchel migrations'))`)
    const pending = await findPending(client, folder)
    for (const name of pending) await apply(client, name, new URL(name, folder))
    if (pending.length > 0) await migrateQueue(url)
  } finally {
    await client.end()
  }
}

async function migrateQueue(url: string): Promise<void> {
  const pgPool = new pg.Pool(connectionTo(url))
  // A connection that breaks fails the migration, and nothing else.
  pgPool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}

function ignore(): void {}

/** Returns the files to apply. In a database that earlier migrations made, those of the baseline become applied. */
async function findPending(client: pg.Client, folder: URL): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from schema_migration')
  const applied = new Set(rows.map(({ name }) => name))
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const pending = files.filter((name) => !applied.has(name))
  if (!applied.has(EARLIER.first)) return pending
  if (!applied.has(EARLIER.last)) throw new Error(TOO_OLD)
  await client.query('insert into schema_migration (name) select unnest($1::text[])', [
    pending.filter(isBaseline),
  ])
  return pending.filter((name) => !isBaseline(name))
}

async function apply(client: pg.Client, name: string, file: URL): Promise<void> {
  const text = await readFile(file, 'utf8')
  for (let attempt = 1; ; attempt += 1)
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${LOCK_WAIT}`)
      await client.query(text)
      await client.query('insert into schema_migration (name) values ($1)', [name])
      await client.query('commit')
      return
    } catch (cause) {
      await client.query('rollback')
      const isLocked = cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE
      if (!isLocked || attempt === LOCK_ATTEMPTS)
        throw new Error(`Migration ${name} failed and was rolled back`, { cause })
      await setTimeout(LOCK_PAUSE)
    }
}
