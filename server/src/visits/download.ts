import * as collections from '../collections/service.ts'
import type { Services } from '../platform/services.ts'
import type { ZipEntry } from '../platform/zip.ts'
import { sharedCollection } from './collection.ts'
import { mayDownload, shownItem } from './contents.ts'
import type { FoundLink } from './find-link.ts'
import { admit } from './gates/admit.ts'
import { type Asked, find, type Links } from './open-link.ts'
import * as query from './queries.ts'
import { Refusal } from './refusal.ts'
import type { ShownItem } from './select.ts'
import { type Visitor, viewerOf } from './visitor.ts'

export type Download = { redirect: string } | { archive: { name: string; entries: ZipEntry[] } }

/** A signed address of the file, or what an archive of the collection holds, with the download counted. */
export async function download(links: Links, asked: Asked, visitor: Visitor): Promise<Download> {
  const { services } = links
  const { itemId } = asked
  const { visitors: secret } = services.secrets
  const link = await find(links, asked)
  const { token } = admit(secret, link, asked)
  if (!mayDownload(link)) throw new Refusal('missing', link)
  const isWhole = link.itemType === 'COLLECTION' && !itemId
  const answer = isWhole
    ? { archive: await archiveOf(services, link) }
    : { redirect: await addressOf(services, link, itemId) }
  const viewer = viewerOf(secret, link.tenantId, visitor)
  if (!visitor.filtered && !token)
    await query.markDownload(services.database.system, link, itemId ?? null, viewer)
  return answer
}

async function addressOf(services: Services, link: FoundLink, itemId: string | undefined) {
  const item = await shownItem(services, link, itemId)
  const { visitorKey: key, visitorMime: mime } = item
  if (!key) throw new Refusal('missing', link)
  const purpose = 'download'
  const name = downloadName(item)
  return services.files.url({ key, purpose, name, mime: mime ?? 'application/octet-stream' })
}

async function archiveOf(services: Services, link: FoundLink) {
  const { name, items } = await sharedCollection(services, link)
  if (!items.some(({ visitorKey }) => visitorKey)) throw new Refusal('missing', link)
  const had = items.map((item) => ({
    ...item,
    originalName: downloadName(item),
    fileKey: item.visitorKey,
    mime: item.visitorMime,
  }))
  return { name, entries: collections.entriesOf(had) }
}

/** A copy in another format, as of a picture that only telephones write, has its ending. */
function downloadName({ originalName, mime, visitorMime }: ShownItem): string {
  if (visitorMime === mime || visitorMime !== 'image/jpeg') return originalName
  return `${originalName.replace(/\.[^.]*$/, '')}.jpg`
}
