import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** Deletes wishes, and those that were merged into them; returns the ids of all. */
export async function deleteWishes({ db }: Scope, ids: string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('wish')
    .where((eb) => {
      const input = sql<string>`any(${ids})`
      return eb.or([eb('id', '=', input), eb('mergedInto', '=', input)])
    })
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Tells whether anyone but its author voted for a wish, or made one that was merged into it. */
export async function isOthersToo({ db }: Scope, id: string, authorId: string): Promise<boolean> {
  const { rows } = await sql`
    select from wish_vote where wish_id = ${id} and member_id <> ${authorId}
    union all select from wish where merged_into = ${id} and author_id <> ${authorId}
    limit 1`.execute(db)
  return rows.length > 0
}

export async function isTrusted({ db }: Scope, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wishTrust')
    .select('memberId')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** Trusts a person and returns the name; undefined if they were trusted before. */
export async function trust({ db }: Scope, memberId: string): Promise<string | undefined> {
  const added = await db
    .insertInto('wishTrust')
    .values({ memberId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('memberId')
    .executeTakeFirst()
  return added && nameOf(db, memberId)
}

/** Stops trusting a person and returns the name; undefined if they weren't trusted. */
export async function distrust({ db }: Scope, memberId: string): Promise<string | undefined> {
  const { numDeletedRows } = await db
    .deleteFrom('wishTrust')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n ? nameOf(db, memberId) : undefined
}

async function nameOf(db: Scope['db'], memberId: string): Promise<string> {
  const { name } = await db
    .selectFrom('member')
    .select('name')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return name
}

export function findTrusted({ db }: Scope) {
  return db
    .selectFrom('wishTrust')
    .innerJoin('member', 'member.id', 'wishTrust.memberId')
    .select(['member.id', 'member.name', 'wishTrust.createdAt as at'])
    .orderBy('member.name')
    .orderBy('member.id')
    .execute()
}
