import type { PDFiumDocument } from '@hyzyla/pdfium'
import type { PageLink } from '../messages.ts'
import { handleOf, type Native, type Pdfium, withRoom } from './pdfium.ts'

const LINKS_MAX = 300
const URL_MAX = 2_048
/** A page is laid out in so many units each way, of which boxes are parts. */
const UNITS = 100_000
/** Protocols that a link may lead to; programs and files of the reader's machine are excluded. */
const LEADS_OUT = new Set(['http:', 'https:', 'mailto:', 'tel:'])

// As PDFium numbers them.
const GO_TO = 1
const URI = 3

/** Returns the links of a page, from 0, with the places that they have on its picture. */
export function pageLinks({ native }: Pdfium, document: PDFiumDocument, index: number): PageLink[] {
  const reading = { native, document: handleOf(document, 'documentIdx') }
  const page = handleOf(document.getPage(index), 'pageIdx')
  const links: PageLink[] = []
  // An integer and a pointer that PDFium writes, and the room in which boxes are read.
  withRoom(native, ROOM, (room) => {
    const view = () => new DataView(native.HEAPU8.buffer, room, ROOM)
    view().setInt32(0, 0, true)
    while (links.length < LINKS_MAX && native._FPDFLink_Enumerate(page, room, room + 4)) {
      const link = view().getUint32(4, true)
      const target = targetOf(reading, link)
      const box = target && boxOf(native, { page, link, room: room + 8 })
      if (box) links.push({ box, ...target })
    }
  })
  return links
}

const ROOM = 32

interface Reading {
  native: Native
  document: number
}

function targetOf({ native, document }: Reading, link: number) {
  const action = native._FPDFLink_GetAction(link)
  const type = action && native._FPDFAction_GetType(action)
  if (type === URI) {
    const url = uriOf({ native, document }, action)
    const read = URL.parse(url)
    return read && LEADS_OUT.has(read.protocol) ? { url: read.href } : undefined
  }
  const place =
    type === GO_TO
      ? native._FPDFAction_GetDest(document, action)
      : native._FPDFLink_GetDest(document, link)
  const page = place ? native._FPDFDest_GetDestPageIndex(document, place) : -1
  return page >= 0 ? { page: page + 1 } : undefined
}

/** Returns an address, of which PDFium first returns the size, then writes the bytes ending in a NUL. */
function uriOf({ native, document }: Reading, action: number): string {
  const bytes = native._FPDFAction_GetURIPath(document, action, 0, 0)
  if (bytes <= 1 || bytes > URL_MAX) return ''
  return withRoom(native, bytes, (into) => {
    native._FPDFAction_GetURIPath(document, action, into, bytes)
    return new TextDecoder().decode(native.HEAPU8.slice(into, into + bytes - 1)).trim()
  })
}

/** Left, top, width and height as parts of the page, turned as it is shown. */
function boxOf(
  native: Native,
  { page, link, room }: { page: number; link: number; room: number },
): PageLink['box'] | undefined {
  if (!native._FPDFLink_GetAnnotRect(link, room)) return undefined
  const view = new DataView(native.HEAPU8.buffer, room, 24)
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true))
  const corner = (x = 0, y = 0) => {
    native._FPDF_PageToDevice(page, 0, 0, UNITS, UNITS, 0, x, y, room + 16, room + 20)
    return [16, 20].map((at) => view.getInt32(at, true) / UNITS) as [number, number]
  }
  const [ax, ay] = corner(left, top)
  const [bx, by] = corner(right, bottom)
  const within = (value: number) => Math.min(1, Math.max(0, value))
  const [x1, x2] = [within(Math.min(ax, bx)), within(Math.max(ax, bx))]
  const [y1, y2] = [within(Math.min(ay, by)), within(Math.max(ay, by))]
  return x2 > x1 && y2 > y1 ? [x1, y1, x2 - x1, y2 - y1] : undefined
}
