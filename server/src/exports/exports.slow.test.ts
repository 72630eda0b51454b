import fs, { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXPORTS_KEPT, EXPORTS_RUNNING } from '@satchel/contract/exports.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { draftOf, fileOf, runExport, unzip } from '../../test/documents/archiving.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { library, rowsOf, runImport } from '../../test/importing.ts'
import { addLink, settingsOf } from '../../test/library.ts'
import { LOOPBACK, webServer } from '../../test/peers/web-server.ts'

const satchel = product({ config: LOOPBACK, worker: true })
const web = webServer()

const upload = (person: Person, name: string, content: string) =>
  person.call('POST', 'uploads', content, {
    'tus-resumable': '1.0.0',
    'upload-length': String(Buffer.byteLength(content)),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    'content-type': 'application/offset+octet-stream',
  })

const settled = (person: Person) =>
  expect
    .poll(async () =>
      (await library(person)).every(({ status }: { status: string }) => status !== 'processing'),
    )
    .toBe(true)

/** Creates a tenant with unusual names, dates, switches, colors and order. */
async function furnish(): Promise<Owner> {
  const owner = await satchel.newTenant()
  const { id, categories } = await settingsOf(owner)
  const change = (settings: object) =>
    owner.call('PUT', `users/v1/account-settings/${id}`, settings)
  const stages = categories.funnelStage.map(
    ({ id: value, label, color }: Record<string, string>) => ({
      id: value,
      label,
      color,
    }),
  )
  const funnelStage = [...stages, { label: 'Own; with | signs', color: '#123456' }]
  await change({ categories: { funnelStage } })
  await change({ addTag: { label: 'Colourful', color: '#abcdef' } })
  const { categories: knownCategories } = await settingsOf(owner)
  const own = knownCategories.funnelStage.at(-1).id
  const names = ['=cmd|calc', "'@already", '+49 30', 'Plain', 'With "quotes", commas; and\tmore']
  const made: string[] = []
  for (const [index, name] of names.entries()) {
    const { id: itemId } = await addLink(owner, {
      url: web.url(`/page/${index}?a=1&b=2`),
      name,
      description: `=SUM(A1)\nSecond line ${index} `,
      visitorDescription: `Für alle ${index}`,
      tags: ['Colourful', 'a;b|c', `Nr ${index}`],
      funnelStage: index % 2 ? [own, stages[0].id] : [],
      shareable: index !== 1,
      inLibrary: index !== 2,
      ...(index === 3 && { releasesOn: '2026-01-02', expiresOn: '2030-01-02' }),
    })
    made.push(itemId)
  }
  await upload(owner, 'Büro & Co.txt', 'Some words of a file')
  await upload(owner, 'data.csv', 'a,b\n1,2\n')
  // Two of the same bytes and of the same address are two.
  await upload(owner, 'data again.csv', 'a,b\n1,2\n')
  await addLink(owner, { url: web.url('/page/0?a=1&b=2'), name: 'The first once more' })
  await settled(owner)
  const files = (await library(owner)).filter(({ kind }: { kind: string }) => kind === 'file')
  const itemIds = [made[3], files[0].id, made[0]]
  await owner.call('POST', 'collections/v1/create', {
    name: 'First; kit',
    description: 'For the fair',
    itemIds,
  })
  await owner.call('POST', 'collections/v1/create', {
    name: 'Mine',
    visibility: 'private',
    itemIds: [made[1]],
  })
  return owner
}

async function contentsOf(archive: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'library.zip')
  await writeFile(path, archive)
  const found = await unzip(path)
  const text = (name: string) => found.get(name)?.toString() ?? ''
  const lines = text('items.jsonl').trim().split('\n')
  return {
    found,
    manifest: JSON.parse(text('manifest.json')),
    items: lines.map((line) => JSON.parse(line)),
  }
}

/** Returns what is the same in every account: without ids, owners and times. */
function comparable({ manifest, items, found }: Awaited<ReturnType<typeof contentsOf>>) {
  const nameOf = new Map(
    manifest.collections.map(({ ref, name }: Record<string, string>) => [ref, name]),
  )
  const collectionsOf = ({ ref, owner, ...rest }: Record<string, unknown>) => rest
  return {
    ...manifest,
    exportedAt: '',
    collections: manifest.collections.map(collectionsOf),
    items: items.map(({ ref, owner, file, collections, ...item }) => ({
      ...item,
      file: file && { ...file, path: '', content: found.get(file.path)?.toString() },
      collections: collections
        .map((place: { ref: string; position: number }) => [nameOf.get(place.ref), place.position])
        .sort(),
    })),
  }
}

