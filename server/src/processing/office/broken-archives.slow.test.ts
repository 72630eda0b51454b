import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveOf, docx, odt, type Part, xlsx } from '../../../test/documents/office-files.ts'
import { noPrograms, tools as programs } from '../../../test/tools.ts'
import { examine } from '../examine.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(name: string, content: Uint8Array, tools = noPrograms) {
  const path = join(folder, 'given')
  await writeFile(path, content)
  return examine(path, name, folder, tools)
}

const document = await archiveOf(docx)
const FIXED = 22
const LEAD = Buffer.from('#!/bin/sh\r\n')

type Change = (directory: Buffer, at: number) => void

/** Changes each entry of an archive's directory. */
function withDirectory(archive: Buffer, change: Change): Buffer {
  const changed = Buffer.from(archive)
  const end = changed.length - FIXED
  for (let at = changed.readUInt32LE(end + 16); at < end; ) {
    change(changed, at)
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + changed.readUInt16LE(at + field), 0)
  }
  return changed
}

function withEnd(archive: Buffer, change: (end: Buffer) => void): Buffer {
  const changed = Buffer.from(archive)
  change(changed.subarray(changed.length - FIXED))
  return changed
}

/** An archive whose names, all of one length before and after, are others. */
const renamed = (archive: Buffer, from: string, to: string) =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1')

const upperCase = (parts: Part[]) => parts.map(([name, text]): Part => [name.toUpperCase(), text])
const ZIP64 = Buffer.concat([
  document.subarray(0, -FIXED),
  zip64End(document),
  withEnd(document, (end) => end.fill(0xff, 8, 20)).subarray(-FIXED),
])

/** The record and the locator that large archives have before their end. */
function zip64End(archive: Buffer): Buffer {
  const end = archive.subarray(-FIXED)
  const record = Buffer.alloc(76)
  record.write('PK\x06\x06', 0, 'latin1')
  record.writeBigUInt64LE(44n, 4)
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), at)
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40)
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48)
  record.write('PK\x06\x07', 56, 'latin1')
  record.writeBigUInt64LE(BigInt(archive.length - FIXED), 64)
  record.writeUInt32LE(1, 72)
  return record
}

const CASES: [title: string, name: string, archive: Buffer][] = [
  ['a line end after its end', 'a.docx', Buffer.concat([document, Buffer.from('\n')])],
  ['zeros after its end', 'a.docx', Buffer.concat([document, Buffer.alloc(5_000)])],
  ['bytes before its start', 'a.docx', Buffer.concat([LEAD, document])],
  [
    'bytes before its start and after its end',
    'a.docx',
    Buffer.concat([LEAD, ZIP64, Buffer.from('\n')]),
  ],
  ['a comment cut off', 'a.docx', withEnd(document, (end) => end.writeUInt16LE(99, 20))],
  ['the number of another disk', 'a.docx', withEnd(document, (end) => end.writeUInt16LE(1, 4))],
  [
    'wrong sizes of its parts',
    'a.docx',
    withDirectory(document, (directory, at) =>
      directory.writeUInt32LE(directory.readUInt32LE(at + 24) + 1, at + 24),
    ),
  ],
  [
    'no sizes of its parts',
    'a.docx',
    withDirectory(document, (directory, at) => directory.writeUInt32LE(0, at + 24)),
  ],
  ['backslashes in names', 'a.docx', renamed(document, 'word/', 'word\\')],
  ['a lower-case list of types', 'a.docx', renamed(document, '[Content_Types]', '[content_types]')],
  ['names in capitals', 'a.docx', await archiveOf(upperCase(docx))],
]

test.each(CASES)('a document is read in spite of %s', async (_, name, archive) => {
  const { identity, description, failure } = await read(name, archive)
  expect(failure).toBeUndefined()
  expect(identity).toMatchObject({ kind: 'office' })
  expect(identity?.mime).toContain('wordprocessingml.document')
  expect(description.text).toContain('Barquentine')
})

test('names that begin at a root or in this folder are those of parts', async () => {
  for (const prefix of ['/', './']) {
    const archive = await archiveOf(
      docx.map(([name, text]) => [`${'_'.repeat(prefix.length)}${name}`, text]),
    )
    const { description, failure } = await read(
      'a.docx',
      docx.reduce(
        (all, [name]) => renamed(all, `${'_'.repeat(prefix.length)}${name}`, prefix + name),
        archive,
      ),
    )
    expect(failure).toBeUndefined()
    expect(description.text).toContain('Barquentine')
  }
})

test('a workbook with names in capitals has its sheets, and a text with bytes before it its words', async () => {
  const [plain, capitals] = [await archiveOf(xlsx), await archiveOf(upperCase(xlsx))]
  const expected = (await read('a.xlsx', plain)).description.text
  expect((await read('a.xlsx', capitals)).description.text).toBe(expected)
  const { identity, description } = await read('a.odt', Buffer.concat([LEAD, await archiveOf(odt)]))
  expect(identity?.mime).toBe('application/vnd.oasis.opendocument.text')
  expect(description.text).toContain('Barquentine')
})

test.skipIf(!programs.soffice)('such a document is shown as a PDF', async () => {
  for (const archive of [
    Buffer.concat([document, Buffer.from('\n')]),
    renamed(Buffer.concat([LEAD, document]), '[Content_Types]', '[content_types]'),
  ]) {
    const { description } = await read('a.docx', archive, programs)
    expect(description.preview).toEqual({ mime: 'application/pdf', file: 'shown.pdf' })
    await rm(folder, { recursive: true })
    folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
  }
})

test('an archive that ends before its directory stays damaged', async () => {
  for (const archive of [document.subarray(0, -FIXED), document.subarray(0, document.length / 2)])
    expect((await read('a.docx', archive)).failure).toContain('damaged')
})

test('an archive with names outside of it is damaged, and one of other files is none of Office', async () => {
  const outside = renamed(document, 'word/document.xml', '../../document.xm')
  expect((await read('a.docx', outside)).failure).toContain('damaged')
  const other = await archiveOf([['notes.txt', 'Barquentine']])
  const { identity } = await read('a.docx', Buffer.concat([LEAD, other]))
  expect(identity).toMatchObject({ kind: 'other' })
})
