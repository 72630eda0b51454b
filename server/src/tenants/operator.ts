import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import type { Actor } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'

/**
 * Returns the company that operates this server: the one that OPERATOR_TENANT names, else the first that was confirmed,
 * and until there is one that of the demo. What others sign up for changes none of it.
 */
export async function findOperator(
  system: Db,
  { OPERATOR_TENANT: named }: Pick<Config, 'OPERATOR_TENANT'>,
): Promise<string | undefined> {
  if (named) return (await exists(system, named)) ? named : undefined
  const decided = await findFirst(system)
  if (decided) return decided.companyId ?? undefined
  const demo = system.selectFrom('tenant').select('id').where('isDemo', '=', true)
  return (await demo.executeTakeFirst())?.id
}

/** Throws `forbidden` unless the caller is of the company that operates this server. */
export async function requireOperator(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { tenantId }: Pick<Actor, 'tenantId'>,
): Promise<void> {
  if ((await findOperator(database.system, config)) !== tenantId)
    throw new Problem('forbidden', says('onlyOperatorOwners'))
}

/**
 * Returns the first company that was confirmed, once there was one; its id is null if it was deleted since.
 */
export function findFirst(system: Db): Promise<{ companyId: string | null } | undefined> {
  return system.selectFrom('auth.operator').select('companyId').executeTakeFirst()
}

export async function exists(system: Db, id: string): Promise<boolean> {
  const row = await system.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Returns what is shown of the company that operates this server, unless it is the invented one. */
export function findOperatorProfile(system: Db, id: string) {
  return system
    .selectFrom('tenant')
    .select(['name', 'website'])
    .where('id', '=', id)
    .where('isDemo', '=', false)
    .executeTakeFirst()
}
