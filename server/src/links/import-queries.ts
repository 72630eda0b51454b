import { sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Terms } from './options.ts'

/** A link that an import brings from elsewhere, to an item that is there. */
export interface ImportedLink {
  id: string
  itemId: string
  host: string
  /** The slug as it was spelled elsewhere. */
  spelling: string
  visitsBefore: number | null
  createdAt: string | null
  expiresAt: string | null
  expiresOn: string | null
  email: string | null
  memo: string | null
  organization: string | null
  /** True if it opens for nobody until somebody restores it. */
  isWithdrawn: boolean
  passwordHash: string | null
  /** True if nobody is emailed about its visits unless its terms say so. */
  isQuiet: boolean
  /** Options that it had; what is left out is the account's own. */
  terms: Terms
}

/** Inserts links, quiet ones without emails about visits, and returns the ids of those whose address was still free. */
export async function insertImported(
  scope: Scope,
  importId: string,
  links: ImportedLink[],
): Promise<Set<string>> {
  if (links.length === 0) return new Set()
  const drafts = await toldApart(scope, links)
  const { rows } = await sql<{ id: string }>`
    insert into link (id, item_type, item_id, host, slug, spelling, slug_chosen, shared_by, import_id,
      visits_before, created_at, expires_at, expires_on, shared_to_email, shared_to_memo, shared_to_organization,
      disabled_at, password_hash, allow_download, download_as, require_email, prove_email, allowed, refused, notify,
      utm, preview, watermark, questions, allow_pass_on, language, agreement_id)
    select input.id, 'ITEM', "itemId", host, input.slug, spelling, true, ${personOf(scope)}::uuid, ${importId}::uuid,
      "visitsBefore", coalesce("createdAt", now()), "expiresAt", "expiresOn", email, memo, organization,
      case when "isWithdrawn" then now() end, "passwordHash",
      coalesce((terms ->> 'allowDownload')::boolean, (sharing ->> 'allowDownload')::boolean, true),
      coalesce(terms ->> 'downloadAs', sharing ->> 'downloadAs', 'pdf'),
      coalesce((terms ->> 'requireEmail')::boolean, false), coalesce((terms ->> 'proveEmail')::boolean, true),
      array(select jsonb_array_elements_text(coalesce(terms -> 'allowed', '[]'))),
      array(select jsonb_array_elements_text(coalesce(terms -> 'refused', '[]'))),
      case when terms ? 'notify' then terms ->> 'notify' when "isQuiet" then 'none' end,
      coalesce(terms -> 'utm', '{}'), coalesce(terms -> 'preview', '{}'),
      coalesce((terms ->> 'watermark')::boolean, false),
      coalesce((terms ->> 'questions')::boolean, (sharing ->> 'questions')::boolean, false),
      (terms ->> 'allowPassOn')::boolean, terms ->> 'language', (terms ->> 'agreementId')::uuid
    from tenant, jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as input (
      id uuid, "itemId" uuid, host text, slug text, spelling text, "visitsBefore" integer,
      "createdAt" timestamptz, "expiresAt" timestamptz, "expiresOn" date, email text, memo text, organization text,
      "isWithdrawn" boolean, "isQuiet" boolean, "passwordHash" text, terms jsonb)
    on conflict do nothing returning id`.execute(scope.db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Gives links their slugs: in small letters, and as they are spelled where another differs by capitals alone. That one, too,
 * then has its own spelling, so that each opens by what was printed.
 */
async function toldApart({ db }: Scope, links: readonly ImportedLink[]) {
  const alike = Map.groupBy(links, ({ spelling }) => spelling.toLowerCase())
  const { rows } = await sql<{ slug: string }>`
    select slug from link where slug = any(${[...alike.keys()]}::text[])`.execute(db)
  const existing = new Set(rows.map(({ slug }) => slug))
  if (existing.size > 0)
    await sql`
      update link set slug = spelling, version = version + 1
      where slug = any(${[...existing]}::text[]) and spelling <> slug`.execute(db)
  return links.map((link) => {
    const slug = link.spelling.toLowerCase()
    const isAlone = !existing.has(slug) && alike.get(slug)?.length === 1
    return { ...link, slug: isAlone ? slug : link.spelling }
  })
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
