import type { VisitorPreview } from '@satchel/contract/visits/visitor-renderer.ts'
import type { Services } from '../../platform/http/services.ts'
import { cardOf } from '../contents/card.ts'
import { chosenPicture, readerOf } from '../contents/file-access.ts'
import type { SetLanguages } from '../language.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { findItems } from '../link/link-queries.ts'

/** The surroundings of a visitor's page. */
export interface Frame {
  preview: VisitorPreview | null
  isPreview: boolean
  /** The link it is the page of, for its slug and languages. */
  link?: PageLink
}

export type PageLink = Pick<FoundLink, 'slug'> & Partial<SetLanguages & FoundLink>

/** Returns what the sharer wants messengers to show of a link; null where nothing was set. */
export async function previewOf(
  services: Services,
  link: FoundLink,
): Promise<VisitorPreview | null> {
  const { tenantId, preview } = link
  const { title, text } = (preview ?? {}) as Pick<VisitorPreview, 'title' | 'text'>
  const itemId = chosenPicture(link)
  if (!title && !text && !itemId) return null
  const [item] = itemId ? await findItems(services.database.system, tenantId, [itemId]) : []
  const imageUrl = item && cardOf(services, item, readerOf(services, link))
  return { ...(title && { title }), ...(text && { text }), ...(imageUrl && { imageUrl }) }
}
