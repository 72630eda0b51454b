import type { VisitorBlock } from '@satchel/contract/visits/visitor.ts'
import type { FileGrant, FileReader } from '../../platform/files/files.ts'
import type { Services } from '../../platform/http/services.ts'
import { findItems, type ShownItem } from '../link/link-queries.ts'
import type { ShownSite } from '../link/site-queries.ts'
import { cardOf } from './card.ts'

interface SitePictures {
  logoUrl: string | null
  imageUrl: string | null
}

/** A logo of more bytes is sent as its thumbnail. */
const LOGO_BYTES_MAX = 300_000

/** Returns the logo and the preview image of a site: chosen items as far as visitors may see them, else addresses. */
export async function picturesOf(
  services: Services,
  { tenantId, theme, seo }: Pick<ShownSite, 'tenantId' | 'theme' | 'seo'>,
  reader: FileReader,
): Promise<SitePictures> {
  const { database, files } = services
  const { logoItemId, logoUrl } = theme
  const { imageItemId, imageUrl } = seo
  const ids = [logoItemId, imageItemId].filter((id) => typeof id === 'string')
  if (ids.length === 0) return { logoUrl, imageUrl }
  const items = new Map(
    (await findItems(database.system, tenantId, ids)).map((item) => [item.id, item]),
  )
  const logo = items.get(logoItemId ?? '')
  const file = logo && logoFile(logo)
  const image = items.get(imageItemId ?? '')
  return {
    logoUrl: logoItemId ? (file ? files.url({ ...file, name: logo.name, reader }) : null) : logoUrl,
    imageUrl: imageItemId ? (image ? cardOf(services, image, reader) : null) : imageUrl,
  }
}

type PictureFile = Pick<FileGrant, 'key' | 'purpose' | 'mime'>

function logoFile({ visitorKey, visitorMime, bytes, thumbnailKey }: ShownItem): PictureFile | null {
  const isSmall = bytes !== null && bytes <= LOGO_BYTES_MAX
  if (isSmall && visitorKey && visitorMime?.startsWith('image/'))
    return { key: visitorKey, purpose: 'inline', mime: visitorMime }
  return thumbnailKey ? { key: thumbnailKey, purpose: 'thumbnail', mime: 'image/webp' } : null
}

/** Returns the first picture of a page, as messengers show it. */
export function firstPicture(blocks: VisitorBlock[]): string | null {
  for (const block of blocks) {
    const url = pictureIn(block)
    if (url) return url
  }
  return null
}

function pictureIn(block: VisitorBlock): string | null {
  switch (block.kind) {
    case 'columns':
      return firstPicture(block.columns.flat())
    case 'image':
      return block.picture.cardUrl ?? null
    case 'video':
      return block.poster?.cardUrl ?? null
    case 'items':
      return block.items.find(({ cardUrl }) => cardUrl)?.cardUrl ?? null
    default:
      return null
  }
}
