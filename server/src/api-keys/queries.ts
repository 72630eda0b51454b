import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { writeIfAble } from '../platform/database/optional-write.ts'
import type { Scope } from '../platform/database/scope.ts'

export function findKeys({ db }: Scope, id?: string) {
  let rows = db
    .selectFrom('apiKey as key')
    .innerJoin('member', 'member.id', 'key.memberId')
    .select(['key.id', 'key.name', 'key.hint', 'key.scopes'])
    .select(['key.createdAt', 'key.expiresAt', 'key.lastUsedAt'])
    .select(['member.id as memberId', 'member.name as memberName'])
    .orderBy('key.id', 'desc')
  if (id) rows = rows.where('key.id', '=', id)
  return rows.execute()
}

/** Holds off a person's deactivation until the scope ends; false if they are deactivated already. */
export async function holdActive({ db }: Scope, memberId: string): Promise<boolean> {
  const locked = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst()
  return locked !== undefined
}

interface Draft {
  memberId: string
  name: string
  hash: Buffer
  hint: string
  scopes: string[]
  days: number | null
}

export async function insertKey({ db }: Scope, { days, ...draft }: Draft): Promise<string> {
  const expiresAt = days === null ? null : sql<string>`now() + make_interval(days => ${days})`
  const row = { ...draft, expiresAt }
  const keyInsert = db.insertInto('apiKey').values(row).returning('id')
  return (await keyInsert.executeTakeFirstOrThrow()).id
}

export function deleteKey({ db }: Scope, id: string) {
  return db.deleteFrom('apiKey').where('id', '=', id).returning('name').executeTakeFirst()
}

/** Notes that a key was used. */
export async function touchKey(db: Db, id: string): Promise<void> {
  const lastUsedAt = sql<string>`now()`
  await writeIfAble(db.updateTable('apiKey').set({ lastUsedAt }).where('id', '=', id).execute())
}
