import type { UsedAnswerState } from '@satchel/contract/search/used-answers.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import * as items from '../items/service.ts'
import type { UsedAnswer as Row } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

type Draft = Omit<Insertable<Row>, 'memberId'>

export async function insertUsed(scope: Scope, draft: Draft): Promise<string> {
  const { id } = await scope.db
    .insertInto('usedAnswer')
    .values({ ...draft, memberId: personOf(scope) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The caller's own, and whether they see the item now. */
function mine(scope: Scope) {
  const seen = scope.db
    .selectFrom('item')
    .select('item.id')
    .where(sql<boolean>`item.id = used_answer.item_id`)
    .where(items.visibleTo(scope))
  return scope.db
    .selectFrom('usedAnswer')
    .innerJoin('item as of', 'of.id', 'usedAnswer.itemId')
    .leftJoin('link', 'link.id', 'usedAnswer.linkId')
    .where('usedAnswer.memberId', '=', personOf(scope))
    .select((eb) => [
      'usedAnswer.id',
      'usedAnswer.itemId',
      'of.name as itemName',
      'usedAnswer.page',
      'usedAnswer.fileVersion',
      'usedAnswer.text',
      sql<UsedAnswerState>`used_answer.state`.as('state'),
      'usedAnswer.newText',
      'usedAnswer.usedAt',
      'usedAnswer.changedAt',
      'usedAnswer.tellsVisitors',
      'usedAnswer.linkId',
      sql<string | null>`coalesce(nullif(link.shared_to_memo, ''), link.shared_to_name,
        link.shared_to_email, link.shared_to_organization)`.as('recipient'),
      eb.exists(seen).as('isSeen'),
    ])
}

export type UsedRow = Awaited<ReturnType<ReturnType<typeof mine>['executeTakeFirstOrThrow']>>

export interface Filter {
  itemId?: string
  state?: UsedAnswerState
}

export function findMine(
  scope: Scope,
  { itemId, state }: Filter,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<UsedRow[]> {
  let rows = mine(scope).orderBy('usedAnswer.id', 'desc').limit(sql.lit(limit))
  if (itemId !== undefined) rows = rows.where('usedAnswer.itemId', '=', itemId)
  if (state !== undefined) rows = rows.where('usedAnswer.state', '=', state)
  if (before !== undefined) rows = rows.where('usedAnswer.id', '<', before)
  return rows.execute()
}

export function findOne(scope: Scope, id: string): Promise<UsedRow | undefined> {
  return mine(scope).where('usedAnswer.id', '=', id).executeTakeFirst()
}

export async function updateMine(scope: Scope, id: string, change: Updateable<Row>): Promise<void> {
  await scope.db
    .updateTable('usedAnswer')
    .set(change)
    .where('id', '=', id)
    .where('memberId', '=', personOf(scope))
    .execute()
}

/** Deletes one of the caller's own and returns it; undefined where there is none. */
export function deleteMine(scope: Scope, id: string): Promise<{ id: string } | undefined> {
  return scope.db
    .deleteFrom('usedAnswer')
    .where('id', '=', id)
    .where('memberId', '=', personOf(scope))
    .returning('id')
    .executeTakeFirst()
}
