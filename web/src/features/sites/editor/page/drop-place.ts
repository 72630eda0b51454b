import type { Place } from '../../block-ops.ts'

/** Says where a block would land: its place, and the line that shows it, in px of the page’s window. */
export interface DropPlace {
  place: Place
  line: { left: number; top: number; width: number }
}

const BLOCK = '[id^="b-"]'
const idOf = (block: Element) => block.id.slice('b-'.length)

/** Returns the block of the page in which an element stands, in a column if it is in one. */
export function blockAround(element: Element): { id: string; element: HTMLElement } | undefined {
  const around = element.closest<HTMLElement>(BLOCK)
  return around ? { id: idOf(around), element: around } : undefined
}

/** Returns the element of a block on the page. */
export function blockOn(page: Document, id: string): HTMLElement | null {
  return page.getElementById(`b-${id}`)
}

/** Returns the place nearest to a point: in a column under it unless `isWide`, else on the page itself. */
export function dropPlaceAt(
  page: Document,
  { x, y }: { x: number; y: number },
  { isWide = false, dragged }: { isWide?: boolean; dragged?: string } = {},
): DropPlace | undefined {
  const column = isWide ? undefined : columnAt(page, x, y)
  const blocks = column ? blocksIn(column) : blocksOn(page)
  const others = blocks.filter((block) => idOf(block) !== dragged)
  if (column && others.length === 0) return inColumn(column)
  const [nearest] = others
    .map((block) => ({ block, box: block.getBoundingClientRect() }))
    .sort((one, other) => distance(one.box, y) - distance(other.box, y))
  if (!nearest) return undefined
  const { block, box } = nearest
  const isBefore = y < box.top + box.height / 2
  const place = isBefore ? { before: idOf(block) } : { after: idOf(block) }
  return { place, line: { left: box.left, width: box.width, top: isBefore ? box.top : box.bottom } }
}

const distance = ({ top, bottom }: DOMRect, y: number) =>
  y < top ? top - y : Math.max(0, y - bottom)

const blocksIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(`:scope > ${BLOCK}`)]

const blocksOn = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>(BLOCK)].filter((block) => !block.closest('.column'))

function columnAt(page: Document, x: number, y: number): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLElement>('.column')].find((column) => {
    const { left, right } = column.getBoundingClientRect()
    // An empty column is as high as the block it is in.
    const { top, bottom } = (column.parentElement ?? column).getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
}

function inColumn(column: HTMLElement): DropPlace | undefined {
  const around = column.parentElement && blockAround(column.parentElement)
  if (!around) return undefined
  const index = [...around.element.querySelectorAll(':scope > .column')].indexOf(column)
  const { left, width, top } = column.getBoundingClientRect()
  return { place: { column: { id: around.id, index } }, line: { left, width, top } }
}
