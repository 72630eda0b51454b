import type { Role } from '@satchel/contract/permissions.ts'
import type { User } from '@satchel/contract/users.ts'
import type { Selectable } from 'kysely'
import type { Member } from '../platform/database-types.ts'
import type { Scope } from '../platform/scope.ts'

export interface MemberDraft {
  id: string
  email: string
  name: string
  role: Role
}

export async function insertMember({ db }: Scope, member: MemberDraft): Promise<void> {
  await db.insertInto('member').values(member).execute()
}

export async function findUser({ db }: Scope, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toUser(row)
}

export interface UserFilter {
  search?: string
  role?: Role
  limit: number
  after?: { name: string; id: string }
}

/** By name, then id. */
export async function findUsers(
  { db }: Scope,
  { search, role, limit, after }: UserFilter,
): Promise<User[]> {
  let rows = db.selectFrom('member').selectAll().orderBy('name').orderBy('id').limit(limit)
  if (role) rows = rows.where('role', '=', role)
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('email', 'ilike', pattern)]))
  }
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
  }
}
