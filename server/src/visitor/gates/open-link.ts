import type { Language } from '@satchel/contract/languages.ts'
import { LRUCache } from 'lru-cache'
import { hostNow } from '../../domains/service.ts'
import { isUnguessable, openOwn } from '../../links/service.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import type { Host } from '../../platform/http/hosts.ts'
import type { Services } from '../../platform/http/services.ts'
import { viewerOf } from '../../tracking/service.ts'
import {
  type FoundLink,
  findLink,
  findLinkById,
  findSiteAddress,
} from '../link/find-link-queries.ts'
import { type LookRow, lookOf } from '../link/look-queries.ts'
import { Moved, Refusal } from '../link/refusal.ts'
import { findFormerSite } from '../link/site-queries.ts'
import type { SlugSearch } from '../link/slug-search.ts'
import type { Browser } from './browsers.ts'
import { isGated } from './is-gated.ts'
import { type Cookies, hasPass } from './pass.ts'
import { hasVisited } from './queries.ts'

/** The requested link and, for a collection, its item. */
export interface PageRequest {
  slug: string
  /** The path, without the query. */
  path: string
  /** The visitor's IP address; used but never stored. */
  address: string
  /** The `User-Agent` of the browser, cut off where it is long. */
  agent: string
  /** The browser that sends a form, for as long as it keeps the cookie. */
  browser?: Browser
  itemId?: string
  /** The requested domain, if it isn't the product's own address. */
  host?: Host
  /** The token of a sharer viewing their link as visitors do. */
  preview?: string
  cookies: Cookies
  /** The slug is that of a site. */
  isSite?: true
  /** Parameters that others added to the address, as they are written. */
  added?: string
  /** The language that the visitor chose or their browser asks for. */
  language?: Language
  /** The page of a long collection. */
  page?: number
}

export interface Links {
  services: Services
  search: SlugSearch
  /** Links to single items without a gate, which can be answered without another query. */
  cache: LRUCache<string, FoundLink>
}

type Named = Pick<
  PageRequest,
  'slug' | 'host' | 'address' | 'agent' | 'cookies' | 'preview' | 'isSite'
>

const CACHED_MAX = 10_000
/** Milliseconds a link is cached; withdrawals and changes apply immediately anyway. */
const FRESH = 10_000

export function openLinkCache(): Links['cache'] {
  return new LRUCache({ max: CACHED_MAX, ttl: FRESH, perf: Date })
}
/** Slugs that open. Imported ones may be shorter, longer, and have `_` and capitals. */
const SLUG = /^[a-z0-9_-]{1,128}$/i

/**
 * Returns a cached link; storing the visit shows whether it's still current. A sharer's preview isn't stored, so it's
 * read again.
 */
export async function recallOrFind(links: Links, request: Named): Promise<FoundLink> {
  const cached = recall(links, request)
  if (cached) await limitPace(links, request, cached)
  const isGood = cached && request.preview === undefined && !refusalOf(cached)
  return isGood ? cached : find(links, request)
}

type Address = Pick<PageRequest, 'slug' | 'host' | 'isSite'>

/** Returns a cached link, which may have changed since. */
export function recall({ cache }: Pick<Links, 'cache'>, address: Address): FoundLink | undefined {
  return cache.get(keyOf(address))
}

export function forget({ cache }: Links, address: Address): void {
  cache.delete(keyOf(address))
}

/** Throws a Refusal where the link does not open. */
export async function find(links: Links, request: Named): Promise<FoundLink> {
  const link = await findEvenClosed(links, request)
  const refusal = refusalOf(link)
  if (refusal) throw new Refusal(refusal, link)
  if (!isGated(link) && link.itemType !== 'COLLECTION') links.cache.set(keyOf(request), link)
  return link
}

/** Finds a link, also a withdrawn or expired one. */
export async function findEvenClosed(links: Links, request: Named): Promise<FoundLink> {
  const { slug, host, address } = request
  // Invalid slugs reveal nothing, and browsers request icons from short domains by themselves.
  if (!SLUG.test(slug)) throw new Refusal('unknown')
  if (request.isSite) return findSite(links, request)
  const link = await findLink(links.services.database.system, slug, host)
  await limitPace(links, request, link)
  // The link behind a site's own address has a slug that nobody is given.
  if (link && !link.isSiteAddress) return link
  await links.search.count(address)
  throw new Refusal('unknown')
}

