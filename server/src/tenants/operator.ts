import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'

/**
 * Returns the tenant that operates this server: the one that OPERATOR_TENANT names, else the only one. With several and
 * none named, nobody does.
 */
export async function findOperator(
  system: Db,
  { OPERATOR_TENANT: named }: Pick<Config, 'OPERATOR_TENANT'>,
): Promise<string | undefined> {
  if (named) return (await exists(system, named)) ? named : undefined
  const rows = await system.selectFrom('tenant').select('id').limit(2).execute()
  return rows.length === 1 ? rows[0]?.id : undefined
}

export async function exists(system: Db, id: string): Promise<boolean> {
  const row = await system.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
