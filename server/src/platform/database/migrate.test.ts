import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { administrate } from '../../../test/administrate.ts'
import { describeSchema } from '../../../test/database/describe-schema.ts'
import { dropDatabase } from '../../../test/postgres.ts'
import { start } from '../../start.ts'
import { readConfig } from '../config.ts'
import { VERSION } from '../version.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = new URL('../../../migrations/', import.meta.url)
const SCHEMA = await readFile(new URL('../../../schema.sql', import.meta.url), 'utf8')
/** Some of the 93 migrations of commit 97e31024, in whose place a few files now make the schema of all. */
const EARLIER = ['0001_platform.sql', '0014_visits.sql', '0141_codes_and_keys.sql']
const LAST = '0142_sign_in_columns.sql'

let url: string
let client: pg.Client

beforeEach(async () => {
  const empty = new URL(inject('template'))
  empty.pathname = `/satchel_${crypto.randomUUID().replaceAll('-', '')}`
  url = empty.href
  await administrate(url, `create database ${empty.pathname.slice(1)}`)
  client = new pg.Client({ connectionString: url })
  await client.connect()
  return async () => {
    await client.end()
    await dropDatabase(url)
  }
})

async function names(): Promise<string[]> {
  const { rows } = await client.query('select name from schema_migration order by name')
  return rows.map(({ name }) => name)
}

/** Adds a migration that this version doesn't have, as a later one would. */
async function addLater(name: string, version: string | null, worksWith: string | null) {
  await client.query(
    'insert into schema_migration (name, version, works_with) values ($1, $2, $3)',
    [name, version, worksWith],
  )
}

/** Fills the database as those migrations left it, and records their names. */
async function fillAsEarlier(applied: string[]): Promise<void> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name < '0143').sort()
  for (const name of files) await client.query(await readFile(new URL(name, MIGRATIONS), 'utf8'))
  await client.query(
    'create table schema_migration (name text primary key, applied_at timestamptz not null default now())',
  )
  await client.query('insert into schema_migration (name) select unnest($1::text[])', [applied])
  await client.query(`insert into tenant (name, slug) values ('Acme', 'acme')`)
}

test('nodes that start at the same time on an empty database make one schema', async () => {
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(await describeSchema(url)).toBe(SCHEMA)
})

test('a database of the last release is upgraded, and then says with which release each migration works', async () => {
  const files = (await readdir(MIGRATIONS)).filter((name) => name < '0150').sort()
  for (const name of files) await client.query(await readFile(new URL(name, MIGRATIONS), 'utf8'))
  // Release 1.0.0 stored names and times alone.
  await client.query(
    'create table schema_migration (name text primary key, applied_at timestamptz not null default now())',
  )
  await client.query('insert into schema_migration (name) select unnest($1::text[])', [files])
  await Promise.all([migrate(url), migrate(url)])
  expect(await describeSchema(url)).toBe(SCHEMA)
  const { rows } = await client.query('select * from schema_migration order by name')
  expect(rows.at(0)).toMatchObject({ name: files[0], version: null, works_with: null })
  expect(rows.at(-1)).toMatchObject({ version: VERSION, works_with: '1.0.0' })
})

describe('a database that can’t be prepared is refused in its own words, with the line to run,', () => {
  let weak: URL
  beforeEach(async () => {
    const name = `weak_${crypto.randomUUID().slice(0, 8)}`
    weak = new URL(url)
    Object.assign(weak, { username: name, password: 'weak' })
    await administrate(url, `create role ${name} login password 'weak'`)
    return () => administrate(url, `drop role ${name}`)
  })
  const refusalOf = (address: string) =>
    migrate(address).then(
      () => '',
      (error) => error.message as string,
    )

  test('if its user may create nothing, nor grant the role', async () => {
    const message = await refusalOf(weak.href)
    const database = weak.pathname.slice(1)
    expect(message).toContain('permission denied for schema public')
    expect(message).toContain(`alter database ${database} owner to ${weak.username};`)
    expect(message).toContain(`grant satchel_app to ${weak.username} with admin option;`)
    // What it says is what helps.
    await administrate(url, `alter database ${database} owner to ${weak.username}`)
    const less = await refusalOf(weak.href)
    expect(less).toMatch(/^Migration 0001_database.sql failed and was rolled back: .*satchel_app/)
    expect(less).not.toContain('owner to')
    await administrate(url, `grant satchel_app to ${weak.username} with admin option`)
    expect(await refusalOf(weak.href)).toBe('')
    await client.query(`reassign owned by ${weak.username} to postgres`)
    await client.query(`drop owned by ${weak.username}`)
    await administrate(url, `alter database ${database} owner to postgres`)
  })

  test('if it takes no writes', async () => {
    const database = weak.pathname.slice(1)
    await administrate(url, `alter database ${database} set default_transaction_read_only = on`)
    const message = await refusalOf(url)
    expect(message).toContain('in a read-only transaction')
    expect(message).toContain(`alter database ${database} reset default_transaction_read_only;`)
  })

  test('if its encoding isn’t UTF-8', async () => {
    await client.end()
    await dropDatabase(url)
    const database = weak.pathname.slice(1)
    const how = `encoding 'LATIN1' locale 'C' template template0`
    await administrate(url, `create database ${database} ${how}`)
    client = new pg.Client({ connectionString: url })
    await client.connect()
    const message = await refusalOf(url)
    expect(message).toContain('has no equivalent in encoding "LATIN1"')
    expect(message).toContain('Its encoding is LATIN1.')
    expect(message).toContain(`encoding 'UTF8' locale 'C.UTF-8' template template0;`)
  })
})

