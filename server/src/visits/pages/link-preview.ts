import type { VisitorPreview } from '@satchel/contract/visits/visitor.ts'
import type { Services } from '../../platform/http/services.ts'
import { readerOf } from '../contents/file-access.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { findItems } from '../link/link-queries.ts'

type StoredPreview = Pick<VisitorPreview, 'title' | 'text'> & { imageItemId?: string | null }

/** What is around a visitor's page. */
export interface Frame {
  preview: VisitorPreview | null
  isPreview: boolean
}

/** What the sharer wants messengers to show of a link; null where nothing was said. */
export async function previewOf(
  services: Services,
  link: FoundLink,
): Promise<VisitorPreview | null> {
  const { database, files } = services
  const { tenantId, preview } = link
  const { title, text, imageItemId } = (preview ?? {}) as StoredPreview
  if (!title && !text && !imageItemId) return null
  const [item] = imageItemId ? await findItems(database.system, tenantId, [imageItemId]) : []
  const key = item?.coverKey
  const grant = {
    purpose: 'preview',
    mime: 'image/webp',
    reader: readerOf(services, link),
  } as const
  return {
    ...(title && { title }),
    ...(text && { text }),
    ...(item &&
      key && {
        imageUrl: files.url({ key, name: item.name, ...grant }),
      }),
  }
}
