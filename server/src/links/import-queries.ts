import { sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'

/** A link that an import brings from elsewhere, to an item that is there. */
export interface ImportedLink {
  id: string
  itemId: string
  host: string
  slug: string
  visitsBefore: number | null
  createdAt: string | null
  expiresAt: string | null
  expiresOn: string | null
}

/** Inserts links, without emails about visits, and returns the ids of those whose address was still free. */
export async function insertImported(
  scope: Scope,
  importId: string,
  links: ImportedLink[],
): Promise<Set<string>> {
  if (links.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    insert into link (id, item_type, item_id, host, slug, slug_chosen, shared_by, notify, import_id,
      visits_before, created_at, expires_at, expires_on, allow_download, download_as)
    select input.id, 'ITEM', "itemId", host, input.slug, true, ${personOf(scope)}::uuid, 'none', ${importId}::uuid,
      "visitsBefore", coalesce("createdAt", now()), "expiresAt", "expiresOn",
      coalesce((sharing ->> 'allowDownload')::boolean, true), coalesce(sharing ->> 'downloadAs', 'pdf')
    from tenant, jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as input (
      id uuid, "itemId" uuid, host text, slug text, "visitsBefore" integer,
      "createdAt" timestamptz, "expiresAt" timestamptz, "expiresOn" date)
    on conflict do nothing returning id`.execute(scope.db)
  return new Set(rows.map(({ id }) => id))
}

/** Deletes some links of an import, with their visits, and returns their number. */
export async function deleteImported(
  { db }: Scope,
  importId: string,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from link where import_id = ${importId}::uuid and id in (
      select id from link where import_id = ${importId}::uuid order by id limit ${limit})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