test('the ZIP of the whole library includes people and all links for admins only', async () => {
  const owner = await furnish()
  const editor = await owner.withRole('editor')
  const { body: found } = await owner.call('GET', 'items/v1/list')
  const [item] = found.items
  const draft = { itemId: item.id, itemType: 'ITEM', sharedToOrganization: '=cmd()' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', draft)
  const whole = await contentsOf(await fileOf(satchel, await runExport(owner, { format: 'zip' })))
  expect(whole.found.get('people.csv')?.toString()).toContain(`${editor.email},editor,active`)
  const links = whole.found.get('links.csv')?.toString()
  expect(links).toContain(link.url)
  expect(links).toContain("'=cmd()")
  const report = (name: string) => whole.found.get(`reports/${name}.csv`)?.toString()
  expect(report('people')).toContain(`Shared by,Ada Owner,1`)
  expect(report('overview')).toContain('Links created')
  expect([report('content'), report('links')]).not.toContain(undefined)
  for (const [person, request] of [
    [editor, { format: 'zip' }],
    [owner, { format: 'zip', search: {} }],
  ] as const) {
    const part = await contentsOf(await fileOf(satchel, await runExport(person, request)))
    expect([...part.found.keys()].filter((name) => /^(reports.)?\w+\.csv$/.test(name))).toEqual([])
  }
})

test('a ZIP export made with an API key holds the library alone', async () => {
  const owner = await satchel.newTenant()
  await addLink(owner, { url: web.url('/page'), name: 'A page' })
  const whole = await runExport(owner, { format: 'zip' })
  const draft = { name: 'CRM', scopes: ['library.read'] }
  const { body } = await owner.call('POST', 'integrations/v1/api-keys', draft)
  const authorization = `Bearer ${body.key}`
  const call: Person['call'] = (method, path, input) =>
    satchel.anonymous(method, path, input, { authorization })
  const made = await runExport({ ...owner, call }, { format: 'zip' })
  const { items, found } = await contentsOf(await fileOf(satchel, made))
  expect(items).toMatchObject([{ name: 'A page' }])
  expect([...found.keys()].sort()).toEqual(['items.jsonl', 'manifest.json'])

  const { exportId } = whole
  expect((await call('GET', `items/v1/exports/${exportId}`)).status).toBe(404)
  expect((await call('GET', 'items/v1/exports')).body.items).toMatchObject([made])
  expect((await owner.call('GET', 'items/v1/exports')).body.items).toHaveLength(2)
})

test('a whole library exported as a ZIP is imported elsewhere unchanged', async () => {
  const owner = await furnish()
  const out = await runExport(owner, { format: 'zip' })
  expect(out).toMatchObject({ status: 'completed', total: 9, done: 9 })
  const archive = await fileOf(satchel, out)
  const before = await contentsOf(archive)
  expect(before.manifest).toMatchObject({
    format: 'satchel-library',
    version: 1,
    items: 9,
    missing: [],
  })

  const other = await satchel.newTenant()
  const draft = await draftOf(other, archive)
  expect(draft).toMatchObject({ status: 'ready', total: 9, notes: [] })
  const { body: result } = await other.call('POST', 'items/v1/history/check', {
    draftId: draft.draftId,
  })
  expect(result).toMatchObject({ total: 9, ready: 9, faulty: 0, duplicates: 0 })
  const run = await runImport(other, { source: 'archive', draftId: draft.draftId })
  expect(run).toMatchObject({ status: 'completed', done: 9, failed: 0, skipped: 0 })
  await settled(other)

  const again = await contentsOf(await fileOf(satchel, await runExport(other, { format: 'zip' })))
  expect(comparable(again)).toEqual(comparable(before))

  // Once more: everything is there already.
  const twice = await draftOf(other, archive)
  const second = await runImport(other, { source: 'archive', draftId: twice.draftId })
  expect(second).toMatchObject({ done: 0, skipped: 9 })
  const [row] = await rowsOf(other, second.importId)
  expect(row.message).toMatch(/^Already in the library/)
})

test('web pages exported as CSV are imported elsewhere unchanged', async () => {
  const owner = await furnish()
  const out = await runExport(owner, { format: 'csv' })
  const csv = (await fileOf(satchel, out)).toString()
  expect(csv).toContain(`'=cmd|calc`)
  expect(csv).toContain(`''@already`)
  const other = await satchel.newTenant()
  const createValues = { funnelStage: ['Own; with | signs'] }
  const run = await runImport(other, {
    source: 'csv',
    csv,
    createValues,
    duplicates: 'add',
  })
  // The three files have no address: they travel in the ZIP.
  expect(run).toMatchObject({ done: 6, failed: 3 })
  const again = (await fileOf(satchel, await runExport(other, { format: 'csv' }))).toString()
  const linksOf = async (person: Person) =>
    (await library(person))
      .filter(({ kind }: { kind: string }) => kind === 'link')
      .map(
        ({
          url,
          name,
          description,
          visitorDescription,
          shareable,
          inLibrary,
          releasesOn,
          expiresOn,
          tags,
        }: Record<string, unknown>) => ({
          url,
          name,
          description,
          visitorDescription,
          tags,
          shareable,
          inLibrary,
          releasesOn,
          expiresOn,
        }),
      )
  expect(await linksOf(other)).toEqual(await linksOf(owner))
  expect(again).toContain('First; kit'.replace(';', '\\;'))
})

test('an export holds what its person finds, or what a search of theirs finds', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  await addLink(owner, { url: web.url('/seen'), name: 'Seen by all' })
  await addLink(owner, { url: web.url('/kept'), name: 'Kept out', inLibrary: false })
  const csvOf = async (person: Person, request: object) =>
    (await fileOf(satchel, await runExport(person, { format: 'csv', ...request }))).toString()
  expect(await csvOf(owner, {})).toMatch(/Seen by all[\s\S]*Kept out/)
  expect(await csvOf(editor, {})).not.toContain('Kept out')
  const found = await csvOf(owner, { search: { searchTerm: 'kept' } })
  expect(found).toContain('Kept out')
  expect(found).not.toContain('Seen by all')
})

