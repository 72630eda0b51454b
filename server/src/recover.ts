import { join } from 'node:path'
import { letIn } from './accounts/recovery.ts'
import type { Config } from './platform/config.ts'
import { connect } from './platform/database/database.ts'
import { findEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { databasePassword } from './platform/security/stored-secrets.ts'

/** Resets someone's sign-in for the operator and resolves to a link for setting a password. */
export async function recover(config: Config, address: string): Promise<string> {
  const database = connect(await findDatabase(config), { max: 1 })
  try {
    return await letIn(database, config, address)
  } finally {
    await database.close()
  }
}

/** Returns the address of the database next to which this runs. Throws if the embedded one isn't running. */
export async function findDatabase(config: Config): Promise<string> {
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
  if (url) return url
  const password = await databasePassword(config)
  return findEmbeddedPostgres({ folder: join(config.DATA_DIR, 'postgres'), password })
}
