import { sql } from 'kysely'
import { tenantAt } from '../../domains/service.ts'
import { IS_FOR_UNMEASURED, MAY_PASS_ON } from '../../links/service.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Host } from '../../platform/http/hosts.ts'
import { LINK_STATE } from '../../tracking/service.ts'
import { IS_OUTDATED } from '../../used-answers/service.ts'
import { CLOSES, OPENS } from './link-queries.ts'
import { LOOK, lookOf } from './look-queries.ts'

// A visitor belongs to no tenant before the link is found, so this statement names none.

/** Finds what decides about a visit. A later statement checks by `state` whether this still holds. */
export async function findLink(system: Db, slug: string, host?: Host) {
  const row = chosenOf(await selectBySlug(system, slug, host).execute(), slug, host)
  return row && withLook(row)
}

/** Returns the link that is spelled so, else the one that differs by capitals alone, if there aren't several. */
function chosenOf<T extends { slug: string; spelling: string | null; host: string }>(
  rows: T[],
  slug: string,
  host?: Host,
): T | undefined {
  const exact =
    rows.find((row) => (row.spelling ?? row.slug) === slug) ?? rows.find((row) => row.slug === slug)
  if (exact) return exact
  const atDomain = rows.filter((row) => row.host === host?.domain)
  const alike = atDomain.length > 0 ? atDomain : rows
  return new Set(alike.map((row) => row.slug)).size === 1 ? alike[0] : undefined
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

/** Says whether the site of a link is on the web; one for a person opens by its links alone. */
const IS_PUBLISHED = sql<boolean>`site.published_number is not null and site.deleted_at is null
  and not (link.is_own and site.is_personal)`

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>

function withLook(found: LinkRow) {
  const [look, row] = lookOf(found)
  const { siteSlug, passwordHash, requireEmail, proveEmail, allowed, refused, site, ...link } = row
  const own = { passwordHash, requireEmail, proveEmail, allowed, refused }
  if (!link.isOwn || siteSlug === null) {
    const base = `/l/${link.slug}`
    const gates = site ? bothGates(own, site) : own
    return { ...link, ...gates, base, isSiteAddress: false, look }
  }
  // A site's own address has no gates and options besides those of the site.
  const options = {
    disabledAt: null,
    expiresAt: null,
    target: null,
    watermark: false,
    questions: false,
    allowPassOn: false,
    language: null,
    isOutdated: false,
    agreementId: null,
    agreementVersion: null,
    isUnmeasured: false,
  }
  const gates = bothGates(NO_GATES, site ?? NO_GATES)
  const base = `/p/${siteSlug}`
  return { ...link, ...gates, ...options, slug: siteSlug, base, isSiteAddress: true, look }
}

interface Gates {
  passwordHash: string | null
  requireEmail: boolean
  proveEmail: boolean
  allowed: string[]
  refused: string[]
}

const NO_GATES: Gates = {
  passwordHash: null,
  requireEmail: false,
  proveEmail: false,
  allowed: [],
  refused: [],
}

/** Returns the gates of a link to a site: at least the site's, unless it has a password or a list of its own. */
function bothGates(link: Gates, site: Gates): Gates {
  const proves = (gates: Gates) => gates.requireEmail && gates.proveEmail
  return {
    passwordHash: link.passwordHash ?? site.passwordHash,
    requireEmail: link.requireEmail || site.requireEmail,
    proveEmail: proves(link) || proves(site),
    allowed: link.allowed.length > 0 ? link.allowed : site.allowed,
    refused: [...link.refused, ...site.refused],
  }
}

/**
 * Selects links by slug, whatever the case: a tenant's domain opens all its links, those made for the domain first.
 */
function selectBySlug(system: Db, slug: string, host?: Host) {
  const links = selectLinks(system)
    .select('link.spelling')
    .where(sql`lower(link.slug)`, '=', slug.toLowerCase())
  if (!host?.tenantId) return links.where('link.host', '=', '')
  return links
    .where('link.tenantId', '=', tenantAt(sql`${host.domain}`))
    .orderBy(sql`link.host = ${host.domain}`, 'desc')
    .orderBy('link.host')
}

const SITE_GATES = sql<Gates | null>`case when site.id is not null then json_build_object(
  'passwordHash', site.password_hash, 'requireEmail', site.require_email,
  'proveEmail', site.prove_email, 'allowed', site.allowed, 'refused', site.refused) end`

const COLUMNS = [
  'link.tenantId',
  'link.id',
  'link.isOwn',
  'link.slug',
  'link.host',
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
  'link.questions',
  'link.language',
  'link.target',
  'link.notify',
  'link.sharedToEmail',
  'link.sharedToOrganization',
  'link.agreementId',
  'agreement.version as agreementVersion',
  'item.url',
  'item.kind',
  'site.slug as siteSlug',
  'site.stamp as siteStamp',
  ...LOOK,
  'tenant.locale',
] as const

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
    .leftJoin('agreement', (join) =>
      join
        .onRef('agreement.tenantId', '=', 'link.tenantId')
        .onRef('agreement.id', '=', 'link.agreementId'),
    )
    .select(COLUMNS)
    .select(['link.passwordHash', 'link.requireEmail', 'link.proveEmail'])
    .select([
      'link.allowed',
      'link.refused',
      SITE_GATES.as('site'),
      LINK_STATE.as('state'),
      MAY_PASS_ON.as('allowPassOn'),
      IS_FOR_UNMEASURED.as('isUnmeasured'),
      IS_OUTDATED.as('isOutdated'),
      sql<boolean>`item.shareable and item.deleted_at is null
        or collection.deleted_at is null and collection.id is not null
        or site.id is not null and ${IS_PUBLISHED}`.as('isShared'),
      OPENS.as('opensAt'),
      CLOSES.as('closesAt'),
      sql<string | null>`pages_until(tenant)`.as('accountEnds'),
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
      ...LOOK,
      sql<boolean>`site.published_number is not null and site.deleted_at is null`.as('isOpen'),
    ])
    .where('site.slug', '=', slug)
    .executeTakeFirst()
}
