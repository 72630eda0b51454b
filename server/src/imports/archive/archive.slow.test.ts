import { createHash } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { draftOf, zip } from '../../../test/documents/archiving.ts'
import { product } from '../../../test/harness.ts'
import { library, rowsOf, runImport } from '../../../test/importing.ts'
import { LOOPBACK } from '../../../test/peers/web-server.ts'
import { fixture, whenRead } from '../../../test/uploading.ts'

const satchel = product({ config: LOOPBACK, worker: true })

const none = {
  funnelStage: [],
  contentProduct: [],
  contentType: [],
  contentIndustry: [],
  contentRegion: [],
}
const manifest = {
  format: 'satchel-library',
  version: 1,
  exportedAt: '',
  items: 1,
  categories: none,
  tags: [],
  collections: [],
  missing: [],
}
const item = (fields: object) => ({
  ref: 'a',
  kind: 'file',
  name: 'A file',
  description: '',
  url: null,
  file: null,
  categories: none,
  tags: [],
  collections: [],
  shareable: true,
  inLibrary: true,
  releasesOn: null,
  expiresOn: null,
  owner: '',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...fields,
})
const file = (content: string, fields: object = {}) => ({
  path: 'files/a.txt',
  originalName: 'a.txt',
  mime: 'text/plain',
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  ...fields,
})
const archive = (items: unknown[], files: Record<string, string | Buffer> = {}) =>
  zip({
    'manifest.json': JSON.stringify(manifest),
    'items.jsonl': items
      .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
      .join('\n'),
    ...files,
  })

describe('an archive that is none is refused as a whole, with its reason', () => {
  /** The library that writes ZIPs would not write such a name. */
  const outside = async () => {
    const bytes = await archive([item({})], { 'files/xx.txt': 'x' })
    return Buffer.from(
      bytes.toString('latin1').replaceAll('files/xx.txt', '../../xx.txt'),
      'latin1',
    )
  }
  const broken = (name: string, text: string) =>
    zip({ 'manifest.json': JSON.stringify(manifest), 'items.jsonl': '', [name]: text })

  test.for([
    ['no ZIP at all', async () => Buffer.from('Not a ZIP at all, only words'), /isn’t a ZIP/],
    ['items without a manifest', () => zip({ 'items.jsonl': '' }), /manifest\.json is missing/],
    ['a ZIP without files', () => zip({ '.DS_Store': 'a' }), /The archive has no files/],
    ['a document', () => zip({ '[Content_Types].xml': 'a' }), /This is a document/],
    ['a file outside of itself', outside, /outside of itself/],
    ['a manifest that is no JSON', () => broken('manifest.json', '{'), /This version can’t read/],
    [
      'a manifest of a later version',
      () => broken('manifest.json', JSON.stringify({ ...manifest, version: 2 })),
      /This version can’t read/,
    ],
    [
      'a manifest that unpacks to very much',
      () => broken('manifest.json', ' '.repeat(20_000_000)),
      /is too large/,
    ],
    ['a line without end', () => broken('items.jsonl', 'x'.repeat(2_000_000)), /longer than 1 MiB/],
    ['no items', () => broken('items.jsonl', '\n'), /no items/],
  ] as const)('%s', async ([, make, reason]) => {
    const owner = await satchel.newTenant()
    const draft = await draftOf(owner, await make())
    expect(draft).toMatchObject({ status: 'failed', failure: expect.stringMatching(reason) })
  })
})

