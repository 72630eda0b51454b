import { CompiledQuery, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'

// To build a statement takes longer than to send it: the list of bench/list.ts is 1.2 times as fast where it is built
// once.

const statements = new LRUCache<string, Pick<CompiledQuery, 'sql' | 'parameters'>>({ max: 300 })

class Input {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Stands in a prepared statement for a value of each run. */
export function input<T>(name: string): T {
  return new Input(name) as T
}

/** Runs a statement that is built once per key. */
export async function runPrepared<R>(
  db: Db,
  key: string,
  values: Record<string, unknown>,
  build: () => RawBuilder<R>,
): Promise<R[]> {
  let statement = statements.get(key)
  if (!statement) {
    const { sql, parameters } = build().compile(db)
    statement = { sql, parameters }
    statements.set(key, statement)
  }
  const parameters = statement.parameters.map((value) =>
    value instanceof Input ? values[value.name] : value,
  )
  const { rows } = await db.executeQuery<R>(
    CompiledQuery.raw(statement.sql, parameters) as CompiledQuery<R>,
  )
  return rows
}
