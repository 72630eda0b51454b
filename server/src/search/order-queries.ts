import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { ItemOrder } from '@satchel/contract/items.ts'
import { type RawBuilder, sql } from 'kysely'
import { NO_KEY, type Order } from '../platform/database/keyset.ts'
import type { Term } from './terms.ts'

/** An order; `counts` if the key is in `item_stat as stat` instead of `item_search as s`. */
export interface FoundOrder extends Order {
  counts?: true
}

const ID = { id: sql<string>`s.item_id` } as const
const COUNT = { ...ID, kind: 'count', direction: 'desc', counts: true } as const

export const FOUND_ORDERS: Record<Exclude<ItemOrder, 'relevance'>, FoundOrder> = {
  newest: { ...NO_KEY, ...ID, direction: 'desc' },
  oldest: { ...NO_KEY, ...ID, direction: 'asc' },
  updated: { ...ID, key: sql`s.updated_at`, kind: 'time', direction: 'desc' },
  name: { ...ID, key: sql`s.name_key`, kind: 'text', direction: 'asc' },
  views: { ...COUNT, key: sql`stat.views` },
  upvotes: { ...COUNT, key: sql`stat.upvotes` },
}

const SCORE = { ...ID, kind: 'count', direction: 'desc' } as const

/** Orders by all words in name or tags first, nearest names first, then by age. */
export function byNearness(terms: Term[]): FoundOrder {
  const heading = sql`(' ' || s.name || ' ' || array_to_string(s.tag_keys, ' ') || ' ')`
  const met = terms.map(({ word, prefix, likes }) => {
    const patterns = [`% ${word}${prefix ? '' : ' '}%`, ...likes.map((like) => `% ${like} %`)]
    return sql`${heading} like any (${patterns}::text[])`
  })
  const near = nearness(terms)
  return { ...SCORE, key: sql`case when ${sql.join(met, sql` and `)} then ${near} else 0 end` }
}

/** Orders those known to have all the words. */
export function byName(terms: Term[]): FoundOrder {
  return { ...SCORE, key: nearness(terms) }
}

/** One for all with the words in the heading, where they are too many to compare; none for the rest. */
export function newestOf(score: 0 | 1): FoundOrder {
  return { ...SCORE, key: sql`${sql.lit(score)}::integer` }
}

/** Ranks names with all the words: those starting with them and shorter ones are nearer. */
function nearness(terms: Term[]): RawBuilder<number> {
  const given = terms.map(({ word }) => word).join(' ')
  const begins = sql`case when starts_with(s.name, ${given}) then ${sql.lit(NAME_MAX)} else 0 end`
  return sql`1 + ${begins} + ${sql.lit(NAME_MAX)} - least(length(s.name), ${sql.lit(NAME_MAX)})`
}