test('items with missing, changed, damaged or bomb files are reported, and the rest is imported', async () => {
  const owner = await satchel.newTenant()
  const bomb = Buffer.alloc(60 * 1024 ** 2)
  const bytes = await archive(
    [
      item({ ref: 'good', name: 'Good', file: file('good words', { path: 'files/good.txt' }) }),
      item({ ref: 'missing', file: file('x', { path: 'files/none.txt' }) }),
      item({ ref: 'changed', file: file('other words', { path: 'files/changed.txt' }) }),
      item({ ref: 'size', file: file('good words', { path: 'files/good.txt', bytes: 3 }) }),
      item({
        ref: 'bomb',
        file: file('', { path: 'files/bomb.txt', bytes: bomb.length, sha256: null }),
      }),
      item({ ref: 'link', kind: 'link', url: 'javascript:alert(1)' }),
      '{"half":',
    ],
    { 'files/good.txt': 'good words', 'files/changed.txt': 'wrong words', 'files/bomb.txt': bomb },
  )
  const draft = await draftOf(owner, bytes)
  expect(draft).toMatchObject({ status: 'ready', total: 7 })
  const run = await runImport(owner, { source: 'archive', draftId: draft.draftId })
  expect(run).toMatchObject({ status: 'completed', done: 1, failed: 6 })
  const rows = await rowsOf(owner, run.importId, '&status=failed')
  expect(rows.map(({ message }: { message: string }) => message)).toEqual([
    'The file isn’t in the archive',
    expect.stringMatching(/SHA-256 mismatch/),
    'The file size differs from what the archive says',
    'The file unpacks to a suspiciously large size',
    'The link has no web address',
    'This line of the archive isn’t an item',
  ])
  expect(await library(owner)).toMatchObject([
    { name: 'Good', createdAt: '2026-01-02T03:04:05.000Z' },
  ])
})

test('a ZIP of folders becomes items and collections, and comes once however often it is imported', async () => {
  const owner = await satchel.newTenant()
  const bytes = await zip({
    'Content/read_me.txt': 'at the root',
    'Content/Sales/Price list.txt': 'prices',
    'Content/Sales/Europe/Deck.txt': 'a deck',
    'Content/Sales/Europe/__proto__/Odd.txt': 'odd',
    'Content/.DS_Store': 'x',
    '__MACOSX/Content/._read_me.txt': 'x',
  })
  const draft = await draftOf(owner, bytes)
  expect(draft).toMatchObject({ status: 'ready', total: 4 })
  const run = await runImport(owner, { source: 'archive', draftId: draft.draftId })
  expect(run).toMatchObject({ status: 'completed', done: 4, failed: 0 })
  const items = await library(owner)
  const names = items.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Deck', 'Odd', 'Price list', 'read me'])
  const { body } = await owner.call('GET', 'collections/v1/list?orderBy=name')
  const collections = body.items.map(({ name, itemIds }: { name: string; itemIds: string[] }) => [
    name,
    itemIds.map((id) => items.find((item: { id: string }) => item.id === id)?.name),
  ])
  expect(Object.fromEntries(collections)).toEqual({
    Content: ['read me'],
    Sales: ['Price list'],
    'Sales / Europe': ['Deck'],
    'Sales / Europe / __proto__': ['Odd'],
  })
  for (const { id } of items) await whenRead(owner, id)
  const again = await draftOf(owner, bytes)
  const second = await runImport(owner, { source: 'archive', draftId: again.draftId })
  expect(second).toMatchObject({ done: 0, skipped: 4 })
  expect((await owner.call('GET', 'collections/v1/list')).body.items).toHaveLength(4)
})

test('an archive with bytes before its start and after its end is imported', async () => {
  const owner = await satchel.newTenant()
  const bytes = await archive([item({ file: file('words') })], { 'files/a.txt': 'words' })
  const around = Buffer.from('around\r\n')
  const { draftId } = await draftOf(owner, Buffer.concat([around, bytes, around]))
  const run = await runImport(owner, { source: 'archive', draftId })
  expect(run).toMatchObject({ status: 'completed', done: 1, failed: 0 })
})

test('an item in a collection that the archive lacks is imported without it', async () => {
  const owner = await satchel.newTenant()
  const places = ['constructor', '__proto__', 'none'].map((ref) => ({ ref, position: 0 }))
  const link = { kind: 'link', url: 'https://a.example/', collections: places }
  const { draftId } = await draftOf(owner, await archive([item(link)]))
  const run = await runImport(owner, { source: 'archive', draftId })
  expect(run).toMatchObject({ status: 'completed', done: 1, failed: 0 })
})

