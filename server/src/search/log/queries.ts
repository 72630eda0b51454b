import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { personOf, type Scope } from '../../platform/database/scope.ts'

/** A search as it is logged: `form` without its words and order, `hits` as far as they were counted. */
export interface Searched {
  text: string
  form: object
  hits: number
  ms: number
}

/** The time within which somebody may go on typing a search. */
const TYPED_WITHIN = sql`interval '30 seconds'`
/** The time within which a later page belongs to the search. */
const PAGED_WITHIN = sql`interval '1 hour'`

/**
 * Logs a search and returns its id. One that goes on from the person's last takes its row; a shorter text that comes
 * right after a longer one was overtaken by it.
 */
export async function log(scope: Scope, { text, form, hits, ms }: Searched): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with fast as (select set_config('synchronous_commit', 'off', true)),
    last as (
      select id, text, at from search_log
      where member_id = ${personOf(scope)} and form = ${JSON.stringify(form)}::jsonb
        and at > now() - ${TYPED_WITHIN} and opened_id is null
      order by at desc limit 1),
    typed as (
      update search_log s set text = ${text}, words = array_to_string(words_of(${text}), ' '),
        hits = ${hits}, ms = ${ms}, at = now()
      from last where s.id = last.id
        and (starts_with(${text}, last.text)
          or (starts_with(last.text, ${text}) and last.at < now() - interval '2 seconds'))
      returning s.id),
    added as (
      insert into search_log (member_id, text, words, form, hits, ms)
      select ${personOf(scope)}, ${text}, array_to_string(words_of(${text}), ' '),
        ${JSON.stringify(form)}, ${hits}, ${ms}
      from fast where not exists (select from last
        where starts_with(${text}, last.text) or starts_with(last.text, ${text}))
      returning id)
    select id from typed union all select id from added
    union all select id from last where not exists (select from typed) and not exists (select from added)`.execute(
    scope.db,
  )
  const [row] = rows
  if (!row) throw new Error('A search was not logged')
  return row.id
}

/** Finds the search that a further page belongs to. */
export async function findLast(
  scope: Scope,
  { text, form }: Pick<Searched, 'text' | 'form'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from search_log
    where member_id = ${personOf(scope)} and text = ${text} and form = ${JSON.stringify(form)}::jsonb
      and at > now() - ${PAGED_WITHIN}
    order by at desc limit 1`.execute(scope.db)
  return rows[0]?.id
}

/** Keeps the first result that was opened of the person's own search. */
export async function open(scope: Scope, searchId: string, itemId: string): Promise<void> {
  await sql`update search_log set opened_id = ${itemId}, opened_at = now()
    where id = ${searchId} and member_id = ${personOf(scope)} and opened_id is null`.execute(
    scope.db,
  )
}

/** The person's last searches that found something, the latest first, each once. */
export async function findRecent(scope: Scope, start: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from (
      select distinct on (words) words, text, at from (
        select words, text, at from search_log
        where member_id = ${personOf(scope)} and hits > 0 and words <> ''
        order by at desc limit 200) as latest
      where starts_with(words, array_to_string(words_of(${start}), ' '))
        or starts_with(search_key(text), rtrim(search_key(${start}), '-''._'))
      order by words, at desc) as distinct_ones
    order by at desc limit ${limit}`.execute(scope.db)
  return rows.map(({ text }) => text)
}

/** Finds what at least two people of the tenant searched for in a month and found, most people first. */
export async function findPopular({ db }: Scope, limit: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select mode() within group (order by text) as text from search_log
    where at > now() - interval '30 days' and hits > 0 and words <> '' and form = '{}'
    group by words having count(distinct member_id) >= 2
    order by count(distinct member_id) desc, count(*) desc, words limit ${limit}`.execute(db)
  return rows.map(({ text }) => text)
}

/** Forgets searches after 400 days. */
export async function forget(system: Db): Promise<void> {
  await sql`delete from search_log where at < now() - interval '400 days'`.execute(system)
}
