import type { Category } from '@satchel/contract/taxonomy.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { beyond, inOrder, type Place } from '../platform/keyset.ts'
import type { Scope } from '../platform/scope.ts'
import { type Filter, groupsOf } from './filter.ts'
import type { FoundOrder } from './orders.ts'
import { allButOne, anyOf, queryOf, wordGroups } from './terms.ts'

/** Counting stops here: the more there is, the less its exact number tells. */
export const COUNTED_MAX = 1_000
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

export interface FacetCounts {
  values: { category: Category; id: string; count: number }[]
  tags: { id: string; count: number }[]
}

export interface Hits extends FacetCounts {
  count: number
  /** There are more than were counted. */
  isCut: boolean
  /** In order where there are not. */
  page: Hit[]
}

export interface Paging {
  order: FoundOrder
  limit: number
  after: Place | undefined
}

/** Up to a bound: how many, the page of them, and how they spread over the facets. */
export async function findHits(
  { db }: Scope,
  filter: Filter,
  { order, limit, after }: Paging,
  { facets, heading = false }: { facets: boolean; heading?: boolean },
): Promise<Hits> {
  const keys = keysOf(filter, heading ? 'h' : 'w')
  const { rows } = await sql<Omit<Hits, 'page'> & { page: Hit[] | null }>`
    with seen as materialized (
      select s.item_id, s.name, s.name_key, s.updated_at, s.value_ids, s.tag_keys, null as missed
      from ${rowsOf(filter, keys)} limit ${sql.lit(COUNTED_MAX + 1)})
    select count(*)::int as count, count(*) > ${sql.lit(COUNTED_MAX)} as "isCut",
      case when count(*) <= ${sql.lit(COUNTED_MAX)} then (select json_agg(page) from (
        select s.item_id as id, ${order.key} as key from ${source(order, sql`seen`)}
        where ${after ? beyond(order, after) : sql`true`}
        order by ${inOrder(order)} limit ${sql.lit(limit)}) as page) end as page,
      ${facets ? FACETS : sql`'[]'::json as values, '[]'::json as tags`}
    from seen`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without its row')
  return { ...row, page: row.page ?? [] }
}

/** How those that miss just one of the choices spread over the facet of that choice; of a sample, or of all. */
export async function countNear(
  { db }: Scope,
  filter: Filter,
  { sampled }: { sampled: boolean },
): Promise<FacetCounts> {
  const { choices } = filter
  const pairs = allButOne(choices.map(({ group }) => group))
  // The index leaps from one of the sample to the next.
  const groups = [...(sampled ? [SAMPLE] : []), ...groupsOf(filter, 'w'), ...pairs]
  const missed = choices.map(({ facet, met }) => sql`when not (${met}) then ${facet}`)
  const some = sql<SqlBool>`not (${all(choices.map(({ met }) => met))})`
  const near = { ...filter, conditions: [...filter.conditions, some] }
  const { rows } = await sql<FacetCounts>`
    with seen as materialized (
      select s.value_ids, s.tag_keys, case ${sql.join(missed, sql` `)} end as missed
      from ${rowsOf(
        near,
        groups.map((group) => queryOf(filter.tenant, group)),
      )}
      limit ${sql.lit(COUNTED_MAX)})
    select ${FACETS}`.execute(db)
  return rows[0] ?? { values: [], tags: [] }
}

/** One in so many items is in the sample. */
export const SAMPLED = 16
const SAMPLE = anyOf('b', ['0'])

const FACETS = sql`
  (select coalesce(json_agg(counts), '[]') from (
    select v.category, v.id, sum(n.count)::int as count
    from (select unnest(value_ids) as id, missed, count(*) from seen group by 1, 2) as n
      join category_value v on v.id = n.id
    where n.missed is null or n.missed = v.category
    group by v.category, v.id) as counts) as values,
  (select coalesce(json_agg(counts), '[]') from (
    select unnest(tag_keys) as id, count(*)::int from seen
    where missed is null or missed = 'tags'
    group by 1 order by count desc, id limit ${sql.lit(TAGS_MAX)}) as counts) as tags`

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
function keysOf(filter: Filter, kind: 'w' | 'h'): string[] {
  const chosen = filter.choices.map(({ group }) => group)
  return [...groupsOf(filter, kind), ...chosen].map((group) => queryOf(filter.tenant, group))
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
