import type { VisitorContent } from '@satchel/contract/visitor.ts'
import type { Services } from '../platform/services.ts'
import { pagePicture } from '../processing/service.ts'
import type { FoundLink } from './find-link.ts'
import type { Guest } from './gates/admit.ts'
import { Refusal } from './refusal.ts'
import type { ShownItem } from './select.ts'
import { markPicture } from './watermark.ts'

// Of a link with a watermark, pages and pictures are seen as pictures that carry who looks at them.

const WIDTH = 1600
const THUMBNAIL_WIDTH = 560
/** Covers of taller and wider pictures are cut. */
const TALLEST = 2
const WIDEST = 0.25

/** Films, recordings and texts cannot carry it. */
export function isMarked({ watermark }: FoundLink, { previewMime, sha256 }: ShownItem): boolean {
  return watermark && sha256 !== null && /^(application\/pdf$|image\/)/.test(previewMime ?? '')
}

export function markedContent(item: ShownItem, path: string, suffix: string): VisitorContent {
  const count = countOf(item)
  return count > 0 ? { kind: 'pages', count, url: `${path}/pages/`, suffix } : { kind: 'file' }
}

export function markedThumbnail(item: ShownItem, path: string, suffix: string): string | null {
  if (countOf(item) === 0) return null
  return `${path}/pages/1${suffix}${suffix ? '&' : '?'}size=small`
}

function countOf({ previewMime, pageCount, coverKey }: ShownItem): number {
  return previewMime === 'application/pdf' ? (pageCount ?? 0) : coverKey ? 1 : 0
}

interface Sheet {
  page: number
  isSmall: boolean
}

/** One page, as WebP. */
export async function markedPage(
  services: Services,
  link: FoundLink,
  { item, guest }: { item: ShownItem; guest: Guest },
  { page, isSmall }: Sheet,
): Promise<Buffer> {
  if (!isMarked(link, item) || page > countOf(item)) throw new Refusal('missing', link)
  const width = isSmall ? THUMBNAIL_WIDTH : WIDTH
  const key =
    item.previewMime === 'application/pdf'
      ? await pagePicture(services, { ...item, tenantId: link.tenantId }, page, width)
      : wholePicture(item)
  if (!key) throw new Refusal('missing', link)
  return markPicture(services.files.pathOf(key), width, nameOf(link, guest))
}

function wholePicture({ width, height, coverKey, visitorKey }: ShownItem): string | null {
  const shape = width && height ? height / width : 1
  return shape > TALLEST || shape < WIDEST ? visitorKey : coverKey
}

/** Who gave no address is named by what the link was made for. */
function nameOf({ sharedToEmail, sharedToOrganization, look }: FoundLink, guest: Guest): string {
  const who = guest.email ?? (guest.token ? 'Preview' : sharedToEmail)
  return who ?? sharedToOrganization ?? look.name
}
