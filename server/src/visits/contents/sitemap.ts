import type { Services } from '../../platform/http/services.ts'
import { findListed } from '../link/site-queries.ts'
import { addressOf } from './site-page.ts'

const LISTED_MAX = 10_000

/** Returns the list of sites for search engines, of a tenant or of all, as XML. */
export async function sitemap(services: Services, tenantId: string | null): Promise<string> {
  const listed = await findListed(services.database.system, tenantId, LISTED_MAX)
  const beginnings = new Map<string, string>()
  for (const { tenantId: id } of listed)
    if (!beginnings.has(id))
      beginnings.set(id, await addressOf(services, { tenantId: id, slug: '' }))
  const entries = listed.map(({ tenantId: id, slug, publishedAt }) => {
    const address = `${beginnings.get(id)}${slug}`
    return `<url><loc>${address}</loc><lastmod>${publishedAt}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
