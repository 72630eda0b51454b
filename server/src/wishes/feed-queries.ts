import type { Role } from '@satchel/contract/permissions.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { writeIfAble } from '../platform/database/optional-write.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

/** Returns false if the caller is deactivated already; who does it meanwhile waits, and then ends this address. */
export async function setFeed(scope: Scope, hash: Buffer): Promise<boolean> {
  const memberId = personOf(scope)
  const active = await scope.db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst()
  if (!active) return false
  const fresh = { hash, createdAt: sql<string>`now()`, lastUsedAt: null }
  await scope.db
    .insertInto('wishFeed')
    .values({ memberId, hash })
    .onConflict((conflict) => conflict.columns(['tenantId', 'memberId']).doUpdateSet(fresh))
    .execute()
  return true
}

/** Ends the address of a person's feed; false if there was none. */
export async function deleteFeed({ db }: { db: Db }, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wishFeed')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function findFeed(scope: Scope) {
  return scope.db
    .selectFrom('wishFeed')
    .select(['createdAt', 'lastUsedAt'])
    .where('memberId', '=', personOf(scope))
    .executeTakeFirst()
}

/** Stores that a feed was read, once an hour. */
export async function touchFeed(system: Db, hash: Buffer): Promise<void> {
  await writeIfAble(
    system
      .updateTable('wishFeed')
      .set({ lastUsedAt: sql<string>`now()` })
      .where('hash', '=', hash)
      .where(sql<SqlBool>`coalesce(last_used_at < now() - interval '1 hour', true)`)
      .execute(),
  )
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