test('marks that an earlier version didn’t store are stored by the next start', async () => {
  await migrate(url)
  await client.query('update schema_migration set works_with = null, version = null')
  await migrate(url)
  const { rows } = await client.query('select * from schema_migration order by name')
  expect(rows.at(-1)).toMatchObject({ version: null, works_with: '1.0.0' })
})

describe('a database that a later version used', () => {
  beforeEach(async () => {
    await migrate(url)
  })

  test.for([
    [
      'doesn’t work with this one',
      '99.2.0',
      '99.1.0',
      'by a later version, 99.2.0: it has migrations',
    ],
    ['doesn’t say what it works with', null, null, 'by a later version: it has migrations'],
  ] as const)('is refused at start if it %s, with what to do', async ([, version, mark, words]) => {
    await addLater('9998_fitting.sql', '99.1.0', VERSION)
    await addLater('9999_later.sql', version, mark)
    if (!version) await client.query('update schema_migration set version = null')
    const DATA_DIR = await mkdtemp(join(inject('scratch'), 'later-'))
    const starting = start(readConfig({ DATA_DIR, DATABASE_URL: url }))
    await expect(starting).rejects.toThrow(words)
    await expect(starting).rejects.toThrow(/such as 9999_later.sql. Start .* or restore a backup/)
    await rm(DATA_DIR, { recursive: true })
  })

  test('is worked on if all of it says that it works with this one', async () => {
    await addLater('9998_later.sql', '99.1.0', '1.0.0')
    await addLater('9999_later.sql', '99.2.0', VERSION)
    await migrate(url)
    expect((await names()).at(-1)).toBe('9999_later.sql')
  })
})

test('a migration that has to wait for a table doesn’t hold up others, and comes later', async () => {
  await client.query('create table busy (id int)')
  const folder = await mkdtemp(join(inject('scratch'), 'migrations-'))
  await writeFile(join(folder, '0001_more.sql'), 'alter table busy add column more text')
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await client.query('begin')
  await client.query('select from busy')
  const isDone = migrate(url, pathToFileURL(`${folder}/`))
  const waiting = `select from pg_locks where not granted and relation = 'busy'::regclass`
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1)
  // Behind it in the queue.
  await other.query('select from busy')
  await client.query('commit')
  await isDone
  expect((await other.query('select more from busy')).rowCount).toBe(0)
  await other.end()
  await rm(folder, { recursive: true })
})

describe('a database of the earlier migrations', () => {
  test('is taken over as it is, and gets the later migrations', async () => {
    await fillAsEarlier([...EARLIER, LAST])
    const state = 'select tenant.*, xmin from tenant'
    const { rows: before } = await client.query(state)
    await Promise.all([migrate(url), migrate(url)])
    // Later migrations may add columns; what was there stays, in the rows as they were written.
    expect((await client.query(state)).rows).toMatchObject(before)
    expect(await names()).toEqual([...EARLIER, LAST, ...(await readdir(MIGRATIONS))].sort())
    expect(await describeSchema(url)).toBe(SCHEMA)

    await migrate(url)
    expect(await names()).toEqual([...EARLIER, LAST, ...(await readdir(MIGRATIONS))].sort())
  })

  test('is refused if it is older than that, with what to do, and stays as it is', async () => {
    await fillAsEarlier(EARLIER)
    const schema = await describeSchema(url)
    const DATA_DIR = await mkdtemp(join(inject('scratch'), 'too-old-'))
    const config = readConfig({ DATA_DIR, DATABASE_URL: url })
    await expect(start(config)).rejects.toThrow('Start commit 97e31024 with it once')
    expect(await names()).toEqual(EARLIER)
    expect(await describeSchema(url)).toBe(schema)
    await rm(DATA_DIR, { recursive: true })
  })
})
