import type { Services } from '../platform/http/services.ts'
import { MINUTE } from '../platform/time.ts'
import { addressAt } from '../visitor/service.ts'
import { findListed } from './queries.ts'

const LISTED_MAX = 10_000

/** Returns the list of sites for search engines, of a tenant or of all, as XML. */
export type Sitemap = (tenantId: string | null) => Promise<string>

/** Each list is kept for a minute. */
export function openSitemap(services: Services): Sitemap {
  const lists = services.pages.open<string>({
    kind: 'sitemap',
    bytesOf: (list) => 2 * list.length,
    freshMs: MINUTE,
  })
  return async (tenantId) =>
    lists.fetch({ tenantId, state: '', parts: [] }, () => makeList(services, tenantId))
}

type Listed = Awaited<ReturnType<typeof findListed>>[number]

async function makeList({ config, database }: Services, tenantId: string | null): Promise<string> {
  const listed = await findListed(database.system, tenantId, LISTED_MAX)
  const groups = Map.groupBy(listed, ({ translations }) => translations)
  const addressOf = ({ domain, slug }: Listed) => addressAt(config, domain, slug)
  const entries = listed.map((site) => {
    const others = site.language ? (groups.get(site.translations) ?? []) : []
    const alternates = others.length > 1 ? others.map((other) => alternate(other, addressOf)) : []
    return `<url><loc>${addressOf(site)}</loc><lastmod>${site.publishedAt}</lastmod>${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function alternate(site: Listed, addressOf: (site: Listed) => string): string {
  return site.language
    ? `<xhtml:link rel="alternate" hreflang="${site.language}" href="${addressOf(site)}"/>`
    : ''
}
