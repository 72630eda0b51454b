import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** A company in which nobody has confirmed an address yet. */
export interface Opened {
  tenantId: string
  email: string
  /** True if the operator let it in. */
  isAdmitted: boolean
}

/** Returns the company that a person's confirmation opens; undefined if somebody in it is confirmed already. */
export function findOpened(db: Db, userId: string): Promise<Opened | undefined> {
  return db
    .selectFrom('member')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select(['member.tenantId', 'member.email'])
    .select(sql<boolean>`tenant.admitted_at is not null`.as('isAdmitted'))
    .where('member.id', '=', userId)
    .where(
      sql<boolean>`not exists (select from member as other
        where other.tenant_id = tenant.id and other.status <> 'unconfirmed')`,
    )
    .executeTakeFirst()
}
