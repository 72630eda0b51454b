import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveOf, packageOf, WORD } from '../../../test/documents/office-files.ts'
import { tools } from '../../../test/tools.ts'
import { examine } from '../examine.ts'

const SIZE = 20
const TEXT = 'pack my box with five dozen liquor jugs'
/** Advance widths of Calibri's letters, in units of which an em has 2,048: what Word breaks lines by. */
const CALIBRI: Record<string, number> = {
  ' ': 463,
  a: 981,
  b: 1076,
  c: 866,
  d: 1076,
  e: 1019,
  f: 625,
  g: 964,
  h: 1076,
  i: 470,
  j: 490,
  k: 931,
  l: 470,
  m: 1636,
  n: 1076,
  o: 1080,
  p: 1076,
  q: 1076,
  r: 714,
  s: 801,
  t: 686,
  u: 1076,
  v: 925,
  w: 1464,
  x: 887,
  y: 927,
  z: 809,
}
const EM = 2048

interface Line {
  font: string
  width: number
}

let folder: string
let lines: Record<string, Line>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
  lines = await drawnIn(['Calibri', 'Cambria', 'Aptos', 'Aptos Display'])
})
afterAll(() => rm(folder, { recursive: true }))

/** Converts a document with a line in each font, and returns what the PDF sets them in. */
async function drawnIn(fonts: string[]): Promise<Record<string, Line>> {
  const source = join(folder, 'source')
  await writeFile(source, await archiveOf(documentIn(fonts)))
  const { description } = await examine(source, 'fonts.docx', folder, tools)
  const bytes = await readFile(join(folder, description.preview?.file ?? 'not made'))
  const task = getDocument({ data: new Uint8Array(bytes), fontExtraProperties: true })
  const page = await (await task.promise).getPage(1)
  await page.getOperatorList()
  const { items } = await page.getTextContent()
  const texts = items.filter((item) => 'str' in item && item.str.trim() !== '')
  const found = texts.map((item) => {
    const { fontName, width } = item as { fontName: string; width: number }
    return { font: (page.commonObjs.get(fontName) as { name: string }).name, width }
  })
  await task.destroy()
  return Object.fromEntries(fonts.map((font, index) => [font, found[index] as Line]))
}

function documentIn(fonts: string[]) {
  const paragraphs = fonts.map(
    (font) =>
      `<w:p><w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/><w:sz w:val="${2 * SIZE}"/></w:rPr>
      <w:t>${TEXT}</w:t></w:r></w:p>`,
  )
  const body = `<w:document ${WORD}><w:body>${paragraphs.join('')}</w:body></w:document>`
  return packageOf('word/document.xml', 'wordprocessingml.document', [['word/document.xml', body]])
}

const widthIn = (widths: Record<string, number>) =>
  ([...TEXT].reduce((sum, letter) => sum + (widths[letter] ?? Number.NaN), 0) / EM) * SIZE

test('a line in Calibri is as wide as Word sets it, so that lines break where they do there', () => {
  expect(lines.Calibri?.font).toContain('Carlito')
  // LibreOffice draws "fi" as one letter, which Word doesn't.
  expect(Math.abs((lines.Calibri?.width ?? 0) / widthIn(CALIBRI) - 1)).toBeLessThan(0.01)
})

test('documents in Cambria and Aptos are set in substitutes that are meant for them', () => {
  expect(lines.Cambria?.font).toContain('Caladea')
  expect(lines.Aptos?.font).toContain('Carlito')
  expect(lines['Aptos Display']?.font).toContain('Carlito')
})
