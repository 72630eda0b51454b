import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** An item as an import brings it: all that it names is there. */
export interface NewItem {
  /** The id, given by the row, so that adding it twice creates one item. */
  id: string
  importId: string
  ownerId: string
  /** The address of a page; a file has `file`. */
  url: string | null
  file: { key: string; mime: string | null; bytes: number; originalName: string } | null
  name: string
  description: string
  shareable: boolean
  inLibrary: boolean
  releasesOn: string | null
  expiresOn: string | null
  valueIds: string[]
  tagKeys: string[]
  /** Collections to add it to, for its event; at the end if the position is omitted. */
  collections: { id: string; position?: number }[]
  createdAt?: string
  updatedAt?: string
}

/** One statement whatever their number, so that it is planned once. */
export async function insertItems({ db }: Scope, drafts: NewItem[]): Promise<void> {
  const rows = drafts.map(({ file, valueIds, tagKeys, collections, ...draft }) => ({
    ...draft,
    fileKey: file?.key ?? null,
    mime: file?.mime ?? null,
    bytes: file?.bytes ?? null,
    originalName: file?.originalName ?? draft.name,
  }))
  await sql`
    insert into item (id, kind, name, original_name, description, url, mime, bytes, status, file_key, file_by,
      shareable, in_library, releases_on, expires_on, import_id, owner_id, created_at, updated_at)
    select id, case when "fileKey" is null then 'link' else 'file' end, name, "originalName",
      description, url, mime, bytes, 'processing', "fileKey",
      case when "fileKey" is not null then "ownerId" end, shareable, "inLibrary", "releasesOn",
      "expiresOn", "importId", "ownerId", coalesce("createdAt", now()),
      coalesce("updatedAt", "createdAt", now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id uuid, name text, "originalName" text, description text, url text, mime text, bytes bigint,
      "fileKey" text, shareable boolean, "inLibrary" boolean, "releasesOn" date, "expiresOn" date,
      "importId" text, "ownerId" uuid, "createdAt" timestamptz, "updatedAt" timestamptz)`.execute(
    db,
  )
}

/** Defers the search index of the items, which is then written once, last. */
export async function holdIndex({ db }: Scope): Promise<void> {
  await sql`select set_config('app.index', 'held', true)`.execute(db)
}

export async function index({ db }: Scope, ids: string[]): Promise<void> {
  await sql`select index_held(${ids})`.execute(db)
}

type Pair<T> = readonly [itemId: string, other: T]

export async function insertValues({ db }: Scope, pairs: Pair<string>[]): Promise<void> {
  if (pairs.length === 0) return
  const [ids, others] = columnsOf(pairs)
  await sql`
    insert into item_category (item_id, value_id)
    select item_id, v.id from unnest(${ids}::uuid[], ${others}::uuid[]) as pair (item_id, value_id)
      join category_value v on v.id = pair.value_id
    on conflict do nothing`.execute(db)
}

export async function insertTags({ db }: Scope, pairs: Pair<string>[]): Promise<void> {
  if (pairs.length === 0) return
  const [ids, others] = columnsOf(pairs)
  await sql`
    insert into item_tag (item_id, tag_key)
    select item_id, t.key from unnest(${ids}::uuid[], ${others}::text[]) as pair (item_id, tag_key)
      join tag t on t.key = pair.tag_key
    on conflict do nothing`.execute(db)
}

function columnsOf<T>(pairs: Pair<T>[]): [string[], T[]] {
  return [pairs.map(([id]) => id), pairs.map(([, other]) => other)]
}
