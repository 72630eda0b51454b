import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
// The legacy build, since visitors' browsers may be a few years old.
import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { openPage } from '../../lib/items/pdf-page.ts'
import { openFind } from './find.ts'
import { part } from './part.ts'
import { offerPrint } from './print.ts'
import { openReader, type Reader } from './reader.ts'

GlobalWorkerOptions.workerSrc = workerUrl

const DATA = `${import.meta.env.BASE_URL}pdfjs-${version}/`
/** Size of a range request in bytes: only the parts of the file that visible pages need are fetched. */
const CHUNK = 256 * 1024
/** Number of pages whose text shows whether the document is a scan. */
const PAGES_TRIED = 5
const THUMBNAIL_WIDTH = 120
/** Width of a printed sheet in pixels, at 150 dpi. */
const PRINTED_WIDTH = 1_240

type Find = ReturnType<typeof openFind>

export async function openPdf(section: HTMLElement, opened?: Reader): Promise<void> {
  let reader = opened
  let find: Find | undefined
  let pdf: PDFDocumentProxy | undefined
  let task: PDFDocumentLoadingTask | undefined
  let failures = 0
  const failure = part(section, 'failure')
  part(failure, 'again').addEventListener('click', () => {
    // A second time it may be that the address of the file is over.
    if (failures > 1) location.reload()
    failure.hidden = true
    void load()
  })
  offerPrint(
    section,
    () => pdf?.numPages ?? 0,
    (page) => drawPrinted(pdf, page),
  )
  await load()

  function fail(): void {
    if (!failure.hidden) return
    failures += 1
    failure.hidden = false
  }

  async function load(): Promise<void> {
    void task?.destroy()
    task = openDocument(section.dataset.pdf ?? '')
    try {
      pdf = await task.promise
      if (pdf.numPages === 0) {
        part(section, 'empty').hidden = false
        return
      }
      reader ??= await layOut(section, pdf)
      fill(pdf, reader)
      await offerFind(pdf, reader)
    } catch {
      fail()
    }
  }

  function fill(opened: PDFDocumentProxy, reader: Reader): void {
    for (const drawn of section.querySelectorAll('.page, .textLayer, .spot')) drawn.remove()
    const pages = reader.sheets.map((sheet, index) =>
      openPage(opened, index + 1, sheet, {
        goTo: reader.goTo,
        onWords: () => find?.repaint(index + 1),
        onFailure: () => opened === pdf && fail(),
      }),
    )
    reader.fill({
      setNear: (page, isNear) => pages[page - 1]?.setNear(isNear),
      redraw: () => pages.forEach((page) => void page.redraw()),
      thumbnail: (page) => drawSmall(opened, page),
      find: () => find?.toggle(),
    })
  }

  async function offerFind(opened: PDFDocumentProxy, reader: Reader): Promise<void> {
    for (let page = 1; !find && page <= Math.min(PAGES_TRIED, opened.numPages); page++) {
      if ((await textOf(opened, page)).trim() === '') continue
      find = openFind(section, {
        total: reader.sheets.length,
        current: reader.current,
        goTo: reader.goTo,
        sheetOf: (number) => reader.sheets[number - 1],
        textOf: (number) => textOf(pdf ?? opened, number),
      })
    }
  }
}

function openDocument(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    rangeChunkSize: CHUNK,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${DATA}cmaps/`,
    standardFontDataUrl: `${DATA}standard_fonts/`,
    wasmUrl: `${DATA}wasm/`,
    iccUrl: `${DATA}iccs/`,
  })
}

/** Lays out a document whose pages weren't counted before. */
async function layOut(section: HTMLElement, pdf: PDFDocumentProxy): Promise<Reader> {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  section.dataset.total = String(pdf.numPages)
  section.dataset.ratio = String(width / height)
  return openReader(section)
}

/** Returns the text as in the text layer, so that matches are found there. */
async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

function drawSmall(pdf: PDFDocumentProxy, number: number): Promise<HTMLCanvasElement> {
  return draw(pdf, number, THUMBNAIL_WIDTH * Math.min(2, devicePixelRatio))
}

/** Renders a page for printing as an image, which takes less memory than a canvas. */
async function drawPrinted(
  pdf: PDFDocumentProxy | undefined,
  number: number,
): Promise<HTMLElement> {
  if (!pdf) throw new Error('The document isn’t open')
  const picture = new Image()
  picture.src = (await draw(pdf, number, PRINTED_WIDTH)).toDataURL('image/jpeg', 0.9)
  await picture.decode()
  return picture
}

async function draw(
  pdf: PDFDocumentProxy,
  number: number,
  wide: number,
): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(number)
  const { width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: wide / width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  return canvas
}
