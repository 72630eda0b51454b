import pixelmatch from 'pixelmatch'
import { type OpenPdf, renderPage } from '../pdf/draw-page.ts'
import { openDocument } from '../pdf.ts'

/** Pixels of the width at which pages are compared, and how much of a page has to differ. */
const WIDTH = 240
const SHARE = 0.002
/** Pages are compared up to this number, since each is drawn twice. */
const PAGES_MAX = 60

/** A page of the earlier PDF, and the page that it is in the later one. */
export interface PagePair {
  before: number
  after: number
}

/** Returns the pages of the later PDF that look different from before. */
export async function differentPages(
  before: string,
  after: string,
  pairs: readonly PagePair[],
): Promise<number[]> {
  if (pairs.length === 0) return []
  const [one, other] = [await openDocument(before), await openDocument(after)]
  const different: number[] = []
  for (const pair of pairs.slice(0, PAGES_MAX))
    if (await isDifferent(one, other, pair)) different.push(pair.after)
  return different
}

async function isDifferent(one: OpenPdf, other: OpenPdf, pair: PagePair): Promise<boolean> {
  const size = sizeOf(one, pair.before)
  const { width, height } = size
  if (Math.abs(height - sizeOf(other, pair.after).height) > 1) return true
  const left = await renderPage(one, pair.before, size)
  const right = await renderPage(other, pair.after, size)
  return pixelmatch(left.data, right.data, undefined, width, height) > width * height * SHARE
}

function sizeOf({ document }: OpenPdf, number: number): { width: number; height: number } {
  const { originalWidth, originalHeight } = document.getPage(number - 1).getOriginalSize()
  const height = Math.round((WIDTH * originalHeight) / originalWidth)
  return { width: WIDTH, height: Math.min(4 * WIDTH, Math.max(1, height)) }
}
