import type { Log } from '../log.ts'
import { SECOND } from '../time.ts'
import { appliedMigrations, type Queryable } from './applied-migrations.ts'
import { listMigrations, schemaFault } from './schema-fault.ts'

export interface SchemaWatch {
  /** Tells whether this version can work with the schema, as far as the database says. */
  works(): Promise<boolean>
  /** Returns why it can't, if it can't. */
  reason(): string | undefined
}

/** Milliseconds for which an answer holds, since probes may ask every second. */
const ANSWER_MS = 2 * SECOND

/**
 * Follows whether a later version migrated the database to what this one can't work with, while it runs. This version's
 * migrations are read now, since an upgrade may put others in their place.
 */
export async function watchSchema(
  client: Queryable,
  log: Pick<Log, 'error' | 'warn'>,
): Promise<SchemaWatch> {
  const listed = await listMigrations()
  let fault: string | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  async function look(): Promise<void> {
    askedAt = performance.now()
    const found = schemaFault(await appliedMigrations(client), listed)
    if (found && !fault) log.error(found)
    if (!found && fault) log.warn('This version can work with the database again')
    fault = found
  }

  return {
    async works() {
      // A database that is away says nothing about its schema.
      if (performance.now() - askedAt > ANSWER_MS) await look().catch(() => undefined)
      return fault === undefined
    },
    reason: () => fault,
  }
}
