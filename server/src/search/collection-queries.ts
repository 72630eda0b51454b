import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import { literalTerms, relevance } from './order-queries.ts'
import { headingQuery, type KnownText, type Words } from './terms.ts'

export interface FoundCollection {
  id: string
  name: string
  description: string
  /** Comparable with the key of an item by relevance. */
  score: number
}

/** The place after a collection in the order. */
export type AfterCollection = Pick<FoundCollection, 'id' | 'score'>

interface Asked {
  words: Words
  excluded: KnownText[]
  limit: number
  after: AfterCollection | undefined
}

/** Finds collections the person can see with all of the words in name and description, the best first. */
export async function findCollections(
  scope: Scope,
  { words, excluded, limit, after }: Asked,
): Promise<FoundCollection[]> {
  const { rows } = await sql<FoundCollection>`
    select id, label as name, description, score from (
      select s.*, ${relevance(words)}::integer as score from (${candidates(scope, words, excluded)}) s) as found
    where ${after ? sql`(score, id) < (${after.score}, ${after.id}::uuid)` : sql`true`}
    order by score desc, id desc limit ${limit}`.execute(scope.db)
  return rows
}

/** Counts them. */
export async function countCollections(
  scope: Scope,
  { words, excluded }: Pick<Asked, 'words' | 'excluded'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${candidates(scope, words, excluded)}) s`.execute(scope.db)
  return rows[0]?.count ?? 0
}

function candidates({ actor }: Scope, words: Words, excluded: KnownText[]): RawBuilder<unknown> {
  const met = literalTerms(words)
    .filter(({ isOptional }) => !isOptional)
    .map((term) => sql<SqlBool>`heading @@ ${headingQuery(term, '')}::tsquery`)
  const together = words.phrases.map((phrase) => has(phrase.words))
  const apart = excluded
    .filter((text) => text.words.length > 0)
    .map((text) => sql<SqlBool>`not ${has(text.words.map(({ word }) => word))}`)
  const seen = sql<SqlBool>`(visibility = 'team' or owner_id = ${actor.id})`
  return sql`select id, name as label, description, heading, created_at,
      array_to_string(words_of(name), ' ') as name
    from collection where deleted_at is null
      and ${sql.join([seen, ...met, ...together, ...apart], sql` and `)}`
}

function has(words: string[]): RawBuilder<SqlBool> {
  return sql`strpos(' ' || array_to_string(words_of(name || ' ' || description), ' ') || ' ',
    ${` ${words.join(' ')} `}) > 0`
}
