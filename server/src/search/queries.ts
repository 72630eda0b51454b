import type { Category } from '@satchel/contract/taxonomy.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { beyond, inOrder, type Place } from '../platform/keyset.ts'
import type { Scope } from '../platform/scope.ts'
import { type Filter, groupsOf } from './filter.ts'
import type { FoundOrder } from './orders.ts'
import { allButOne, queryOf, wordGroups } from './terms.ts'

/** Counting stops here: the more there is, the less its exact number tells. */
export const COUNTED_MAX = 2_000
/** Tags beside the filter, those with the most items first. */
const TAGS_MAX = 200

export interface Prepared {
  /** The part of the lexemes that is the tenant's. */
  tenant: string
  words: string[]
  today: string
  from: string | null
  to: string | null
}

/** What only the database knows how to cut, and the days of the tenant as times. */
export async function prepare(
  { db }: Scope,
  term: string,
  startDay: string | null,
  endDay: string | null,
): Promise<Prepared> {
  const { rows } = await sql<Prepared>`
    select to_hex(number) as tenant, words_of(${term}) as words, today() as today,
      (${startDay}::date::timestamp at time zone time_zone)::text as "from",
      ((${endDay}::date + 1)::timestamp at time zone time_zone)::text as "to"
    from tenant where id = current_tenant()`.execute(db)
  const [row] = rows
  if (!row) throw new Error('This scope has no tenant')
  return row
}

/** Words of names and tags that a mistyped one may stand for. */
export async function findLikes({ db }: Scope, words: string[]): Promise<string[][]> {
  const { rows } = await sql<{ likes: string[] }>`
    select array(select similar_words(word)) as likes
    from unnest(${words}::text[]) with ordinality as given (word, place) order by place`.execute(db)
  return rows.map(({ likes }) => likes)
}

export type Hit = Pick<Place, 'id' | 'key'>

/** For one value of a facet: how many hits have it, and how many more would if its facet's choice were left out. */
export interface FacetCount {
  id: string
  hits: number
  missed: number
}

export interface Hits {
  count: number
  /** In order where all were counted. */
  page: Hit[]
  values: (FacetCount & { category: Category })[]
  tags: FacetCount[]
  /** Counting stopped before all of them were seen. */
  isCut: boolean
}

export interface Paging {
  order: FoundOrder
  limit: number
  after: Place | undefined
}

interface Wish {
  facets: boolean
  /** Beside the hits, what misses just one of the choices: it counts for the facet of that choice. */
  nearly?: boolean
  /** All words in name or tags. */
  heading?: boolean
}

