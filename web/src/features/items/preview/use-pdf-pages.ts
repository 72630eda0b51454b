import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { openPage, type PdfPage } from '../../../lib/items/pdf-page.ts'

/** Distance at which pages are rendered before they become visible. */
const AHEAD = '100%'
const SETTLED = 150
const GAP = 12

/** Renders a document into the sheets of a scroller, as far as they are near the visible part. */
export function usePdfPages(pdf: PDFDocumentProxy | undefined, firstPage: number) {
  const scroller = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(1)

  useEffect(() => {
    const holder = scroller.current
    if (!pdf || !holder) return
    const sheets = [...holder.children] as HTMLElement[]
    const goTo = (number: number) => scrollToPage(holder, number)
    const pages = new Map<Element, PdfPage>(
      sheets.map((sheet, index) => [sheet, openPage(pdf, index + 1, sheet, { goTo })]),
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

  useEffect(() => {
    if (pdf && scroller.current && firstPage > 1) scrollToPage(scroller.current, firstPage)
  }, [pdf, firstPage])

  const goTo = (number: number) => scroller.current && scrollToPage(scroller.current, number)
  return { scroller, current, goTo }
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
