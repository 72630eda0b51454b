import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Actor, may, type Scope } from '../../platform/database/scope.ts'
import { literalTerms, relevance } from './order-queries.ts'
import { headingQuery, type KnownText, type Phrase, phraseOf, quoted, type Words } from './terms.ts'

/** Types besides items that are found by name and description. */
export type NamedType = 'COLLECTION' | 'SITE'

export interface FoundNamed {
  type: NamedType
  id: string
  name: string
  description: string
  /** Comparable with the key of an item by relevance. */
  score: number
}

/** The place after one in the order. */
export type AfterNamed = Pick<FoundNamed, 'id' | 'score'>

interface NamedQuery {
  types: NamedType[]
  words: Words
  excluded: KnownText[]
  limit: number
  after: AfterNamed | undefined
}

/** Finds collections and sites the person can see with all of the words in name and description, the best first. */
export async function findNamed(
  scope: Scope,
  { limit, after, ...query }: NamedQuery,
): Promise<FoundNamed[]> {
  const { rows } = await sql<FoundNamed>`
    select type, id, label as name, description, score from (
      select s.*, ${relevance(query.words)}::integer as score from (${candidates(scope, query)}) s) as found
    where ${after ? sql`(score, id) < (${after.score}, ${after.id}::uuid)` : sql`true`}
    order by score desc, id desc limit ${limit}`.execute(scope.db)
  return rows
}

/** Counts them. */
export async function countNamed(
  scope: Scope,
  query: Pick<NamedQuery, 'types' | 'words' | 'excluded'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${candidates(scope, query)}) s`.execute(scope.db)
  return rows[0]?.count ?? 0
}

/** Sites are few: the words of theirs are weighed as they are asked for. */
const sitesFor = (
  seesAll: boolean,
) => sql`(select id, name, seo ->> 'description' as description, created_at, owner_id,
    case when is_personal and not ${sql.lit(seesAll)} then 'private' else 'team' end as visibility,
    weighted(words_of(name) || joined_in_heading(name), 'A')
      || weighted(words_of(seo ->> 'description') || joined_in_heading(seo ->> 'description'), 'C') as heading
  from site where deleted_at is null) as site`

function sourceOf(type: NamedType, actor: Actor): RawBuilder<unknown> {
  return type === 'SITE'
    ? sitesFor(may(actor, 'links.all'))
    : sql`(select * from collection where deleted_at is null) as collection`
}

function candidates(
  { actor }: Scope,
  { types, words, excluded }: Pick<NamedQuery, 'types' | 'words' | 'excluded'>,
): RawBuilder<unknown> {
  const met = literalTerms(words)
    .filter(({ isOptional }) => !isOptional)
    .map((term) => sql<SqlBool>`heading @@ ${headingQuery(term, '')}::tsquery`)
  const together = words.phrases.map(has)
  const apart = excluded
    .filter((text) => text.words.length > 0)
    .map((text) => sql<SqlBool>`not ${has(phraseOf(text))}`)
  const seen = sql<SqlBool>`(visibility = 'team' or owner_id = ${actor.id})`
  const conditions = sql.join([seen, ...met, ...together, ...apart], sql` and `)
  const each = types.map(
    (
      type,
    ) => sql`select ${sql.lit(type)} as type, id, name as label, description, heading, created_at,
      array_to_string(words_of(name), ' ') as name
    from ${sourceOf(type, actor)} where ${conditions}`,
  )
  return sql.join(each, sql` union all `)
}

/** Words that signs hold together are one in the heading, too. */
function has({ words, spellings }: Phrase): RawBuilder<SqlBool> {
  const each = [words, ...spellings.map((one) => one.words)].map((texts) =>
    texts.length === 1
      ? sql`heading @@ ${quoted(texts.join(''))}::tsquery`
      : sql`strpos(' ' || array_to_string(words_of(name || ' ' || description), ' ') || ' ',
          ${` ${texts.join(' ')} `}) > 0`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}
