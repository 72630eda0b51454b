import type { VisitorLook, VisitorPage, VisitorSeo } from '@satchel/contract/visitor.ts'
import type { Services } from '../../platform/http/services.ts'
import { withUtm } from '../link/destination.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { Refusal } from '../link/refusal.ts'
import * as select from '../link/site-queries.ts'
import { readerOf } from './file-access.ts'
import { siteBlocks } from './site.ts'

export type SitePage = Extract<VisitorPage, { view: 'site' }>

/** Returns the page of a published site for the visitors of a link. */
export async function sitePage(
  services: Services,
  link: FoundLink,
  suffix: string,
): Promise<SitePage> {
  const { system } = services.database
  const site = await select.findPublishedSite(system, link.tenantId, link.itemId)
  if (!site) throw new Refusal('unshared', link)
  const lastVisit = link.isSiteAddress ? null : await select.findLastVisit(system, link)
  const blocks = await siteBlocks(services, site, {
    reader: readerOf(services, link),
    base: link.base,
    suffix,
    leave: (url) => withUtm(link, url),
    lastVisit,
  })
  const isListed = link.isSiteAddress && !link.passwordHash && !link.requireEmail && site.seo.index
  const canonicalUrl = isListed ? await addressOf(services, site) : null
  return { ...frameOf(site, link.look), blocks, seo: { ...seoOf(site), canonicalUrl } }
}

/** Returns the address search engines are to know a site by. */
export async function addressOf(
  { config, database }: Services,
  { tenantId, slug }: Pick<select.ShownSite, 'tenantId' | 'slug'>,
): Promise<string> {
  const domain = await select.findDomain(database.system, tenantId)
  const origin = domain ? `${new URL(config.PUBLIC_URL).protocol}//${domain}` : config.PUBLIC_URL
  return `${origin}/p/${slug}`
}

/** Returns the draft as its visitors would see it; undefined for who may not change it anymore. */
export async function draftPage(
  services: Services,
  { tenantId, siteId, memberId }: { tenantId: string; siteId: string; memberId: string },
): Promise<SitePage | undefined> {
  const { system } = services.database
  const draft = await select.findDraftSite(system, tenantId, siteId, memberId)
  if (!draft) return undefined
  const { tenantName, logoUrl, color, website, ...site } = draft
  const blocks = await siteBlocks(services, site, {
    reader: ['member', memberId],
    base: `${services.config.PUBLIC_URL}/items`,
    suffix: '',
    leave: (url) => url,
    lastVisit: null,
  })
  const look = { name: tenantName, logoUrl, color, website }
  return { ...frameOf(site, look), blocks, seo: { ...seoOf(site), canonicalUrl: null } }
}

/** The theme's color and logo stand before the company's. */
function frameOf({ name, theme }: select.ShownSite, company: VisitorLook) {
  const { logoUrl, color } = theme
  const look = { ...company, ...(logoUrl && { logoUrl }), ...(color && { color }) }
  return { view: 'site', look, beats: null, name, theme, sender: null } as const
}

function seoOf({ name, seo }: select.ShownSite): Omit<VisitorSeo, 'canonicalUrl'> {
  return { title: seo.title || name, description: seo.description, imageUrl: seo.imageUrl }
}
