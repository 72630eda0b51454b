import type { PDFiumDocument } from '@hyzyla/pdfium'
import type { DocumentText, Elsewhere, PageText } from '../../platform/files/text-parts.ts'
import { drawnText, fieldText, isDrawnAlone, signingReasons } from './fields.ts'
import { pageText } from './page-text.ts'
import { handleOf, type Native, type Pdfium, readText, withName } from './pdfium.ts'

const PAGES_READ = 3_000
const PROPERTIES = ['Title', 'Subject', 'Author', 'Keywords']

/** The annotations and form fields of a document that are read, and their characters. */
const ANNOTATIONS_READ = 20_000
const CHARACTERS_READ = 200_000
const SIGNATURES_READ = 100
/** The milliseconds after which no more of them are read. */
const TIME_MAX = 10_000
/** The annotations of a page with which its fields are read: PDFium takes the square of their number to open a form. */
const FORM_MAX = 2_000

// As PDFium numbers them.
const WIDGET = 20

interface Reading {
  document: PDFiumDocument
  native: Native
  /** The key under which an annotation has its text. */
  contents: number
  left: { annotations: number; characters: number; ms: number }
  /** Runs before a page loses its annotations. */
  onChange(index: number): void
}

/**
 * Returns a PDF's text: pages with their form fields and annotations, and the document's properties. `onChange` is told
 * the pages, from 0, that are no longer what they were once their text is read.
 */
export function documentText(
  { native }: Pdfium,
  document: PDFiumDocument,
  onChange: (index: number) => void = () => undefined,
): DocumentText {
  const properties = PROPERTIES.map((name) => property(native, document, name)).join('\n')
  const reasons = orElse([], () => signingReasons(native, document, SIGNATURES_READ))
  const fields = reasons.join('\n').slice(0, CHARACTERS_READ)
  return { pages: pagesOf(native, document, onChange), elsewhere: { fields, properties } }
}

function property(native: Native, document: PDFiumDocument, name: string): string {
  const handle = handleOf(document, 'documentIdx')
  return withName(native, name, (key) =>
    readText(native, (into, bytes) => native._FPDF_GetMetaText(handle, key, into, bytes)),
  ).slice(0, CHARACTERS_READ)
}

function* pagesOf(
  native: Native,
  document: PDFiumDocument,
  onChange: (index: number) => void,
): Generator<PageText> {
  const pages = Math.min(document.getPageCount(), PAGES_READ)
  const left = { annotations: ANNOTATIONS_READ, characters: CHARACTERS_READ, ms: TIME_MAX }
  for (let index = 0; index < pages; index++)
    yield withName(native, 'Contents', (contents) =>
      readPage({ document, native, contents, left, onChange }, index),
    )
}

/** Reads a page; a part that can't be read doesn't take the rest with it. */
function readPage(reading: Reading, index: number): PageText {
  const { document, native, onChange } = reading
  const handle = handleOf(document.getPage(index), 'pageIdx')
  try {
    const text = orElse('', () => pageText(native, handle))
    const { elsewhere, drawn } = orElse(NOTHING, () => readAnnotations(reading, handle))
    if (drawn.size === 0) return { text, elsewhere }
    onChange(index)
    const shown = orElse('', () => drawnText(reading, { index, handle }, drawn))
    return { text, elsewhere: { ...elsewhere, fields: `${elsewhere.fields ?? ''}\n${shown}` } }
  } finally {
    native._FPDF_ClosePage(handle)
  }
}

interface Annotations {
  elsewhere: Elsewhere
  /** The fields that are to be read as they are drawn. */
  drawn: ReadonlySet<number>
}

const NOTHING: Annotations = { elsewhere: {}, drawn: new Set() }

function orElse<T>(fallback: T, read: () => T): T {
  try {
    return read()
  } catch {
    return fallback
  }
}

function readAnnotations(reading: Reading, page: number): Annotations {
  const { native, left } = reading
  // A field may be shown at several spots of a page, and a popup repeats its annotation.
  const fields = new Set<string>()
  const annotations = new Set<string>()
  const drawn = new Set<number>()
  const begin = performance.now()
  const count = native._FPDFPage_GetAnnotCount(page)
  for (let index = 0; index < count; index++) {
    if (left.annotations-- <= 0 || left.characters <= 0) break
    if (performance.now() - begin > left.ms) break
    const annotation = native._FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    const { text, isField, isDrawn } = readAnnotation(reading, annotation, count <= FORM_MAX)
    native._FPDFPage_CloseAnnot(annotation)
    left.characters -= text.length
    const into = isField ? fields : annotations
    into.add(text)
    if (isDrawn) drawn.add(index)
  }
  left.ms -= performance.now() - begin
  const elsewhere = { fields: [...fields].join('\n'), annotations: [...annotations].join('\n') }
  return { elsewhere, drawn }
}

function readAnnotation(reading: Reading, annotation: number, hasForm: boolean) {
  const { document, native } = reading
  const isField = native._FPDFAnnot_GetSubtype(annotation) === WIDGET
  if (!isField) return { text: noteText(reading, annotation), isField, isDrawn: false }
  if (!hasForm) return { text: '', isField, isDrawn: false }
  const field = { document, native, annotation }
  const text = fieldText(field)
  return { text, isField, isDrawn: isDrawnAlone(field, text) }
}

function noteText({ native, contents }: Reading, annotation: number): string {
  return readText(native, (into, bytes) =>
    native._FPDFAnnot_GetStringValue(annotation, contents, into, bytes),
  )
}
