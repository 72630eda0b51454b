import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { FileGrant } from '../platform/files/files.ts'
import { findableBy } from './visibility-queries.ts'

const ANY_MEMBER = {
  id: sql`member.id`,
  seesAll: sql<SqlBool>`member.role in ('owner', 'admin')`,
  seesEarly: sql<SqlBool>`member.role <> 'viewer'`,
  today: sql`(now() at time zone tenant.time_zone)::date`,
}

/**
 * Tells whether the person an address was made for may currently see its item, in one statement by keys. It runs
 * outside a scope, so it names the tenant itself.
 */
export async function isReadable(
  system: Db,
  {
    key,
    reader: [kind, memberId],
  }: FileGrant & { reader: readonly ['member' | 'bin', string | null] },
): Promise<boolean> {
  const [tenantId, itemId] = key.split('/')
  const { rows } = await sql`
    select from member
    join tenant on tenant.id = member.tenant_id
    join item on item.tenant_id = member.tenant_id and item.id = ${itemId}
    where member.tenant_id = ${tenantId} and member.id = ${memberId} and member.status = 'active'
      and coalesce(readable_until(tenant) > now(), true)
      and (item.deleted_at is null or ${kind} = 'bin' and item.purging_at is null)
      and ${sql.join(findableBy('item', ANY_MEMBER), sql` and `)}`.execute(system)
  return rows.length > 0
}
