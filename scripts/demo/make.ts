import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import yazl from 'yazl'
import { examine } from '../../server/src/processing/examine.ts'
import { findTools } from '../../server/src/processing/tools.ts'
import { FACTS, seedFileUrl } from '../../server/src/seed/seed-files.ts'
import { findChromium } from '../chromium.mjs'
import type { Piece } from './content.ts'
import { htmlOf } from './documents.ts'
import { officeFileOf } from './office.ts'
import { cardOf, pictureOf } from './pictures.ts'
import { recordingOf } from './recordings.ts'

// Makes the files of the demo and processes them as the server would. The results are stored beside them, so a first
// start has nothing to convert. Needs Chromium, LibreOffice, ffmpeg and a sandbox; takes two minutes.

const SEED = fileURLToPath(new URL('../../server/src/seed/', import.meta.url))
/** Images drawn by hand, which this script leaves alone. */
const DRAWN_BY_HAND = ['scene-crew.jpg', 'scene-control-room.jpg', 'scene-main-dusk.jpg']
/** Files that were replaced by the one of the library. */
const EARLIER = [
  { file: 'prices-europe-1.pdf', of: 'prices-europe.pdf', name: 'Price list Europe (first)' },
  { file: 'brochure-company-1.pdf', of: 'brochure-company.pdf', name: 'Company brochure (draft)' },
]

/** Prefixes of names; none means all. */
const names = process.argv.slice(2)
const isWanted = (file: string) =>
  names.length === 0 || names.some((start) => file.startsWith(start))

const folder = await mkdtemp(join(tmpdir(), 'satchel-demo-'))
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
try {
  const library: Piece[] = parse(await readFile(join(SEED, 'content/library.csv')), {
    columns: true,
  })
  const facts: Record<string, object> = names.length > 0 ? await readEntries() : {}
  const pieces = [...library, ...EARLIER.flatMap((one) => earlier(library, one))]
  for (const piece of pieces.filter(({ file }) => isWanted(file))) {
    const file = await make(piece, browser)
    facts[piece.file] = await read(piece, file)
  }
  await writeFile(FACTS, `${JSON.stringify(facts, null, 1)}\n`)
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}

async function readEntries(): Promise<Record<string, object>> {
  return JSON.parse(await readFile(FACTS, 'utf8'))
}

function earlier(library: Piece[], { file, of, name }: (typeof EARLIER)[number]): Piece[] {
  return library.filter((piece) => piece.file === of).map((piece) => ({ ...piece, file, name }))
}

/** Makes a file in the folder and returns its name; of a web page, the image it shows of itself. */
async function make(piece: Piece, browser: Browser): Promise<string> {
  const { file, name, product } = piece
  if (DRAWN_BY_HAND.includes(file)) return file
  if (file.startsWith('https://')) {
    const card = `${slugOf(file)}.png`
    await writeFile(join(folder, card), await cardOf(name, new URL(file).host, product))
    return join(folder, card)
  }
  await writeFile(seedFileUrl(file), await contentOf(piece, browser))
  return file
}

async function contentOf(piece: Piece, browser: Browser): Promise<Buffer> {
  const { file } = piece
  const ending = file.split('.').at(-1) ?? ''
  if (ending === 'pdf') return pdfOf(await htmlOf(piece), browser)
  if (['png', 'jpg', 'svg', 'webp'].includes(ending)) return pictureOf(file)
  if (['pptx', 'docx', 'xlsx'].includes(ending)) return officeFileOf(file, folder)
  if (['mp4', 'mp3'].includes(ending)) return recordingOf(file, folder, picture)
  // Texts are their own source.
  if (ending !== 'zip') return readFile(seedFileUrl(file))
  const names = ['logo.svg', 'render-gateway.png', 'press-pulse.pdf']
  return zipOf(await Promise.all(names.map(async (name) => [name, await picture(name)] as const)))
}

/** Returns an existing image, or makes it. */
async function picture(name: string): Promise<Buffer> {
  return name.startsWith('banner-') || DRAWN_BY_HAND.includes(name) || name.endsWith('.pdf')
    ? readFile(seedFileUrl(name))
    : pictureOf(name)
}

/** Makes a ZIP with the same bytes for the same files. */
async function zipOf(files: (readonly [name: string, content: Buffer])[]): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of files) zip.addBuffer(content, name, { mtime: new Date(2026, 0, 5) })
  zip.end()
  return buffer(zip.outputStream)
}

async function pdfOf(html: string, browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(html)
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false })
  await page.close()
  // The same each time it is made.
  const dated = bytes.toString('latin1').replace(/D:\d{14}/g, 'D:20260105090000')
  return Buffer.from(dated, 'latin1')
}

/** Reads a file as the server would, and stores the results beside it. */
async function read({ file, name, description }: Piece, made: string) {
  const place = join(folder, `read-${slugOf(file)}`)
  await mkdir(place)
  const path = made.includes('/') ? made : fileURLToPath(seedFileUrl(made))
  const tools = await findTools({ PATH: process.env.PATH ?? '', DATA_DIR: folder })
  const { identity, description: found, failure } = await examine(path, file, place, tools)
  if (failure) throw new Error(`${file}: ${failure}`)
  const { text, thumbnail, cover, preview, visitor, note, ...shape } = found
  const beside = async (made: string | undefined) => {
    if (!made) return undefined
    const baseName = `${slugOf(file)}.${made}`
    const [from, to] = [join(place, made), fileURLToPath(seedFileUrl(baseName))]
    // Smaller than the server makes them: all of it is in the repository.
    if (made.endsWith('.webp')) await sharp(from).webp({ quality: 56, effort: 6 }).toFile(to)
    else await writeFile(to, await readFile(from))
    return baseName
  }
  const pictures = { thumbnail: await beside(thumbnail), cover: await beside(cover) }
  if (file.startsWith('https://')) return { ...pictures, text: `${name}\n${description}` }
  return {
    mime: identity?.mime,
    bytes: identity?.bytes,
    sha256: identity?.sha256,
    ...shape,
    ...pictures,
    ...(preview && { preview: { mime: preview.mime, file: await beside(preview.file) } }),
    ...(visitor && { visitor: { mime: visitor.mime, file: await beside(visitor.file) } }),
    ...(note && { note }),
    text: text ?? '',
  }
}

function slugOf(file: string): string {
  return file
    .replace('https://', '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/-+$/, '')
}
