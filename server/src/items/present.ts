import type { Item } from '@satchel/contract/items.ts'
import type { Files } from '../platform/files.ts'
import type { ItemRow } from './select.ts'

/** An item as an answer shows it; what is null and optional is left out by the serialiser. */
export function present(files: Files, row: ItemRow) {
  const { valueIds, ownerId, ownerName, importId } = row
  return {
    ...row,
    ...addressesOf(files, row, fileName(row)),
    fileVersion: row.kind === 'file' ? row.fileVersion : null,
    newFileVersion: row.nextVersion,
    funnelStage: valueIds.funnelStage ?? [],
    contentProduct: valueIds.contentProduct ?? [],
    contentType: valueIds.contentType ?? [],
    contentIndustry: valueIds.contentIndustry ?? [],
    contentRegion: valueIds.contentRegion ?? [],
    shortLink: row.shortLink && {
      slug: row.shortLink.slug,
      url: files.linkUrl(row.shortLink.slug, row.shortLink.domain),
    },
    owner: { id: ownerId, name: ownerName },
    meta: importId === null ? {} : { importId },
  } as unknown as Item
}

/** The name it was uploaded under, which carries the ending that programs go by. */
function fileName({ originalName, name }: ItemRow): string {
  return originalName || name
}

type Stored = Pick<ItemRow, 'fileKey' | 'thumbnailKey' | 'previewKey' | 'previewMime' | 'mime'>

/** Where a file and what was made of it are read. */
export function addressesOf(files: Files, row: Stored, name: string) {
  const { fileKey, thumbnailKey, mime } = row
  const thumbnail = { purpose: 'thumbnail' as const, name: 'thumbnail.webp', mime: 'image/webp' }
  const download = { purpose: 'download' as const, name, mime: mime ?? 'application/octet-stream' }
  return {
    thumbnailUrl: thumbnailKey ? files.url({ key: thumbnailKey, ...thumbnail }) : null,
    ...previewOf(files, row, name),
    downloadUrl: fileKey ? files.url({ key: fileKey, ...download }) : null,
  }
}

/** Processing decides what a browser may show: the file itself, or a PDF made of it. */
function previewOf(files: Files, { previewKey, previewMime, fileKey }: Stored, name: string) {
  if (!previewKey || !previewMime) return { previewUrl: null, previewMime: null }
  const shownAs = previewKey === fileKey ? name : `${name}.pdf`
  const grant = { key: previewKey, purpose: 'inline' as const, name: shownAs, mime: previewMime }
  return { previewUrl: files.url(grant), previewMime }
}
