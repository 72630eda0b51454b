import type pg from 'pg'
import type { Addresses } from '../../server/src/domains/service.ts'
import { connect, type Database, handleOn } from '../../server/src/platform/database/database.ts'
import { runOn } from '../../server/src/platform/database/driver.ts'
import type { Actor, Scope, ScopedDb } from '../../server/src/platform/database/scope.ts'
import { searchItems } from '../../server/src/search/service.ts'
import { suggest } from '../../server/src/search/suggest/suggest.ts'
import type { Owner } from './library.ts'

/** A search: its form, or what is typed so far if it asks for suggestions. */
export type SearchInput = { form: object } | { typed: string }

/** The same work without HTTP and JSON: the statements of a search, on one connection. */
export interface Statements {
  /** Returns the milliseconds that each run takes. */
  measure(owner: Owner, asked: SearchInput, runs: number): Promise<number[]>
  close(): Promise<void>
}

export function openStatements(url: string): Statements {
  const database = connect(url)
  return {
    async measure(owner, asked, runs) {
      const statements = await recorded(database, owner, asked)
      const times: number[] = []
      for (let run = -5; run < runs; run += 1) {
        const begin = performance.now()
        await inTenant(database, owner, async (client) => {
          for (const statement of statements) await client.query(statement)
        })
        if (run >= 0) times.push(performance.now() - begin)
      }
      return times
    },
    close: () => database.close(),
  }
}

/** Runs a search in the product and returns the statements it sends. */
async function recorded(
  database: Database,
  owner: Owner,
  asked: SearchInput,
): Promise<pg.QueryConfig[]> {
  const statements: pg.QueryConfig[] = []
  await inTenant(database, owner, async (client) => {
    const run = runOn(client)
    const { db } = handleOn(client, (config) => {
      statements.push(config)
      return run(config)
    })
    const { userId: id, tenantId } = owner
    const actor: Actor = { id, name: null, tenantId, role: 'owner', permissions: new Set() }
    const scope: Scope = { actor, db: db as ScopedDb }
    if ('typed' in asked) await suggest(scope, asked.typed)
    // The items of the library have no files to be addressed.
    else await searchItems(scope, {} as Addresses, asked.form)
  })
  return statements
}

async function inTenant(
  { tenantPool }: Database,
  { tenantId }: Owner,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await tenantPool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}
