import type {
  WishCounts,
  WishKind,
  WishOrder,
  WishQuery,
  WishStatus,
} from '@satchel/contract/wishes/wishes.ts'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import * as items from '../items/service.ts'
import { matchesKey } from '../platform/database/contains-text.ts'
import type { DB } from '../platform/database/database-types.ts'
import { beyond, inOrder, type Order, type Place, placeIn } from '../platform/database/keyset.ts'
import { may, type Scope } from '../platform/database/scope.ts'

/** The condition for visible wishes: those that wait for approval are their author's and the editors'. */
export function visibleTo({ actor }: Scope) {
  return (eb: ExpressionBuilder<DB, 'wish'>) =>
    seesAll(actor)
      ? eb.lit(true)
      : eb.or([eb('wish.approved', '=', true), eb('wish.authorId', '=', actor.id)])
}

function seesAll(actor: Scope['actor']): boolean {
  return actor.role === 'system' || may(actor, 'library.write')
}

/** Items that deliver a wish, of those the caller can find. */
function deliveredBy(scope: Scope, eb: ExpressionBuilder<DB, 'wish'>) {
  return eb
    .selectFrom('wishItem as place')
    .innerJoin('item', (join) =>
      join.onRef('item.tenantId', '=', 'place.tenantId').onRef('item.id', '=', 'place.itemId'),
    )
    .whereRef('place.tenantId', '=', 'wish.tenantId')
    .whereRef('place.wishId', '=', 'wish.id')
    .where(items.visibleTo(scope))
}

function votesOf(eb: ExpressionBuilder<DB, 'wish'>) {
  return eb
    .selectFrom('wishVote as vote')
    .whereRef('vote.tenantId', '=', 'wish.tenantId')
    .whereRef('vote.wishId', '=', 'wish.id')
    .select('vote.memberId')
}

function selectWishes(scope: Scope) {
  const me = scope.actor.id
  return scope.db
    .selectFrom('wish')
    .innerJoin('member as author', 'author.id', 'wish.authorId')
    .leftJoin('member as assignee', 'assignee.id', 'wish.assigneeId')
    .select([
      'wish.id',
      'wish.version',
      'wish.title',
      'wish.description',
      'wish.approved',
      'wish.votes',
      'wish.comments',
      'wish.authorId',
      'author.name as authorName',
      'wish.assigneeId',
      'assignee.name as assigneeName',
      'wish.organization',
      'wish.neededBy',
      'wish.response',
      'wish.mergedInto',
      'wish.doneAt',
      'wish.createdAt',
      'wish.updatedAt',
    ])
    .select((eb) => [
      eb.ref('wish.kind').$castTo<WishKind>().as('kind'),
      eb.ref('wish.status').$castTo<WishStatus>().as('status'),
      eb
        .exists(votesOf(eb).where('vote.memberId', '=', me))
        .$castTo<boolean>()
        .as('voted'),
      sql<string[]>`array(${deliveredBy(scope, eb)
        .select('item.id')
        .orderBy('place.position')
        .orderBy('place.itemId')})`.as('itemIds'),
    ])
}

export type WishRow = Awaited<
  ReturnType<ReturnType<typeof selectWishes>['executeTakeFirstOrThrow']>
>

export function findWish(scope: Scope, id: string): Promise<WishRow | undefined> {
  return selectWishes(scope).where('wish.id', '=', id).where(visibleTo(scope)).executeTakeFirst()
}

const ID = { id: sql<string>`wish.id` } as const

const ORDERS: Record<WishOrder, Order> = {
  votes: { ...ID, key: sql`wish.votes`, kind: 'count', direction: 'desc' },
  newest: { ...ID, key: sql<null>`null::text`, kind: 'none', direction: 'desc' },
  trending: { ...ID, key: sql`wish.heat`, kind: 'score', direction: 'desc' },
  discussed: { ...ID, key: sql`wish.comments`, kind: 'count', direction: 'desc' },
}

export const placeOf = (name: WishOrder) => placeIn(name, ORDERS[name])

export type Filter = Pick<
  WishQuery,
  'status' | 'kind' | 'pending' | 'mine' | 'assigneeId' | 'search'
>

export interface PageOf extends Filter {
  order: WishOrder
  limit: number
  after: Place | undefined
}

