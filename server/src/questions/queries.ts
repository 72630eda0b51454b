import type {
  Question,
  QuestionPage,
  QuestionQuery,
  QuestionState,
} from '@satchel/contract/questions.ts'
import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import type { Question as Row } from '../platform/database/database-types.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'

/** Public questions for which nobody said yet that they hold for the newest version of the file. */
const NEEDS_REVIEW = sql<boolean>`(question.state = 'public' and coalesce(
  item.file_version > coalesce(question.reviewed_version, question.file_version), false))`

/** The condition on questions that the caller sees: at their own links and items, or all with everyone's links. */
function visibleTo(scope: Scope): RawBuilder<SqlBool> {
  if (may(scope.actor, 'links.all')) return sql<SqlBool>`true`
  const me = personOf(scope)
  return sql<SqlBool>`(link.shared_by = ${me} or item.owner_id = ${me})`
}

/** The order of a list: the newest first, or open ones first, each by page. */
export interface Place {
  rank: number
  page: number
  id: string
}

type Filter = Pick<QuestionQuery, 'itemId' | 'linkId' | 'state' | 'order'>

const RANK = sql<number>`case when question.state = 'open' then 0 else 1 end`
const PAGE = sql<number>`coalesce(question.page, 0)`

export type ListedQuestion = Question & { rank: number }

/** Finds questions that the caller sees. */
export function findQuestions(
  scope: Scope,
  { itemId, linkId, state, order = 'newest' }: Filter,
  { limit, after }: { limit: number; after: Place | undefined },
): Promise<ListedQuestion[]> {
  const conditions = [
    ...(itemId ? [sql`question.item_id = ${itemId}`] : []),
    ...(linkId ? [sql`question.link_id = ${linkId}`] : []),
    ...(state ? [sql`question.state = ${state}`] : []),
    ...(after ? [isAfter(after, order)] : []),
  ]
  const ordered = order === 'page' ? sql`${RANK}, ${PAGE}, question.id` : sql`question.id desc`
  return find(scope, conditions, ordered, limit)
}

function isAfter({ rank, page, id }: Place, order: Filter['order']): RawBuilder<unknown> {
  return order === 'page'
    ? sql`(${RANK}, ${PAGE}, question.id) > (${rank}::int, ${page}::int, ${id}::uuid)`
    : sql`question.id < ${id}`
}

export async function findQuestion(scope: Scope, id: string): Promise<Question | undefined> {
  const [found] = await find(scope, [sql`question.id = ${id}`], sql`question.id`, 1)
  return found
}

async function find(
  scope: Scope,
  conditions: RawBuilder<unknown>[],
  ordered: RawBuilder<unknown>,
  limit: number,
): Promise<ListedQuestion[]> {
  const { rows } = await sql<ListedQuestion>`
    select question.id, question.link_id as "linkId", question.item_id as "itemId",
      coalesce(item.name, collection.name, site.name, '') as "itemName",
      question.file_version as "fileVersion", question.page, question.quote,
      case when question.spot_x is not null
        then json_build_object('x', question.spot_x, 'y', question.spot_y) end as spot,
      question.text, question.asked_at as "askedAt",
      json_build_object('name', question.name, 'email', question.email,
        'proved', question.email_proved) as asker,
      coalesce(link.shared_to_name, link.shared_to_email, link.shared_to_organization, link.shared_to_memo) as recipient,
      (select coalesce(json_agg(json_build_object('id', answer.id, 'text', answer.text,
          'by', case when member.id is not null
            then json_build_object('id', member.id, 'name', member.name) end,
          'at', to_char(answer.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'mailed', answer.mailed) order by answer.id), '[]')
        from question_answer as answer left join member on member.id = answer.member_id
        where answer.question_id = question.id) as answers,
      question.state, question.public_text as "publicText",
      question.public_answer as "publicAnswer", ${NEEDS_REVIEW} as "needsReview", ${RANK} as rank
    from question join link on link.id = question.link_id
      left join item on item.id = question.item_id
      left join collection on question.item_id is null and link.item_type = 'COLLECTION'
        and collection.id = link.item_id
      left join site on question.item_id is null and link.item_type = 'SITE' and site.id = link.item_id
    where ${sql.join([visibleTo(scope), ...conditions], sql` and `)}
    order by ${ordered} limit ${limit}`.execute(scope.db)
  return rows
}

/** Counts questions at an item that the caller sees, by page: those with the most first. */
export async function countByPage(scope: Scope, itemId: string, most: number) {
  const { rows } = await sql<QuestionPage & { review: number }>`
    select question.page, count(*)::int as questions,
      count(*) filter (where question.state = 'open')::int as open,
      sum(count(*) filter (where ${NEEDS_REVIEW})) over ()::int as review
    from question join link on link.id = question.link_id join item on item.id = question.item_id
    where question.item_id = ${itemId} and ${visibleTo(scope)}
    group by question.page
    order by count(*) desc, question.page nulls last limit ${most}`.execute(scope.db)
  return rows
}

export interface LockedQuestion {
  id: string
  linkId: string
  itemId: string | null
  state: QuestionState
  text: string
  email: string | null
  language: string | null
  publicText: string | null
  publicAnswer: string | null
  fileVersion: number | null
  /** The item's version, and number of pages, now. */
  currentVersion: number | null
  pageCount: number | null
  page: number | null
}

/** Locks a question that the caller sees until the scope ends. */
export async function lockQuestion(scope: Scope, id: string): Promise<LockedQuestion | undefined> {
  const { rows } = await sql<LockedQuestion>`
    select question.id, question.link_id as "linkId", question.item_id as "itemId", question.state,
      question.text, question.email, question.language, question.public_text as "publicText",
      question.public_answer as "publicAnswer", question.file_version as "fileVersion",
      item.file_version as "currentVersion", item.page_count as "pageCount", question.page
    from question join link on link.id = question.link_id
      left join item on item.id = question.item_id
    where question.id = ${id} and ${visibleTo(scope)} for update of question`.execute(scope.db)
  return rows[0]
}

export async function updateQuestion(
  { db }: Scope,
  id: string,
  change: Updateable<Row>,
): Promise<void> {
  await db
    .updateTable('question')
    .set({ ...change, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

interface AnswerRow {
  questionId: string
  text: string
  memberId: string
  mailed: boolean
  inboundId?: string
}

/** Stores an answer; undefined if the same call of the email service brought it before. */
export async function insertAnswer({ db }: Scope, draft: AnswerRow): Promise<string | undefined> {
  const row = await db
    .insertInto('questionAnswer')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Counts the answers of a question, and tells if the latest is the caller's same one of the last minute. */
export async function findAnswers(scope: Scope, questionId: string, text: string) {
  const { rows } = await sql<{ count: number; isSame: boolean | null; latest: string | null }>`
    select count(*)::int as count, (array_agg(text order by id desc))[1] as latest,
      (array_agg(member_id = ${personOf(scope)} and text = ${text}
        and at > clock_timestamp() - interval '1 minute' order by id desc))[1] as "isSame"
    from question_answer where question_id = ${questionId}`.execute(scope.db)
  return rows[0] ?? { count: 0, isSame: null, latest: null }
}
