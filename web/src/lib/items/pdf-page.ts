import { t } from '@satchel/messages/t.ts'
import type { PageViewport, PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { RenderingCancelledException, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Maximum pixels of a canvas; phones fail on larger ones. */
const PIXELS_MAX = 16_000_000

export interface PdfPage {
  sheet: HTMLElement
  /** Renders the page while it is near the visible part, and clears it otherwise to save memory on phones. */
  setNear(isNear: boolean): void
  /** Renders the page again for another width of the sheet. */
  redraw(): void
}

interface Around {
  goTo(page: number): void
  /** Runs once the text layer is rendered. */
  onWords?(): void
  /** Runs if the page couldn't be fetched or rendered. */
  onFailure?(): void
}

export function openPage(
  pdf: PDFDocumentProxy,
  number: number,
  sheet: HTMLElement,
  around: Around,
): PdfPage {
  let isNear = false
  let turn = 0
  let task: RenderTask | undefined

  return {
    sheet,
    setNear(value) {
      if (value === isNear) return
      isNear = value
      if (isNear) start()
      else empty()
    },
    redraw() {
      if (isNear) start()
    },
  }

  function start(): void {
    draw().catch((error) => {
      if (!around.onFailure) throw error
      if (isNear) around.onFailure()
    })
  }

  async function draw(): Promise<void> {
    turn += 1
    const mine = turn
    task?.cancel()
    const page = await pdf.getPage(number)
    if (mine !== turn) return
    const { width, height } = page.getViewport({ scale: 1 })
    sheet.style.aspectRatio = `${width} / ${height}`
    const scale = sheet.clientWidth / width
    sheet.style.setProperty('--total-scale-factor', String(scale))
    const canvas = await paint(page, scale)
    if (!canvas || mine !== turn) return
    const isFirst = !sheet.querySelector('.page')
    for (const before of sheet.querySelectorAll('.page, .cover')) before.remove()
    sheet.prepend(canvas)
    if (!isFirst) return
    await Promise.all([addText(page, sheet), addLinks(pdf, page, sheet, around)])
    around.onWords?.()
  }

  async function paint(page: PDFPageProxy, scale: number): Promise<HTMLCanvasElement | undefined> {
    const viewport = page.getViewport({ scale })
    const area = viewport.width * viewport.height
    const density = Math.min(devicePixelRatio, Math.sqrt(PIXELS_MAX / area))
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width * density)
    canvas.height = Math.floor(viewport.height * density)
    // Stretched to whole pixels: a page that ends within one leaves the rest of it white.
    const [x, y] = [canvas.width / viewport.width, canvas.height / viewport.height]
    canvas.className = 'page'
    canvas.ariaHidden = 'true'
    task = page.render({ canvas, viewport, transform: [x, 0, 0, y, 0, 0] })
    try {
      await task.promise
      return canvas
    } catch (error) {
      if (error instanceof RenderingCancelledException) return undefined
      throw error
    }
  }

  function empty(): void {
    turn += 1
    task?.cancel()
    sheet.replaceChildren()
  }
}

/** Adds the invisible text layer over the page's image, for screen readers, search and copying. */
async function addText(page: PDFPageProxy, sheet: HTMLElement): Promise<void> {
  const container = document.createElement('div')
  container.className = 'textLayer'
  sheet.append(container)
  const viewport = page.getViewport({ scale: 1 })
  await new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport,
  }).render()
}

interface LinkAnnotation {
  subtype: string
  rect: [x1: number, y1: number, x2: number, y2: number]
  /** URL of a web page, email or phone number; the engine lets no others through. */
  url?: string
  dest?: string | unknown[]
}

async function addLinks(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  sheet: HTMLElement,
  { goTo }: Around,
): Promise<void> {
  const viewport = page.getViewport({ scale: 1 })
  const annotations = (await page.getAnnotations()) as LinkAnnotation[]
  for (const { subtype, rect, url, dest } of annotations) {
    if (subtype !== 'Link' || !(url || dest)) continue
    const link = document.createElement('a')
    link.className = 'spot'
    lay(link, rect, viewport)
    if (url) Object.assign(link, { href: url, ariaLabel: url, target: '_blank', rel: 'noopener' })
    else {
      Object.assign(link, { href: '#', ariaLabel: t('format.goToPage') })
      link.addEventListener('click', async (event) => {
        event.preventDefault()
        const target = await pageOf(pdf, dest)
        if (target !== undefined) goTo(target)
      })
    }
    sheet.append(link)
  }
}

/** Positions a link in percent of the page, so that it scales with it. */
function lay(link: HTMLElement, [x1, y1, x2, y2]: LinkAnnotation['rect'], viewport: PageViewport) {
  const [ax, ay] = viewport.convertToViewportPoint(x1, y1)
  const [bx, by] = viewport.convertToViewportPoint(x2, y2)
  const across = (value: number) => `${(value / viewport.width) * 100}%`
  const down = (value: number) => `${(value / viewport.height) * 100}%`
  link.style.left = across(Math.min(ax, bx))
  link.style.top = down(Math.min(ay, by))
  link.style.width = across(Math.abs(bx - ax))
  link.style.height = down(Math.abs(by - ay))
}

async function pageOf(
  pdf: PDFDocumentProxy,
  dest: LinkAnnotation['dest'],
): Promise<number | undefined> {
  const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
  const target = place?.[0]
  if (typeof target === 'number') return target + 1
  const reference = target as Parameters<PDFDocumentProxy['getPageIndex']>[0] | undefined
  return reference && (await pdf.getPageIndex(reference)) + 1
}
