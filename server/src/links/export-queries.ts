import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import { joinLinks, type LinkFilter, matching } from './select-queries.ts'

/**
 * Finds links that lead somewhere, in the order of the export, which is that of any account with the same links. A
 * site's own address is none of them.
 */
export async function findExportable(scope: Scope, filter: LinkFilter): Promise<string[]> {
  const rows = await joinLinks(scope)
    .select('link.id')
    .where(matching(filter))
    .where(
      sql<boolean>`case link.item_type when 'ITEM' then item.deleted_at is null and item.id is not null
        when 'SITE' then not link.is_own else true end`,
    )
    .$if(filter.state === undefined, (links) => links.where('link.disabledAt', 'is', null))
    .orderBy(sql`date_trunc('milliseconds', link.created_at)`)
    .orderBy('link.slug')
    .orderBy('link.host')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns what the export says of these links, in this order; those that are gone are left out. */
export async function findExported(scope: Scope, ids: string[]) {
  const rows = await joinLinks(scope)
    .select(['link.id', 'link.host', 'link.itemType', 'link.createdAt', 'item.kind'])
    .select(({ fn }) => fn.coalesce('link.spelling', 'link.slug').as('slug'))
    .select(['link.expiresAt', 'link.expiresOn', 'link.visitsBefore', 'linkStat.views'])
    .select(['item.originalName', 'item.url', 'link.target', 'link.disabledAt'])
    .select([
      'link.sharedToEmail',
      'link.sharedToName',
      'link.sharedToMemo',
      'link.sharedToOrganization',
    ])
    .select(['link.allowDownload', 'link.downloadAs', 'link.requireEmail', 'link.proveEmail'])
    .select(['link.allowed', 'link.refused', 'link.notify', 'link.utm', 'link.preview'])
    .select(['link.watermark', 'link.questions', 'link.allowPassOn', 'link.language'])
    .select('link.agreementId')
    .select(sql<boolean>`link.password_hash is not null`.as('hasPassword'))
    .select(({ fn }) => fn.coalesce('item.name', 'collection.name', 'site.name').as('name'))
    .select(
      sql<string[]>`array(select tag.label from item_tag join tag on tag.key = item_tag.tag_key
        where item_tag.item_id = item.id order by tag.key)`.as('tags'),
    )
    .where('link.id', '=', sql<string>`any(${ids})`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
export type ExportedLink = Awaited<ReturnType<typeof findExported>>[number]
