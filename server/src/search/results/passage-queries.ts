import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'
import { placeAt, plainText, type TextPlace } from '../../platform/files/text-parts.ts'

/** A part of a document's text, and where it stands. */
export interface Passage extends TextPlace {
  text: string
}

/** The compressed bytes of a page's documents that are searched for passages. */
const READ_MAX = 1_000_000
/** The characters read before a match, and in all. */
const BEFORE = 150
const LENGTH = 800

interface Row {
  id: string
  text: string
  /** The offset of the match in the text. */
  at: number
  pages: number
  /** The last mark before the match, if no page begins after it. */
  mark: string
}

/** Returns the text around the first place that fits the first pattern that fits, in each of these documents that has one. */
export async function findPassages(
  { db }: Scope,
  ids: string[],
  patterns: string[],
): Promise<Map<string, Passage>> {
  // `regexp_instr` looks for all matches, this for the first, with the characters around it that make it one.
  const matches = patterns.map(
    (pattern) => sql`substring(body from ${`(?i)(?:^|.)(?:${pattern})(?:.|$)`})`,
  )
  // Each `offset 0` keeps what is inside from being computed, and the text (`||`) unpacked, again for each use of it.
  const { rows } = await sql<Row>`
    select id, substr(body, start, ${sql.lit(LENGTH)}) as text, at - start as at, pages,
      case when mark > 0 and (page = 0 or mark < page) then substr(body, at - mark, 2) else '' end as mark
    from (
      select item_id as id, body, at, greatest(at - ${sql.lit(BEFORE)}, 1) as start,
        length(before) - length(replace(before, E'\\f', '')) as pages,
        strpos(reverse(before), E'\\f') as page, strpos(reverse(before), E'\\u001e') as mark
      from (
        select item_id, body, at, left(body, at - 1) as before
        from (
          select item_id, body, at + (at > 1 or match ~ '^[^[:alnum:]]')::int as at
          from (
            select item_id, body, match, strpos(body, match) as at
            from (
              select item_id, body, coalesce(${sql.join(matches)}) as match
              from (select item_id, body || '' as body from (
                select item_id, body, sum(pg_column_size(body)) over (order by place) as size
                from unnest(${ids}::uuid[]) with ordinality as page (item_id, place)
                  join item_text using (item_id)) as documents
              where size < ${sql.lit(READ_MAX)} offset 0) as unpacked offset 0) as matched
            where match is not null offset 0) as sought) as located
        offset 0) as found offset 0) as placed`.execute(db)
  return new Map(rows.map((row) => [row.id, passageOf(row)]))
}

function passageOf({ text, at, pages, mark }: Row): Passage {
  const marks = '\f'.repeat(pages) + mark
  const before = text.slice(0, at).replace(/^.*[\f\ue000-\ue01f]/s, '')
  return { text: plainText(before + text.slice(at)), ...placeAt(marks, marks.length) }
}
