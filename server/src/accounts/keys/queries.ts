import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { writeIfAble } from '../../platform/database/optional-write.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { PROGRAM_OWES_FACTOR } from '../factors/queries.ts'
import { selectAccounts } from '../queries.ts'

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
  const made = db.insertInto('apiKey').values(row).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export function deleteKey({ db }: Scope, id: string) {
  return db.deleteFrom('apiKey').where('id', '=', id).returning('name').executeTakeFirst()
}

/** The person whose key it is; undefined for an unknown or expired one. */
export function findKeyAccount(db: Db, hash: Buffer) {
  return selectAccounts(db)
    .innerJoin('apiKey as key', 'key.memberId', 'member.id')
    .select(['key.id as keyId', 'key.name as keyName', 'key.scopes'])
    .select(
      sql<boolean>`key.last_used_at is null or key.last_used_at < now() - interval '1 minute'`.as(
        'isUnseen',
      ),
    )
    .select(PROGRAM_OWES_FACTOR.as('owesSecondFactor'))
    .where('key.hash', '=', hash)
    .where((row) =>
      row.or([row('key.expiresAt', 'is', null), row('key.expiresAt', '>', sql<string>`now()`)]),
    )
    .executeTakeFirst()
}

export async function touchKey(db: Db, id: string): Promise<void> {
  const lastUsedAt = sql<string>`now()`
  await writeIfAble(db.updateTable('apiKey').set({ lastUsedAt }).where('id', '=', id).execute())
}
