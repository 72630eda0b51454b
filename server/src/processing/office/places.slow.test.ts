import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  archiveOf,
  docx,
  odp,
  ods,
  odt,
  type Part,
  pptx,
  xlsx,
} from '../../../test/documents/office-files.ts'
import { product } from '../../../test/harness.ts'
import { names } from '../../../test/searching.ts'
import { confiningOnly, noPrograms } from '../../../test/tools.ts'
import { upload, whenRead } from '../../../test/uploading.ts'
import { placeAt, type TextPlace } from '../../platform/files/text-parts.ts'
import { examine } from '../examine.ts'

const path = await confiningOnly(tmpdir())
afterAll(() => rm(path, { recursive: true }))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function textOf(name: string, content: Uint8Array): Promise<string> {
  const path = join(folder, 'given')
  await writeFile(path, content)
  const { description, failure } = await examine(path, name, folder, noPrograms)
  expect(failure).toBeUndefined()
  return description.text ?? ''
}

const at = (page?: number, place?: TextPlace['place']): TextPlace => ({
  ...(page && { page }),
  ...(place && { place }),
})
const properties = at(undefined, 'properties')
const headers = at(undefined, 'headers')
const comments = at(undefined, 'comments')
const footnotes = at(undefined, 'footnotes')

const files: [name: string, parts: Part[], places: Record<string, TextPlace>, absent: string[]][] =
  [
    [
      'a.docx',
      docx,
      {
        Barquentine: at(),
        Celluloid: at(),
        Headlong: headers,
        Footloose: headers,
        Ibidem: footnotes,
        Opcit: footnotes,
        Quibble: comments,
        Quixotry: properties,
        Byron: properties,
        steam: properties,
      },
      ['7331'],
    ],
    [
      'a.pptx',
      pptx,
      {
        Dirigible: at(1),
        Celluloid: at(2),
        Barquentine: at(3),
        Hideaway: at(),
        Prompter: at(3, 'notes'),
        Quibble: at(3, 'comments'),
        Quixotry: properties,
      },
      [],
    ],
    [
      'a.xlsx',
      xlsx,
      {
        Winter: at(1),
        Barquentine: at(1),
        Summer: at(2),
        Celluloid: at(2),
        Dirigible: at(2),
        Formulaic: at(2),
        Textbox: at(2),
        Footloose: at(2, 'headers'),
        Quibble: at(2, 'comments'),
        Quixotry: properties,
      },
      ['249', 'Somebody', 'Arial'],
    ],
    [
      'a.odt',
      odt,
      {
        Barquentine: at(),
        Celluloid: at(),
        Headlong: headers,
        Ibidem: footnotes,
        Quibble: comments,
        Quixotry: properties,
        brass: properties,
      },
      ['9191', '8181', 'Somebody', '2026', 'Generator'],
    ],
    [
      'a.odp',
      odp,
      {
        Barquentine: at(1),
        Celluloid: at(2),
        Prompter: at(2, 'notes'),
        Quibble: at(2, 'comments'),
        Footloose: headers,
        Quixotry: properties,
      },
      ['Template'],
    ],
    [
      'a.ods',
      ods,
      {
        Winter: at(1),
        Barquentine: at(1),
        Summer: at(2),
        Celluloid: at(2),
        Quibble: at(2, 'comments'),
        Headlong: headers,
        Quixotry: properties,
      },
      [],
    ],
  ]

describe('where a document’s text stands', () => {
  test.each(files)('is known in %s', async (name, parts, places, absent) => {
    const text = await textOf(name, await archiveOf(parts))
    const existing = Object.keys(places).map((word) => {
      expect(text).toContain(word)
      return [word, placeAt(text, text.indexOf(word))]
    })
    expect(Object.fromEntries(existing)).toEqual(places)
    for (const word of absent) expect(text).not.toContain(word)
  })

  test.each([
    ['is cut short', '<w:comments><w:comment><w:p><w:r><w:t>Quib'],
    ['is no XML', '\u0000PNG <<<>>>&&&'],
    ['is nested too deeply', '<w:p>'.repeat(100_000)],
  ])('is known where the part with the comments %s', async (_, content) => {
    const broken = docx.map(
      ([name, whole]): Part => [name, name === 'word/comments.xml' ? content : whole],
    )
    const text = await textOf('a.docx', await archiveOf(broken))
    for (const word of ['Barquentine', 'Ibidem', 'Quixotry']) expect(text).toContain(word)
  })

  test('is known where the part with the comments can’t be unpacked', async () => {
    const long: Part = ['word/comments.xml', 'Quibble '.repeat(1_000)]
    const file = await archiveOf([...docx.filter(([name]) => name !== long[0]), long])
    const start = file.indexOf(long[0]) + long[0].length
    file.fill(0xff, start, start + 20)
    const text = await textOf('a.docx', file)
    for (const word of ['Barquentine', 'Ibidem', 'Quixotry']) expect(text).toContain(word)
  })

  test('is not asked for twice where ten thousand slides are one and the same', async () => {
    const list = `<p:sldIdLst>${'<p:sldId r:id="r1"/>'.repeat(10_000)}</p:sldIdLst>`
    const many = pptx.map(
      ([name, whole]): Part => [
        name,
        name === 'ppt/presentation.xml'
          ? whole.replace(/<p:sldIdLst>.*<\/p:sldIdLst>/, list)
          : whole,
      ],
    )
    const text = await textOf('a.pptx', await archiveOf(many))
    expect(text.split('Barquentine')).toHaveLength(2)
  })
})

describe('an Office file', () => {
  // Its words are read without LibreOffice, which makes previews.
  const satchel = product({ worker: true, config: { PATH: path } })

  test.each(files)(
    'such as %s is found by all of its text',
    async (name, parts, places, absent) => {
      const owner = await satchel.newTenant()
      const { itemId } = await upload(satchel, owner, name, await archiveOf(parts))
      expect(await whenRead(owner, itemId)).toMatchObject({ status: 'completed' })
      for (const searchTerm of Object.keys(places))
        expect(await names(owner, { searchTerm }), searchTerm).toEqual(['a'])
      for (const searchTerm of absent)
        expect(await names(owner, { searchTerm }), searchTerm).toEqual([])
    },
  )
})
