import { letIn } from '../accounts/recovery.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from './open-database.ts'

/** Resets someone's sign-in for the operator and resolves to a link for setting a password. */
export async function recover(config: Config, address: string): Promise<string> {
  const database = await openDatabase(config, { max: 1 })
  try {
    return await letIn(database, config, address)
  } finally {
    await database.close()
  }
}
