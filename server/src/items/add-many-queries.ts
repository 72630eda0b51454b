import { sql } from 'kysely'
import { timeOfId } from '../platform/database/ids.ts'
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
  visitorDescription: string
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
    createdAt: draft.createdAt ?? timeOfId(draft.id),
  }))
  await sql`
    insert into item (id, kind, name, original_name, description, visitor_description, url, mime, bytes, status, file_key, file_by,
      shareable, in_library, releases_on, expires_on, import_id, owner_id, created_at, updated_at)
    select id, case when "fileKey" is null then 'link' else 'file' end, name, "originalName",
      description, "visitorDescription", url, mime, bytes, 'processing', "fileKey",
      case when "fileKey" is not null then "ownerId" end, shareable, "inLibrary", "releasesOn",
      "expiresOn", "importId", "ownerId", "createdAt", coalesce("updatedAt", now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input (
      id uuid, name text, "originalName" text, description text, "visitorDescription" text, url text, mime text, bytes bigint,
      "fileKey" text, shareable boolean, "inLibrary" boolean, "releasesOn" date, "expiresOn" date,
      "importId" text, "ownerId" uuid, "createdAt" timestamptz, "updatedAt" timestamptz)`.execute(
    db,
  )
}
