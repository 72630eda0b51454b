/** Starts of a list's pages, as far as it was followed, and the ids on each. */
export interface PageChain {
  cursors: readonly (string | null)[]
  ids: readonly (readonly string[])[]
}

interface Page<I> {
  items: readonly I[]
  nextCursor: string | null
}

export const UNREAD: PageChain = { cursors: [null], ids: [] }

/** Adds a loaded page. If it ends elsewhere than before, the next one begins elsewhere. */
export function withPage<I extends { id: string }>(
  chain: PageChain,
  number: number,
  { items, nextCursor }: Page<I>,
): PageChain {
  const pageId = chain.ids[number]
  const isSame = pageId?.length === items.length && items.every(({ id }, at) => id === pageId[at])
  const next = chain.cursors[number + 1] ?? null
  const isEnd = chain.cursors.length === number + 1
  if (isSame && next === nextCursor && isEnd === (nextCursor === null)) return chain
  const cursors = [...chain.cursors]
  if (nextCursor === null) cursors.length = number + 1
  else cursors[number + 1] = nextCursor
  const ids = chain.ids.slice(0, cursors.length)
  ids[number] = items.map(({ id }) => id)
  return { cursors, ids }
}

export interface Rows<I> {
  /** Items of the pages; undefined for those not loaded. */
  items: readonly (I | undefined)[]
  /** The index of each page's first item. */
  starts: readonly number[]
}

/** Returns all loaded items in order; one that moved between pages is listed once. */
export function rowsOf<I extends { id: string }>(
  { cursors, ids }: PageChain,
  pageAt: (number: number) => readonly I[] | undefined,
): Rows<I> {
  const items: (I | undefined)[] = []
  const starts: number[] = []
  for (const number of cursors.keys()) {
    const page = pageAt(number)
    starts.push(items.length)
    if (!page) {
      for (const _ of ids[number] ?? []) items.push(undefined)
      continue
    }
    const before = new Set(pageAt(number - 1)?.map(({ id }) => id) ?? ids[number - 1])
    for (const item of page) if (!before.has(item.id)) items.push(item)
  }
  return { items, starts }
}

/** Returns the pages with these indexes, and one before and after. */
export function pagesAround(starts: readonly number[], from: number, to: number): [number, number] {
  const at = (place: number) =>
    Math.max(
      starts.findLastIndex((start) => start <= place),
      0,
    )
  return [Math.max(at(from) - 1, 0), Math.min(at(to) + 1, starts.length - 1)]
}
