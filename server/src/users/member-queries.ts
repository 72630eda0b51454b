import type { Role } from '@satchel/contract/permissions.ts'
import type { User } from '@satchel/contract/users.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** Locks the tenant for counting seats or owners, until the scope ends. */
export async function lockTenant({ db, actor }: Scope): Promise<void> {
  await db
    .selectFrom('tenant')
    .select('id')
    .where('id', '=', actor.tenantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function lockMember({ db }: Scope, id: string): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export async function countOtherOwners({ db }: Scope, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('member')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .where('id', '!=', userId)
    .executeTakeFirstOrThrow()
  return count
}

interface MemberColumns {
  name?: string
  locale?: User['locale']
  role?: Role
  status?: User['status']
  avatarLarge?: string | null
  avatarMedium?: string | null
  avatarThumbnail?: string | null
}

export async function updateMember({ db }: Scope, id: string, columns: MemberColumns) {
  if (Object.keys(columns).length === 0) return
  await db.updateTable('member').set(columns).where('id', '=', id).execute()
}

/** All of them, at once and on every node. */
export async function endSessions({ db }: Scope, userId: string): Promise<void> {
  await sql`select end_sessions_of(${userId})`.execute(db)
}

/** Revokes their API keys and returns those. */
export async function endApps({ db }: Scope, userId: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from end_apps_of(${userId}) order by id`.execute(db)
  return rows
}

export async function endKeys({ db }: Scope, userId: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from end_keys_of(${userId}) order by id`.execute(db)
  return rows
}
