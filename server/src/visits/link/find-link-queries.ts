import type { VisitorLook } from '@satchel/contract/visitor.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Host } from '../../platform/http/hosts.ts'
import { CLOSES, OPENS } from './link-queries.ts'

// A visitor belongs to no tenant before the link is found, so this statement names none.

/** Finds what decides about a visit. A later statement checks by `state` whether this still holds. */
export async function findLink(system: Db, slug: string, host?: Host) {
  const row = await selectBySlug(system, slug, host).executeTakeFirst()
  return row && withLook(row)
}
export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** One that was found before. */
export async function findLinkById(
  system: Db,
  tenantId: string,
  id: string,
): Promise<FoundLink | undefined> {
  const row = await selectLinks(system)
    .where('link.tenantId', '=', tenantId)
    .where('link.id', '=', id)
    .executeTakeFirst()
  return row && withLook(row)
}

/**
 * A value that changes with every row a link is read from, made of their transaction ids. Views and visits are in
 * other rows.
 */
export const STATE = sql<string>`concat_ws(' ', link.xmin, tenant.xmin, item.xmin, collection.xmin)`

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>

function withLook({ tenantName: name, logoUrl, color, website, ...link }: LinkRow) {
  return { ...link, look: { name, logoUrl, color, website } satisfies VisitorLook }
}

/** Selects a link by slug: a tenant's domain opens all its links, those made for the domain first. */
function selectBySlug(system: Db, slug: string, host?: Host) {
  const links = selectLinks(system).where('link.slug', '=', slug)
  if (!host?.tenantId) return links.where('link.host', '=', '')
  return links
    .where('link.tenantId', '=', host.tenantId)
    .orderBy(sql`link.host = ${host.domain}`, 'desc')
    .orderBy('link.host')
    .limit(1)
}

function selectLinks(system: Db) {
  return system
    .selectFrom('link')
    .innerJoin('tenant', 'tenant.id', 'link.tenantId')
    .leftJoin('item', (join) =>
      join
        .on('link.itemType', '=', 'ITEM')
        .onRef('item.tenantId', '=', 'link.tenantId')
        .onRef('item.id', '=', 'link.itemId'),
    )
    .leftJoin('collection', (join) =>
      join
        .on('link.itemType', '=', 'COLLECTION')
        .onRef('collection.tenantId', '=', 'link.tenantId')
        .onRef('collection.id', '=', 'link.itemId'),
    )
    .select([
      'link.tenantId',
      'link.id',
      'link.slug',
      'link.itemType',
      'link.itemId',
      'link.allowDownload',
      'link.expiresAt',
      'link.disabledAt',
      'link.passwordHash',
      'link.requireEmail',
      'link.proveEmail',
      'link.allowed',
      'link.refused',
      'link.utm',
      'link.preview',
      'link.watermark',
      'link.target',
      'link.notify',
      'link.sharedToEmail',
      'link.sharedToOrganization',
      'item.url',
      'item.kind',
      'tenant.name as tenantName',
      'tenant.logoUrl',
      'tenant.color',
      'tenant.website',
    ])
    .select([
      STATE.as('state'),
      sql<boolean>`item.shareable and item.deleted_at is null or collection.deleted_at is null and collection.id is not null`.as(
        'isShared',
      ),
      OPENS.as('opensAt'),
      CLOSES.as('closesAt'),
      sql<string | null>`readable_until(tenant)`.as('accountEnds'),
    ])
}
