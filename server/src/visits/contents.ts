import { open } from 'node:fs/promises'
import type {
  VisitorCard,
  VisitorContent,
  VisitorItem,
  VisitorPage,
} from '@satchel/contract/visitor.ts'
import { decodeText } from '../platform/decode-text.ts'
import type { Files } from '../platform/files.ts'
import type { Services } from '../platform/services.ts'
import { sharedCollection, sharedItem } from './collection.ts'
import { coverSize } from './cover-size.ts'
import type { FoundLink } from './find-link.ts'
import { Refusal } from './refusal.ts'
import * as select from './select.ts'
import { tableOf } from './table.ts'

/** What a link leads to, and what of it the visit is told to be of. */
export type Contents = { shown: Shown } & ({ redirect: string } | { page: ContentsPage })

type ContentsPage = Exclude<VisitorPage, { view: 'refusal' }>

interface Shown {
  /** What of a collection is opened. */
  itemId: string | null
  fileVersion: number | null
}

/** A longer text is read in the file itself. */
const TEXT_BYTES_MAX = 256 * 1024

export async function contentsOf(
  services: Services,
  link: FoundLink,
  itemId: string | undefined,
): Promise<Contents> {
  if (link.itemType === 'COLLECTION' && !itemId)
    return { shown: NOTHING, page: await collectionPage(services, link) }
  if (!itemId && isWebLink(link)) return { shown: NOTHING, redirect: link.url }
  const item = await shownItem(services, link, itemId)
  const shown = { itemId: itemId ? item.id : null, fileVersion: item.fileVersion }
  if (isWebLink(item)) return { shown, redirect: item.url }
  return { shown, page: await itemPage(services, link, item, itemId) }
}

const NOTHING: Shown = { itemId: null, fileVersion: null }

/** A web page as the content; what else a link item may hold is never followed. */
export function isWebLink<T extends { kind: string | null; url: string | null }>(
  item: T,
): item is T & { url: string } {
  return item.kind === 'link' && /^https?:\/\//i.test(item.url ?? '')
}

/** The item of the link, or the one that is asked for of its collection. */
export async function shownItem(
  services: Services,
  link: FoundLink,
  itemId: string | undefined,
): Promise<select.ShownItem> {
  const { tenantId, itemType, look } = link
  const item =
    itemType === 'COLLECTION'
      ? await sharedItem(services, link, itemId ?? '')
      : itemId === undefined &&
        (await select.findItem(services.database.system, tenantId, link.itemId))
  if (!item) throw new Refusal('missing', look)
  return item
}

async function itemPage(
  { database: { system }, files }: Services,
  { slug, tenantId, itemId: ownId, look, allowDownload }: FoundLink,
  item: select.ShownItem,
  itemId: string | undefined,
): Promise<ContentsPage> {
  const collection = itemId && (await select.findCollection(system, tenantId, ownId))
  const path = itemId ? `/l/${slug}/${itemId}` : `/l/${slug}`
  return {
    view: 'item',
    look,
    beats: null,
    itemId: item.id,
    item: {
      ...item,
      kind: kindOf(item),
      coverUrl: pictureOf(files, item, item.coverKey),
      coverSize: item.coverKey ? await coverSize(files.pathOf(item.coverKey)) : null,
    },
    content: await contentOf(files, item),
    downloadUrl: allowDownload && item.visitorKey ? `${path}/download` : null,
    collection: collection ? { name: collection.name, url: `/l/${slug}` } : null,
  }
}

async function collectionPage(services: Services, link: FoundLink): Promise<ContentsPage> {
  const { files } = services
  const { slug, look, allowDownload } = link
  const { name, description, items } = await sharedCollection(services, link)
  const hasFiles = items.some(({ visitorKey }) => visitorKey)
  const downloadUrl = allowDownload && hasFiles ? `/l/${slug}/download` : null
  return {
    view: 'collection',
    look,
    beats: null,
    name,
    description,
    items: items.map(card),
    downloadUrl,
  }

  function card(item: select.ShownItem): VisitorCard {
    return {
      id: item.id,
      item: { ...item, kind: kindOf(item) },
      thumbnailUrl: pictureOf(files, item, item.thumbnailKey),
      url: isWebLink(item) ? item.url : `/l/${slug}/${item.id}`,
    }
  }
}

async function contentOf(files: Files, item: select.ShownItem): Promise<VisitorContent> {
  const { status, sha256, previewKey, previewMime: mime, name } = item
  // Before its first file was read; a file that is to replace it is waited for in its place.
  if (status === 'processing' && sha256 === null) return { kind: 'processing' }
  // Where a browser shows the file itself, visitors get what is theirs of it.
  const key = previewKey === item.fileKey ? item.visitorKey : previewKey
  if (!key || !mime) return coverOf(files, item)
  // What it is written in is for those who made it.
  if (mime.startsWith('text/') && mime !== item.mime) return { kind: 'file' }
  const url = files.url({ key, purpose: 'inline', name, mime })
  if (mime === 'application/pdf') return { kind: 'pdf', url }
  if (mime.startsWith('image/')) return { kind: 'image', url }
  if (mime.startsWith('video/')) return { kind: 'video', url, mime }
  if (mime.startsWith('audio/')) return { kind: 'audio', url, mime }
  if (mime.startsWith('text/')) return textOf(await readText(files.pathOf(key)), mime)
  return { kind: 'file' }
}

/** A picture that could not be cleaned is seen, but not had. */
function coverOf(files: Files, item: select.ShownItem): VisitorContent {
  const url = item.previewMime?.startsWith('image/') && pictureOf(files, item, item.coverKey)
  return url ? { kind: 'image', url } : { kind: 'file' }
}

function textOf({ text, isCut }: { text: string; isCut: boolean }, mime: string): VisitorContent {
  const isTable = mime === 'text/csv' || mime === 'text/tab-separated-values'
  const table = isTable ? tableOf(text, isCut) : undefined
  return table ? { kind: 'table', ...table } : { kind: 'text', text, isCut }
}

async function readText(path: string): Promise<{ text: string; isCut: boolean }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TEXT_BYTES_MAX), 0)
    const bytes = buffer.subarray(0, bytesRead)
    const isCut = (await file.stat()).size > bytesRead
    return { text: decodeText(bytes) ?? new TextDecoder().decode(bytes), isCut }
  } finally {
    await file.close()
  }
}

function pictureOf(files: Files, { name }: select.ShownItem, key: string | null): string | null {
  return key && files.url({ key, purpose: 'thumbnail', name, mime: 'image/webp' })
}

function kindOf({ kind }: select.ShownItem): VisitorItem['kind'] {
  return kind === 'link' ? 'link' : 'file'
}
