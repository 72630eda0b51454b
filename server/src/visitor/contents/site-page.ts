import type {
  VisitorLook,
  VisitorPage,
  VisitorTranslation,
} from '@satchel/contract/visits/visitor.ts'
import type { Config } from '../../platform/config.ts'
import type { FileReader } from '../../platform/files/files.ts'
import type { Services } from '../../platform/http/services.ts'
import { isGated } from '../gates/is-gated.ts'
import { withUtm } from '../link/destination.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import type { ShownItem } from '../link/link-queries.ts'
import { lookOf } from '../link/look-queries.ts'
import { Refusal } from '../link/refusal.ts'
import * as select from '../link/site-queries.ts'
import { readerOf } from './file-access.ts'
import { type ShownPart, siteBlocks } from './site.ts'
import { firstPicture, picturesOf } from './site-pictures.ts'
import { isMarked } from './watermark.ts'

export type SitePage = Extract<VisitorPage, { view: 'site' }>

/** Returns a page of a published site for the visitors of a link; throws a Refusal past its end. */
export async function sitePage(
  services: Services,
  link: FoundLink,
  suffix: string,
  page = 1,
): Promise<SitePage> {
  const { system } = services.database
  const site = await select.findPublishedSite(system, link.tenantId, link.itemId)
  if (!site) throw new Refusal('unshared', link)
  const lastVisit = link.isSiteAddress ? null : await select.findLastVisit(system, link)
  const reader = readerOf(services, link)
  const ways = {
    reader,
    base: link.base,
    suffix,
    lastVisit,
    plan: {
      url: link.isSiteAddress ? null : `${link.base}/plan`,
      calendarUrl: `${link.base}/plan.ics`,
    },
    leave: (url: string) => withUtm(link, url),
    isMarked: (item: ShownItem) => isMarked(link, item),
  }
  const part = await siteBlocks(services, site, ways, page)
  if (!part) throw new Refusal('missing', link)
  const isListed = link.isSiteAddress && !isGated(link) && site.seo.index
  const address = isListed ? await addressOf(services, site) : null
  const canonicalUrl = address && page > 1 ? `${address}?page=${page}` : address
  const translations = link.isSiteAddress ? await translationsOf(services, site) : []
  return pageOf(services, {
    site,
    company: link.look,
    part,
    reader,
    canonicalUrl,
    translations,
    url: link.base + suffix,
  })
}

/** Returns the page in all of its languages; nothing if it's in one. */
async function translationsOf(
  { config, database: { system } }: Services,
  site: select.ShownSite,
): Promise<VisitorTranslation[]> {
  if (!site.language) return []
  const found = await select.findTranslations(system, site)
  if (found.length < 2) return []
  const domain = await select.findDomain(system, site.tenantId)
  return found.map(({ slug, ...each }) => ({ ...each, url: addressAt(config, domain, slug) }))
}

/** Returns the address search engines are to know a site by. */
async function addressOf(
  { config, database }: Services,
  { tenantId, slug }: Pick<select.ShownSite, 'tenantId' | 'slug'>,
): Promise<string> {
  return addressAt(config, await select.findDomain(database.system, tenantId), slug)
}

/** Returns the address of a site at a domain, or at the product's own. */
export function addressAt(config: Config, domain: string | null | undefined, slug: string): string {
  const origin = domain ? `${new URL(config.PUBLIC_URL).protocol}//${domain}` : config.PUBLIC_URL
  return `${origin}/p/${slug}`
}

export interface Draft {
  tenantId: string
  siteId: string
  memberId: string
}

/** Returns a page of the draft as its visitors would see it; undefined for who may not change it anymore. */
export async function draftPage(
  services: Services,
  { tenantId, siteId, memberId }: Draft,
  { url, page = 1 }: { url: string; page: number | undefined },
): Promise<SitePage | undefined> {
  const { system } = services.database
  const draft = await select.findDraftSite(system, tenantId, siteId, memberId)
  if (!draft) return undefined
  const [look, site] = lookOf(draft)
  const reader = ['member', memberId] as const
  const ways = {
    reader,
    base: `${services.config.PUBLIC_URL}/items`,
    suffix: '',
    lastVisit: null,
    plan: { url: null, calendarUrl: null },
    leave: (address: string) => address,
    isMarked: () => false,
  }
  const part = await siteBlocks(services, site, ways, page)
  if (!part) return undefined
  // Only a published page may be in a frame of others.
  const company = { ...look, embedOrigins: [] }
  const pageParts = { site, company, part, reader, url, canonicalUrl: null, translations: [] }
  return pageOf(services, pageParts)
}

interface Made {
  site: select.ShownSite
  company: VisitorLook
  part: ShownPart
  reader: FileReader
  /** The address of its first page. */
  url: string
  canonicalUrl: string | null
  translations: VisitorTranslation[]
}

/** The theme's color and logo stand before the company's. */
async function pageOf(services: Services, pageParts: Made): Promise<SitePage> {
  const { site, company, part, reader, url, canonicalUrl, translations } = pageParts
  const { name, seo } = site
  const { logoUrl, imageUrl } = await picturesOf(services, site, reader)
  const theme = { ...site.theme, logoUrl }
  const look = {
    ...company,
    ...(logoUrl && { logoUrl }),
    ...(theme.color && { color: theme.color }),
  }
  return {
    view: 'site',
    look,
    beats: null,
    name,
    theme,
    sender: null,
    ...part,
    url,
    language: site.language,
    translations,
    seo: {
      title: seo.title || name,
      description: seo.description,
      imageUrl: imageUrl ?? firstPicture(part.blocks),
      canonicalUrl,
    },
  }
}
