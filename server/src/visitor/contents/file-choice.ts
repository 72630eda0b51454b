import type { VisitorNoDownload } from '@satchel/contract/visits/visitor.ts'
import { shownKey } from '../../items/service.ts'
import { isDocument, isOffice, mayHavePlace } from '../../platform/files/document-types.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import type { ShownItem } from '../link/link-queries.ts'

// Which of an item's files visitors get. What an Office file or a PDF hides isn't in those they see.

type Files = Pick<ShownItem, 'fileKey' | 'mime' | 'previewKey' | 'previewMime' | 'visitorKey'>

/** Returns the key of what visitors of a link download of an item; null if there is nothing for them. */
export function downloadKey({ downloadAs }: Pick<FoundLink, 'downloadAs'>, item: Files) {
  const { visitorKey, fileKey, mime, previewMime } = item
  // Before it was examined, nobody gets anything of it.
  if (!visitorKey) return null
  if (downloadAs === 'original' && isDocument(mime)) return fileKey
  if (!isOffice(mime)) return visitorKey
  return previewMime === 'application/pdf' ? shownKey(item) : null
}

/** The file itself is never had where what is seen of it is marked. */
export function mayDownload({ allowDownload, watermark }: FoundLink): boolean {
  return allowDownload && !watermark
}

/** Returns why visitors of a link can't download an item's file; null if they can. */
export function noDownload(link: FoundLink, item: ShownItem): VisitorNoDownload | null {
  if (!link.allowDownload) return 'off'
  if (link.watermark) return 'watermarked'
  if (downloadKey(link, item)) return null
  if (item.visitorKey) return 'unconverted'
  if (item.status === 'processing') return 'processing'
  return mayHavePlace(item.mime) ? 'location' : 'unchecked'
}

/** Returns the type and the name of what is downloaded under a key. */
export function downloadedAs(
  { mime, visitorMime, fileKey, originalName }: ShownItem,
  key: string,
): { mime: string; name: string } {
  const isCopy = key !== fileKey
  const type = (isCopy && isOffice(mime) ? 'application/pdf' : visitorMime) ?? mime
  const ending = isCopy && type !== mime ? ENDINGS[type ?? ''] : undefined
  const name = ending ? `${originalName.replace(/\.[^.]*$/, '')}${ending}` : originalName
  return { mime: type ?? 'application/octet-stream', name }
}

/** The endings of copies in another format: of documents, and of pictures that only some programs read. */
const ENDINGS: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
}
