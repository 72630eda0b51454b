import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

export interface VotePlace {
  at: string
  id: string
}

/** Finds who voted, the first one first. */
export function findVotes(
  { db }: Scope,
  wishId: string,
  { limit, after }: { limit: number; after: VotePlace | undefined },
) {
  const rows = db
    .selectFrom('wishVote')
    .innerJoin('member', 'member.id', 'wishVote.memberId')
    .select(['member.id', 'member.name', 'wishVote.organization', 'wishVote.at'])
    .where('wishVote.wishId', '=', wishId)
    .orderBy('wishVote.at')
    .orderBy('member.id')
    .limit(limit)
  if (!after) return rows.execute()
  return rows
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('wishVote.at', 'member.id'), '>', tuple(after.at, after.id)),
    )
    .execute()
}

/** The organization that each person asked for, where they named one. */
export async function findAskedFor({ db }: Scope, wishId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; organization: string }>`
    select author_id as id, organization from wish
    where (id = ${wishId} or merged_into = ${wishId}) and organization is not null
    union all
    select member_id, organization from wish_vote
    where wish_id = ${wishId} and organization is not null`.execute(db)
  return new Map(rows.map(({ id, organization }) => [id, organization]))
}
