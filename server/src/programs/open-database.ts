import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { appliedMigrations } from '../platform/database/applied-migrations.ts'
import { connect, type Database } from '../platform/database/database.ts'
import { findEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { listMigrations, schemaFault } from '../platform/database/schema-fault.ts'
import { ownDatabases, requireDatabase } from '../platform/database/wait-for-database.ts'
import { requireUnmoved } from '../platform/moving/marks.ts'
import { databasePassword } from '../platform/security/stored-secrets.ts'

/**
 * Connects a command to the database next to which it runs. Throws if the embedded one isn't running, if it was moved
 * elsewhere, or if a later version left a schema that this one can't work with.
 */
export async function openDatabase(config: Config, options: { max: number }): Promise<Database> {
  const database = await connectBeside(config, options)
  try {
    await requireUnmoved(database.systemPool)
    const fault = await findSchemaFault(database)
    if (fault) throw new Error(fault)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Connects to it whatever its schema is. */
export async function connectBeside(config: Config, options: { max: number }): Promise<Database> {
  const [place] = ownDatabases(config)
  if (place) await requireDatabase(place)
  return connect(place?.url ?? (await findEmbedded(config)), options)
}

async function findEmbedded(config: Config): Promise<string> {
  const password = await databasePassword(config)
  return findEmbeddedPostgres({ folder: join(config.DATA_DIR, 'postgres'), password })
}

async function findSchemaFault({ systemPool }: Database): Promise<string | undefined> {
  return schemaFault(await appliedMigrations(systemPool), await listMigrations())
}