/** Finds the link that visits of a site's own address belong to. Such an address is no secret, so known ones always open. */
async function findSite(links: Links, { slug, ...request }: Named): Promise<FoundLink> {
  const { services } = links
  const { system } = services.database
  const host = await hostNow(services, request.host)
  if (request.host && !host) throw await unknownSite(links, request)
  const site = await findSiteAddress(system, slug)
  if (!site || (host?.tenantId && host.tenantId !== site.tenantId))
    return throwFormer(links, { slug, ...request }, host)
  if (site.isPersonal) throw await unknownSite(links, request)
  const { tenantId, id } = site
  if (!site.isOpen) throw unshared(slug, site)
  const linkId =
    site.linkId ??
    (await withScope(services.database, systemActor(tenantId), (scope) =>
      openOwn(scope, { itemType: 'SITE', itemId: id }, site.ownerId),
    ))
  const link = await findLinkById(system, tenantId, linkId)
  if (!link) throw new Refusal('unknown')
  return link
}

/** Counts a site that nobody has, as unknown links are; who tries too many waits. */
async function unknownSite(
  { search }: Links,
  { address }: Pick<Named, 'address'>,
): Promise<Refusal> {
  const retryAfter = search.waitOf(address)
  if (retryAfter !== undefined) return new Refusal('held', null, { retryAfter })
  await search.count(address)
  return new Refusal('unknown')
}

/** Throws where the site went that had this slug before. */
async function throwFormer(
  links: Links,
  { slug, ...request }: Named,
  host: Host | undefined,
): Promise<never> {
  const { system } = links.services.database
  const former = await findFormerSite(system, slug, host?.tenantId ?? undefined)
  if (!former) throw await unknownSite(links, request)
  if (former.newSlug !== null) throw new Moved(former.newSlug)
  throw unshared(slug, { ...former, id: former.siteId ?? slug })
}

function unshared(slug: string, site: LookRow & { tenantId: string; id: string }): Refusal {
  const [look, { id, tenantId }] = lookOf(site)
  return new Refusal('unshared', { id, tenantId, slug, base: `/p/${slug}`, itemType: 'SITE', look })
}

/**
 * Slows guessing of short and chosen slugs: existing ones get the same answer as unknown ones, else guessing could go
 * on. Who shares the address opens what can't be guessed, and what their browser had open today.
 */
async function limitPace(
  { services, search }: Links,
  request: Named,
  link: FoundLink | undefined,
): Promise<void> {
  const waitS = search.waitOf(request.address)
  if (waitS === undefined || request.isSite) return
  if (link && (isUnguessable(link) || (await hadOpen(services, request, link)))) return
  throw new Refusal('held', null, { retryAfter: waitS })
}

async function hadOpen(services: Services, request: Named, link: FoundLink): Promise<boolean> {
  const { database, secrets } = services
  if (hasPass(secrets.visitors, link, request.cookies)) return true
  const viewer = viewerOf(secrets.visitors, link.tenantId, request)
  return hasVisited(database.system, link, viewer)
}

/** The same slug may be another tenant's at another domain. */
function keyOf({ slug, host, isSite }: Address): string {
  return `${host?.domain ?? ''}/${isSite ? 'p' : 'l'}/${slug}`
}

export function refusalOf(link: FoundLink) {
  const { accountEnds, disabledAt, expiresAt, opensAt, closesAt, isShared } = link
  const now = Date.now()
  if (accountEnds && Date.parse(accountEnds) <= now) return 'inactive'
  if (disabledAt) return 'withdrawn'
  if (expiresAt && Date.parse(expiresAt) <= now) return 'expired'
  if (opensAt && Date.parse(opensAt) > now) return 'early'
  if (closesAt && Date.parse(closesAt) <= now) return 'closed'
  return isShared ? undefined : 'unshared'
}
