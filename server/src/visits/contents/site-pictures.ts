import type { VisitorBlock } from '@satchel/contract/visits/visitor.ts'
import type { FileGrant, FileReader } from '../../platform/files/files.ts'
import type { Services } from '../../platform/http/services.ts'
import { findItems, type ShownItem } from '../link/link-queries.ts'
import type { ShownSite } from '../link/site-queries.ts'

interface SitePictures {
  logoUrl: string | null
  imageUrl: string | null
}

/** A logo of more bytes is sent as its thumbnail. */
const LOGO_BYTES_MAX = 300_000

/** Returns the logo and the preview image of a site: chosen items as far as visitors may see them, else addresses. */
export async function picturesOf(
  { database, files }: Services,
  { tenantId, theme, seo }: Pick<ShownSite, 'tenantId' | 'theme' | 'seo'>,
  reader: FileReader,
): Promise<SitePictures> {
  const { logoItemId, logoUrl } = theme
  const { imageItemId, imageUrl } = seo
  const ids = [logoItemId, imageItemId].filter((id) => typeof id === 'string')
  if (ids.length === 0) return { logoUrl, imageUrl }
  const items = new Map(
    (await findItems(database.system, tenantId, ids)).map((item) => [item.id, item]),
  )
  const urlOf = (id: string, file: (item: ShownItem) => PictureFile | null) => {
    const item = items.get(id)
    const found = item && file(item)
    return found ? files.url({ ...found, name: item.name, reader }) : null
  }
  return {
    logoUrl: logoItemId ? urlOf(logoItemId, logoFile) : logoUrl,
    imageUrl: imageItemId ? urlOf(imageItemId, imageFile) : imageUrl,
  }
}

type PictureFile = Pick<FileGrant, 'key' | 'purpose' | 'mime'>

function logoFile({ visitorKey, visitorMime, bytes, thumbnailKey }: ShownItem): PictureFile | null {
  const isSmall = bytes !== null && bytes <= LOGO_BYTES_MAX
  if (isSmall && visitorKey && visitorMime?.startsWith('image/'))
    return { key: visitorKey, purpose: 'inline', mime: visitorMime }
  return thumbnailKey ? { key: thumbnailKey, purpose: 'thumbnail', mime: 'image/webp' } : null
}

/** Chats load it again later, so its address lasts. */
function imageFile({ coverKey }: ShownItem): PictureFile | null {
  return coverKey ? { key: coverKey, purpose: 'preview', mime: 'image/webp' } : null
}

/** Returns the first picture of a page. */
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
      return block.picture.url
    case 'video':
      return block.poster?.url ?? null
    case 'items':
      return block.items.find(({ thumbnailUrl }) => thumbnailUrl)?.thumbnailUrl ?? null
    default:
      return null
  }
}
