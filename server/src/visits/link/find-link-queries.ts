import type { VisitorLook } from '@satchel/contract/visits/visitor.ts'
import { sql } from 'kysely'
import { tenantAt } from '../../domains/service.ts'
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
export const STATE = sql<string>`concat_ws(' ', link.xmin, tenant.xmin, item.xmin, collection.xmin, site.stamp)`

/** Says whether the site of a link is on the web; one for a person opens by its links alone. */
const IS_PUBLISHED = sql<boolean>`site.published_number is not null and site.deleted_at is null
  and not (link.is_own and site.is_personal)`

/**
 * Columns of the gates a link has; a link to a site has at least the site's, unless it has a password or a list of its
 * own.
 */
const GATES = [
  sql<string | null>`case when link.is_own and site.id is not null then site.password_hash
    else coalesce(link.password_hash, site.password_hash) end`.as('passwordHash'),
  sql<boolean>`case when site.id is null then link.require_email
    else site.require_email or not link.is_own and link.require_email end`.as('requireEmail'),
  sql<boolean>`case when site.id is null then link.prove_email
    else site.require_email and site.prove_email
      or not link.is_own and link.require_email and link.prove_email end`.as('proveEmail'),
  sql<string[]>`case when site.id is null or not link.is_own and link.allowed <> '{}'
    then link.allowed else site.allowed end`.as('allowed'),
  sql<string[]>`case when site.id is null then link.refused when link.is_own then site.refused
    else link.refused || site.refused end`.as('refused'),
] as const

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>

function withLook({ tenantName: name, logoUrl, color, website, ...row }: LinkRow) {
  const isSiteAddress = row.isOwn && row.siteSlug !== null
  const slug = (isSiteAddress && row.siteSlug) || row.slug
  // A site's own address has no options besides those of the site.
  const options = isSiteAddress && {
    disabledAt: null,
    expiresAt: null,
    target: null,
    watermark: false,
  }
  const base = `${isSiteAddress ? '/p' : '/l'}/${slug}`
  const look: VisitorLook = { name, logoUrl, color, website }
  return { ...row, ...options, slug, base, isSiteAddress, look }
}

/** Selects a link by slug: a tenant's domain opens all its links, those made for the domain first. */
function selectBySlug(system: Db, slug: string, host?: Host) {
  const links = selectLinks(system).where('link.slug', '=', slug)
  if (!host?.tenantId) return links.where('link.host', '=', '')
  return links
    .where('link.tenantId', '=', tenantAt(sql`${host.domain}`))
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
    .leftJoin('site', (join) =>
      join
        .on('link.itemType', '=', 'SITE')
        .onRef('site.tenantId', '=', 'link.tenantId')
        .onRef('site.id', '=', 'link.itemId'),
    )
    .select([
      'link.tenantId',
      'link.id',
      'link.isOwn',
      'link.slug',
      'link.slugChosen',
      'link.itemType',
      'link.itemId',
      'link.allowDownload',
      'link.downloadAs',
      'link.expiresAt',
      'link.disabledAt',
      'link.utm',
      'link.preview',
      'link.watermark',
      'link.target',
      'link.notify',
      'link.sharedToEmail',
      'link.sharedToOrganization',
      'item.url',
      'item.kind',
      'site.slug as siteSlug',
      'site.stamp as siteStamp',
      'tenant.name as tenantName',
      'tenant.logoUrl',
      'tenant.color',
      'tenant.website',
    ])
    .select([
      ...GATES,
      STATE.as('state'),
      sql<boolean>`item.shareable and item.deleted_at is null
        or collection.deleted_at is null and collection.id is not null
        or site.id is not null and ${IS_PUBLISHED}`.as('isShared'),
      OPENS.as('opensAt'),
      CLOSES.as('closesAt'),
      sql<string | null>`readable_until(tenant)`.as('accountEnds'),
    ])
}

/** Finds a site by its address, of whichever tenant; without a link until its first visit. */
export function findSiteAddress(system: Db, slug: string) {
  return system
    .selectFrom('site')
    .innerJoin('tenant', 'tenant.id', 'site.tenantId')
    .leftJoin('link', (join) =>
      join
        .on('link.itemType', '=', 'SITE')
        .on('link.isOwn', '=', true)
        .onRef('link.tenantId', '=', 'site.tenantId')
        .onRef('link.itemId', '=', 'site.id'),
    )
    .select([
      'site.tenantId',
      'site.id',
      'site.slug',
      'site.ownerId',
      'site.isPersonal',
      'link.id as linkId',
      'tenant.name',
      'tenant.logoUrl',
      'tenant.color',
      'tenant.website',
      sql<boolean>`site.published_number is not null and site.deleted_at is null`.as('isOpen'),
    ])
    .where('site.slug', '=', slug)
    .executeTakeFirst()
}
