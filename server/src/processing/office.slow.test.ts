import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unzip, zip as zipOf } from '../../test/documents/archiving.ts'
import { tools as found, noPrograms as none } from '../../test/tools.ts'
import { placeAt } from '../platform/files/text-parts.ts'
import { examine } from './examine.ts'

const FIXTURES = fileURLToPath(new URL('../../../e2e/fixtures/', import.meta.url))
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

const read = (name: string, tools = found, called = name) =>
  examine(join(FIXTURES, name), called, folder, tools)

async function readMade(name: string, content: string | Uint8Array, tools = none) {
  const path = join(folder, 'given')
  await writeFile(path, content)
  return examine(path, name, folder, tools)
}

const made = (name: string | undefined) => sharp(join(folder, name ?? 'not made')).metadata()

test('the words on the slides of a deck are found in their order, each with its notes', async () => {
  const { identity, description } = await read('pitch.pptx', none)
  expect(identity?.mime).toBe(PPTX)
  expect(description.pageCount).toBe(4)
  const { text = '' } = description
  expect(text).toContain('flumadiddle')
  expect(text.indexOf('The city, by bicycle')).toBeLessThan(text.indexOf('flumadiddle'))
  expect(placeAt(text, text.indexOf('Ask first how many'))).toEqual({ page: 2, place: 'notes' })
})

test('the words of a document and of a table are found', async () => {
  const document = await read('brief.docx', none)
  expect(document.identity?.mime).toBe(DOCX)
  expect(document.description.text).toContain('Fleets that stay on the road in winter')
  const table = await readMade('prices.xlsx', workbook)
  expect(table.identity?.mime).toBe(XLSX)
  expect(table.description.text).toBe('\fWinter prices\nHeron\nper month & rider\nCrane')
})

test('films in a deck are counted, and the uploader hears that pages show them as stills', async () => {
  const all = [...(await unzip(join(FIXTURES, 'pitch.pptx')))]
  const parts = Object.fromEntries(all.filter(([name]) => !name.endsWith('/')))
  const elsewhere =
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/video" Target="https://video.example/1"'
  const deck = await zipOf({
    ...parts,
    'ppt/media/media1.mp4': 'film',
    'ppt/media/media2.m4a': 'sound',
    'ppt/slides/_rels/slide9.xml.rels': `<Relationships><Relationship Id="r1" ${elsewhere} TargetMode="External"/></Relationships>`,
  })
  const { description } = await readMade('films.pptx', deck, found)
  expect(description.hiddenContent).toMatchObject({ films: 3 })
  if (found.soffice)
    expect(description.note).toBe(
      '3 films or recordings in it are shown as a still. Only the original file plays it',
    )
})

test('without LibreOffice a document has no preview', async () => {
  const { description, failure } = await read('brief.docx', none)
  expect(failure).toBeUndefined()
  expect(description).not.toHaveProperty('thumbnail')
  expect(description).not.toHaveProperty('preview')
})

test.skipIf(!found.soffice)('with LibreOffice a deck is shown as a PDF', async () => {
  const { description } = await read('pitch.pptx')
  expect(description).toMatchObject({
    pageCount: 4,
    preview: { mime: 'application/pdf', file: 'shown.pdf' },
  })
  expect((await readFile(join(folder, 'shown.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await made(description.thumbnail)).toMatchObject({ width: 560, height: 315 })
  expect(description.text).toContain('flumadiddle')
})

test.skipIf(!found.soffice)('a document does not fetch what it links to', async () => {
  const requests: (string | undefined)[] = []
  const server = createServer((request, response) => {
    requests.push(request.url)
    response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const { description } = await readMade('linked.docx', linkingDocument(port), found)
  server.close()
  expect(description.pageCount).toBe(1)
  expect(requests).toEqual([])
})

test('a zip bomb is refused with the reason', async () => {
  const { identity, failure } = await read('bomb.docx')
  expect(identity?.mime).toBe(DOCX)
  expect(failure).toBe(
    'The document unpacks to a suspiciously large size (a zip bomb), so it wasn’t opened',
  )
})

test('a document of very many parts is refused as a bomb', async () => {
  const parts = Array.from({ length: 10_001 }, (_, index) => [`word/${index}.xml`, ''] as const)
  const { failure } = await readMade('parts.docx', zip([...documentParts(''), ...parts]))
  expect(failure).toContain('zip bomb')
})

test('a document made to take minutes to read is refused', async () => {
  const deep = zip(documentParts('<w:p>'.repeat(100_000)))
  const { failure } = await readMade('deep.docx', deep)
  expect(failure).toBe('The document is nested too deeply')
})

test('half a document fails with a reason', async () => {
  const half = (await readFile(join(FIXTURES, 'pitch.pptx'))).subarray(0, 50_000)
  const { failure } = await readMade('half.pptx', half)
  expect(failure).toBe('The document can’t be opened. It’s damaged or password-protected')
})

/** An archive of parts that are stored as they are. */
function zip(parts: readonly (readonly [name: string, content: string])[]): Buffer {
  let offset = 0
  const files: Buffer[] = []
  const directory: Buffer[] = []
  for (const [name, content] of parts) {
    const data = Buffer.from(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name))
    files.push(file)
    offset += file.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(listing.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listing, Buffer.from('PK\x05\x06'), end])
}

const OPEN_XML = 'http://schemas.openxmlformats.org'
const OFFICE_XML = `${OPEN_XML}/officeDocument/2006/relationships`

function contentTypes(part: string, type: string) {
  return `<Types xmlns="${OPEN_XML}/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`
}

function relation(type: string, target: string, mode = 'Internal') {
  return `<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="r1"
    Type="${OFFICE_XML}/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`
}

function documentParts(body: string) {
  const document = `<w:document xmlns:w="${OPEN_XML}/wordprocessingml/2006/main"
    xmlns:r="${OFFICE_XML}"><w:body><w:p><w:r><w:t>Hello</w:t>${body}</w:r></w:p></w:body></w:document>`
  return [
    ['[Content_Types].xml', contentTypes('word/document.xml', DOCX)],
    ['_rels/.rels', relation('officeDocument', 'word/document.xml')],
    ['word/document.xml', document],
  ] as const
}

function linkingDocument(port: number) {
  const pic = `${OPEN_XML}/drawingml/2006/picture`
  const size = 'cx="900000" cy="900000"'
  const drawing = `<w:drawing><wp:inline xmlns:wp="${OPEN_XML}/drawingml/2006/wordprocessingDrawing"
    xmlns:a="${OPEN_XML}/drawingml/2006/main" xmlns:pic="${pic}"><wp:extent ${size}/>
    <wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="${pic}"><pic:pic>
    <pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr>
    <pic:blipFill><a:blip r:link="r1"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>
    <pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr>
    </pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
  const linked = relation('image', `http://127.0.0.1:${port}/picture.png`, 'External')
  return zip([...documentParts(drawing), ['word/_rels/document.xml.rels', linked]])
}

const workbook = zip([
  ['[Content_Types].xml', contentTypes('xl/workbook.xml', XLSX)],
  ['xl/workbook.xml', '<workbook><sheets><sheet name="Winter prices"/></sheets></workbook>'],
  [
    'xl/sharedStrings.xml',
    '<sst><si><t>Heron</t></si><si><r><t>per month</t></r><r><t> &amp; rider</t></r></si></sst>',
  ],
  [
    'xl/worksheets/sheet1.xml',
    '<worksheet><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t>Crane</t></is></c><c><v>249</v></c></worksheet>',
  ],
])
