import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const FOLDER = new URL('../../../migrations/', import.meta.url)

/** Migrates a database to the newest schema, one transaction per file; safe to run on several nodes at once. */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('satchel migrations'))`)
    await client.query(
      'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from schema_migration')
    const applied = new Set(rows.map(({ name }) => name))
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    for (const name of files.filter((file) => !applied.has(file))) await apply(client, name)
    if (applied.size < files.length) await runMigrations({ connectionString })
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const text = await readFile(new URL(name, FOLDER), 'utf8')
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into schema_migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed and was rolled back`, { cause })
  }
}
