import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { joinParts } from '../platform/files/text-parts.ts'
import { type Describe, type Description, NOT_DRAWN, type Request, Unreadable } from './messages.ts'
import { cleanPdf } from './pdf/clean-pdf.ts'
import { documentText } from './pdf/document-text.ts'
import { type OpenPdf, renderPage } from './pdf/draw-page.ts'
import { pageLinks } from './pdf/page-links.ts'
import { openPdfium } from './pdf/pdfium.ts'
import { PAGE_COVER, savePictures } from './pictures/image.ts'
import { TEXT_MAX } from './text.ts'

/** The maximum size of a PDF that is read, since PDFium loads it into memory; larger ones are only stored and shown. */
const BYTES_MAX = 400_000_000
/** The maximum size of a PDF that is taken apart, which needs its size several times over. */
const CLEANED_BYTES_MAX = 150_000_000
const PICTURE_WIDTH = 1600
const PICTURE_HEIGHT_MAX = 3200
/** Height to width of a rendered page; longer ones are rendered narrower. */
const TALLEST = 4

type Drawing = Extract<Request, { step: 'draw' }>

export const describe: Describe = async ({ path, bytes, folder }) => {
  if (bytes > BYTES_MAX) return { preview: { mime: 'application/pdf' } }
  let open = await openDocument(path)
  const changed = new Set<number>()
  const read = documentText(await openPdfium(), open.document, (index) => changed.add(index))
  const text = joinParts(read, TEXT_MAX)
  if (changed.has(0)) {
    open.document.destroy()
    open = await openDocument(path)
  }
  return {
    pageCount: open.document.getPageCount(),
    text,
    ...(await pictures(open, folder).catch(() => ({}))),
    preview: { mime: 'application/pdf' },
  }
}

const VISITOR_FILE = 'visitor.pdf'

/**
 * Finds what a PDF carries unseen; if there is anything, makes visitors' copy and draws the pictures from that. Throws
 * where the copy wouldn't have the same pages.
 */
export async function clean({
  path,
  pageCount,
  folder,
}: Omit<Extract<Request, { step: 'clean' }>, 'step'>): Promise<Description> {
  const { size } = await stat(path)
  if (size > CLEANED_BYTES_MAX) throw new Unreadable('The PDF is too large to be checked')
  const { hidden: hiddenContent, bytes } = await cleanPdf(await readFile(path))
  if (!bytes) return { hiddenContent }
  await writeFile(join(folder, VISITOR_FILE), bytes)
  const open = await openDocument(join(folder, VISITOR_FILE))
  if (open.document.getPageCount() !== pageCount) throw new Unreadable('The PDF couldn’t be copied')
  return {
    hiddenContent,
    visitor: { mime: 'application/pdf', file: VISITOR_FILE },
    ...(await pictures(open, folder).catch(() => ({}))),
  }
}

async function pictures(open: OpenPdf, folder: string): Promise<Description> {
  const { originalWidth, originalHeight } = open.document.getPage(0).getOriginalSize()
  if (!(originalWidth > 0 && originalHeight > 0)) return {}
  const scale = Math.min(PICTURE_WIDTH / originalWidth, PICTURE_HEIGHT_MAX / originalHeight)
  const size = scaled({ originalWidth, originalHeight }, scale)
  const { data, width, height, isLacking } = await renderPage(open, 1, size)
  const picture = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const made = await savePictures(picture, { width, height }, folder, PAGE_COVER)
  return { ...made, ...(isLacking && { note: NOT_DRAWN }) }
}

function scaled(
  { originalWidth, originalHeight }: { originalWidth: number; originalHeight: number },
  scale: number,
) {
  return {
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
  }
}

let drawn: (OpenPdf & { path: string }) | undefined

/** Returns the links of a page; the document stays open for its next page. */
export async function linksOf({ path, page }: Extract<Request, { step: 'links' }>) {
  drawn ??= { path, ...(await openDocument(path)) }
  return pageLinks(await openPdfium(), drawn.document, page - 1)
}

/** Renders a page to a file; the document stays open for its next page. */
export async function drawPage({ path, page: number, width: widest, file }: Drawing) {
  drawn ??= { path, ...(await openDocument(path)) }
  const { originalWidth, originalHeight } = drawn.document.getPage(number - 1).getOriginalSize()
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Unreadable('The page has no size')
  const scale = Math.min(widest / originalWidth, (widest * TALLEST) / originalHeight)
  const size = scaled({ originalWidth, originalHeight }, scale)
  const { data, width, height } = await renderPage(drawn, number, size)
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 82 })
    .toFile(file)
  return null
}

/** Throws `Unreadable` where it is protected or damaged. */
export async function openDocument(path: string): Promise<OpenPdf> {
  const { library } = await openPdfium()
  const bytes = await readFile(path)
  return { bytes, document: await library.loadDocument(bytes).catch(unreadable) }
}

function unreadable(error: Error): never {
  if (/password/i.test(error.message))
    throw new Unreadable('The PDF is password-protected', { cause: error })
  if (/security/i.test(error.message))
    throw new Unreadable('The PDF is encrypted in a way that isn’t supported', { cause: error })
  throw new Unreadable('The PDF is damaged and can’t be read', { cause: error })
}
