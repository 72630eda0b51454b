import type { VisitorPreview } from '@satchel/contract/visitor.ts'
import type { Services } from '../platform/services.ts'
import type { FoundLink } from './find-link.ts'
import { findItems } from './select.ts'

type Told = Pick<VisitorPreview, 'title' | 'text'> & { imageItemId?: string | null }

/** What the sharer wants messengers to show of a link; null where nothing was said. */
export async function previewOf(
  { database, files }: Services,
  { tenantId, preview }: FoundLink,
): Promise<VisitorPreview | null> {
  const { title, text, imageItemId } = (preview ?? {}) as Told
  if (!title && !text && !imageItemId) return null
  const [item] = imageItemId ? await findItems(database.system, tenantId, [imageItemId]) : []
  const key = item?.coverKey
  return {
    ...(title && { title }),
    ...(text && { text }),
    ...(item &&
      key && {
        imageUrl: files.url({ key, purpose: 'thumbnail', name: item.name, mime: 'image/webp' }),
      }),
  }
}
