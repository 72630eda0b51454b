import type { Block, SimpleBlock } from '@satchel/contract/sites/blocks.ts'

/** The number of cards after which a site goes on on its next page; a block is never split. */
const CARDS_MAX = 200

/** The blocks of a site that are on one of its pages. */
export interface SitePart {
  blocks: Block[]
  /** The number of the first block, counted over all pages. */
  first: number
  page: number
  pages: number
}

/** Returns the blocks without the columns around them. */
export function simpleBlocks(content: Block[]): SimpleBlock[] {
  return content.flatMap((block) => (block.kind === 'columns' ? block.columns.flat() : [block]))
}

/**
 * Returns a page of a site, which shows a bounded number of cards, however many there are; undefined past its end. Blocks
 * keep their order and their columns.
 */
export function partOf(
  content: Block[],
  cardsOf: (block: SimpleBlock) => number,
  page: number,
): SitePart | undefined {
  const pageOf = pagesOf(content, cardsOf)
  const pages = Math.max(1, ...pageOf.values())
  if (page > pages) return undefined
  const isHere = (block: SimpleBlock) => pageOf.get(block) === page
  const partOfBlock = (block: Block): Block[] => {
    if (block.kind !== 'columns') return isHere(block) ? [block] : []
    const columns = block.columns.map((column) => column.filter(isHere))
    return columns.some((column) => column.length > 0) ? [{ ...block, columns }] : []
  }
  const first = content.findIndex((block) => partOfBlock(block).length > 0)
  return { blocks: content.flatMap(partOfBlock), first: Math.max(0, first) + 1, page, pages }
}

/** Returns the page of each block, by how many cards fit on one. Headings go with what is below them. */
function pagesOf(
  content: Block[],
  cardsOf: (block: SimpleBlock) => number,
): Map<SimpleBlock, number> {
  const pageOf = new Map<SimpleBlock, number>()
  let page = 1
  let cards = 0
  let headings: SimpleBlock[] = []
  for (const block of simpleBlocks(content)) {
    const count = cardsOf(block)
    if (cards > 0 && cards + count > CARDS_MAX) {
      page += 1
      cards = 0
      for (const heading of headings) pageOf.set(heading, page)
    }
    cards += count
    headings = block.kind === 'heading' ? [...headings, block] : []
    pageOf.set(block, page)
  }
  return pageOf
}
