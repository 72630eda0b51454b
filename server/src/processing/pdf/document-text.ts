import type { PDFiumDocument } from '@hyzyla/pdfium'
import type { DocumentText, Elsewhere, PageText } from '../../platform/files/text-parts.ts'
import { handleOf, type Native, type Pdfium, readText, withName } from './pdfium.ts'

const PAGES_READ = 3_000
const PROPERTIES = ['Title', 'Subject', 'Author', 'Keywords']

/** The annotations and form fields of a document that are read, and their characters. */
const ANNOTATIONS_READ = 20_000
const CHARACTERS_READ = 200_000
/** The milliseconds after which no more of them are read. */
const TIME_MAX = 10_000
/** The annotations of a page with which its fields are read: PDFium takes the square of their number to open a form. */
const FORM_MAX = 2_000

// As PDFium numbers them.
const WIDGET = 20
/** Lists and text fields; what else a form has is ticked or pressed. */
const WRITTEN_FIELDS = new Set([4, 5, 6])
const TEXT_FIELD = 6
const PASSWORD_FLAG = 1 << 13

interface Reading {
  document: PDFiumDocument
  native: Native
  /** The key under which an annotation has its text. */
  contents: number
  left: { annotations: number; characters: number; ms: number }
}

/** Returns a PDF's text: pages with their form fields and annotations, and the document's properties. */
export function documentText({ native }: Pdfium, document: PDFiumDocument): DocumentText {
  const properties = PROPERTIES.map((name) => property(native, document, name)).join('\n')
  return { pages: pagesOf(native, document), elsewhere: { properties } }
}

function property(native: Native, document: PDFiumDocument, name: string): string {
  const handle = handleOf(document, 'documentIdx')
  return withName(native, name, (key) =>
    readText(native, (into, bytes) => native._FPDF_GetMetaText(handle, key, into, bytes)),
  ).slice(0, CHARACTERS_READ)
}

function* pagesOf(native: Native, document: PDFiumDocument): Generator<PageText> {
  const pages = Math.min(document.getPageCount(), PAGES_READ)
  const left = { annotations: ANNOTATIONS_READ, characters: CHARACTERS_READ, ms: TIME_MAX }
  for (let index = 0; index < pages; index++)
    yield withName(native, 'Contents', (contents) =>
      readPage({ document, native, contents, left }, index),
    )
}

/** What cannot be read of a page does not take the rest with it. */
function readPage(reading: Reading, index: number): PageText {
  const page = reading.document.getPage(index)
  const handle = handleOf(page, 'pageIdx')
  // Words divided at the end of a line are whole again; PDFium has a sign of its own for the hyphen.
  const text = () => page.getText().replace(/(\ufffe|[\u00ad\u2010]\r?\n)(\r?\n)?/g, '')
  try {
    return {
      text: orElse('', text),
      elsewhere: orElse({}, () => readAnnotations(reading, handle)),
    }
  } finally {
    reading.native._FPDF_ClosePage(handle)
  }
}

function orElse<T>(fallback: T, read: () => T): T {
  try {
    return read()
  } catch {
    return fallback
  }
}

function readAnnotations(reading: Reading, page: number): Elsewhere {
  const { native, left } = reading
  // A field may be shown at several spots of a page, and a popup repeats its annotation.
  const fields = new Set<string>()
  const annotations = new Set<string>()
  const begin = performance.now()
  const count = native._FPDFPage_GetAnnotCount(page)
  for (let index = 0; index < count; index++) {
    if (left.annotations-- <= 0 || left.characters <= 0) break
    if (performance.now() - begin > left.ms) break
    const annotation = native._FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    const isField = native._FPDFAnnot_GetSubtype(annotation) === WIDGET
    const read = isField ? fieldText : noteText
    const text = isField && count > FORM_MAX ? '' : read(reading, annotation)
    native._FPDFPage_CloseAnnot(annotation)
    left.characters -= text.length
    const into = isField ? fields : annotations
    into.add(text)
  }
  left.ms -= performance.now() - begin
  return { fields: [...fields].join('\n'), annotations: [...annotations].join('\n') }
}

/** Returns what was written into a form's field or chosen there; passwords are nobody's to find. */
function fieldText({ document, native }: Reading, annotation: number): string {
  const form = document.initializeFormFields()
  const type = native._FPDFAnnot_GetFormFieldType(form, annotation)
  const isPassword =
    type === TEXT_FIELD &&
    (native._FPDFAnnot_GetFormFieldFlags(form, annotation) & PASSWORD_FLAG) !== 0
  if (!WRITTEN_FIELDS.has(type) || isPassword) return ''
  return readText(native, (into, bytes) =>
    native._FPDFAnnot_GetFormFieldValue(form, annotation, into, bytes),
  )
}

function noteText({ native, contents }: Reading, annotation: number): string {
  return readText(native, (into, bytes) =>
    native._FPDFAnnot_GetStringValue(annotation, contents, into, bytes),
  )
}
