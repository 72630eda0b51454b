import type { Category } from '@satchel/contract/taxonomy.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { beyond, inOrder, type Place } from '../../platform/database/keyset.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { type Filter, groupsOf } from './filter-queries.ts'
import type { FoundOrder } from './order-queries.ts'
import { allButOne, anyOf, queryOf, queryOfAll, wordGroups } from './terms.ts'

/** The number at which counting stops: larger exact numbers don't matter. */
export const COUNTED_MAX = 1_000
/** The number of tags next to the filter, most used first. */
const TAGS_MAX = 200

/** Finds words of names and tags similar to mistyped ones. */
export async function findLikes({ db }: Scope, words: string[]): Promise<string[][]> {
  const { rows } = await sql<{ likes: string[] }>`
    select array(select similar_words(word)) as likes
    from unnest(${words}::text[]) with ordinality as input (word, place) order by place`.execute(db)
  return rows.map(({ likes }) => likes)
}

export type Hit = Pick<Place, 'id' | 'key'>

/** The number of hits with a value or tag, with and without the facet's own choice. */
export interface Spread {
  values: { category: Category; id: string; hits: number; near: number }[]
  tags: { id: string; hits: number; near: number }[]
}

export interface Survey extends Spread {
  hits: number
}

export interface Hits extends Spread {
  count: number
  /** True if there are more than were counted. */
  isCut: boolean
  /** The page, ordered unless cut. */
  page: Hit[]
}

export interface Paging {
  order: FoundOrder
  limit: number
  after: Place | undefined
}

/** One in so many items is in the sample. */
export const SAMPLED = 16
const SAMPLE = anyOf('b', ['0'])

/**
 * Counts, up to a limit, the hits and those that miss just one choice, which count for its facet: of the sample, or
 * of everything except the hits.
 */
export async function survey(
  { db }: Scope,
  filter: Filter,
  { sample, facets }: { sample: boolean; facets: boolean },
): Promise<Survey> {
  const { tenant, choices, conditions } = filter
  const chosen = choices.map(({ group }) => group)
  const isHit = all(choices.map(({ met }) => met))
  const missed = choices.map(({ facet, met }) => sql`when not (${met}) then ${facet}`)
  // The index leaps from one of the sample to the next.
  const groups = [...(sample ? [SAMPLE] : []), ...groupsOf(filter, 'w')]
  const keys = [...groups, ...(facets ? allButOne(chosen) : chosen)]
  const rows = rowsOf(
    { ...filter, conditions: sample ? conditions : [...conditions, sql`not (${isHit})`] },
    keys.map((group) => queryOf(tenant, group)),
  )
  const result = await sql<Survey>`
    with seen as materialized (
      select s.value_ids, s.tag_keys,
        ${missed.length > 0 ? sql`case ${sql.join(missed, sql` `)} end` : sql`null`} as missed
      from ${rows} limit ${sql.lit(COUNTED_MAX)})
    select count(*) filter (where missed is null)::int as hits, ${spread(facets)} from seen`.execute(
    db,
  )
  return result.rows[0] ?? { hits: 0, values: [], tags: [] }
}

/** Returns, up to a limit, the count, the page and the facets. */
export async function findHits(
  { db }: Scope,
  filter: Filter,
  { order, limit, after }: Paging,
  { facets, heading = false }: { facets: boolean; heading?: boolean },
): Promise<Hits> {
  const keys = keysOf(filter, heading ? 'h' : 'w')
  const { rows } = await sql<Omit<Hits, 'page'> & { page: Hit[] | null }>`
    with seen as materialized (
      select s.item_id, s.name, s.name_key, s.heading, s.created_at, s.updated_at, s.value_ids, s.tag_keys,
        null as missed
      from ${rowsOf(filter, keys)} limit ${sql.lit(COUNTED_MAX + 1)})
    select count(*)::int as count, count(*) > ${sql.lit(COUNTED_MAX)} as "isCut",
      case when count(*) <= ${sql.lit(COUNTED_MAX)} then (select json_agg(page) from (
        select s.item_id as id, ${order.key} as key from ${source(order, sql`seen`)}
        where ${after ? beyond(order, after) : sql`true`}
        order by ${inOrder(order)} limit ${sql.lit(limit)}) as page) end as page,
      ${spread(facets)}
    from seen`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without its row')
  return { ...row, page: row.page ?? [] }
}

function spread(facets: boolean): RawBuilder<unknown> {
  if (!facets) return sql`'[]'::json as values, '[]'::json as tags`
  return sql`
  (select coalesce(json_agg(counts), '[]') from (
    select v.category, v.id, coalesce(sum(n.count) filter (where n.missed is null), 0) as hits,
      coalesce(sum(n.count) filter (where n.missed is not null), 0) as near
    from (select unnest(value_ids) as id, missed, count(*) from seen group by 1, 2) as n
      join category_value v on v.id = n.id
    where n.missed is null or n.missed = v.category
    group by v.category, v.id) as counts) as values,
  (select coalesce(json_agg(counts), '[]') from (
    select unnest(tag_keys) as id, count(*) filter (where missed is null) as hits,
      count(*) filter (where missed is not null) as near
    from seen where missed is null or missed = 'tags'
    group by 1 order by count(*) desc, id limit ${sql.lit(TAGS_MAX)}) as counts) as tags`
}

