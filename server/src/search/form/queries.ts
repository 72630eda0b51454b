import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'
import type { Prepared } from '../matching/filter-queries.ts'

/** The texts that were typed, and days of the tenant. */
export interface Parsed {
  words: string
  phrases: string[]
  excluded: string[]
  startDay: string | null
  endDay: string | null
}

/** Returns lexemes and the tenant's days as times, which only the database knows. */
export async function prepare({ db }: Scope, input: Parsed): Promise<Prepared> {
  const { words, phrases, excluded, startDay, endDay } = input
  const { rows } = await sql<Prepared>`
    select to_hex(number) as tenant, today() as today, ${knownText(sql`${words}::text`)} as words,
      ${synonymsOf(words)} as synonyms,
      ${knownTexts(phrases)} as phrases, ${knownTexts(excluded)} as excluded,
      (${startDay}::date::timestamp at time zone time_zone)::text as "from",
      ((${endDay}::date + 1)::timestamp at time zone time_zone)::text as "to"
    from tenant where id = current_tenant()`.execute(db)
  const [row] = rows
  if (!row) throw new Error('This scope has no tenant')
  return row
}

/** Synonyms of up to four neighboring words of a text. */
function synonymsOf(words: string): RawBuilder<unknown> {
  return sql`coalesce((
    select json_agg(json_build_object('key', known.key, 'words', typed_words(other.text)))
    from words_of(${words}) as input (words)
      cross join generate_series(1, cardinality(input.words)) first
      cross join generate_series(first, least(first + 3, cardinality(input.words))) last
      join search_synonym known on known.key = array_to_string(input.words[first:last], ' ')
      join search_synonym other on other.group_id = known.group_id and other.key <> known.key), '[]')`
}

function knownTexts(texts: string[]): RawBuilder<unknown> {
  return sql`array_to_json(array(select ${knownText(sql`text`)}
    from unnest(${texts}::text[]) with ordinality as input (text, place) order by place))`
}

function knownText(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`read_words(${text})::jsonb || jsonb_build_object('splits', splits_of(words_of(${text})))`
}
