import type { Facets } from '@satchel/contract/search.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { beyond, inOrder, type Order, type Place } from '../platform/keyset.ts'
import type { Scope } from '../platform/scope.ts'
import { type Filter, groupsOf } from './filter.ts'
import type { FoundOrder } from './orders.ts'
import { allButOne, allOf, wordGroups } from './terms.ts'

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

export interface Hits {
  count: number
  /** In order where there are no more than `COUNTED_MAX`. */
  page: Hit[]
  values: { category: Category; id: string; count: number }[]
  tags: Facets['tags']
}

export interface Paging {
  order: FoundOrder
  limit: number
  after: Place | undefined
}

/** Up to a bound: how many, the page of them, and how many each value of each facet would leave. */
export async function findHits(
  { db }: Scope,
  filter: Filter,
  { order, limit, after }: Paging,
  { facets, heading = false }: { facets: boolean; heading?: boolean },
): Promise<Hits> {
  const query = queryOf(filter, heading ? 'h' : 'w')
  const own: Order = { ...order, key: sql`hits.key`, id: sql`hits.item_id` }
  const counted = facets
    ? { tables: sql`, ${nearby(filter)}`, columns: sql`(${values}) as values, (${tags}) as tags` }
    : { tables: sql``, columns: sql`'[]'::json as values, '[]'::json as tags` }
  const { rows } = await sql<Hits>`
    with hits as materialized (
      select s.item_id, s.value_ids, s.tag_keys, ${order.key} as key from ${source(order)}
      where ${where(filter, query)} ${walk(query)} limit ${sql.lit(COUNTED_MAX + 1)}
    )${counted.tables}
    select (select count(*)::int from hits) as count,
      coalesce((select json_agg(page) from (
        select item_id as id, key from hits where ${after ? beyond(own, after) : sql`true`}
        order by ${inOrder(own)} limit ${sql.lit(limit)}) as page), '[]') as page,
      ${counted.columns}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without its row')
  return row
}

/** Beside the hits those that miss just one of the choices: they count for the facet of that choice. */
function nearby(filter: Filter): RawBuilder<unknown> {
  const { tenant, choices } = filter
  const hits = sql`select value_ids, tag_keys, null::text as missed from hits`
  if (choices.length === 0) return sql`nearby as (${hits})`
  const groups = choices.map(({ group }) => group)
  const query = allButOne(tenant, groupsOf(filter, 'w'), groups)
  const missed = choices.map(({ facet, met }) => sql`when not (${met}) then ${facet}`)
  const all = sql.join(
    choices.map(({ met }) => met),
    sql` and `,
  )
  return sql`nearby as (${hits} union all (
    select s.value_ids, s.tag_keys, case ${sql.join(missed, sql` `)} end
    from searchable s where ${where(filter, query)} and not (${all})
    ${walk(query)} limit ${sql.lit(COUNTED_MAX)}))`
}

const values = sql`
  select coalesce(json_agg(counts), '[]') from (
    select v.category, v.id, sum(n.count)::int as count
    from (select unnest(value_ids) as id, missed, count(*) from nearby group by 1, 2) as n
      join category_value v on v.id = n.id
    where n.missed is null or n.missed = v.category
    group by v.category, v.id order by count desc, v.id) as counts`

const tags = sql`
  select coalesce(json_agg(counts), '[]') from (
    select unnest(tag_keys) as key, count(*)::int from nearby
    where missed is null or missed = 'tags'
    group by 1 order by count desc, key limit ${sql.lit(TAGS_MAX)}) as counts`

/** A page of all matches, however many; or of those with all words in the heading, or of the others. */
export async function findSorted(
  { db }: Scope,
  filter: Filter,
  { order, limit, after }: Paging,
  part: 'all' | 'heading' | 'others' = 'all',
): Promise<Hit[]> {
  const query = queryOf(filter, part === 'heading' ? 'h' : 'w')
  const heading = allOf(filter.tenant, wordGroups(filter.terms, 'h'))
  const { rows } = await sql<Hit>`
    select s.item_id as id, ${order.key} as key from ${source(order)}
    where ${where(filter, part === 'others' ? `${query} & !(${heading})` : query)}
      and ${after ? beyond(order, after) : sql`true`}
    order by ${inOrder(order)} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** For a walk through the items in their order: whether one is among the matches. */
export function among({ musts, choices, conditions }: Filter): RawBuilder<SqlBool> {
  const told = [...musts, ...choices].map(({ met }) => met)
  return sql`exists (select from searchable s where s.tenant_id = item.tenant_id
    and s.item_id = item.id and ${sql.join([sql`true`, ...told, ...conditions], sql` and `)} offset 0)`
}

function queryOf(filter: Filter, kind: 'w' | 'h'): string {
  const chosen = filter.choices.map(({ group }) => group)
  return allOf(filter.tenant, [...groupsOf(filter, kind), ...chosen])
}

function source({ counts }: FoundOrder): RawBuilder<unknown> {
  return counts
    ? sql`searchable s join item_stat stat on stat.tenant_id = s.tenant_id and stat.item_id = s.item_id`
    : sql`searchable s`
}

/** The query stands in a sub-select, so that one plan serves all words, and always by their index. */
function where({ conditions }: Filter, query: string): RawBuilder<SqlBool> {
  const words = query ? sql`s.words @@ (select ${query}::tsquery)` : sql`true`
  return sql`${sql.join([words, ...conditions], sql` and `)}`
}

/** Where no lexeme narrows it down, the newest are counted. */
function walk(query: string): RawBuilder<unknown> {
  return query ? sql`` : sql`order by s.item_id desc`
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