/** All matches, those with all words in the heading, or the others. */
export type Part = 'all' | 'heading' | 'others'

/** A page of the matches, however many. */
export async function findSorted(
  { db }: Scope,
  filter: Filter,
  { order, limit, after }: Paging,
  part: Part = 'all',
): Promise<Hit[]> {
  const { tenant, musts, choices } = filter
  const groups = [...musts, ...choices].map(({ group }) => queryOf(tenant, group))
  const { rows } = await sql<Hit>`
    with found as (
      select s.* from ${rowsOf(filter, [...wordKeysOf(filter, part), ...groups])})
    select s.item_id as id, ${order.key} as key from ${source(order, sql`found`)}
    where ${after ? beyond(order, after) : sql`true`}
    order by ${inOrder(order)} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** The number of items to walk back when looking for the newest of many matches. */
const WALKED_MAX = 1_000

/** A page of the newest matches as they are met on the way back; undefined where they are not soon met. */
export async function findNewest(
  { db }: Scope,
  filter: Filter,
  { order, limit, after }: Paging,
  part: Part = 'all',
): Promise<Hit[] | undefined> {
  const { musts, choices } = filter
  // Cheap conditions first, since comparing words has to fetch them.
  const met = [...musts, ...choices].map((one) => one.met)
  const words = wordsMet(filter, wordKeysOf(filter, part))
  const { rows } = await sql<Hit>`
    select s.item_id as id, ${order.key} as key from (
      select * from item_search where ${after ? sql`item_id < ${after.id}::uuid` : sql`true`}
      order by item_id desc limit ${sql.lit(WALKED_MAX)}) s
    where ${all([...met, ...words])}
    order by s.item_id desc limit ${sql.lit(limit)}`.execute(db)
  return rows.length < limit ? undefined : rows
}

/** The ids of all matches, as a subquery. */
export function idsOf(filter: Filter): RawBuilder<unknown> {
  return sql`select s.item_id from ${rowsOf(filter, keysOf(filter, 'w'))}`
}

/** The condition for matches when walking items in order. */
export function among(filter: Filter): RawBuilder<SqlBool> {
  const matches = [...filter.musts, ...filter.choices].map(({ met }) => met)
  return sql`exists (select from item_search s where s.tenant_id = item.tenant_id
    and s.item_id = item.id and ${all([...matches, ...wordsMet(filter, [])])} offset 0)`
}

/** The tsqueries that have to match: one for each condition, so that the index leaps from one to the next. */
function keysOf(filter: Filter, kind: 'w' | 'h'): string[] {
  const chosen = filter.choices.map(({ group }) => group)
  return [...groupsOf(filter, kind), ...chosen].map((group) => queryOf(filter.tenant, group))
}

function wordKeysOf({ tenant, words }: Filter, part: Part): string[] {
  const keys = wordGroups(words, part === 'heading' ? 'h' : 'w').map((group) =>
    queryOf(tenant, group),
  )
  const [first, ...rest] = keys
  if (part !== 'others' || !first) return keys
  return [`(${first}) & !(${queryOfAll(tenant, wordGroups(words, 'h'))})`, ...rest]
}

function source({ counts }: FoundOrder, table: RawBuilder<unknown>): RawBuilder<unknown> {
  return counts ? sql`${table} s join item_stat stat on stat.item_id = s.item_id` : sql`${table} s`
}

/**
 * Each tsquery is in a subselect, so that one plan fits all words and uses their index. Without words, the newest
 * rows come first.
 */
function rowsOf(filter: Filter, keys: string[]): RawBuilder<unknown> {
  const met = all(wordsMet(filter, keys))
  return keys.length === 0
    ? sql`item_search s where ${met} order by s.item_id desc`
    : sql`searchable s where ${met}`
}

/** The filter's own conditions and these keys. What is excluded joins one, so that the index passes over it. */
function wordsMet({ excluded, conditions }: Filter, keys: string[]): RawBuilder<SqlBool>[] {
  const [first, ...rest] = keys
  if (first === undefined && excluded !== '')
    return [
      ...conditions,
      sql`s.item_id not in (
        select item_id from searchable where words @@ (select ${excluded}::tsquery))`,
    ]
  const matching = first !== undefined && excluded !== '' ? `(${first}) & !(${excluded})` : first
  const all = matching === undefined ? [] : [matching, ...rest]
  return [...conditions, ...all.map((key) => sql<SqlBool>`s.words @@ (select ${key}::tsquery)`)]
}

function all(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`
}

/** Returns labels of values by id and tags by key; deleted ones have none. */
export async function findLabels(
  { db }: Scope,
  valueIds: string[],
  tagKeys: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; label: string }>`
    select id::text, label from category_value where id = any(${valueIds})
    union all select key, label from tag where key = any(${tagKeys})`.execute(db)
  return new Map(rows.map(({ id, label }) => [id, label]))
}
