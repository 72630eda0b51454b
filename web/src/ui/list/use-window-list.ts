import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

interface WindowList {
  list: RefObject<HTMLElement | null>
  rows: number
  rowHeight: number
  /** Index of a row that stays in the document, so that focus is not lost when it is scrolled away. */
  activeRow: number
  /** Height of the sticky elements at the top of the window, which cover rows. */
  head: number
  onNearEnd?: () => void
  /** Receives the first and the last visible row. */
  onSee?: (first: number, last: number) => void
}

/** Number of rows before the end at which more are loaded. */
const NEAR = 6
/** Pixels of rows that are rendered before they become visible. */
const AHEAD = 300
/** Height of the selection bar at the bottom of the window. */
const FOOT = 80

/** Renders only the visible rows of a list of any length; the page itself scrolls. */
export function useWindowList({
  list,
  rows,
  rowHeight,
  activeRow,
  head,
  ...callbacks
}: WindowList) {
  const [scrollMargin, setScrollMargin] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: Math.max(2, Math.ceil(AHEAD / rowHeight)),
    // Rows that scroll into view are rendered in slices, so scrolling stays responsive.
    useFlushSync: false,
    scrollMargin,
    scrollPaddingStart: head,
    scrollPaddingEnd: FOOT,
    rangeExtractor: (range) => {
      const rangeIndexes = defaultRangeExtractor(range)
      const isShown = activeRow >= range.count || rangeIndexes.includes(activeRow)
      return isShown ? rangeIndexes : [...rangeIndexes, activeRow].sort((one, other) => one - other)
    },
  })

  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top
      if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY))
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(document.body)
    return () => resized.disconnect()
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have to be measured again
  useLayoutEffect(() => virtualizer.measure(), [rowHeight])

  const virtualItems = virtualizer.getVirtualItems()
  const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {}
  const { onNearEnd, onSee } = callbacks
  useEffect(() => {
    if (rows > 0 && last >= rows - NEAR) onNearEnd?.()
  }, [last, rows, onNearEnd])
  useEffect(() => {
    if (rows > 0) onSee?.(first, last)
  }, [first, last, rows, onSee])

  return {
    shown: virtualItems.map(({ index, start }) => ({ index, top: start - scrollMargin })),
    height: virtualizer.getTotalSize(),
    scrollTo: (row: number) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  }
}
