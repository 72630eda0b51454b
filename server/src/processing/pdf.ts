import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { joinParts } from '../platform/files/text-parts.ts'
import { type Describe, type Description, type Request, Unreadable } from './messages.ts'
import { cleanPdf } from './pdf/clean-pdf.ts'
import { documentText } from './pdf/document-text.ts'
import { pageLinks } from './pdf/page-links.ts'
import { handleOf, openPdfium } from './pdf/pdfium.ts'
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
/** The annotations of a page that are drawn, each of which takes a millisecond. */
const ANNOTATIONS_DRAWN = 1_000

type Drawing = Extract<Request, { step: 'draw' }>

export const describe: Describe = async ({ path, bytes, folder }) => {
  if (bytes > BYTES_MAX) return { preview: { mime: 'application/pdf' } }
  let document = await openDocument(path)
  const changed = new Set<number>()
  const read = documentText(await openPdfium(), document, (index) => changed.add(index))
  const text = joinParts(read, TEXT_MAX)
  if (changed.has(0)) {
    document.destroy()
    document = await openDocument(path)
  }
  return {
    pageCount: document.getPageCount(),
    text,
    ...(await pictures(document.getPage(0), folder).catch(() => ({}))),
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
  const document = await openDocument(join(folder, VISITOR_FILE))
  if (document.getPageCount() !== pageCount) throw new Unreadable('The PDF couldn’t be copied')
  return {
    hiddenContent,
    visitor: { mime: 'application/pdf', file: VISITOR_FILE },
    ...(await pictures(document.getPage(0), folder).catch(() => ({}))),
  }
}

async function pictures(page: PDFiumPage, folder: string): Promise<Description> {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  if (!(originalWidth > 0 && originalHeight > 0)) return {}
  const scale = Math.min(PICTURE_WIDTH / originalWidth, PICTURE_HEIGHT_MAX / originalHeight)
  const { data, width, height } = await page.render({ scale, ...(await drawnWith(page)) })
  const picture = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  return savePictures(picture, { width, height }, folder, PAGE_COVER)
}

let drawn: { path: string; document: PDFiumDocument } | undefined

/** Returns the links of a page; the document stays open for its next page. */
export async function linksOf({ path, page }: Extract<Request, { step: 'links' }>) {
  drawn ??= { path, document: await openDocument(path) }
  return pageLinks(await openPdfium(), drawn.document, page - 1)
}

/** Renders a page to a file; the document stays open for its next page. */
export async function drawPage({ path, page: number, width: widest, file }: Drawing) {
  drawn ??= { path, document: await openDocument(path) }
  const page = drawn.document.getPage(number - 1)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Unreadable('The page has no size')
  const scale = Math.min(widest / originalWidth, (widest * TALLEST) / originalHeight)
  const { data, width, height } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    ...(await drawnWith(page)),
  })
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 82 })
    .toFile(file)
  return null
}

/** Leaves the annotations out that are too many, and the form with them. */
async function drawnWith(page: PDFiumPage): Promise<{ renderFormFields: boolean }> {
  const { native } = await openPdfium()
  const handle = handleOf(page, 'pageIdx')
  const count = native._FPDFPage_GetAnnotCount(handle)
  for (let index = count - 1; index >= ANNOTATIONS_DRAWN; index--)
    native._FPDFPage_RemoveAnnot(handle, index)
  return { renderFormFields: count <= ANNOTATIONS_DRAWN }
}

async function openDocument(path: string): Promise<PDFiumDocument> {
  const { library } = await openPdfium()
  return library.loadDocument(await readFile(path)).catch(unreadable)
}

function unreadable(error: Error): never {
  if (/password/i.test(error.message))
    throw new Unreadable('The PDF is password-protected', { cause: error })
  if (/security/i.test(error.message))
    throw new Unreadable('The PDF is encrypted in a way that isn’t supported', { cause: error })
  throw new Unreadable('The PDF is damaged and can’t be read', { cause: error })
}
