import type { PDFDocumentProxy } from 'pdfjs-dist'
// The build for browsers that are a few years old: a visitor's is not ours to choose.
import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { openPage, type PdfPage } from '../lib/pdf-page.ts'

GlobalWorkerOptions.workerSrc = workerUrl

const DATA = `${import.meta.env.BASE_URL}pdfjs-${version}/`
/** Only the parts of the file that the pages in sight need are fetched. */
const CHUNK = 256 * 1024
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
const FIT = ZOOMS.indexOf(1)
/** A page is drawn before it is in sight, by this part of the window. */
const AHEAD = '100%'
const SETTLED = 150

export async function openPdf(section: HTMLElement): Promise<void> {
  try {
    const pdf = await getDocument({
      url: section.dataset.pdf ?? '',
      rangeChunkSize: CHUNK,
      disableAutoFetch: true,
      disableStream: true,
      cMapUrl: `${DATA}cmaps/`,
      standardFontDataUrl: `${DATA}standard_fonts/`,
      wasmUrl: `${DATA}wasm/`,
      iccUrl: `${DATA}iccs/`,
    }).promise
    const pages = await layOut(section, pdf)
    drawNear(pages)
    steer(section, pages)
  } catch (error) {
    part(section, 'failure').hidden = false
    throw error
  }
}

async function layOut(section: HTMLElement, pdf: PDFDocumentProxy): Promise<PdfPage[]> {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  const pages = Array.from({ length: pdf.numPages }, (_, index) => {
    const sheet = index === 0 ? part(section, 'sheet') : document.createElement('div')
    sheet.className = 'sheet'
    sheet.role = 'group'
    sheet.ariaLabel = `Page ${index + 1} of ${pdf.numPages}`
    // Until a page tells its own size it is taken to be like the first.
    sheet.style.aspectRatio = `${width} / ${height}`
    return openPage(pdf, index + 1, sheet, { goTo: (number) => goTo(pages, number) })
  })
  part(section, 'pages').append(...pages.map(({ sheet }) => sheet))
  part(section, 'total').textContent = String(pages.length)
  return pages
}

function goTo(pages: PdfPage[], number: number): void {
  pages[number - 1]?.sheet.scrollIntoView({ block: 'start' })
}

function drawNear(pages: PdfPage[]): void {
  const bySheet = new Map<Element, PdfPage>(pages.map((page) => [page.sheet, page]))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) bySheet.get(target)?.setNear(isIntersecting)
    },
    { rootMargin: AHEAD },
  )
  for (const { sheet } of pages) observer.observe(sheet)
}

function steer(section: HTMLElement, pages: PdfPage[]): void {
  const holder = part(section, 'pages')
  const toolbar = part(section, 'toolbar')
  let zoom = FIT
  let current = 1

  const tools: Record<string, () => void> = {
    previous: () => goTo(pages, current - 1),
    next: () => goTo(pages, current + 1),
    smaller: () => zoomTo(zoom - 1),
    larger: () => zoomTo(zoom + 1),
    fit: () => zoomTo(FIT),
  }
  toolbar.hidden = false
  toolbar.addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-tool]')
    tools[tool?.dataset.tool ?? '']?.()
  })
  document.addEventListener('keydown', (event) => {
    const tool = KEYS[event.key]
    if (!tool || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    tools[tool]?.()
  })
  document.addEventListener('scroll', () => requestAnimationFrame(tellPosition), { passive: true })
  redrawWhenResized(holder, pages)
  tellPosition()

  function zoomTo(step: number): void {
    const value = ZOOMS[step]
    if (value === undefined) return
    zoom = step
    const middle = innerHeight / 2
    const before = holder.getBoundingClientRect()
    const place = (middle - before.top) / before.height
    holder.style.setProperty('--zoom', String(value))
    part(section, 'zoom').textContent = `${value * 100}%`
    // What was in the middle of the window stays there.
    const after = holder.getBoundingClientRect()
    scrollBy(0, after.top + place * after.height - middle)
    holder.scrollLeft = (holder.scrollWidth - holder.clientWidth) / 2
  }

  function tellPosition(): void {
    const index = pages.findIndex(
      ({ sheet }) => sheet.getBoundingClientRect().bottom > innerHeight / 3,
    )
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.body.scrollHeight - 1
    current = isAtEnd || index < 0 ? pages.length : index + 1
    part(section, 'position').textContent = String(current)
    setDisabled(toolbar, 'previous', current === 1)
    setDisabled(toolbar, 'next', current === pages.length)
  }
}

const KEYS: Record<string, string> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '-': 'smaller',
  '+': 'larger',
  '=': 'larger',
  '0': 'fit',
}

/** Old pictures are stretched at once and drawn anew when the width has settled. */
function redrawWhenResized(holder: HTMLElement, pages: PdfPage[]): void {
  let width = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const first = pages[0]?.sheet ?? holder
  new ResizeObserver(() => {
    if (first.clientWidth === width) return
    const isFirst = width === 0
    width = first.clientWidth
    clearTimeout(timer)
    if (!isFirst) timer = setTimeout(() => pages.forEach((page) => void page.redraw()), SETTLED)
  }).observe(first)
}

/** Stays reachable by keyboard, so that focus is not lost at the last page. */
function setDisabled(toolbar: HTMLElement, tool: string, isDisabled: boolean): void {
  part(toolbar, `tool="${tool}"`).ariaDisabled = String(isDisabled)
}

function part(within: HTMLElement, name: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(`[data-${name}]`)
  if (!found) throw new Error(`The page has no ${name}`)
  return found
}
