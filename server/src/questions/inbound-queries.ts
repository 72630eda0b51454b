import type { Role } from '@satchel/contract/permissions.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** A person whom a question was mailed to. */
export interface Mailed {
  id: string
  tenantId: string
  name: string
  email: string
  role: Role
}

/** Finds those whom a question was mailed to, as far as they are active and their account is. */
export async function findMailed(system: Db, questionId: string): Promise<Mailed[]> {
  const { rows } = await sql<Mailed>`
    select member.id, member.tenant_id as "tenantId", member.name, member.email, member.role
    from question join member on member.tenant_id = question.tenant_id
      and member.id = any(question.mailed) and member.status = 'active'
    join tenant on tenant.id = question.tenant_id and tenant.status in ('trialing', 'active')
    where question.id = ${questionId}`.execute(system)
  return rows
}