test('an export is announced by email, belongs to its person, and can be deleted', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  const out = await runExport(owner, { format: 'zip' })
  expect((await admin.call('GET', `items/v1/exports/${out.exportId}`)).status).toBe(404)
  expect((await admin.call('DELETE', `items/v1/exports/${out.exportId}`)).status).toBe(404)
  expect((await owner.call('GET', 'items/v1/exports')).body.items).toMatchObject([
    { status: 'completed' },
  ])
  const { items } = (await owner.call('GET', 'activity/v1/notifications')).body
  expect(items).toMatchObject([{ kind: 'export-finished', text: 'Your export is ready' }])
  const { headers } = await satchel.mailTo(owner.email, /export is ready/)
  const header = (name: string) => headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toMatch(/^<http.*\/api\/activity\/v1\/unsubscribe\?token=.+>$/)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect((await owner.call('DELETE', `items/v1/exports/${out.exportId}`)).status).toBe(204)
  expect((await owner.call('GET', 'items/v1/exports')).body.items).toEqual([])
  const gone = async () => (await fetch((await satchel.listen()) + out.downloadUrl)).status
  await expect.poll(gone).toBe(410)
  const viewer = await owner.withRole('viewer')
  expect((await viewer.call('POST', 'items/v1/exports', { format: 'csv' })).status).toBe(403)
})

test('of more exports of a person than are kept the oldest gives way', async () => {
  const owner = await satchel.newTenant()
  const first = await runExport(owner, { format: 'csv' })
  const listed = async () => (await owner.call('GET', 'items/v1/exports')).body.items
  for (let made = 1; made < EXPORTS_KEPT; made++) await runExport(owner, { format: 'csv' })
  expect(await listed()).toHaveLength(EXPORTS_KEPT)
  const last = await runExport(owner, { format: 'csv' })
  const left = await listed()
  expect(left).toHaveLength(EXPORTS_KEPT)
  expect(left[0].exportId).toBe(last.exportId)
  expect(left).not.toContainEqual(expect.objectContaining({ exportId: first.exportId }))
  const gone = async () => (await fetch((await satchel.listen()) + first.downloadUrl)).status
  await expect.poll(gone).toBe(410)
})

test('three exports of a person run at a time, until one ends or is canceled', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  const make = (person: Person) => person.call('POST', 'items/v1/exports', { format: 'csv' })
  const running = { tenantId: owner.tenantId, ownerId: owner.userId, format: 'zip' }
  const { id } = await satchel.database.system
    .insertInto('export')
    .values(Array.from({ length: EXPORTS_RUNNING }, () => running))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { status, body } = await make(owner)
  const detail = '3 exports of yours are still running. Wait until one is done, or cancel it'
  expect([status, body.detail]).toEqual([409, detail])
  expect((await make(admin)).status).toBe(201)
  await owner.call('DELETE', `items/v1/exports/${id}`)
  expect((await make(owner)).status).toBe(201)
})

test('an export that needs more space than the server has left fails and says so', async () => {
  const owner = await satchel.newTenant()
  await upload(owner, 'words.txt', 'Some words')
  await settled(owner)
  const space = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 0, bsize: 1 } as never)
  syncBuiltinESMExports()
  onTestFinished(() => {
    space.mockRestore()
    syncBuiltinESMExports()
  })
  const { status, failure } = await runExport(owner, { format: 'zip' })
  expect([status, failure]).toEqual([
    'failed',
    'The files need more space than the server has left',
  ])
})

test('an old export keeps its row until its file is gone', async () => {
  const owner = await satchel.newTenant()
  const { exportId, downloadUrl } = await runExport(owner, { format: 'csv' })
  await satchel.database.system
    .updateTable('export')
    .set({ createdAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', exportId)
    .execute()
  const state = async () => [
    (await owner.call('GET', `items/v1/exports/${exportId}`)).status,
    (await fetch((await satchel.listen()) + downloadUrl)).status,
  ]
  const remove = vi
    .spyOn(satchel.app.services.files, 'removeAll')
    .mockRejectedValueOnce(new Error('Busy'))
  onTestFinished(() => remove.mockRestore())
  await satchel.app.tasks['remove-old-exports']?.({})
  expect(await state()).toEqual([200, 200])
  await satchel.app.tasks['remove-old-exports']?.({})
  expect(await state()).toEqual([404, 410])
})
