import type { Item } from '@satchel/contract/items.ts'
import { isShown } from '../platform/file-route.ts'
import type { Files } from '../platform/files.ts'
import type { ItemRow } from './select.ts'

/** An item as an answer shows it; what is null and optional is left out by the serialiser. */
export function present(files: Files, row: ItemRow) {
  const { fileKey, thumbnailKey, valueIds, ownerId, ownerName, importId } = row
  const name = fileName(row)
  const mime = row.mime ?? 'application/octet-stream'
  const thumbnail = { purpose: 'thumbnail' as const, name: 'thumbnail.webp', mime: 'image/webp' }
  return {
    ...row,
    thumbnailUrl: thumbnailKey ? files.url({ key: thumbnailKey, ...thumbnail }) : null,
    ...previewOf(files, row, name),
    downloadUrl: fileKey ? files.url({ key: fileKey, purpose: 'download', name, mime }) : null,
    funnelStage: valueIds?.funnelStage ?? [],
    contentProduct: valueIds?.contentProduct ?? [],
    contentType: valueIds?.contentType ?? [],
    contentIndustry: valueIds?.contentIndustry ?? [],
    contentRegion: valueIds?.contentRegion ?? [],
    shortLink: null,
    owner: { id: ownerId, name: ownerName },
    meta: importId === null ? {} : { importId },
  } as unknown as Item
}

/** The name it was uploaded under, which carries the ending that programs go by. */
function fileName({ originalName, name }: ItemRow): string {
  return originalName || name
}

function previewOf(files: Files, row: ItemRow, name: string) {
  const { previewKey, previewMime, fileKey, mime } = row
  if (previewKey && previewMime) {
    const grant = {
      key: previewKey,
      purpose: 'inline' as const,
      name: `${row.name}.pdf`,
      mime: previewMime,
    }
    return { previewUrl: files.url(grant), previewMime }
  }
  if (!fileKey || !mime || !isShown(mime)) return { previewUrl: null, previewMime: null }
  return {
    previewUrl: files.url({ key: fileKey, purpose: 'inline', name, mime }),
    previewMime: mime,
  }
}
