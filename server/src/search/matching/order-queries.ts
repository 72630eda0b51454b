import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { ItemOrder } from '@satchel/contract/items/items.ts'
import { type RawBuilder, sql } from 'kysely'
import { NO_KEY, type Order } from '../../platform/database/keyset.ts'
import { hasWords, headingQuery, type Words } from './terms.ts'

/** An order; `counts` if the key is in `item_stat as stat` instead of `item_search as s`. */
export interface FoundOrder extends Order {
  counts?: true
}

const ID = { id: sql<string>`s.item_id` } as const
const NAME = { ...ID, key: sql<string>`s.name_key`, kind: 'text' } as const
const COUNT = { ...ID, kind: 'count', direction: 'desc', counts: true } as const

export const FOUND_ORDERS: Record<Exclude<ItemOrder, 'relevance'>, FoundOrder> = {
  newest: { ...NO_KEY, ...ID, direction: 'desc' },
  oldest: { ...NO_KEY, ...ID, direction: 'asc' },
  updated: { ...ID, key: sql`s.updated_at`, kind: 'time', direction: 'desc' },
  name: { ...NAME, direction: 'asc' },
  'name-desc': { ...NAME, direction: 'desc' },
  views: { ...COUNT, key: sql`stat.views` },
  upvotes: { ...COUNT, key: sql`stat.upvotes` },
}

const SCORE = { ...ID, kind: 'count', direction: 'desc' } as const

/** Points of a word by where it stands; the body of a document has the rest. */
const POINTS = [
  ['A', 1_000],
  ['B', 700],
  ['C', 400],
] as const
const BODY = 100
const EXACT = 3_000
const BEGINS = 300
const TOGETHER = 200
/** Points for a short name, a new item and a much used one: enough to order what is otherwise alike. */
const SHORT_MAX = 60
const FRESH_MAX = 60
const USED_MAX = 60

/**
 * Orders by where the words stand (name, tags, what is written about the item, its document), then by how near the
 * name is to what was asked for, and a little by age and use. `first` are known to be the best.
 */
export function byRelevance(words: Words, first: readonly string[] = []): FoundOrder {
  const rank = sql`case when s.item_id = any (${first}::uuid[]) then ${sql.lit(EXACT)} else 0 end`
  const key = sql<number>`(${relevance(words)} + ${rank} + ${use()})::integer`
  return { ...SCORE, counts: true, key }
}

/** The same without the points for use, which cost a read of each item's counts. */
export function byNearness(words: Words): FoundOrder {
  return { ...SCORE, key: sql<number>`${relevance(words)}::integer` }
}

/** Points for the words, the name and the age of a row `s`; none without words. */
export function relevance(words: Words): RawBuilder<number> {
  if (!hasWords(words)) return sql`0`
  const all = literalTerms(words)
  const points = all.map((term) => {
    const where = POINTS.map(
      ([weight, worth]) =>
        sql`when s.heading @@ (select ${headingQuery(term, weight)}::tsquery) then ${sql.lit(worth)}`,
    )
    return sql`case ${sql.join(where, sql` `)} else ${sql.lit(BODY)} end`
  })
  const sum = sql`(${sql.join(points, sql` + `)}) / ${sql.lit(all.length)}`
  return sql`(${sum} + ${nearness(all)} + ${freshness()})`
}

/** The terms, and the words of phrases as they are. */
export function literalTerms({ terms, phrases }: Words) {
  return [...terms, ...phrases.flatMap(({ words }) => words).map(asTyped)]
}

function asTyped(word: string) {
  return {
    word,
    prefix: false,
    stems: [],
    likes: [],
    synonyms: [],
    spellings: [],
    isOptional: false,
  }
}

/** One for all with the words in the heading, where they are too many to compare; none for the rest. */
export function newestOf(score: 0 | 1): FoundOrder {
  return { ...SCORE, key: sql`${sql.lit(score)}::integer` }
}

/** The name that is asked for comes first, one that begins so next; of the others shorter ones are nearer. */
function nearness(terms: { word: string }[]): RawBuilder<number> {
  const words = terms.map(({ word }) => word).join(' ')
  const length = sql`least(length(s.name), ${sql.lit(NAME_MAX)})`
  return sql`(case when s.name = ${words} then ${sql.lit(EXACT)} else 0 end
    + case when starts_with(s.name, ${words}) then ${sql.lit(BEGINS)} else 0 end
    + case when strpos(' ' || s.name, ${` ${words}`}) > 0
      then ${sql.lit(TOGETHER + SHORT_MAX)} - ${length} * ${sql.lit(SHORT_MAX)} / ${sql.lit(NAME_MAX)}
      else 0 end)`
}

/** Halves each half year. The power of a decimal number would take half the time of a search. */
function freshness(): RawBuilder<number> {
  const age = sql`(current_date - s.created_at::date)`
  return sql`${sql.lit(FRESH_MAX)} * 0.5::float8 ^ (least(greatest(${age}, 0), 3650) / 182.0::float8)`
}

/** Points for the counts in `item_stat as stat`. */
export function use(): RawBuilder<number> {
  const uses = sql`stat.views + 3 * stat.shares + 2 * stat.upvotes`
  return sql`least(${sql.lit(USED_MAX)}, 12 * ln(1 + ${uses}))`
}
