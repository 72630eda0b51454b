import type { ItemOrder } from '@satchel/contract/items.ts'
import { sql } from 'kysely'
import { NO_KEY, type Order } from '../platform/keyset.ts'
import type { Term } from './terms.ts'

/** `counts`: the key is of `item_stat as stat`, all else of `item_search as s`. */
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

/** First what has all the words in name or tags, the nearest names first of all; then the newest. */
export function byNearness(terms: Term[]): FoundOrder {
  const heading = sql`(' ' || s.name || ' ' || array_to_string(s.tag_keys, ' ') || ' ')`
  const met = terms.map(({ word, prefix, likes }) => {
    const patterns = [`% ${word}${prefix ? '' : ' '}%`, ...likes.map((like) => `% ${like} %`)]
    return sql`${heading} like any (${patterns}::text[])`
  })
  const near = similarity(terms)
  return { ...SCORE, key: sql`case when ${sql.join(met, sql` and `)} then ${near} else 0 end` }
}

/** For those that are known to have them. */
export function byName(terms: Term[]): FoundOrder {
  return { ...SCORE, key: similarity(terms) }
}

/** One for all with the words in the heading, where they are too many to compare; none for the rest. */
export function newestOf(score: 0 | 1): FoundOrder {
  return { ...SCORE, key: sql`${sql.lit(score)}::integer` }
}

function similarity(terms: Term[]) {
  const given = terms.map(({ word }) => word).join(' ')
  return sql<number>`1 + (similarity(s.name, ${given}) * 1000)::integer`
}
