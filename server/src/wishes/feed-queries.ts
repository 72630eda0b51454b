import type { Role } from '@satchel/contract/permissions.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

export async function setFeed(scope: Scope, hash: Buffer): Promise<void> {
  await scope.db
    .insertInto('wishFeed')
    .values({ memberId: personOf(scope), hash })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'memberId']).doUpdateSet({ hash, createdAt: sql`now()` }),
    )
    .execute()
}

export async function deleteFeed(scope: Scope): Promise<void> {
  await scope.db.deleteFrom('wishFeed').where('memberId', '=', personOf(scope)).execute()
}

/** Finds whose feed a token opens, in all tenants. */
export function findReader(system: Db, hash: Buffer) {
  return system
    .selectFrom('wishFeed')
    .innerJoin('member', 'member.id', 'wishFeed.memberId')
    .innerJoin('tenant', 'tenant.id', 'wishFeed.tenantId')
    .select((eb) => [
      'member.id',
      'member.name',
      'member.status',
      'wishFeed.tenantId',
      eb.ref('member.role').$castTo<Role>().as('role'),
      sql<AccountStatus>`effective_status(tenant)`.as('accountStatus'),
    ])
    .where('wishFeed.hash', '=', hash)
    .executeTakeFirst()
}
