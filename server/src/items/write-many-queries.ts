import { sql } from 'kysely'
import type { Item } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as taxonomy from '../taxonomy/service.ts'

export interface Exchange {
  added: string[]
  removed: string[]
}

export type Fields = Partial<
  Pick<Item, 'ownerId' | 'releasesOn' | 'expiresOn'> & {
    shareable: boolean
    inLibrary: boolean
    deleted: boolean
  }
>

/** The fields to write; all others stay. */
export interface Write {
  id: string
  values?: Exchange
  tags?: Exchange
  fields?: Fields
}

/** Writes many items, each with its own fields, in a fixed number of statements. */
export async function writeItems(scope: Scope, writes: Write[]): Promise<void> {
  if (writes.length === 0) return
  const pairs = (part: 'values' | 'tags', way: keyof Exchange) =>
    writes.flatMap(({ id, [part]: change }) => (change?.[way] ?? []).map((to) => ({ id, to })))
  await holdIndex(scope)
  const exchangeOf = (part: 'values' | 'tags') => ({
    added: pairs(part, 'added'),
    removed: pairs(part, 'removed'),
  })
  await taxonomy.reclassify(scope, { values: exchangeOf('values'), tags: exchangeOf('tags') })
  await updateItems(scope, writes)
  await index(
    scope,
    writes.map(({ id }) => id),
  )
}

/** Defers the search index of the items, which is then written once, last, instead of with every part. */
export async function holdIndex({ db }: Scope): Promise<void> {
  await sql`select set_config('app.index', 'held', true)`.execute(db)
}

export async function index({ db }: Scope, ids: string[]): Promise<void> {
  await sql`select index_held(${ids})`.execute(db)
}

/** Every change counts the version up. */
async function updateItems({ db, actor }: Scope, writes: Write[]): Promise<void> {
  const rows = writes.map(({ id, fields = {} }) => ({ id, fields }))
  await sql`
    update item set
      owner_id = coalesce((fields ->> 'ownerId')::uuid, owner_id),
      shareable = coalesce((fields ->> 'shareable')::boolean, shareable),
      in_library = coalesce((fields ->> 'inLibrary')::boolean, in_library),
      releases_on = case when fields ? 'releasesOn' then (fields ->> 'releasesOn')::date else releases_on end,
      expires_on = case when fields ? 'expiresOn' then (fields ->> 'expiresOn')::date else expires_on end,
      deleted_at = case when fields ? 'deleted'
        then case when (fields ->> 'deleted')::boolean then clock_timestamp() end else deleted_at end,
      deleted_by = case when fields ? 'deleted'
        then case when (fields ->> 'deleted')::boolean then ${actor.id}::uuid end else deleted_by end,
      version = version + 1, updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}) as written (id uuid, fields jsonb)
    where item.id = written.id`.execute(db)
}
