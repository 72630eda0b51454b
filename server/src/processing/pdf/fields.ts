import type { PDFiumDocument } from '@hyzyla/pdfium'
import { pageText } from './page-text.ts'
import { handleOf, type Native, readText } from './pdfium.ts'

// As PDFium numbers them.
const RADIO_BUTTON = 3
const LISTS = new Set([4, 5])
const TEXT_FIELD = 6
const SIGNATURE = 7
const PASSWORD_FLAG = 1 << 13
const NORMAL = 0

const OPTIONS_READ = 500

interface Field {
  document: PDFiumDocument
  native: Native
  annotation: number
}

/**
 * Returns what was written into a form's field or chosen there. Ticks and buttons say nothing, and passwords are
 * nobody's to find.
 */
export function fieldText(field: Field): string {
  const { native, annotation } = field
  const form = field.document.initializeFormFields()
  const type = native._FPDFAnnot_GetFormFieldType(form, annotation)
  if (type === TEXT_FIELD) return isPassword(field) ? '' : givenValue(field)
  if (LISTS.has(type)) return [...new Set([givenValue(field), ...chosenOf(field)])].join('\n')
  const value = type === RADIO_BUTTON ? givenValue(field) : ''
  return value === 'Off' ? '' : value
}

function isPassword({ document, native, annotation }: Field): boolean {
  const form = document.initializeFormFields()
  return (native._FPDFAnnot_GetFormFieldFlags(form, annotation) & PASSWORD_FLAG) !== 0
}

function givenValue({ document, native, annotation }: Field): string {
  const form = document.initializeFormFields()
  return readText(native, (into, bytes) =>
    native._FPDFAnnot_GetFormFieldValue(form, annotation, into, bytes),
  )
}

/** Returns the options chosen in a list as people see them. */
function chosenOf({ document, native, annotation }: Field): string[] {
  const form = document.initializeFormFields()
  const count = Math.min(native._FPDFAnnot_GetOptionCount(form, annotation), OPTIONS_READ)
  const indexes = Array.from({ length: Math.max(count, 0) }, (_, index) => index)
  return indexes
    .filter((index) => native._FPDFAnnot_IsOptionSelected(form, annotation, index))
    .map((index) =>
      readText(native, (into, bytes) =>
        native._FPDFAnnot_GetOptionLabel(form, annotation, index, into, bytes),
      ),
    )
}

/** Tells whether people read something in a field without a value: a signature, or what a program drew there. */
export function isDrawnAlone(field: Field, value: string): boolean {
  const { document, native, annotation } = field
  const type = native._FPDFAnnot_GetFormFieldType(document.initializeFormFields(), annotation)
  const isWritten = (type === TEXT_FIELD && !isPassword(field)) || LISTS.has(type)
  if (type !== SIGNATURE && !(isWritten && value === '')) return false
  return native._FPDFAnnot_GetAP(annotation, NORMAL, 0, 0) > 2
}

/** Returns what is read in some fields of a page, for which all others are taken off it and these are made part of it. */
export function drawnText(
  { document, native }: Omit<Field, 'annotation'>,
  page: { index: number; handle: number },
  drawn: ReadonlySet<number>,
): string {
  const before = new Set(linesOf(native, page.handle))
  for (let at = native._FPDFPage_GetAnnotCount(page.handle) - 1; at >= 0; at--)
    if (!drawn.has(at)) native._FPDFPage_RemoveAnnot(page.handle, at)
  native._FPDFPage_Flatten(page.handle, NORMAL)
  const flat = handleOf(document.getPage(page.index), 'pageIdx')
  try {
    return linesOf(native, flat)
      .filter((line) => !before.has(line))
      .join('\n')
  } finally {
    native._FPDF_ClosePage(flat)
  }
}

function linesOf(native: Native, page: number): string[] {
  return pageText(native, page).split(/\r?\n/)
}

/** Returns why a document was signed, as far as signatures say. */
export function signingReasons(native: Native, document: PDFiumDocument, max: number): string[] {
  const handle = handleOf(document, 'documentIdx')
  const count = Math.min(native._FPDF_GetSignatureCount(handle), max)
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const signature = native._FPDF_GetSignatureObject(handle, index)
    return readText(native, (into, bytes) =>
      native._FPDFSignatureObj_GetReason(signature, into, bytes),
    )
  })
}
