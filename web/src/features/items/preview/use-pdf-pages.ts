import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openPage, type PdfPage } from '../../../lib/items/pdf-page.ts'
import { rangesIn } from '../../../lib/items/text-ranges.ts'

/** Distance at which pages are rendered before they become visible. */
const AHEAD = '100%'
const SETTLED = 150
const GAP = 12
/** Name of the marks in style sheets. */
const MARKS = 'hit'

/** Page and words that a search result leads to. */
interface Hit {
  page: number
  /** Words to mark there. */
  find: readonly string[]
}

/** Renders a document into the sheets of a scroller, as far as they are near the visible part. */
export function usePdfPages(pdf: PDFDocumentProxy | undefined, { page, find }: Hit) {
  const scroller = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(1)
  const mark = useEffectEvent((rendered: number) => {
    const holder = scroller.current
    if (holder && rendered === page) markFound(holder, page, find)
  })

  useEffect(() => {
    const holder = scroller.current
    if (!pdf || !holder) return
    const sheets = [...holder.children] as HTMLElement[]
    const goTo = (number: number) => scrollToPage(holder, number)
    const pages = new Map<Element, PdfPage>(
      sheets.map((sheet, index) => [
        sheet,
        openPage(pdf, index + 1, sheet, { goTo, onWords: () => mark(index + 1) }),
      ]),
    )
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) pages.get(target)?.setNear(isIntersecting)
      },
      { root: holder, rootMargin: AHEAD },
    )
    for (const sheet of sheets) near.observe(sheet)

    const update = () => setCurrent(pageAt(holder, sheets))
    holder.addEventListener('scroll', update, { passive: true })
    const stopRedrawing = redrawWhenResized(sheets[0] ?? holder, pages)
    return () => {
      near.disconnect()
      stopRedrawing()
      holder.removeEventListener('scroll', update)
      for (const page of pages.values()) page.setNear(false)
    }
  }, [pdf])

  const words = find.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are marked again
  useEffect(() => {
    if (!pdf || !scroller.current) return
    if (page > 1) scrollToPage(scroller.current, page)
    mark(page)
    return clearMarks
  }, [pdf, page, words])

  const goTo = (number: number) => scroller.current && scrollToPage(scroller.current, number)
  return { scroller, current, goTo }
}

/** Marks words on a rendered page and brings the first of them into view. */
function markFound(holder: HTMLElement, page: number, find: readonly string[]): void {
  const layer = holder.children.item(page - 1)?.querySelector('.textLayer')
  const ranges = find.flatMap((words) => rangesIn(layer, words))
  // Older browsers go to the page, without marks.
  CSS.highlights?.set(MARKS, new Highlight(...ranges))
  const tops = ranges.map((range) => range.getBoundingClientRect().top)
  const { top, height } = holder.getBoundingClientRect()
  const first = Math.min(...tops) - top
  if (ranges.length > 0 && (first < 0 || first > height * 0.75))
    holder.scrollTop += first - height / 3
}

function clearMarks(): void {
  CSS.highlights?.delete(MARKS)
}

function scrollToPage(holder: HTMLElement, number: number): void {
  const sheet = holder.children.item(number - 1)
  if (!sheet) return
  holder.scrollTop += sheet.getBoundingClientRect().top - holder.getBoundingClientRect().top - GAP
}

function pageAt(holder: HTMLElement, sheets: HTMLElement[]): number {
  const { top, height } = holder.getBoundingClientRect()
  const index = sheets.findIndex((sheet) => sheet.getBoundingClientRect().bottom > top + height / 2)
  return index < 0 ? sheets.length : index + 1
}

/** Stretches rendered pages at once and renders them again when the width has settled. */
function redrawWhenResized(first: HTMLElement, pages: ReadonlyMap<Element, PdfPage>): () => void {
  let { clientWidth: width } = first
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    if (first.clientWidth === width) return
    width = first.clientWidth
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const page of pages.values()) page.redraw()
    }, SETTLED)
  })
  observer.observe(first)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
