import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { administrate } from './administrate.ts'

const FOLDER = new URL('../migrations/', import.meta.url)

/** Returns a new database as it was before the migration of this name. */
export async function beforeMigration(name: string): Promise<{ url: string; client: pg.Client }> {
  const url = new URL(inject('template'))
  url.pathname = `/satchel_${crypto.randomUUID().replaceAll('-', '')}`
  await administrate(url.href, `create database ${url.pathname.slice(1)}`)
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    'create table schema_migration (name text primary key, applied_at timestamptz default now())',
  )
  const files = (await readdir(FOLDER))
    .filter((file) => file.endsWith('.sql') && file < name)
    .sort()
  for (const file of files) {
    await client.query(await readFile(new URL(file, FOLDER), 'utf8'))
    await client.query('insert into schema_migration (name) values ($1)', [file])
  }
  return { url: url.href, client }
}
