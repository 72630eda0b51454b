import type { Synonyms } from '@satchel/contract/search/search.ts'
import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'

/** All groups, by their first term. */
export async function findAll({ db }: Scope): Promise<Synonyms[]> {
  const { rows } = await sql<Synonyms>`
    select group_id as id, array_agg(text order by position) as terms
    from search_synonym group by group_id order by min(key), group_id`.execute(db)
  return rows
}

/** Locks the tenant's synonyms against other writers, and counts the groups. */
export async function lockAndCount({ db }: Scope): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('synonyms'), hashtext(current_tenant()::text))`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`
    select count(distinct group_id)::int as count from search_synonym`.execute(db)
  return rows[0]?.count ?? 0
}

/** Writes a group, in place of the one with this id. */
export async function write({ db }: Scope, { id, terms }: Synonyms): Promise<void> {
  await sql`delete from search_synonym where group_id = ${id}`.execute(db)
  await sql`insert into search_synonym (group_id, position, text, key)
    select ${id}, position, text, array_to_string(words_of(text), ' ')
    from unnest(${terms}::text[]) with ordinality as input (text, position)`.execute(db)
}

export async function remove({ db }: Scope, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`delete from search_synonym where group_id = ${id}`.execute(db)
  return numAffectedRows > 0n
}

/** The texts as search compares them. */
export async function keysOf({ db }: Scope, terms: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select array_to_string(words_of(text), ' ') as key
    from unnest(${terms}::text[]) with ordinality as input (text, position) order by position`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

export async function newId({ db }: Scope): Promise<string> {
  const { rows } = await sql<{ id: string }>`select new_id() as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('No id was made')
  return row.id
}
