import type { Readable } from 'node:stream'
import type {
  VisitorCard,
  VisitorContent,
  VisitorItem,
  VisitorPage,
} from '@satchel/contract/visits/visitor.ts'
import { shownKey } from '../../items/service.ts'
import { decodeText } from '../../platform/files/decode-text.ts'
import type { FileReader, Files } from '../../platform/files/files.ts'
import type { Services } from '../../platform/http/services.ts'
import type { PageRequest } from '../gates/open-link.ts'
import { isWebLink, passOn, withUtm } from '../link/destination.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import * as select from '../link/link-queries.ts'
import { Refusal } from '../link/refusal.ts'
import { findPublishedSite } from '../link/site-queries.ts'
import { cardOf } from './card.ts'
import { collectionPart, neighborsOf, sharedItem } from './collection.ts'
import { readerOf } from './file-access.ts'
import { downloadKey, mayDownload, noDownload } from './file-choice.ts'
import { markdownHtml } from './markdown.ts'
import { coverSize, isMoving } from './picture-head.ts'
import { isOnSite } from './site-items.ts'
import { sitePage } from './site-page.ts'
import { tableOf } from './table.ts'
import { isMarked, markedContent, markedThumbnail } from './watermark.ts'

/** The contents of a link, and the part of them that the visit is recorded for. */
export type Contents = { shown: VisitContent } & ({ redirect: string } | { page: ContentsPage })

export type ContentsPage = Extract<VisitorPage, { view: 'item' | 'collection' | 'site' }>

export interface VisitContent {
  /** The item of a collection that is opened. */
  itemId: string | null
  fileVersion: number | null
}

/** A longer text is read in the file itself. */
const TEXT_BYTES_MAX = 256 * 1024

/** The sharer's token goes on to all that the page leads to of the same link, and nowhere else. */
export async function contentsOf(
  services: Services,
  link: FoundLink,
  { itemId, page, added }: Pick<PageRequest, 'itemId' | 'page' | 'added'>,
  token: string | null,
): Promise<Contents> {
  const suffix = token ? `?preview=${token}` : ''
  if (link.itemType === 'COLLECTION' && !itemId)
    return { shown: NOTHING, page: await collectionPage(services, link, { page, suffix, added }) }
  if (link.itemType === 'SITE' && !itemId)
    return { shown: NOTHING, page: await sitePage(services, link, suffix, page) }
  const item = await shownItem(services, link, itemId)
  const shown = { itemId: itemId ? item.id : null, fileVersion: item.fileVersion }
  if (isWebLink(item)) return { shown, redirect: passOn(withUtm(link, item.url), added) }
  return { shown, page: await itemPage(services, link, item, { itemId, suffix }) }
}

export const NOTHING: VisitContent = { itemId: null, fileVersion: null }

/** The item of the link, or the one that is asked for of its collection. */
export async function shownItem(
  services: Services,
  link: FoundLink,
  itemId: string | undefined,
): Promise<select.ShownItem> {
  const item = await findShown(services, link, itemId)
  if (!item) throw new Refusal('missing', link)
  return item
}

async function findShown(services: Services, link: FoundLink, input: string | undefined) {
  const { tenantId, itemType } = link
  const { system } = services.database
  if (itemType === 'ITEM')
    return input === undefined ? select.findItem(system, tenantId, link.itemId) : undefined
  const itemId = input?.toLowerCase() ?? ''
  if (!ID.test(itemId)) return undefined
  return itemType === 'COLLECTION'
    ? sharedItem(services, link, itemId)
    : siteItem(services, link, itemId)
}

