import { type Native, withRoom } from './pdfium.ts'
import { joinLetters } from './placed-letters.ts'

/** Words divided at the end of a line; PDFium has a sign of its own for the hyphen. */
const DIVIDED = /(\ufffe|[\u00ad\u2010]\r?\n)(\r?\n)?/g

/** Returns what is written on a page, with words that were divided or placed letter by letter whole again. */
export function pageText(native: Native, page: number): string {
  const textPage = native._FPDFText_LoadPage(page)
  if (textPage === 0) return ''
  try {
    return joinLetters(native, textPage, givenText(native, textPage)).replace(DIVIDED, '')
  } finally {
    native._FPDFText_ClosePage(textPage)
  }
}

function givenText(native: Native, textPage: number): string {
  const count = native._FPDFText_CountChars(textPage)
  if (count <= 0) return ''
  return withRoom(native, (count + 1) * 2, (into) => {
    const length = native._FPDFText_GetText(textPage, 0, count, into) - 1
    if (length <= 0) return ''
    return new TextDecoder('utf-16le').decode(native.HEAPU8.slice(into, into + length * 2))
  })
}
