import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pdfOfObjects } from '../../../test/documents/pdf.ts'
import { noPrograms } from '../../../test/tools.ts'
import { examine } from '../examine.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Reads a PDF of a page with these letters. */
async function read(letters: string[]): Promise<string | undefined> {
  const stream = letters.join('\n')
  const pdf = pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ])
  const path = join(folder, 'given')
  await writeFile(path, pdf)
  const { description } = await examine(path, 'a.pdf', folder, noPrograms)
  return description.text?.trim()
}

/** The widths of Helvetica's letters in thousandths of its size. */
const WIDTHS: Record<string, number> = { B: 667, c: 500, i: 222, r: 333, s: 500, t: 278, ' ': 278 }
const SIZE = 12

interface Placed {
  letter: string
  x: number
  line: number
}

const LINES = ['Barquentine hour is', 'a stone in the quiet', 'sea near our port']

/** Letters where `step` moves on after each, as far as its width says. */
function placed(lines: string[], step: (width: number) => number): Placed[] {
  return lines.flatMap((text, line) => {
    let x = 60
    return [...text].flatMap((letter) => {
      const at = { letter, x, line }
      x += step(((WIDTHS[letter] ?? 556) / 1_000) * SIZE)
      return letter === ' ' ? [] : [at]
    })
  })
}

const show = (letter: string, matrix: number[]) =>
  `BT /F ${SIZE} Tf ${matrix.map((one) => one.toFixed(4)).join(' ')} Tm (${letter}) Tj ET`
const upright = ({ letter, x, line }: Placed) => show(letter, [1, 0, 0, 1, x, 700 - line * 18])

const WAYS: [title: string, letters: string[], text?: string][] = [
  ['close together', placed(LINES, (width) => width).map(upright)],
  ['stretched', placed(LINES, (width) => width * 1.5).map(upright)],
  ['stretched far', placed(LINES, (width) => width * 3).map(upright)],
  ['spaced', placed(LINES, (width) => width + 8).map(upright)],
  ['in boxes', placed(LINES, () => 24).map(upright), LINES.join('\n').replaceAll(' ', '\n')],
  [
    'from bottom to top',
    placed(LINES, (width) => width * 2).map(({ letter, x, line }) =>
      show(letter, [0, 1, -1, 0, 300 + line * 18, x]),
    ),
  ],
  [
    'along a curve',
    placed(['Barquentine hour is'], (width) => width * 1.1).map(({ letter, x }) => {
      const [sin, cos] = [Math.sin((x - 120) / 100), Math.cos((x - 120) / 100)]
      return show(letter, [cos, -sin, sin, cos, 300 + 150 * sin, 400 + 150 * cos])
    }),
    'Barquentine hour is',
  ],
]

test.each(WAYS)(
  'letters placed one by one are words where they are %s',
  async (_, letters, text) => {
    expect(await read(letters)).toBe(text ?? LINES.join('\n'))
  },
)

test('letters and digits far apart from each other are no words', async () => {
  const cells = (signs: string) =>
    [0, 1].flatMap((line) =>
      [...signs].map((letter, index) => upright({ letter, x: 60 + index * 60, line })),
    )
  for (const signs of ['ABCDEF', '012345']) {
    const text = await read(cells(signs))
    expect(text?.split(/\s+/)).toEqual([...signs, ...signs])
  }
})

test('short words stay as they are', async () => {
  const text = 'I am at it as a man is to do so if we go up by an ox or a b c d'
  expect(await read([`BT /F 12 Tf 60 700 Td (${text}) Tj ET`])).toBe(text)
})