/** Returns an item of the site; undefined if it isn't on there, or not for a visitor. */
async function siteItem(services: Services, link: FoundLink, itemId: string) {
  const [item] = await select.findItems(services.database.system, link.tenantId, [itemId])
  return item && (await isOnSite(services, link, itemId)) ? item : undefined
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function itemPage(
  services: Services,
  link: FoundLink,
  item: select.ShownItem,
  { itemId, suffix }: { itemId: string | undefined; suffix: string },
): Promise<ContentsPage> {
  const { files } = services
  const { base, look } = link
  const reader = readerOf(services, link)
  const path = itemId ? `${base}/${itemId}` : base
  const isWatermarked = isMarked(link, item)
  const coverUrl = isWatermarked ? null : pictureOf(files, item, item.coverKey, reader)
  return {
    view: 'item',
    look,
    beats: null,
    sender: null,
    itemId: item.id,
    version: item.fileVersion,
    cardUrl: isWatermarked ? null : cardOf(services, item, reader),
    item: {
      ...item,
      kind: kindOf(item),
      coverUrl,
      coverSize: item.coverKey ? await coverSize(files, item.coverKey) : null,
      thumbnailUrl: isWatermarked ? null : pictureOf(files, item, item.thumbnailKey, reader),
    },
    content: isWatermarked
      ? markedContent(item, path, suffix)
      : await contentOf(files, link, item, reader),
    downloadUrl: mayDownload(link) && downloadKey(link, item) ? `${path}/download${suffix}` : null,
    collection: itemId ? await placeOf(services, link, item.id, suffix) : null,
  }
}

/** The way back is to where one came from. */
async function placeOf(services: Services, link: FoundLink, itemId: string, suffix: string) {
  if (link.itemType === 'SITE') {
    const site = await findPublishedSite(services.database.system, link.tenantId, link.itemId)
    return { name: site?.name ?? '', url: link.base + suffix, previous: null, next: null }
  }
  const { name, page, previous, next } = await neighborsOf(services, link, itemId)
  const path = link.base
  const more = page > 1 ? `${suffix ? '&' : '?'}page=${page}` : ''
  const stepTo = (item?: select.Listed) =>
    item ? { name: item.name, url: `${path}/${item.id}${suffix}` } : null
  return {
    name,
    url: `${path}${suffix}${more}#${itemId}`,
    previous: stepTo(previous),
    next: stepTo(next),
  }
}

async function collectionPage(
  services: Services,
  link: FoundLink,
  {
    page = 1,
    suffix,
    added,
  }: { page: number | undefined; suffix: string; added: string | undefined },
): Promise<ContentsPage> {
  const { files } = services
  const { base, look } = link
  const reader = readerOf(services, link)
  const { items, hasFiles, ...part } = await collectionPart(services, link, page)
  // The page of a long collection is no parameter of others'.
  const ofOthers = added?.replace(/(^|&)page=\d+(?=&|$)/g, '')
  const pictured = items.find((item) => item.coverKey && !isMarked(link, item))
  return {
    view: 'collection',
    look,
    beats: null,
    sender: null,
    ...part,
    url: base + suffix,
    items: items.map(card),
    cardUrl: pictured ? cardOf(services, pictured, reader) : null,
    downloadUrl: mayDownload(link) && hasFiles ? `${base}/download${suffix}` : null,
  }

  function card(item: select.ShownItem): VisitorCard {
    const url = `${base}/${item.id}`
    return {
      id: item.id,
      item: { ...item, kind: kindOf(item) },
      thumbnailUrl: isMarked(link, item)
        ? markedThumbnail(item, url, suffix)
        : pictureOf(files, item, item.thumbnailKey, reader),
      url: isWebLink(item) ? passOn(withUtm(link, item.url), ofOthers) : url + suffix,
    }
  }
}

async function contentOf(
  files: Files,
  link: FoundLink,
  item: select.ShownItem,
  reader: FileReader,
): Promise<VisitorContent> {
  const { status, sha256, previewMime: mime, previewNote: note, name } = item
  // Before its first file was read; a file that is to replace it is waited for in its place.
  if (status === 'processing' && sha256 === null) return { kind: 'processing' }
  const key = shownKey(item)
  if (!key || !mime) return coverOf(files, link, item, reader)
  // What it is written in is for those who made it.
  if (mime.startsWith('text/') && mime !== item.mime) return fileOf(link, item)
  const url = files.url({ key, purpose: 'inline', name, mime, reader })
  if (mime === 'application/pdf') return { kind: 'pdf', url }
  if (mime.startsWith('image/'))
    return { kind: 'image', url, note, isMoving: await isMoving(files, item) }
  if (mime.startsWith('video/')) return { kind: 'video', url, mime, note }
  if (mime.startsWith('audio/')) return { kind: 'audio', url, mime, note }
  if (mime.startsWith('text/')) return textOf(link.tenantId, await readText(files.read(key)), mime)
  return fileOf(link, item)
}

/** A picture that could not be cleaned is seen, but not had. */
function coverOf(
  files: Files,
  link: FoundLink,
  item: select.ShownItem,
  reader: FileReader,
): VisitorContent {
  const isPicture = item.previewMime?.startsWith('image/')
  const url = isPicture && pictureOf(files, item, item.coverKey, reader)
  return url ? { kind: 'image', url, note: item.previewNote } : fileOf(link, item)
}

/** Says why nothing is shown, and why it can't be downloaded either. */
function fileOf(link: FoundLink, item: select.ShownItem): VisitorContent {
  const { status, failure, nextVersion, previewNote } = item
  const isUnread = status === 'failed' && nextVersion === null
  const note = isUnread ? failure : previewNote
  return { kind: 'file', note, noDownload: noDownload(link, item) }
}

async function textOf(
  tenantId: string,
  { text, isCut }: { text: string; isCut: boolean },
  mime: string,
): Promise<VisitorContent> {
  const html = mime === 'text/markdown' ? await markdownHtml(tenantId, text) : null
  if (html !== null) return { kind: 'markdown', html, isCut }
  const isTable = mime === 'text/csv' || mime === 'text/tab-separated-values'
  const table = isTable ? tableOf(text, isCut) : undefined
  return table ? { kind: 'table', ...table } : { kind: 'text', text, isCut }
}

async function readText(file: Readable): Promise<{ text: string; isCut: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    chunks.push(chunk)
    size += chunk.length
    if (size > TEXT_BYTES_MAX) break
  }
  const bytes = Buffer.concat(chunks).subarray(0, TEXT_BYTES_MAX)
  const text = decodeText(bytes) ?? new TextDecoder().decode(bytes)
  return { text, isCut: size > TEXT_BYTES_MAX }
}

function pictureOf(
  files: Files,
  { name }: select.ShownItem,
  key: string | null,
  reader: FileReader,
): string | null {
  return key && files.url({ key, purpose: 'thumbnail', name, mime: 'image/webp', reader })
}

function kindOf({ kind }: select.ShownItem): VisitorItem['kind'] {
  return kind === 'link' ? 'link' : 'file'
}
