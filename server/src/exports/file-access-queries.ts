import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { FileGrant } from '../platform/files/files.ts'

/** Tells whether an export is still there for the person who made it. */
export async function isExport(
  system: Db,
  { key, reader: [, memberId] }: FileGrant & { reader: readonly ['export', string | null] },
): Promise<boolean> {
  const [tenantId, exportId] = key.split('/')
  const { rows } = await sql`
    select from export
    join member on member.tenant_id = export.tenant_id and member.id = export.owner_id
    join tenant on tenant.id = export.tenant_id
    where export.tenant_id = ${tenantId} and export.id = ${exportId}
      and export.owner_id = ${memberId} and export.status = 'completed'
      and member.status = 'active'
      and coalesce(readable_until(tenant) > now(), true)`.execute(system)
  return rows.length > 0
}
