import { sql, type Updateable } from 'kysely'
import type { LinkPreset } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Terms } from './options.ts'

export type StoredOptions = Omit<Terms, 'expiresAt' | 'expiresOn'> & {
  expiresInDays?: number | null
}

export interface PresetRow {
  id: string
  version: number
  name: string
  options: StoredOptions
  isDefault: boolean
  createdAt: string
}

function selectPresets({ db }: Scope) {
  return db
    .selectFrom('linkPreset')
    .select(['id', 'version', 'name', 'options', 'isDefault', 'createdAt'])
    .$narrowType<{ options: StoredOptions }>()
    .$castTo<PresetRow>()
}

/** Finds presets by name. */
export function findPresets(scope: Scope): Promise<PresetRow[]> {
  return selectPresets(scope).orderBy(sql`name_key(name)`).orderBy('id').execute()
}

export function findPreset(scope: Scope, id: string): Promise<PresetRow | undefined> {
  return selectPresets(scope).where('id', '=', id).executeTakeFirst()
}

export function findDefault(scope: Scope): Promise<PresetRow | undefined> {
  return selectPresets(scope).where('isDefault', '=', true).executeTakeFirst()
}

/** Locks presets, because at most one may be the default. */
export async function lockPresets({ db, actor }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('link_preset'), hashtext(${actor.tenantId}))`.execute(
    db,
  )
}

export async function clearDefault({ db }: Scope): Promise<void> {
  await db
    .updateTable('linkPreset')
    .set({ isDefault: false, version: sql`version + 1` })
    .where('isDefault', '=', true)
    .execute()
}

interface Draft {
  name: string
  options: string
  isDefault: boolean
}

/** Inserts a preset; undefined if the name is taken. */
export async function insertPreset({ db }: Scope, draft: Draft): Promise<string | undefined> {
  const row = await db
    .insertInto('linkPreset')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Updates a preset; undefined if the name is taken. */
export async function updatePreset(
  { db }: Scope,
  id: string,
  change: Updateable<LinkPreset>,
): Promise<true | undefined> {
  const { name } = change
  const sameName = name
    ? await db
        .selectFrom('linkPreset')
        .select('id')
        .where(sql<boolean>`fold(name) = fold(${name})`)
        .where('id', '<>', id)
        .executeTakeFirst()
    : undefined
  if (sameName) return undefined
  await db
    .updateTable('linkPreset')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  return true
}

export function deletePreset({ db }: Scope, id: string) {
  return db.deleteFrom('linkPreset').where('id', '=', id).returning('name').executeTakeFirst()
}
