import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Site, SiteSummary, SiteTranslation } from '@satchel/contract/sites/sites.ts'
import { siteUrl } from '../domains/service.ts'
import type { Config } from '../platform/config.ts'
import { knownContent } from './content.ts'
import type { SiteRow } from './select-queries.ts'

export function present(config: Config, row: SiteRow): SiteSummary {
  const { ownerId, ownerName, domain, publishedNumber, deletedAt, translations: _, ...site } = row
  const { requireEmail, proveEmail, allowed, refused, ...rest } = site
  return {
    ...rest,
    ...(deletedAt && { deletedAt }),
    url: siteUrl(config, row.slug, domain),
    status: publishedNumber === null ? 'draft' : 'published',
    hasChanges: publishedNumber !== null && row.hasChanges,
    access: { requireEmail, proveEmail, allowed, refused },
    owner: { id: ownerId, name: ownerName },
  }
}

export function presentWhole(
  config: Config,
  row: SiteRow & { content: Block[] },
  translations: SiteTranslation[],
): Site {
  return { ...present(config, row), content: knownContent(row.content), translations }
}

/** Returns how events refer to a site. */
export function subject({ id, name }: { id: string; name: string }) {
  return { itemType: 'SITE' as const, itemId: id, itemName: name }
}
