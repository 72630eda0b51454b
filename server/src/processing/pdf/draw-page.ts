import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium'
import { handleOf, type Native, openPdfium } from './pdfium.ts'

/** The annotations of a page that are drawn, each of which takes a millisecond. */
const ANNOTATIONS_DRAWN = 1_000
/** The objects of a page among which content is sought. */
const OBJECTS_SOUGHT = 2_000
/** PDFium's numbers for images, shadings and groups of objects. */
const PICTURES = [3, 4, 5]

export interface OpenPdf {
  bytes: Buffer
  document: PDFiumDocument
}

export interface DrawnPage {
  data: Uint8Array
  width: number
  height: number
  /** True if it has pictures, but none is seen. */
  isLacking: boolean
}

/**
 * Renders a page, with another engine where PDFium leaves it blank or may leave out a picture: of scans in JBIG2 it doesn't
 * read all.
 */
export async function renderPage(
  { bytes, document }: OpenPdf,
  number: number,
  size: { width: number; height: number },
): Promise<DrawnPage> {
  const page = document.getPage(number - 1)
  const { native } = await openPdfium()
  const options = drawnWith(native, page)
  const hasPictures = holdsPictures(native, handleOf(page, 'pageIdx'))
  const first = { ...(await page.render({ ...size, ...options })), isLacking: false }
  if (!hasPictures || !(isBlank(first) || bytes.includes('/JBIG2Decode'))) return first
  const { renderElsewhere } = await import('./pdf-js.ts')
  const other = await renderElsewhere(bytes, number, size).catch(() => undefined)
  if (other && !isBlank(other)) return { ...other, isLacking: false }
  return { ...first, isLacking: isBlank(first) }
}

/** Leaves the annotations out that are too many, and the form with them. */
function drawnWith(native: Native, page: PDFiumPage): { renderFormFields: boolean } {
  const handle = handleOf(page, 'pageIdx')
  const count = native._FPDFPage_GetAnnotCount(handle)
  for (let index = count - 1; index >= ANNOTATIONS_DRAWN; index--)
    native._FPDFPage_RemoveAnnot(handle, index)
  return { renderFormFields: count <= ANNOTATIONS_DRAWN }
}

function holdsPictures(native: Native, page: number): boolean {
  const count = Math.min(native._FPDFPage_CountObjects(page), OBJECTS_SOUGHT)
  for (let index = 0; index < count; index++)
    if (PICTURES.includes(native._FPDFPageObj_GetType(native._FPDFPage_GetObject(page, index))))
      return true
  return false
}

/** Tells whether all pixels of a picture have one color. */
function isBlank({ data }: { data: Uint8Array }): boolean {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2)
  return pixels.every((pixel) => pixel === pixels[0])
}
