import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AFRelationship, PDFDocument as Attaching } from '@cantoo/pdf-lib'
import { type CanvasRenderingContext2D, GlobalFonts, PDFDocument } from '@napi-rs/canvas'
import { directionOf } from '@satchel/contract/languages.ts'
import type { Request } from './messages.ts'

type Sheet = Extract<Request, { step: 'record' }>

/** A bundled font, since servers may have none; what it lacks comes from the system's. */
const FONT = fileURLToPath(new URL('../../assets/LiberationSans-Regular.ttf', import.meta.url))
const FAMILY = '"Record", "Noto Sans", "Noto Sans CJK JP", "Noto Sans Arabic", sans-serif'
/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 }
const SIZES = { title: 20, heading: 13, text: 10.5 }
const LEADING = 1.45
const LABEL_WIDTH = 130
/** More than an agreement has; what goes beyond is in the attached file. */
const PAGES_MAX = 400

/** Writes a record: its facts, the words that were shown, and these attached as they were. */
export async function writeSheet({ path, file, attached, ...sheet }: Sheet): Promise<null> {
  GlobalFonts.registerFromPath(FONT, 'Record')
  const drawn = await Attaching.load(draw(sheet))
  drawn.setTitle(sheet.title)
  drawn.setLanguage(sheet.language)
  await drawn.attach(await readFile(path), attached.name, {
    mimeType: attached.mime,
    afRelationship: AFRelationship.Source,
  })
  await writeFile(file, await drawn.save())
  return null
}

function draw({
  title,
  language,
  facts,
  note,
  heading,
  body,
}: Omit<Sheet, 'step' | 'path' | 'file' | 'attached'>): Buffer {
  const document = new PDFDocument({ title })
  const pen = new Pen(document, directionOf(language) === 'rtl')
  pen.write(title, SIZES.title)
  pen.skip(SIZES.text)
  for (const [label, value] of facts) pen.pair(label, value)
  pen.skip(SIZES.text)
  pen.write(note, SIZES.text)
  pen.skip(SIZES.title)
  pen.write(heading, SIZES.heading)
  pen.skip(SIZES.text / 2)
  for (const line of body.split('\n')) pen.write(line, SIZES.text)
  return pen.close()
}

/** Writes lines below each other, on as many pages as they need. */
class Pen {
  readonly #document: PDFDocument
  readonly #isRtl: boolean
  #context: CanvasRenderingContext2D
  #y = PAGE.margin
  #pages = 1

  constructor(document: PDFDocument, isRtl: boolean) {
    this.#document = document
    this.#isRtl = isRtl
    this.#context = document.beginPage(PAGE.width, PAGE.height)
  }

  skip(height: number): void {
    this.#y += height
  }

  write(text: string, size: number): void {
    const width = PAGE.width - 2 * PAGE.margin
    for (const line of this.#linesOf(text, size, width)) this.#line(line, size, PAGE.margin, width)
  }

  /** Writes a label and, beside it, its value. */
  pair(label: string, value: string): void {
    const width = PAGE.width - 2 * PAGE.margin - LABEL_WIDTH
    const [first = '', ...rest] = this.#linesOf(value, SIZES.text, width)
    const [left, right] = [PAGE.margin, PAGE.margin + LABEL_WIDTH]
    this.#makeRoom(SIZES.text)
    const y = this.#y
    this.#line(label, SIZES.text, this.#isRtl ? right + width - LABEL_WIDTH : left, LABEL_WIDTH)
    this.#y = y
    for (const line of [first, ...rest])
      this.#line(line, SIZES.text, this.#isRtl ? left : right, width)
  }

  close(): Buffer {
    this.#document.endPage()
    return this.#document.close()
  }

  #line(text: string, size: number, left: number, width: number): void {
    if (this.#pages > PAGES_MAX) return
    this.#makeRoom(size)
    const context = this.#context
    context.font = `${size}px ${FAMILY}`
    context.fillStyle = '#1a1d21'
    context.direction = this.#isRtl ? 'rtl' : 'ltr'
    context.textAlign = this.#isRtl ? 'right' : 'left'
    context.textBaseline = 'top'
    context.fillText(text, this.#isRtl ? left + width : left, this.#y)
    this.#y += size * LEADING
  }

  #makeRoom(size: number): void {
    if (this.#y + size * LEADING <= PAGE.height - PAGE.margin) return
    this.#document.endPage()
    this.#context = this.#document.beginPage(PAGE.width, PAGE.height)
    this.#pages += 1
    this.#y = PAGE.margin
  }

  /** Breaks a text into lines between words, and within one that is wider than a line. */
  #linesOf(text: string, size: number, width: number): string[] {
    this.#context.font = `${size}px ${FAMILY}`
    const fits = (line: string) => this.#context.measureText(line).width <= width
    const lines: string[] = []
    let line = ''
    for (const part of partsOf(text)) {
      if (fits(line + part)) line += part
      else if (line !== '' && fits(part)) {
        lines.push(line.trimEnd())
        line = part.trimStart()
      } else
        for (const sign of part) {
          if (line !== '' && !fits(line + sign)) {
            lines.push(line)
            line = ''
          }
          line += sign
        }
    }
    return [...lines, line.trimEnd()]
  }
}

/** Returns the words of a line, each with the spaces before it; signs of languages that have none stand alone. */
function partsOf(text: string): string[] {
  return (
    text.match(
      /\s*[\u3000-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|\s*[^\s\u3000-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+|\s+/g,
    ) ?? []
  )
}