/** In one look at the index and up to a bound: how many, the page of them, and the counts of the facets. */
export async function findHits(
  { db }: Scope,
  filter: Filter,
  { order, limit, after }: Paging,
  { facets, nearly = false, heading = false }: Wish,
): Promise<Hits> {
  const keys = keysOf(filter, heading ? 'h' : 'w', nearly)
  const max = nearly ? COUNTED_MAX * 2 : COUNTED_MAX
  const { rows } = await sql<Hits>`
    with seen as materialized (
      select s.tenant_id, s.item_id, s.name, s.name_key, s.updated_at, s.value_ids, s.tag_keys,
        ${nearly ? missed(filter) : sql`null::text`} as missed
      from ${rowsOf(filter, keys)} limit ${sql.lit(max + 1)})
    select (select count(*) > ${sql.lit(max)} from seen) as "isCut",
      (select count(*)::int from seen where missed is null) as count,
      coalesce((select json_agg(page) from (
        select s.item_id as id, ${order.key} as key from ${source(order, sql`seen`)}
        where missed is null and ${after ? beyond(order, after) : sql`true`}
        order by ${inOrder(order)} limit ${sql.lit(limit)}) as page), '[]') as page,
      ${facets ? sql`(${values}) as values, (${tags}) as tags` : sql`'[]'::json as values, '[]'::json as tags`}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without its row')
  return row
}

/** The one facet whose choice a row does not meet. */
function missed({ choices }: Filter): RawBuilder<string | null> {
  const cases = choices.map(({ facet, met }) => sql`when not (${met}) then ${facet}`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

const values = sql`
  select coalesce(json_agg(counts), '[]') from (
    select v.category, v.id, coalesce(sum(n.count) filter (where n.missed is null), 0) as hits,
      coalesce(sum(n.count) filter (where n.missed = v.category), 0) as missed
    from (select unnest(value_ids) as id, missed, count(*) from seen group by 1, 2) as n
      join category_value v on v.id = n.id
    where n.missed is null or n.missed = v.category
    group by v.category, v.id) as counts`

const tags = sql`
  select coalesce(json_agg(counts), '[]') from (
    select unnest(tag_keys) as id, count(*) filter (where missed is null) as hits,
      count(*) filter (where missed = 'tags') as missed
    from seen where missed is null or missed = 'tags'
    group by 1 order by count(*) desc, id limit ${sql.lit(TAGS_MAX)}) as counts`

/** A page of all matches, however many; or of those with all words in the heading, or of the others. */
export async function findSorted(
  { db }: Scope,
  filter: Filter,
  { order, limit, after }: Paging,
  part: 'all' | 'heading' | 'others' = 'all',
): Promise<Hit[]> {
  const keys = keysOf(filter, part === 'heading' ? 'h' : 'w')
  const { rows } = await sql<Hit>`
    with found as (
      select s.* from ${rowsOf(filter, part === 'others' ? withoutHeading(filter, keys) : keys)})
    select s.item_id as id, ${order.key} as key from ${source(order, sql`found`)}
    where ${after ? beyond(order, after) : sql`true`}
    order by ${inOrder(order)} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** For a walk through the items in their order: whether one is among the matches. */
export function among({ musts, choices, conditions }: Filter): RawBuilder<SqlBool> {
  const told = [...musts, ...choices].map(({ met }) => met)
  return sql`exists (select from item_search s where s.tenant_id = item.tenant_id
    and s.item_id = item.id and ${all([...told, ...conditions])} offset 0)`
}

/** The tsqueries that have to match: one for each condition, so that the index leaps from one to the next. */
function keysOf(filter: Filter, kind: 'w' | 'h', nearly = false): string[] {
  const chosen = filter.choices.map(({ group }) => group)
  const groups = [...groupsOf(filter, kind), ...(nearly ? allButOne(chosen) : chosen)]
  return groups.map((group) => queryOf(filter.tenant, group))
}

function withoutHeading({ tenant, terms }: Filter, [first, ...rest]: string[]): string[] {
  const heading = wordGroups(terms, 'h').map((group) => `(${queryOf(tenant, group)})`)
  return [`(${first}) & !(${heading.join(' & ')})`, ...rest]
}

function source({ counts }: FoundOrder, table: RawBuilder<unknown>): RawBuilder<unknown> {
  return counts ? sql`${table} s join item_stat stat on stat.item_id = s.item_id` : sql`${table} s`
}

/**
 * Each tsquery stands in a sub-select, so that one plan serves all words, and always by their index. Where there
 * is none, the newest rows come first.
 */
function rowsOf({ conditions }: Filter, keys: string[]): RawBuilder<unknown> {
  if (keys.length === 0) return sql`item_search s where ${all(conditions)} order by s.item_id desc`
  const met = keys.map((key) => sql<SqlBool>`s.words @@ (select ${key}::tsquery)`)
  return sql`searchable s where ${all([...met, ...conditions])}`
}

function all(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`
}

/** The text around the first place that fits a pattern, in each of these documents. */
export async function findPassages(
  { db }: Scope,
  ids: string[],
  pattern: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; passage: string }>`
    select item_id as id, substr(body, greatest(at - 150, 1), 800) as passage
    from (
      select item_id, body, regexp_instr(body, ${pattern}, 1, 1, 0, 'i') as at
      from (
        select item_id, body, sum(pg_column_size(body)) over (order by place) as size
        from unnest(${ids}::uuid[]) with ordinality as page (item_id, place)
          join item_text using (item_id)) as documents
      where size < ${sql.lit(READ_MAX)}) as found
    where at > 0`.execute(db)
  return new Map(rows.map(({ id, passage }) => [id, passage]))
}

/** Bytes, compressed, of the documents of one page that are looked through for passages. */
const READ_MAX = 1_000_000
