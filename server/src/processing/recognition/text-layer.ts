import { readFile, writeFile } from 'node:fs/promises'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'

/** A page, from 1, and a PDF of one page that has its words where they stand, drawn with nothing. */
export interface PageLayer {
  page: number
  path: string
}

/** Writes a copy of a PDF whose pages have words to find, mark and read aloud. */
export async function addTextLayers(path: string, layers: PageLayer[], file: string) {
  const options = { updateMetadata: false, password: '', parseSpeed: Number.POSITIVE_INFINITY }
  const document = await PDFDocument.load(await readFile(path), options)
  for (const layer of layers) {
    const page = document.getPage(layer.page - 1)
    const [words] = await document.embedPdf(await readFile(layer.path))
    if (!words) continue
    const { x, y, width, height } = page.getCropBox()
    const turn = ((page.getRotation().angle % 360) + 360) % 360
    page.drawPage(words, placed(turn, { x, y, width, height }))
  }
  await writeFile(file, await document.save({ updateFieldAppearances: false }))
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Places what stands upright on the picture of a page that its readers see turned clockwise. */
function placed(turn: number, { x, y, width, height }: Box) {
  const rotate = degrees(turn)
  const [wide, high] = turn % 180 === 0 ? [width, height] : [height, width]
  const corner = {
    0: [x, y],
    90: [x + width, y],
    180: [x + width, y + height],
    270: [x, y + height],
  }
  const [left = x, bottom = y] = corner[turn as 0] ?? []
  return { x: left, y: bottom, width: wide, height: high, rotate }
}
