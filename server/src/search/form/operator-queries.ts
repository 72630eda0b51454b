import type { SearchForm } from '@satchel/contract/search/search.ts'
import type { State } from '@satchel/contract/search/syntax.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'
import { counted, type Filter, type Indexed } from '../matching/filter-queries.ts'
import { idsOf } from '../matching/queries.ts'
import { anyOf } from '../matching/terms.ts'

/** The meaning of a typed label: no ids if it is unknown. */
export interface Meaning {
  label: string
  ids: string[]
}

export function findValues(scope: Scope, category: Category, labels: string[]) {
  return findMeanings(
    scope,
    labels,
    sql`select id::text from category_value v
      where v.category = ${category} and label_key(replace(v.label, '"', '')) = label_key(input.label)`,
  )
}

export function findTags(scope: Scope, labels: string[]): Promise<Meaning[]> {
  return findMeanings(
    scope,
    labels,
    sql`select key from tag where replace(key, '"', '') = label_key(input.label)`,
  )
}

/** Finds people by address or by words of their name; `me` is who asks. */
export function findPeople(scope: Scope, labels: string[]): Promise<Meaning[]> {
  return findMeanings(
    scope,
    labels,
    sql`select id::text from member where case when label_key(input.label) = 'me' then id = ${scope.actor.id}
      else lower(email) = lower(input.label)
        or (words_of(input.label) <> '{}' and words_of(name) @> words_of(input.label)) end`,
  )
}

async function findMeanings(
  { db }: Scope,
  labels: string[],
  meaning: RawBuilder<unknown>,
): Promise<Meaning[]> {
  const { rows } = await sql<Meaning>`
    select input.label, array(${meaning}) as ids
    from unnest(${labels}::text[]) as input (label)`.execute(db)
  return rows
}

/** A collection that a label names; smart ones have their search. */
export interface NamedCollection {
  label: string
  id: string
  search: SearchForm | null
}

/** Finds collections by name or id: those of the team and the person's own. */
export async function findCollections(
  { db, actor }: Scope,
  labels: string[],
): Promise<NamedCollection[]> {
  const { rows } = await sql<NamedCollection>`
    select input.label, c.id, c.search
    from unnest(${labels}::text[]) as input (label)
      join collection c
        on label_key(replace(c.name, '"', '')) = label_key(input.label) or c.id::text = lower(input.label)
    where c.deleted_at is null and (c.visibility = 'team' or c.owner_id = ${actor.id})`.execute(db)
  return rows
}

type Met = RawBuilder<SqlBool>

export function inCategory(ids: string[]): Indexed {
  return { group: anyOf('v', ids), met: sql`s.value_ids && ${ids}::uuid[]` }
}

/** Items without a value that is still offered. */
export function outsideCategory(category: Category): Met {
  return sql`not s.value_ids && array(
    select id from category_value where category = ${category} and not archived)`
}

export function withTag(keys: string[]): Indexed {
  return { group: anyOf('t', keys), met: sql`s.tag_keys && ${keys}::text[]` }
}

export function ownedBy(ids: string[]): Indexed {
  return { group: anyOf('o', ids), met: sql`s.owner_id = any (${ids}::uuid[])` }
}

/** Items placed in one of these collections, or found by one of these searches. */
export function inCollections(ids: string[], searches: Filter[]): Met {
  const placed = sql<SqlBool>`s.item_id in (
    select item_id from collection_item where collection_id = any (${ids}::uuid[]))`
  return any([placed, ...searches.map((filter) => sql<SqlBool>`s.item_id in (${idsOf(filter)})`)])
}

export function inStates(states: State[], me: string | null): Met {
  return any(states.map((state) => inState(state, me)))
}

function inState(state: State, me: string | null): Met {
  switch (state) {
    case 'shared':
      return counted(sql`shares > 0`)
    case 'unused':
      return counted(sql`views = 0 and shares = 0`)
    case 'expired':
      return sql`coalesce(s.expires_on < (select today()), false)`
    case 'favorite':
      return sql`s.item_id in (select item_id from favorite
        where member_id = ${me} and item_type = 'ITEM')`
  }
}

function any(conditions: Met[]): Met {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}

export function not(condition: Met): Met {
  return sql`not (${condition})`
}
