import type { Role } from '@satchel/contract/permissions.ts'
import type { MailWishes, User } from '@satchel/contract/users.ts'
import { type Selectable, sql } from 'kysely'
import { containsText } from '../platform/database/contains-text.ts'
import type { Member } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'

export interface MemberDraft {
  id: string
  email: string
  name: string
  role: Role
  status?: 'active'
}

export async function insertMember({ db }: Scope, member: MemberDraft): Promise<void> {
  await db.insertInto('member').values(member).execute()
}

export async function findUser({ db }: Scope, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toUser(row)
}

export async function findMailWishes({ db }: Scope, id: string): Promise<MailWishes | undefined> {
  const row = await db
    .selectFrom('member')
    .select('visitMail')
    .where('id', '=', id)
    .executeTakeFirst()
  return row as MailWishes | undefined
}

export async function updateMailWishes({ db }: Scope, id: string, wishes: MailWishes) {
  await db.updateTable('member').set(wishes).where('id', '=', id).execute()
}

export interface UserFilter {
  search?: string
  role?: Role
  status?: User['status']
  limit: number
  after?: { name: string; id: string }
}

/** Finds people by name, then id. */
export async function findUsers(
  { db }: Scope,
  { search, role, status, limit, after }: UserFilter,
): Promise<User[]> {
  let rows = db.selectFrom('member').selectAll().orderBy('name').orderBy('id').limit(limit)
  if (role) rows = rows.where('role', '=', role)
  if (status) rows = rows.where('status', '=', status)
  if (search) rows = rows.where(containsText(sql`name || ' ' || email`, search))
  if (after)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('name', 'id'), '>', tuple(after.name, after.id)),
    )
  return (await rows.execute()).map(toUser)
}

function toUser(row: Selectable<Member>): User {
  return {
    id: row.id,
    username: row.email,
    name: row.name,
    email: row.email,
    role: row.role as Role,
    avatar: { large: row.avatarLarge, medium: row.avatarMedium, thumbnail: row.avatarThumbnail },
    status: row.status as User['status'],
    lastSeenAt: row.lastSeenAt,
    locale: row.locale as User['locale'],
    ...(row.erasedAt !== null && { erased: true }),
  }
}