test('an archive is read by who sent it alone, and its upload is no item', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  const draft = await draftOf(
    owner,
    await archive([item({ kind: 'link', url: 'https://a.example/' })]),
  )
  expect(await library(owner)).toEqual([])
  const start = { source: 'archive', draftId: draft.draftId }
  expect((await other.call('POST', 'items/v1/history', start)).status).toBe(404)
  const admin = await owner.withRole('admin')
  const stolen = { uploadId: draft.draftId }
  expect((await admin.call('POST', 'items/v1/history/archive', stolen)).status).toBe(404)
})

test('names come as they were written, and the review shows them in the encoding that is chosen', async () => {
  const owner = await satchel.newTenant()
  const finder = await draftOf(owner, await fixture('finder-names.zip'))
  expect(finder.names).toEqual(['Größe Übersicht'])
  await runImport(owner, { source: 'archive', draftId: finder.draftId })
  const [item] = await library(owner)
  expect(item).toMatchObject({ name: 'Größe Übersicht', originalName: 'Größe Übersicht.txt' })
  const { body } = await owner.call('GET', 'collections/v1/list')
  expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Verträge'])

  // A name in Cyrillic that says nothing of it.
  const plain = await zip({ 'XXXXX.txt': 'Отчёт' }, false)
  const named = Buffer.from(
    plain.toString('latin1').replaceAll('XXXXX', '\xce\xf2\xf7\xb8\xf2'),
    'latin1',
  )
  const draft = await draftOf(owner, withoutMark(named))
  expect(draft.names).not.toEqual(['Отчёт'])
  const path = `items/v1/history/drafts/${draft.draftId}`
  expect((await owner.call('PUT', path, { encoding: 'utf-16le' })).status).toBe(422)
  expect((await owner.call('PUT', path, { encoding: 'windows-1251' })).status).toBe(200)
  await expect.poll(async () => (await owner.call('GET', path)).body.names).toEqual(['Отчёт'])
  await runImport(owner, { source: 'archive', draftId: draft.draftId })
  const names = (await library(owner)).map(
    ({ originalName }: { originalName: string }) => originalName,
  )
  expect(names).toContain('Отчёт.txt')
})

/** Takes the mark off that says that names are in UTF-8. */
function withoutMark(archive: Buffer): Buffer {
  for (const [signature, at] of [
    ['PK\x03\x04', 7],
    ['PK\x01\x02', 9],
  ] as const)
    archive.writeUInt8(
      (archive[archive.indexOf(signature) + at] ?? 0) & ~8,
      archive.indexOf(signature) + at,
    )
  return archive
}

test('the draft of an old archive keeps its row until its file is gone', async () => {
  const owner = await satchel.newTenant()
  const link = item({ kind: 'link', url: 'https://a.example/' })
  const { draftId } = await draftOf(owner, await archive([link]))
  // Those of other tests, of which none is to meet the failure.
  await satchel.app.tasks['remove-old-imports']?.({})
  await satchel.database.system
    .updateTable('import')
    .set({ createdAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', draftId)
    .execute()
  const { files } = satchel.app.services
  const state = async () => [
    (await owner.call('GET', `items/v1/history/drafts/${draftId}`)).status,
    await files.has(`${owner.tenantId}/${draftId}/archive`),
  ]
  const remove = vi
    .spyOn(satchel.app.services.files, 'removeAll')
    .mockRejectedValueOnce(new Error('Busy'))
  onTestFinished(() => remove.mockRestore())
  await satchel.app.tasks['remove-old-imports']?.({})
  expect(await state()).toEqual([200, true])
  await satchel.app.tasks['remove-old-imports']?.({})
  expect(await state()).toEqual([404, false])
})
