import type { VisitorNoDownload } from '@satchel/contract/visits/visitor.ts'
import * as collections from '../../collections/service.ts'
import type { Archive } from '../../platform/files/send-zip.ts'
import type { MissingFile } from '../../platform/files/zip.ts'
import type { Services } from '../../platform/http/services.ts'
import {
  countDownload,
  flushVisits,
  provedViewer,
  type Visitor,
  viewerOf,
} from '../../tracking/service.ts'
import { sharedCollection } from '../contents/collection.ts'
import { shownItem } from '../contents/contents.ts'
import { readerOf } from '../contents/file-access.ts'
import { downloadedAs, downloadKey, mayDownload, noDownload } from '../contents/file-choice.ts'
import { admit, Closed } from '../gates/admit.ts'
import { find, type PageRequest } from '../gates/open-link.ts'
import { isUnmeasured } from '../gates/unmeasured.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { findUnshown, type ShownItem } from '../link/link-queries.ts'
import { Refusal } from '../link/refusal.ts'
import type { Visits } from '../visitor-context.ts'
import { limitPages } from './limit.ts'

export type Download =
  | { redirect: string }
  | { archive: Archive; isAllowed: () => Promise<boolean> }

/** A signed address of the file, or what an archive of the collection holds, with the download counted. */
export async function download(
  links: Visits,
  request: PageRequest,
  visitor: Visitor,
): Promise<Download> {
  const { services } = links
  const { itemId } = request
  const { visitors: secret } = services.secrets
  const link = await find(links, request)
  const { token, email, emailProved } = admit(secret, link, request)
  if (!mayDownload(link)) throw new Refusal('undownloadable', link)
  await limitPages(services, link, request)
  const isWhole = link.itemType === 'COLLECTION' && !itemId
  const answer = isWhole
    ? { archive: await archiveOf(services, link), isAllowed: () => mayGoOn(links, request) }
    : { redirect: await addressOf(services, link, itemId) }
  const viewer = viewerOf(secret, link.tenantId, visitor)
  const isOne = emailProved || !links.sharedDevices.isOver(link, visitor, viewer)
  const isCounted = !visitor.filtered && !token && isOne
  if (isCounted && !(await isUnmeasured(links, link, { email, cookies: request.cookies }))) {
    // The visit it belongs to may have come a moment ago.
    await flushVisits(services, link.tenantId)
    const person = emailProved && email ? provedViewer(viewer, email) : viewer
    await countDownload(services, link, itemId ?? null, person)
  }
  return answer
}

async function addressOf(services: Services, link: FoundLink, itemId: string | undefined) {
  const item = await shownItem(services, link, itemId)
  const key = downloadKey(link, item)
  if (!key) throw new Refusal('undownloadable', link)
  const reader = readerOf(services, link)
  return services.files.url({ key, purpose: 'download', ...downloadedAs(item, key), reader })
}

/** Tells whether a download that has begun may be completed: the link may have been withdrawn, or gated. */
async function mayGoOn(links: Visits, request: PageRequest): Promise<boolean> {
  try {
    const link = await find(links, request)
    admit(links.services.secrets.visitors, link, request)
    return mayDownload(link)
  } catch (error) {
    if (error instanceof Refusal || error instanceof Closed) return false
    throw error
  }
}

async function archiveOf(services: Services, link: FoundLink): Promise<Archive> {
  const { name, items } = await sharedCollection(services, link)
  const keyed = items.map((item) => ({ item, key: downloadKey(link, item) }))
  if (!keyed.some(({ key }) => key)) throw new Refusal('undownloadable', link)
  const had = keyed.map(({ item, key }) => {
    const { name: originalName = '', ...rest } = key ? downloadedAs(item, key) : {}
    return { ...item, ...rest, originalName, fileKey: key }
  })
  const { system } = services.database
  const leftOut = [
    ...keyed.filter(({ item, key }) => !key && !item.url).map(({ item }) => reasonOf(link, item)),
    ...(await findUnshown(system, link.tenantId, link.itemId)).map((item) => ({
      name: item.name,
      reason: item.isExpired ? 'has expired' : 'isn’t uploaded yet',
    })),
  ]
  return { name, entries: collections.entriesOf(had), leftOut }
}

function reasonOf(link: FoundLink, item: ShownItem): MissingFile {
  const reason = REASONS[noDownload(link, item) ?? 'off']
  return { name: item.name, reason }
}

const REASONS: Record<VisitorNoDownload, string> = {
  off: 'can’t be downloaded',
  watermarked: 'can’t be downloaded from a link with a watermark',
  location: 'can’t be downloaded, as it may contain location data',
  unchecked: 'can’t be downloaded, as it couldn’t be checked',
  unconverted: 'can’t be downloaded, as it couldn’t be converted to PDF',
  processing: 'is still being prepared',
}
