import pg from 'pg'
import { connectionTo } from './connecting.ts'

const WHAT_NOW =
  'The database is behind a pooler such as PgBouncer, which keeps neither the settings of a connection nor its locks. ' +
  'Set DATABASE_URL to the pooler and DATABASE_DIRECT_URL to PostgreSQL itself (docs/operate.md, A pooler).'

/**
 * Throws if an URL leads through a pooler. One that drops the settings of connections would drop the role that keeps
 * tenants apart, and one that shares connections would keep locks for ever.
 */
export async function requireDirect(url: string): Promise<void> {
  const { Client, ...options } = connectionTo(url)
  const client = new Client({ ...options, options: '-c satchel.direct=yes' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(`select current_setting('satchel.direct', true) as direct`)
    if (rows[0].direct !== 'yes') throw new Error(WHAT_NOW)
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && /startup parameter/.test(error.message)
    throw isRefused ? new Error(WHAT_NOW, { cause: error }) : error
  } finally {
    void client.end().catch(() => undefined)
  }
}
