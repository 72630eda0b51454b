import type {
  VisitorQuestion,
  VisitorQuestions,
} from '@satchel/contract/visits/visitor-questions.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** The visitor who asks, and what they see. */
export interface Asker {
  linkId: string
  /** The item whose page it is; null at a site, or a collection as a whole. */
  itemId: string | null
  visitId: string
  /** The version of the file that they see. */
  fileVersion: number | null
  /** The browser, as a keyed hash. */
  browser: Buffer
  email: string | null
  emailProved: boolean
  language: string | null
}

/** The condition on questions that the visitor asked by this link: in the same visit, browser, or by their address. */
const isTheirs = ({ linkId, visitId, browser, email, emailProved }: Asker) => sql`(
  question.link_id = ${linkId} and (question.visit_id = ${visitId} or question.browser = ${browser}
    or ${emailProved} and question.email_proved and lower(question.email) = lower(${email}::text)))`

/** Makes questions at a link one after the other, until the scope ends. */
export async function lockQuestions({ db }: Scope, linkId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('question'), hashtext(${linkId}))`.execute(db)
}

export interface QuestionDraft {
  page: number | null
  quote: string | null
  spot: { x: number; y: number } | null
  text: string
  name: string | null
  email: string | null
  emailProved: boolean
}

/** Finds the same question of the same visitor of the last hour, since its reply may have got lost. */
export async function findSame(
  { db }: Scope,
  asker: Asker,
  { page, text }: QuestionDraft,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from question where ${isTheirs(asker)} and text = ${text}
      and page is not distinct from ${page}::int and item_id is not distinct from ${asker.itemId}::uuid
      and asked_at > now() - interval '1 hour' limit 1`.execute(db)
  return rows[0]?.id
}

/** Counts the questions that were asked by a link within a day. */
export async function countToday({ db }: Scope, linkId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from question
    where link_id = ${linkId} and asked_at > now() - interval '1 day'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the number of pages of an item's file and its version; undefined if there is no such item. */
export function findFile({ db }: Scope, itemId: string) {
  return db
    .selectFrom('item')
    .select(['fileVersion', 'pageCount'])
    .where('id', '=', itemId)
    .executeTakeFirst()
}

export async function insertQuestion(
  { db }: Scope,
  { linkId, itemId, visitId, browser, language }: Asker,
  { spot, ...draft }: QuestionDraft,
  fileVersion: number | null,
): Promise<string> {
  const { id } = await db
    .insertInto('question')
    .values({
      ...{ linkId, itemId, visitId, browser, language, fileVersion, ...draft },
      ...{ spotX: spot?.x ?? null, spotY: spot?.y ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Page {
  /** The page whose questions are listed; all if undefined. */
  page: number | undefined
  id?: string
  limit: number
  after: string | undefined
}

/** Finds the visitor's own questions about what they see and the public ones, oldest first. */
export async function findShown(
  { db }: Scope,
  asker: Asker,
  { page, limit, after, id }: Page,
): Promise<VisitorQuestion[]> {
  const { rows } = await sql<VisitorQuestion>`
    with shown as (
      select question.*, ${isTheirs(asker)} as is_own from question
      where question.item_id is not distinct from ${asker.itemId}::uuid
        and (question.item_id is not null and question.state = 'public' or ${isTheirs(asker)})
        and (${page ?? null}::int is null or question.page = ${page ?? null}::int)
        and (${after ?? null}::uuid is null or question.id > ${after ?? null}::uuid)
        and (${id ?? null}::uuid is null or question.id = ${id ?? null}::uuid)
      order by question.id limit ${limit})
    select shown.id, shown.item_id as "itemId", shown.page, shown.asked_at as "askedAt",
      shown.is_own as "isOwn", shown.state,
      case when shown.is_own then shown.quote end as quote,
      case when shown.is_own then shown.text else shown.public_text end as text,
      case when shown.is_own and shown.spot_x is not null
        then json_build_object('x', shown.spot_x, 'y', shown.spot_y) end as spot,
      coalesce(item.file_version > coalesce(shown.reviewed_version, shown.file_version), false)
        as "isEarlier",
      case when shown.is_own then (
        select coalesce(json_agg(json_build_object('by', member.name, 'text', answer.text,
          'at', to_char(answer.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by answer.id), '[]')
        from question_answer as answer left join member on member.id = answer.member_id
        where answer.question_id = shown.id)
      else json_build_array(json_build_object('by', null, 'text', shown.public_answer,
        'at', to_char(shown.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      end as answers
    from shown left join item on item.id = shown.item_id order by shown.id`.execute(db)
  return rows
}

/** Counts the public questions about an item by page. */
export async function countPublic(
  { db }: Scope,
  itemId: string,
): Promise<VisitorQuestions['pages']> {
  const { rows } = await sql<{ page: number; count: number }>`
    select page, count(*)::int as count from question
    where item_id = ${itemId} and state = 'public' and page is not null
    group by page order by page limit 1000`.execute(db)
  return rows
}

/** Finds what somebody with a verified address asked, for their own page. */
export async function findOfEmail({ db }: Scope, email: string) {
  const { rows } = await sql<{
    askedAt: string
    page: number | null
    quote: string | null
    text: string
    name: string | null
    state: string
    answers: { by: string | null; text: string; at: string }[]
  }>`
    select question.asked_at as "askedAt", page, quote, question.text, question.name, state,
      (select coalesce(json_agg(json_build_object('by', member.name, 'text', answer.text, 'at', answer.at)
        order by answer.id), '[]')
        from question_answer as answer left join member on member.id = answer.member_id
        where answer.question_id = question.id) as answers
    from question where lower(question.email) = lower(${email}) order by question.id`.execute(db)
  return rows
}

/** Deletes the questions of an address that aren't public; returns their ids and those of their answers. */
export async function deleteOfEmail({ db }: Scope, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (delete from question where lower(email) = lower(${email}) and state <> 'public'
      returning id)
    select id from gone`.execute(db)
  return rows.map(({ id }) => id)
}

/** Leaves of public questions what others read: the public words, and neither who asked nor what they wrote. */
export async function anonymizeOfEmail({ db }: Scope, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update question set email = null, email_proved = false, name = null, quote = null,
      text = public_text, browser = '', visit_id = id, mailed = '{}'
    where lower(email) = lower(${email}) and state = 'public' returning id`.execute(db)
  return rows.map(({ id }) => id)
}
