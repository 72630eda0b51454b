import type { VisitorContent } from '@satchel/contract/visits/visitor.ts'
import { LRUCache } from 'lru-cache'
import { shownKey } from '../../items/service.ts'
import type { Services } from '../../platform/http/services.ts'
import { markPicture, pageLinks, pagePicture, wholePicture } from '../../processing/service.ts'
import type { Guest } from '../gates/admit.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import type { ShownItem } from '../link/link-queries.ts'
import { Refusal } from '../link/refusal.ts'

// Of a link with a watermark, pages and pictures are seen as pictures that carry who looks at them.

const WIDTH = 1600
const THUMBNAIL_WIDTH = 560
const NAME_MAX = 80
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const CACHE_BYTES = 48_000_000
const LINKED_PAGES = 2_000
/** Covers of taller and wider pictures are cut. */
const TALLEST = 2
const WIDEST = 0.25

/** Films, recordings and texts cannot carry it. */
export function isMarked({ watermark }: FoundLink, { previewMime, sha256 }: ShownItem): boolean {
  return watermark && sha256 !== null && /^(application\/pdf$|image\/)/.test(previewMime ?? '')
}

const MARKED_FILE = { kind: 'file', noDownload: 'watermarked' } as const

export function markedContent(item: ShownItem, path: string, suffix: string): VisitorContent {
  const count = countOf(item)
  return count > 0 ? { kind: 'pages', count, url: `${path}/pages/`, suffix } : MARKED_FILE
}

/** Returns the address of the first page, or of the picture; null where there is none. */
export function markedFirst(item: ShownItem, path: string, suffix: string): string | null {
  return countOf(item) > 0 ? `${path}/pages/1${suffix}` : null
}

export function markedThumbnail(item: ShownItem, path: string, suffix: string): string | null {
  const url = markedFirst(item, path, suffix)
  return url && `${url}${suffix ? '&' : '?'}size=small`
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
  const { tenantId } = link
  const owned = { ...item, tenantId, previewKey: shownKey(item) }
  const width = isSmall ? THUMBNAIL_WIDTH : WIDTH
  const plain =
    item.previewMime === 'application/pdf'
      ? { key: await pagePicture(services, owned, page, width), madeFrom: owned.previewKey }
      : await plainPicture(services, owned, isSmall)
  if (!plain.key || !plain.madeFrom) throw new Refusal('missing', link)
  const picture = { tenantId, key: plain.key, madeFrom: plain.madeFrom }
  return mark(services, picture, `${nameOf(link, guest)} · ${DAY.format(new Date())}`)
}

/** The links of a page that is seen as a picture, by what it is drawn from. */
const linked = new LRUCache<string, Links, () => Promise<Links>>({
  max: LINKED_PAGES,
  fetchMethod: (_key, _old, { context: read }) => read(),
})
type Links = Awaited<ReturnType<typeof pageLinks>>

/** Returns where the links of a marked page are, and where they lead. */
export async function markedLinks(
  services: Services,
  link: FoundLink,
  item: ShownItem,
  page: number,
): Promise<Links> {
  if (!isMarked(link, item) || page > countOf(item)) throw new Refusal('missing', link)
  const owned = { ...item, tenantId: link.tenantId, previewKey: shownKey(item) }
  const key = [owned.previewKey, item.sha256, page].join(' ')
  return linked.forceFetch(key, { context: () => pageLinks(services, owned, page) })
}

async function plainPicture(services: Services, item: ShownItem & Owned, isSmall: boolean) {
  const { width, height, coverKey, thumbnailKey, visitorKey: madeFrom } = item
  const shape = width && height ? height / width : 1
  const isCut = shape > TALLEST || shape < WIDEST
  if (!isCut) return { key: isSmall ? thumbnailKey : coverKey, madeFrom: coverKey }
  return { key: await wholePicture(services, item, isSmall ? THUMBNAIL_WIDTH : WIDTH), madeFrom }
}

interface Owned {
  tenantId: string
}

/** Marked pictures by picture and text, which includes the day; reused when a visitor scrolls back or reloads. */
const marked = new LRUCache<string, Buffer, Marking>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (picture) => picture.length,
  fetchMethod: (_key, _old, { context: { services, picture, text } }) =>
    markPicture(services, picture, text),
})

interface Marking {
  services: Services
  picture: Parameters<typeof markPicture>[1]
  text: string
}

/** Makes a marked picture once, even when many ask for it at the same time. */
async function mark(services: Services, picture: Marking['picture'], text: string) {
  const key = JSON.stringify([picture.key, text])
  return marked.forceFetch(key, { context: { services, picture, text } })
}

/** Names a visitor; one who gave no address is named by what the link was made for. */
function nameOf({ sharedToEmail, sharedToOrganization, look }: FoundLink, guest: Guest): string {
  const who = guest.email ?? (guest.token ? 'Preview' : sharedToEmail)
  return [...(who ?? sharedToOrganization ?? look.name)].slice(0, NAME_MAX).join('')
}
