import type { Role } from '@satchel/contract/permissions.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** Finds the role of somebody who may read now. It runs outside a scope, so it names the tenant itself. */
export async function findReadersRole(
  system: Db,
  tenantId: string,
  memberId: string,
): Promise<Role | undefined> {
  const { rows } = await sql<{ role: Role }>`
    select member.role from member join tenant on tenant.id = member.tenant_id
    where member.tenant_id = ${tenantId} and member.id = ${memberId} and member.status = 'active'
      and coalesce(readable_until(tenant) > now(), true)`.execute(system)
  return rows[0]?.role
}
