import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { FileGrant } from '../platform/files/files.ts'

/**
 * Whether the person a file's address was made for may see its item at this moment: the rule of `visibleTo` for
 * whatever role they have by now, in one statement by keys. No scope is open, so it names the tenant itself.
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
      and (item.in_library or item.owner_id = member.id or member.role in ('owner', 'admin'))
      and (member.role <> 'viewer' or coalesce(item.releases_on
        <= (now() at time zone tenant.time_zone)::date, true))`.execute(system)
  return rows.length > 0
}
