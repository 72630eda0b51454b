import { type Native, withRoom } from './pdfium.ts'

// Some programs place each letter by itself, in wide spacing, in boxes or along a curve. PDFium then returns words
// that are letters, often on lines of their own. Their distances say which belong together.

/** Words of one to three characters in a row, most of them of one. */
const RUN = /(?<!\S)(?:\S{1,3}\s+){4,}\S{1,3}(?!\S)/g
const RUN_MIN = 5
const SINGLE_SHARE = 0.6
const LETTER_SHARE = 0.6
/** Scripts written from right to left, which stay in PDFium's order. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

// Distances in font sizes.
const LINE_HEIGHT = 0.5
const LETTER_GAP_MAX = 3
const WORD_GAP = 0.2

/** A letter where it is placed: along its line, from which it is `across`. */
interface Letter {
  text: string
  along: number
  across: number
  width: number
  size: number
}

interface Glyph {
  text: string
  x: number
  y: number
  angle: number
  width: number
  size: number
}

/** Returns a page's text in which letters placed one by one are words and lines again. */
export function joinLetters(native: Native, textPage: number, text: string): string {
  // PDFium counts whole characters.
  let [index, read] = [0, 0]
  return text.replace(RUN, (run, at: number) => {
    if (!isOfLetters(run)) return run
    index += [...text.slice(read, at)].length
    read = at
    const glyphs = glyphsOf(native, textPage, run, index)
    return glyphs ? linesOf(glyphs).map(wordsOf).join('\r\n') : run
  })
}

function isOfLetters(run: string): boolean {
  const words = run.split(/\s+/)
  const singles = words.filter((word) => [...word].length === 1)
  const letters = singles.filter((word) => /\p{L}/u.test(word))
  if (RIGHT_TO_LEFT.test(run)) return false
  return (
    singles.length >= Math.max(RUN_MIN, words.length * SINGLE_SHARE) &&
    letters.length >= singles.length * LETTER_SHARE
  )
}

/** Finds glyphs of a run; undefined if PDFium doesn't know the place of one. */
function glyphsOf(native: Native, textPage: number, run: string, from: number) {
  const glyphs: Glyph[] = []
  let index = from
  for (const text of run) {
    const at = index++
    if (/\s/.test(text)) continue
    const glyph = glyphAt(native, textPage, at)
    if (!glyph) return undefined
    glyphs.push({ text, ...glyph })
  }
  return glyphs
}

const ROOM = 64

function glyphAt(native: Native, textPage: number, at: number) {
  const index = native._FPDFText_GetCharIndexFromTextIndex(textPage, at)
  if (index < 0) return undefined
  return withRoom(native, ROOM, (room) => {
    const isPlaced =
      native._FPDFText_GetCharOrigin(textPage, index, room, room + 8) &&
      native._FPDFText_GetLooseCharBox(textPage, index, room + 16) &&
      native._FPDFText_GetMatrix(textPage, index, room + 32)
    if (!isPlaced) return undefined
    const view = new DataView(native.HEAPU8.buffer, room, ROOM)
    const [x, y] = [view.getFloat64(0, true), view.getFloat64(8, true)]
    const [left = 0, top = 0, right = 0, bottom = 0, a = 1, b = 0] = [16, 20, 24, 28, 32, 36].map(
      (place) => view.getFloat32(place, true),
    )
    const size = native._FPDFText_GetFontSize(textPage, index) * Math.hypot(a, b)
    const angle = Math.atan2(b, a)
    const width = widthIn({ width: right - left, height: top - bottom }, angle, size)
    if (!(size > 0) || !Number.isFinite(x + y + width)) return undefined
    return { x, y, angle, width, size }
  })
}

/** The width of a letter turned by an angle, of which PDFium returns the upright box around it. */
function widthIn(box: { width: number; height: number }, angle: number, size: number): number {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const slant = cos * cos - sin * sin
  if (Math.abs(slant) < 0.3) return size / 2
  return Math.min(Math.max((box.width * cos - box.height * sin) / slant, 0), size)
}

/** Letters in one direction are sorted into lines; those along a curve stay in their order. */
function linesOf(glyphs: Glyph[]): Letter[][] {
  const [first] = glyphs
  if (!first) return []
  const isStraight = glyphs.every(({ angle }) => Math.abs(angle - first.angle) < 0.05)
  if (!isStraight)
    return split(followed(glyphs), (one, before) => gapOf(before, one) > LETTER_GAP_MAX)
  const [cos, sin] = [Math.cos(first.angle), Math.sin(first.angle)]
  const letters = glyphs
    .map(({ x, y, ...glyph }) => ({
      ...glyph,
      along: x * cos + y * sin,
      across: y * cos - x * sin,
    }))
    .toSorted((one, other) => other.across - one.across)
  const lines = split(
    letters,
    (one, before) => before.across - one.across > LINE_HEIGHT * before.size,
  )
  return lines.flatMap((line) => {
    const sorted = line.toSorted((one, other) => one.along - other.along)
    return split(sorted, (one, before) => gapOf(before, one) > LETTER_GAP_MAX)
  })
}

/** Letters in their order, each as far from the one before as it is placed. */
function followed(glyphs: Glyph[]): Letter[] {
  let along = 0
  return glyphs.map(({ x, y, ...glyph }, index) => {
    const before = glyphs[index - 1]
    if (before) along += Math.hypot(x - before.x, y - before.y)
    return { ...glyph, along, across: 0 }
  })
}

function split(letters: Letter[], isApart: (one: Letter, before: Letter) => boolean): Letter[][] {
  const parts: Letter[][] = []
  letters.forEach((letter, index) => {
    const before = letters[index - 1]
    if (!before || isApart(letter, before)) parts.push([])
    parts.at(-1)?.push(letter)
  })
  return parts
}

/** The room between two letters of a line, in font sizes. */
function gapOf(before: Letter, { along }: Letter): number {
  return (along - before.along - before.width) / before.size
}

/** Joins a line's letters, with a space where one is further from the one before than they are usually. */
function wordsOf(line: Letter[]): string {
  const steps = line.slice(1).map((letter, index) => {
    const { along, width, size } = line[index] ?? letter
    return { step: letter.along - along, width, size }
  })
  const pitch = median(steps.map(({ step }) => step))
  const gap = median(steps.map(({ step, width }) => step - width))
  const ratio = median(steps.map(({ step, width, size }) => step / Math.max(width, size / 10)))
  // Boxes have one pitch, spaced letters one gap, and stretched ones one ratio.
  const excesses = [
    steps.map(({ step, size }) => (step - pitch) / size),
    steps.map(({ step, width, size }) => (step - width - gap) / size),
    steps.map(({ step, width, size }) => (step - width * ratio) / size),
  ]
  const [excess = []] = excesses.toSorted((one, other) => spreadOf(one) - spreadOf(other))
  return line
    .map(({ text }, index) => ((excess[index - 1] ?? 0) > WORD_GAP ? ` ${text}` : text))
    .join('')
}

/** Measures how well letters fit, apart from the few before which a word ends. */
function spreadOf(excess: number[]): number {
  return quantile(excess.map(Math.abs), 0.7)
}

function median(numbers: number[]): number {
  return quantile(numbers, 0.5)
}

function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
