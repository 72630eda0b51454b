import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { SECOND } from '../time.ts'
import { VERSION } from '../version.ts'
import { appliedMigrations } from './applied-migrations.ts'
import { connectionTo, newClient } from './connecting.ts'
import { describeObstacles, findObstacles, sentencesOf } from './obstacles.ts'
import { isBaseline, listMigrations, MIGRATIONS, schemaFault, worksWith } from './schema-fault.ts'

/** The first and the last of the earlier migrations, whose schema the files below 0143 make at once. */
const EARLIER = { first: '0001_platform.sql', last: '0142_sign_in_columns.sql' }

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
 * nodes of the last release work on it. Throws if a later version left it as this one can't work with it.
 */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  const client = newClient(url)
  await client.connect()
  try {
    await client.query('set jit = off')
    await client.query(`select pg_advisory_lock(hashtext('satchel migrations'))`)
    const pending = await findPending(client, folder)
    for (const name of pending) await apply(client, name, new URL(name, folder))
    if (pending.length > 0) await migrateQueue(url)
  } catch (error) {
    throw await explained(client, error as Error)
  } finally {
    await client.end()
  }
}

/** Adds to what PostgreSQL said all that is in the way, and what to run; the error as it is where it's none of PostgreSQL's. */
async function explained(client: pg.Client, error: Error): Promise<Error> {
  const cause = [error, error.cause].find((each) => each instanceof pg.DatabaseError)
  if (!cause) return error
  const obstacles = await findObstacles(client).catch(() => [])
  const what = cause === error ? 'Satchel couldn’t prepare the database' : error.message
  const lines = [`${what}: ${sentencesOf(cause)}`]
  if (obstacles.length > 0) lines.push('What is in the way:', describeObstacles(obstacles))
  return Object.assign(new Error(lines.join('\n'), { cause }), { code: cause.code })
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
  const files = await listMigrations(folder)
  const rows = await appliedMigrations(client)
  const fault = schemaFault(rows, files)
  if (fault) throw new Error(fault)
  const applied = new Set(rows.map(({ name }) => name))
  const isEarlier = applied.has(EARLIER.first)
  if (isEarlier && !applied.has(EARLIER.last)) throw new Error(TOO_OLD)
  await prepareTable(client)
  await storeMarks(
    client,
    files.filter((name) => applied.has(name)),
    folder,
  )
  const pending = files.filter((name) => !applied.has(name))
  if (!isEarlier) return pending
  await client.query('insert into schema_migration (name) select unnest($1::text[])', [
    pending.filter(isBaseline),
  ])
  return pending.filter((name) => !isBaseline(name))
}

/** Creates the list of migrations, or adds to that of 1.0.0 what it lacks. */
async function prepareTable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ has: boolean }>(HAS_MARKS)
  if (rows[0]?.has) return
  await inTransaction(client, 'schema_migration', () => client.query(TABLE))
}

const HAS_MARKS = `select exists (select from pg_attribute
  where attrelid = to_regclass('schema_migration') and attname = 'works_with') as has`

const TABLE = `
  create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now());
  alter table schema_migration add column if not exists version text, add column if not exists works_with text`

/** Stores what applied migrations work with, where a version that didn't know their marks applied them. */
async function storeMarks(client: pg.Client, names: string[], folder: URL): Promise<void> {
  const marks = await Promise.all(
    names.map(async (name) => worksWith(await readFile(new URL(name, folder), 'utf8'))),
  )
  await client.query(
    `update schema_migration m set works_with = mark.works_with
    from unnest($1::text[], $2::text[]) as mark (name, works_with)
    where m.name = mark.name and m.works_with is null and mark.works_with is not null`,
    [names, marks],
  )
}

async function apply(client: pg.Client, name: string, file: URL): Promise<void> {
  const text = await readFile(file, 'utf8')
  await inTransaction(client, name, async () => {
    await client.query(text)
    await client.query(
      'insert into schema_migration (name, version, works_with) values ($1, $2, $3)',
      [name, VERSION, worksWith(text)],
    )
  })
}

/** Does a part of a migration wholly or not at all. Where it has to wait for a table, it lets others through meanwhile. */
async function inTransaction(
  client: pg.Client,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${LOCK_WAIT}`)
      await work()
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
