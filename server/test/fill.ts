import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Product } from './product.ts'

/** The number of items per statement that search indexes at once. */
const STEP = 1_000

/** Inserts web pages directly, thousands in seconds: Page 1, Page 2 and so on, the last one newest. */
export async function fill(
  url: string,
  tenantId: string,
  count: number,
  name = 'Page',
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const now = Date.now()
    const ids = Array.from({ length: count }, (_, n) => idAt(now - count + n))
    for (let from = 0; from < count; from += STEP)
      await client.query(
        `insert into item (tenant_id, id, kind, name, original_name, url, status, owner_id)
        select tenant_id, made.id, 'link', $4 || ' ' || $3::integer + n, '', 'https://example.com/' || n,
          'completed', member.id
        from member, unnest($2::uuid[]) with ordinality as made (id, n)
        where tenant_id = $1 and role = 'owner'`,
        [tenantId, ids.slice(from, from + STEP), from, name],
      )
    return ids
  } finally {
    await client.end()
  }
}

/** Runs one query in a database. */
export async function ask<T extends object>(url: string, query: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<T>(query, values)
  await client.end()
  return rows
}

/** Runs a minutely task right away. */
export async function beginJob(url: string, task: string): Promise<void> {
  await ask(url, 'select graphile_worker.add_job($1)', [task])
}

/** Locks an item until it's released. */
export function hold(url: string, tenantId: string, name: string) {
  return holdRows(url, 'select from item where tenant_id = $1 and name = $2', [tenantId, name])
}

/** The same of the rows of a query. */
export async function holdRows(url: string, query: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  // Its server may be killed.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  const { rowCount } = await client.query(`${query} for update`, values)
  if (!rowCount) throw new Error(`Nothing to hold: ${query}`)
  return {
    /** Returns the number of waiting statements in the database. */
    waiting: async () => {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int from pg_locks where not granted',
      )
      return rows[0]?.count ?? 0
    },
    letGo: () => client.end(),
  }
}

/** A UUIDv7 of a millisecond: ids sort by it. */
function idAt(ms: number): string {
  const [, , , ...rest] = crypto.randomUUID().split('-')
  const time = ms.toString(16).padStart(12, '0')
  return [time.slice(0, 8), time.slice(8), '7000', ...rest].join('-')
}

/** Connects to the embedded database of a product in its own process. */
export async function databaseOf({ dataDir }: Pick<Product, 'dataDir'>): Promise<string> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const lines = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  const [, , , port] = lines.split('\n')
  return `postgres://postgres:${secrets.database}@127.0.0.1:${port}/postgres`
}
