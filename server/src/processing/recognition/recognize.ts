import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Recognized, Request, Tools } from '../messages.ts'
import { renderPage } from '../pdf/draw-page.ts'
import { openDocument } from '../pdf.ts'
import { openPicture } from '../pictures/open-picture.ts'
import { run } from '../tools.ts'
import { addTextLayers, type PageLayer } from './text-layer.ts'
import { type ReadWords, readWords } from './words.ts'

type Recognizing = Extract<Request, { step: 'recognize' }>

/** Pixels of a page along its longer side: about 250 dots an inch of A4. */
const SIDE = 2_900
const PAGE_TIMEOUT = 45_000
/** Milliseconds after which no further page is begun. */
const TIME_MAX = 5 * 60_000
/** Least words of a picture that counts as written: photos of anything else have a few signs that look like words. */
const WRITTEN = { words: 6, confidence: 65 }
const FILE = 'recognized.pdf'

/** Reads the words of a PDF's pages, or of a picture; a page on which Tesseract fails is left out. */
export async function recognize(request: Recognizing): Promise<Recognized> {
  const { path, mime, pages, folder, tools, languages } = request
  const { languages: installed, canTurn } = await abilities(tools)
  const used = languages.filter((language) => installed.includes(language))
  const chosen = (used.length > 0 ? used : installed.slice(0, 1)).join('+')
  if (!chosen) return { texts: [], confidence: 0 }
  const isPdf = mime === 'application/pdf'
  const reader = { ...request, chosen, canTurn }
  const found = isPdf ? await readPages(reader, pages) : await readPicture(reader)
  const words = found.reduce((sum, page) => sum + page.words, 0)
  const sure = found.reduce((sum, page) => sum + page.confidence * page.words, 0)
  const recognized: Recognized = {
    texts: found.map(({ page, text }) => [page, text]),
    confidence: words === 0 ? 0 : Math.round(sure / words),
  }
  const layers = found.flatMap(({ page, layer }) => (layer ? [{ page, path: layer }] : []))
  if (!isPdf || layers.length === 0) return recognized
  // The words are found without it, and a PDF that can't be changed stays as it is.
  return addTextLayers(path, layers, join(folder, FILE)).then(
    () => ({ ...recognized, file: FILE }),
    () => recognized,
  )
}

interface Reader extends Recognizing {
  /** Languages as Tesseract takes them. */
  chosen: string
  canTurn: boolean
}

interface FoundPage extends ReadWords {
  page: number
  /** The path of a PDF that has the words alone. */
  layer?: PageLayer['path']
}

async function readPages(reader: Reader, pages: number[]): Promise<FoundPage[]> {
  const open = await openDocument(reader.path)
  const until = performance.now() + TIME_MAX
  const found: FoundPage[] = []
  for (const page of pages) {
    if (performance.now() > until) break
    const { originalWidth, originalHeight } = open.document.getPage(page - 1).getOriginalSize()
    if (!(originalWidth > 0 && originalHeight > 0)) continue
    const scale = SIDE / Math.max(originalWidth, originalHeight)
    const size = {
      width: Math.max(1, Math.round(originalWidth * scale)),
      height: Math.max(1, Math.round(originalHeight * scale)),
    }
    const { data, width, height } = await renderPage(open, page, size)
    const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
    const read = await readOne(reader, picture, `page-${page}`)
    if (read && read.words > 0) found.push({ page, ...read })
  }
  return found
}

async function readPicture(reader: Reader): Promise<FoundPage[]> {
  const picture = await openPicture(reader)
  const upright = picture().flatten({ background: '#fff' })
  const read = await readOne(reader, upright, 'picture')
  const isWritten = read && read.words >= WRITTEN.words && read.confidence >= WRITTEN.confidence
  return isWritten
    ? [{ page: 1, text: read.text, words: read.words, confidence: read.confidence }]
    : []
}

/** Reads one picture; undefined where that fails or takes too long. */
async function readOne(
  { chosen, canTurn, folder, tools }: Reader,
  picture: Sharp,
  name: string,
): Promise<Omit<FoundPage, 'page'> | undefined> {
  const source = join(folder, `${name}.png`)
  const target = join(folder, name)
  const box = { width: SIDE, height: SIDE, fit: 'inside' as const, withoutEnlargement: true }
  await picture.resize(box).grayscale().withMetadata({ density: 250 }).png().toFile(source)
  try {
    const layout = ['--psm', canTurn ? '1' : '3']
    const how = ['-l', chosen, ...layout, '-c', 'textonly_pdf=1', 'tsv', 'pdf']
    await run(tools.tesseract ?? '', [source, target, ...how], PAGE_TIMEOUT)
    return { ...readWords(await readFile(`${target}.tsv`, 'utf8')), layer: `${target}.pdf` }
  } catch {
    return undefined
  } finally {
    await rm(source, { force: true })
  }
}

/** Returns the languages Tesseract has here, and whether it can tell how a page lies. */
async function abilities({ tesseract }: Tools) {
  const listed = await run(tesseract ?? '', ['--list-langs'], PAGE_TIMEOUT)
  const names = listed
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
  const languages = names.filter((name) => name !== '' && !NO_LANGUAGES.includes(name))
  return { languages, canTurn: names.includes('osd') }
}

/** Entries of Tesseract’s list that are no languages: how a page lies, and formulas. */
const NO_LANGUAGES = ['osd', 'equ']
