import { PDFiumLibrary, PDFiumModule } from '@hyzyla/pdfium'

/** PDFium's own functions; the library wraps those for pages alone. Texts are asked for twice: for their size, then. */
export interface Native {
  HEAPU8: Uint8Array
  wasmExports: { malloc(size: number): number; free(at: number): void }
  _FPDF_ClosePage(page: number): void
  _FPDF_GetMetaText(document: number, key: number, into: number, bytes: number): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFPage_RemoveAnnot(page: number, index: number): number
  _FPDFLink_Enumerate(page: number, position: number, link: number): number
  _FPDFLink_GetAnnotRect(link: number, into: number): number
  _FPDFLink_GetDest(document: number, link: number): number
  _FPDFLink_GetAction(link: number): number
  _FPDFAction_GetType(action: number): number
  _FPDFAction_GetDest(document: number, action: number): number
  _FPDFAction_GetURIPath(document: number, action: number, into: number, bytes: number): number
  _FPDFDest_GetDestPageIndex(document: number, destination: number): number
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    turn: number,
    x: number,
    y: number,
    intoX: number,
    intoY: number,
  ): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(textPage: number): void
  _FPDFText_CountChars(textPage: number): number
  _FPDFText_GetText(textPage: number, from: number, count: number, into: number): number
  _FPDFText_GetCharIndexFromTextIndex(textPage: number, index: number): number
  _FPDFText_GetCharOrigin(textPage: number, index: number, intoX: number, intoY: number): number
  _FPDFText_GetLooseCharBox(textPage: number, index: number, into: number): number
  _FPDFText_GetMatrix(textPage: number, index: number, into: number): number
  _FPDFText_GetFontSize(textPage: number, index: number): number
  _FPDFAnnot_GetSubtype(annotation: number): number
  _FPDFAnnot_GetStringValue(annotation: number, key: number, into: number, bytes: number): number
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number
  _FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number
  _FPDFAnnot_GetFormFieldValue(
    form: number,
    annotation: number,
    into: number,
    bytes: number,
  ): number
  _FPDFAnnot_GetOptionCount(form: number, annotation: number): number
  _FPDFAnnot_GetOptionLabel(
    form: number,
    annotation: number,
    index: number,
    into: number,
    bytes: number,
  ): number
  _FPDFAnnot_IsOptionSelected(form: number, annotation: number, index: number): number
  _FPDFAnnot_GetAP(annotation: number, mode: number, into: number, bytes: number): number
  _FPDFPage_Flatten(page: number, use: number): number
  _FPDF_GetSignatureCount(document: number): number
  _FPDF_GetSignatureObject(document: number, index: number): number
  _FPDFSignatureObj_GetReason(signature: number, into: number, bytes: number): number
}

export interface Pdfium {
  library: PDFiumLibrary
  native: Native
}

let opened: Promise<Pdfium> | undefined

export function openPdfium(): Promise<Pdfium> {
  opened ??= open()
  return opened
}

async function open(): Promise<Pdfium> {
  let native: Native | undefined
  const library = await PDFiumLibrary.initBase({
    vendor: async (options) => {
      const module = await PDFiumModule(options)
      native = module as unknown as Native
      return module
    },
  })
  if (!native) throw new Error('PDFium was not loaded')
  return { library, native }
}

/** Returns what PDFium's functions call a page or document, which the library doesn't give away. */
export function handleOf(wrapped: object, name: 'pageIdx' | 'documentIdx'): number {
  const handle: unknown = Reflect.get(wrapped, name)
  if (typeof handle !== 'number') throw new Error(`PDFium has no ${name}`)
  return handle
}

/** The longest text that is copied, in bytes; longer ones are left out. */
const BYTES_MAX = 4_000_000

/** Returns a text from a PDFium function that first returns its size, then writes UTF-16 ending in a NUL. */
export function readText(native: Native, ask: (into: number, bytes: number) => number): string {
  const bytes = ask(0, 0)
  if (bytes <= 2 || bytes > BYTES_MAX) return ''
  const into = native.wasmExports.malloc(bytes)
  if (into === 0) return ''
  try {
    ask(into, bytes)
    return new TextDecoder('utf-16le').decode(native.HEAPU8.subarray(into, into + bytes - 2))
  } finally {
    native.wasmExports.free(into)
  }
}

/** Gives `use` a name as PDFium takes it. */
export function withName<T>(native: Native, name: string, use: (key: number) => T): T {
  const bytes = Buffer.from(`${name}\0`, 'latin1')
  return withRoom(native, bytes.length, (key) => {
    native.HEAPU8.set(bytes, key)
    return use(key)
  })
}

/** Gives `use` so many bytes of PDFium's memory. */
export function withRoom<T>({ wasmExports }: Native, bytes: number, use: (at: number) => T): T {
  const at = wasmExports.malloc(bytes)
  if (at === 0) throw new Error('PDFium is out of memory')
  try {
    return use(at)
  } finally {
    wasmExports.free(at)
  }
}
