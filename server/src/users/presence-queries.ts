import type { Role } from '@satchel/contract/permissions.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

// What sign-in and the mail about visits keep of a person.

/** Marks a person as confirmed; false if they were before or no longer exist. */
export async function markConfirmed(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ status: 'active' })
    .where('id', '=', userId)
    .where('status', '=', 'unconfirmed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markSeen(db: Db, userId: string): Promise<void> {
  await db.updateTable('member').set({ lastSeenAt: sql`now()` }).where('id', '=', userId).execute()
}

/** Sets a role; false if the person has become an owner in the meantime. */
export async function setRoleUnlessOwner({ db }: Scope, id: string, role: Role): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ role })
    .where('id', '=', id)
    .where('role', '!=', 'owner')
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Changes a person's address; false if they are an owner by now. */
export async function setEmailUnlessOwner(db: Db, id: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ email })
    .where('id', '=', id)
    .where('role', '!=', 'owner')
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Marks a person's digest of visits as sent for their current day. */
export async function markDigest(db: Db, tenantId: string, id: string): Promise<void> {
  await sql`update member set visit_digest_on = (now() at time zone time_zone)::date from tenant
    where tenant.id = ${tenantId} and member.tenant_id = ${tenantId} and member.id = ${id}`.execute(
    db,
  )
}
