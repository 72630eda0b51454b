import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'

/** Kinds in which a passage has a clue: 2 by its words, 1 by words that mean the same, 0 neither; in its text and above it. */
export interface Met {
  body: 0 | 1 | 2
  head: 0 | 1 | 2
}

export interface Candidate {
  itemId: string
  itemName: string
  /** 0 for a description. */
  place: number
  page: number | null
  heading: string
  body: string
  fileVersion: number
  updatedAt: string
  validUntil: string | null
  ownerId: string
  met: Met[]
}

/** The tsqueries of a clue: its own words and those that mean the same, in a text and above it. */
export interface ClueQueries {
  own: string
  near: string
  ownHead: string
  nearHead: string
}

/** Numbers of passages with each of some tsqueries, exact where they are few, and of all. */
export interface Frequencies {
  total: number
  counts: number[]
}

const SAMPLED = 64
/** Passages are counted up to here; more are estimated from the sample. */
const COUNTED_MAX = 1_000
/** The number in the sample that is enough to go by. */
const SAMPLE_ENOUGH = 8

/** Counts the passages of the tenant with each of the tsqueries. */
export async function countPassages(
  { db }: Scope,
  tenant: string,
  queries: string[],
): Promise<Frequencies> {
  const sample = `'${tenant}:b'`
  const counted = (query: RawBuilder<unknown>, max: number) => sql`(select count(*)::int from (
    select from searchable_passage p where p.words @@ ${query} limit ${sql.lit(max)}) as passages)`
  const { rows } = await sql<{ total: number; counts: number[] }>`
    with sampled as materialized (
      select place, query,
        ${counted(sql`(select (${sample} || ' & (' || query || ')')::tsquery)`, COUNTED_MAX)} as count
      from unnest(${queries}::text[]) with ordinality as input (query, place))
    select ${counted(sql`(select ${sample}::tsquery)`, 100_000)} * ${sql.lit(SAMPLED)} as total,
      array(select case when count >= ${sql.lit(SAMPLE_ENOUGH)} then count * ${sql.lit(SAMPLED)}
        else ${counted(sql`(select query::tsquery)`, COUNTED_MAX)} end from sampled order by place) as counts`.execute(
    db,
  )
  return rows[0] ?? { total: 0, counts: [] }
}

/** Returns up to `limit` passages that fit all of the tsqueries, of items that fit the conditions. */
export async function findCandidates(
  { db }: Scope,
  {
    all,
    clues,
    conditions,
    limit,
  }: {
    all: string[]
    clues: ClueQueries[]
    conditions: RawBuilder<SqlBool>[]
    limit: number
  },
): Promise<Candidate[]> {
  const met = clues.map(
    ({ own, near, ownHead, nearHead }) => sql`json_build_object(
      'body', case when p.words @@ ${own}::tsquery then 2 when p.words @@ ${near}::tsquery then 1 else 0 end,
      'head', case when p.words @@ ${ownHead}::tsquery then 2 when p.words @@ ${nearHead}::tsquery then 1 else 0 end)`,
  )
  const { rows } = await sql<Candidate>`
    select p.item_id as "itemId", i.name as "itemName", p.place, p.page, p.heading, p.body, i.file_version as "fileVersion",
      i.updated_at as "updatedAt", i.expires_on::text as "validUntil", i.owner_id as "ownerId",
      json_build_array(${sql.join(met)}) as met
    from (select * from searchable_passage p
      where ${sql.join(
        all.map((query) => sql`p.words @@ (select ${query}::tsquery)`),
        sql` and `,
      )} limit ${sql.lit(limit)}) as p
      join item_search s on s.tenant_id = p.tenant_id and s.item_id = p.item_id
      join item i on i.tenant_id = p.tenant_id and i.id = p.item_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}`.execute(db)
  return rows
}

export interface Forms {
  /** Languages of the tenant's documents, and those that the question may be in. */
  known: string[]
  languages: string[]
  /** Synonyms of the stems of its words. */
  forms: { key: string; words: string[] }[]
}

/** Reads what the words of a question may be forms of. */
export async function readForms({ db }: Scope, question: string, stems: string[]): Promise<Forms> {
  const { rows } = await sql<Forms>`
    select languages_searched() as known, languages_in(words_of(${question}), 1) as languages, coalesce((
      select json_agg(json_build_object('key', known.key, 'words', typed_words(other.text)))
      from search_synonym known join search_synonym other
        on other.group_id = known.group_id and other.key <> known.key
      where known.key = any (${stems}::text[])), '[]') as forms`.execute(db)
  return rows[0] ?? { known: [], languages: [], forms: [] }
}