export function findPage(scope: Scope, { order: name, limit, after, ...filter }: PageOf) {
  const order = ORDERS[name]
  const rows = selectWishes(scope)
    .select(order.key.as('key'))
    .where(matching(scope, filter))
    .orderBy(inOrder(order))
    .limit(limit)
  return (after ? rows.where(beyond(order, after)) : rows).execute()
}

/** Counts each status, whichever one is shown. */
export function countStatuses(
  scope: Scope,
  { status: _, pending: __, ...filter }: Filter,
): Promise<WishCounts> {
  const of = (condition: ReturnType<typeof sql<SqlBool>>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const at = (status: WishStatus) => of(sql`wish.status = ${status}`).as(status)
  return scope.db
    .selectFrom('wish')
    .select([at('open'), at('planned'), at('started'), at('done'), at('declined')])
    .select(of(WAITING).as('pending'))
    .where(matching(scope, filter))
    .executeTakeFirstOrThrow()
}

const WAITING = sql<SqlBool>`(not wish.approved and wish.status = 'open')`

function matching(scope: Scope, filter: Filter) {
  const { status, kind, pending, assigneeId, search = '' } = filter
  const words = search.split(/\s+/).filter((word) => word !== '')
  return (eb: ExpressionBuilder<DB, 'wish'>) =>
    eb.and([
      eb('wish.mergedInto', 'is', null),
      visibleTo(scope)(eb),
      ...(status ? [eb('wish.status', '=', status)] : []),
      ...(kind ? [eb('wish.kind', '=', kind)] : []),
      ...(pending ? [WAITING] : []),
      ...(assigneeId ? [eb('wish.assigneeId', '=', assigneeId)] : []),
      ...mineOf(scope, eb, filter.mine),
      ...words.map((word) => matchesKey(sql`wish.text_key`, word)),
    ])
}

/** The title, folded and without punctuation. */
const TITLE = sql<string>`array_to_string(wish.title_words, ' ')`

function asWords(text: string) {
  return sql<string>`array_to_string(words_of(${text}), ' ')`
}

function mineOf({ actor }: Scope, eb: ExpressionBuilder<DB, 'wish'>, mine: Filter['mine']) {
  switch (mine) {
    case 'author':
      return [eb('wish.authorId', '=', actor.id)]
    case 'assigned':
      return [eb('wish.assigneeId', '=', actor.id)]
    case 'voted':
      return [eb.exists(votesOf(eb).where('vote.memberId', '=', actor.id))]
    case undefined:
      return []
  }
}

const ALIKE = 0.3

/** Finds wishes whose title is like this one, in whichever order its words are; the most alike first. */
export function findSimilar(scope: Scope, title: string, limit: number): Promise<WishRow[]> {
  const words = sql`(select ${asWords(title)})`
  const score = sql<number>`greatest(similarity(${TITLE}, ${words}),
    0.9 * word_similarity(${words}, ${TITLE}))`
  return selectWishes(scope)
    .where('wish.mergedInto', 'is', null)
    .where(visibleTo(scope))
    .where(sql<SqlBool>`${score} >= ${ALIKE}`)
    .orderBy(score, 'desc')
    .orderBy('wish.votes', 'desc')
    .limit(limit)
    .execute()
}

/** Finds what was wished for after these searches, or has all their words in its title; an entry for each. */
export async function findForTerms({ db }: Scope, terms: string[]): Promise<string[][]> {
  const { rows } = await sql<{ ids: string[] }>`
    with asked as materialized (
      select place, words, cardinality(array(select distinct unnest(words))) as needed
      from unnest(${terms}::text[]) with ordinality as input (term, place),
        lateral (select words_of(term) as words) as cut),
    titled as materialized (
      select distinct id, votes, unnest(title_words) as word from wish where merged_into is null),
    found as (
      select place, wish.id, wish.votes from asked join wish on wish.term_words = asked.words
      where wish.merged_into is null
      union
      select place, titled.id, titled.votes
      from titled join (select distinct place, needed, unnest(words) as word from asked) as one using (word)
      group by place, needed, titled.id, titled.votes having count(*) = needed)
    select array(
      select found.id from found where found.place = asked.place and asked.words <> '{}'
      order by found.votes desc, found.id limit 10) as ids
    from asked order by place`.execute(db)
  return rows.map(({ ids }) => ids)
}
