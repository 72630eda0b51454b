import type { SavedNotify, SavedSearch, SearchForm } from '@satchel/contract/search/search.ts'
import { type SqlBool, sql } from 'kysely'
import { personOf, type Scope } from '../../platform/database/scope.ts'

export interface SavedRow extends Omit<SavedSearch, 'owner' | 'missing'> {
  ownerId: string
  ownerName: string
}

function selectSaved(scope: Scope) {
  return scope.db
    .selectFrom('savedSearch as saved')
    .innerJoin('member as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'saved.tenantId').onRef('owner.id', '=', 'saved.memberId'),
    )
    .select([
      'saved.id',
      'saved.version',
      'saved.name',
      'saved.form',
      'saved.shared',
      'saved.notify',
      'saved.createdAt',
      'saved.updatedAt',
      'owner.id as ownerId',
      'owner.name as ownerName',
    ])
    .where((eb) =>
      eb.or([eb('saved.memberId', '=', personOf(scope)), eb('saved.shared', '=', true)]),
    )
    .$castTo<SavedRow>()
}

const KEY = sql<string>`name_key(saved.name)`

/** Finds the caller's searches and shared ones, by name. */
export function findAll(scope: Scope, limit: number, after?: { key: string; id: string }) {
  let rows = selectSaved(scope)
    .select(KEY.as('key'))
    .orderBy(KEY)
    .orderBy('saved.id')
    .limit(sql.lit(limit))
  if (after) rows = rows.where(sql<SqlBool>`(${KEY}, saved.id) > (${after.key}, ${after.id}::uuid)`)
  return rows.$castTo<SavedRow & { key: string }>().execute()
}

export function find(scope: Scope, id: string): Promise<SavedRow | undefined> {
  return selectSaved(scope).where('saved.id', '=', id).executeTakeFirst()
}

/** Returns those the caller may open. */
export async function visibleSavedSearches(scope: Scope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await selectSaved(scope).where('saved.id', '=', sql<string>`any(${ids})`).execute()
  return rows.map(({ id }) => id)
}

/** Locks the caller's own search; nobody else can change it. */
export function lock(scope: Scope, id: string) {
  return scope.db
    .selectFrom('savedSearch')
    .select(['version', 'notify'])
    .where('id', '=', id)
    .where('memberId', '=', personOf(scope))
    .forUpdate()
    .executeTakeFirst()
}

/** Makes a person's saves run one after the other. */
export async function lockOwner(scope: Scope): Promise<void> {
  const key = `saved searches of ${personOf(scope)}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(scope.db)
}

export async function countMine(scope: Scope): Promise<number> {
  const { count } = await scope.db
    .selectFrom('savedSearch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberId', '=', personOf(scope))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function isTaken(scope: Scope, name: string, by: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('savedSearch')
    .select('id')
    .where('memberId', '=', personOf(scope))
    .where(sql<SqlBool>`fold(name) = fold(${name})`)
    .where('id', '<>', by)
    .executeTakeFirst()
  return row !== undefined
}

interface Draft {
  name: string
  form: SearchForm
  shared: boolean
  notify: SavedNotify
}

/** Inserts a search; undefined if the caller has one with this name. */
export async function insert(scope: Scope, { form, ...draft }: Draft): Promise<string | undefined> {
  const row = await scope.db
    .insertInto('savedSearch')
    .values({ ...draft, form: JSON.stringify(form), memberId: personOf(scope) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function update(
  { db }: Scope,
  id: string,
  { form, ...change }: Partial<Draft>,
): Promise<void> {
  await db
    .updateTable('savedSearch')
    .set({
      ...change,
      ...(form && { form: JSON.stringify(form) }),
      version: sql`version + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

export function remove(scope: Scope, id: string) {
  return scope.db
    .deleteFrom('savedSearch')
    .where('id', '=', id)
    .where('memberId', '=', personOf(scope))
    .returning('id')
    .executeTakeFirst()
}

/** A name the heir has for another search gets that of the person beside it. */
export async function giveSavedSearches(
  { db }: Scope,
  from: { id: string; name: string },
  to: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update saved_search set member_id = ${to}, notify = 'none', version = version + 1, name = case when exists (
      select from saved_search same where same.member_id = ${to} and fold(same.name) = fold(saved_search.name)
    ) then left(saved_search.name, 150) || ' (' || left(${from.name}::text, 100) || ' ' || left(md5(id::text), 4) || ')'
      else saved_search.name end
    where member_id = ${from.id}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
