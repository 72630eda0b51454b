import type { WishComment } from '@satchel/contract/wishes/wishes.ts'
import { sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'

export interface CommentDraft {
  wishId: string
  text: string
  mentions: string[]
}

export async function insertComment(scope: Scope, draft: CommentDraft): Promise<string> {
  const { id } = await scope.db
    .insertInto('wishComment')
    .values({ ...draft, memberId: personOf(scope) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function selectComments({ db }: Scope) {
  return db
    .selectFrom('wishComment as comment')
    .innerJoin('member', 'member.id', 'comment.memberId')
    .select([
      'comment.id',
      'comment.text',
      'comment.createdAt',
      'member.id as authorId',
      'member.name as authorName',
      sql<WishComment['mentions']>`coalesce((
        select json_agg(json_build_object('id', mentioned.id, 'name', mentioned.name) order by mentioned.name)
        from member as mentioned where mentioned.id = any(comment.mentions)), '[]')`.as('mentions'),
    ])
}

export function findComment(scope: Scope, id: string) {
  return selectComments(scope).where('comment.id', '=', id).executeTakeFirstOrThrow()
}

/** Finds comments, the oldest first. */
export function findComments(
  scope: Scope,
  wishId: string,
  { limit, after }: { limit: number; after: string | undefined },
) {
  const rows = selectComments(scope)
    .where('comment.wishId', '=', wishId)
    .orderBy('comment.id')
    .limit(limit)
  return (after ? rows.where('comment.id', '>', after) : rows).execute()
}

/** Finds those of these people who can sign in. */
export async function findActive({ db }: Scope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('status', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}
