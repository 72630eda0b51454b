import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { ended, library, rowsOf, runImport, sendCsv } from '../../test/importing.ts'
import { addLink, historyOf, idsOf, settingsOf } from '../../test/library.ts'
import { LOOPBACK, webServer } from '../../test/peers/web-server.ts'
import { openSocket } from '../../test/socket.ts'

const satchel = product({ config: LOOPBACK, worker: true })
const xml = (root: string, child: string, urls: string[]) =>
  `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY file SYSTEM "file:///etc/passwd">]>
  <x:${root} xmlns:x="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map((url) => `<x:${child}><x:loc> ${url.replaceAll('&', '&amp;')} </x:loc></x:${child}>`)
    .join('')}</x:${root}>`
const web = webServer({
  '/sitemap.xml': (_, response) => {
    const children = ['/one.xml', '/two.xml.gz', '/none.xml'].map((path) => web.url(path))
    response.setHeader('content-type', 'application/xml')
    response.end(xml('sitemapindex', 'sitemap', children))
  },
  '/one.xml': (_, response) => {
    response.setHeader('content-type', 'text/xml')
    response.end(
      xml(
        'urlset',
        'url',
        ['/blog/1?a=1&b=2', '/about'].map((path) => web.url(path)),
      ),
    )
  },
  '/two.xml.gz': (_, response) => {
    const urls = ['/blog/2', '/blog/draft'].map((path) => web.url(path))
    response.setHeader('content-type', 'application/gzip')
    response.end(gzipSync(xml('urlset', 'url', urls)))
  },
  '/none.xml': (_, response) => {
    response.writeHead(404).end()
  },
})

const named = (items: { name: string }[]) => items.map(({ name }) => name)

test('pasted addresses become items, and their pages are read', async () => {
  const owner = await satchel.newTenant()
  const urls = `Have a look at ${web.url('/a')}, and at (${web.url('/b')}).\n\n${web.url('/c')}`
  const run = await runImport(owner, { source: 'urls', name: 'From a mail', urls })
  expect(run).toMatchObject({
    source: 'urls',
    name: 'From a mail',
    status: 'completed',
    total: 3,
    done: 3,
    failed: 0,
    skipped: 0,
    errors: [],
    owner: { name: 'Ada Owner' },
  })
  expect((await owner.call('GET', 'activity/v1/notifications')).body.items).toMatchObject([
    { text: 'Your import is finished', detail: '3 added', url: `/imports/${run.importId}` },
  ])
  await expect
    .poll(async () => named(await library(owner)))
    .toEqual(['Page /a', 'Page /b', 'Page /c'])
  const [item] = await library(owner)
  expect(item).toMatchObject({ kind: 'link', url: web.url('/a'), meta: { importId: run.importId } })
  expect((await historyOf(owner, item.id))[0]).toMatchObject({ changeKind: 'INSERT' })
})

test('a megabyte of dots or brackets in pasted addresses is answered at once', async () => {
  const owner = await satchel.newTenant()
  for (const end of ['.', ')', ';']) {
    const urls = `https://example.com/a${end.repeat(500_000)}\nhttps://example.com/b${end.repeat(500_000)}c`
    const { body } = await owner.call('POST', 'items/v1/history/check', { urls })
    expect(body.preview).toMatchObject([{ url: 'https://example.com/a' }])
    expect(body.problems).toMatchObject([
      { row: 2, message: expect.stringContaining('longer than') },
    ])
  }
})

test('rows that can’t become items are reported one by one, and the rest is added', async () => {
  const owner = await satchel.newTenant()
  const there = await addLink(owner, { url: web.url('/there'), name: 'There' })
  const urls = [
    web.url('/new'),
    web.url('/new'),
    web.url('/there'),
    'http://10.0.0.7/intern',
    'ftp://example.com/a',
    'http://user:pass@example.com/',
    'nonsense',
  ]
  const run = await runImport(owner, { source: 'urls', urls })
  expect(run).toMatchObject({ status: 'completed', total: 7, done: 1, failed: 4, skipped: 2 })
  expect(run.errors).toMatchObject([
    { row: 4, message: 'URL can’t be used: 10.0.0.7 isn’t a public address' },
    { row: 5, message: 'URL can’t be used: Not a web address: ftp:' },
    {
      row: 6,
      message: 'URL can’t be used: The address contains a user name or password',
    },
    { row: 7, message: 'URL “nonsense” is not a web address' },
  ])
  const rows = await rowsOf(owner, run.importId)
  expect(rows[1]).toMatchObject({ row: 2, status: 'skipped', message: 'The same address as row 1' })
  expect(rows[2]).toMatchObject({
    status: 'skipped',
    message: 'Already in the library: There',
    itemId: there.id,
  })
  expect(await rowsOf(owner, run.importId, '&status=failed')).toHaveLength(4)
  expect(await library(owner)).toHaveLength(2)

  const { body } = await owner.call('GET', `items/v1/history/${run.importId}/problems`)
  expect(body).toContain('4,URL can’t be used: 10.0.0.7 isn’t a public address,http://10.0.0.7')
})

test('a CSV is looked through before anything is written, then its rows become items', async () => {
  const owner = await satchel.newTenant()
  const csv = [
    'Web address;Titel;Title;Stage;Tags;Folder;Shareable;Expiry date',
    `${web.url('/1')};;One;awareness;Pricing|2026;Kit;no;2027-01-31`,
    `${web.url('/2')};;Two;Brand new;pricing;;;31.12.2027`,
    `${web.url('/3')};;Three;;;;perhaps;`,
    `${web.url('/1')};;One again;;;;;`,
  ].join('\r\n')
  const { status, body: draft } = await sendCsv(owner, `\uFEFF${csv}`)
  expect(status, JSON.stringify(draft)).toBe(201)
  expect(draft).toMatchObject({ status: 'ready', total: 4, encoding: 'utf-8', delimiter: ';' })
  expect(draft.columns.map(({ field }: { field: string }) => field)).toEqual([
    'url',
    null,
    'name',
    'funnelStage',
    'tags',
    'collections',
    'shareable',
    'expiresOn',
  ])
  const { draftId } = draft
  const { body: checked } = await owner.call('POST', 'items/v1/history/check', { draftId })
  expect(checked).toMatchObject({
    total: 4,
    ready: 2,
    faulty: 1,
    duplicates: 1,
    mayCreateValues: true,
    newTags: [
      { label: 'Pricing', rows: 2 },
      { label: '2026', rows: 1 },
    ],
    newCollections: [{ label: 'Kit', rows: 1 }],
    newValues: { funnelStage: [{ label: 'Brand new', rows: 1 }], contentType: [] },
  })
  expect(checked.problems).toMatchObject([
    {
      row: 4,
      level: 'error',
      field: 'shareable',
      message: 'Shareable must be yes or no, not “perhaps”',
    },
    { row: 5, level: 'duplicate', field: 'url', message: 'The same address as row 2' },
  ])
  expect(await library(owner)).toEqual([])

  const run = await runImport(owner, {
    source: 'csv',
    draftId,
    createValues: { funnelStage: ['Brand new'] },
  })
  expect(run).toMatchObject({ name: 'list.csv', total: 4, done: 2, failed: 1, skipped: 1 })
  const [one, two] = await library(owner)
  const { categories, tags } = await settingsOf(owner)
  const labelOf = (id: string) =>
    categories.funnelStage.find((value: { id: string }) => value.id === id)?.label
  expect(one).toMatchObject({ name: 'One', shareable: false, expiresOn: '2027-01-31' })
  expect(one.collectionIds).toHaveLength(1)
  expect(one.tags.map(({ key }: { key: string }) => key)).toEqual(['2026', 'pricing'])
  expect([labelOf(one.funnelStage[0]), labelOf(two.funnelStage[0])]).toEqual([
    'Awareness',
    'Brand new',
  ])
  expect(two).toMatchObject({ expiresOn: '2027-12-31' })
  expect(tags).toHaveLength(2)
})

test('what comes from a CSV is as old as the CSV, by its date and among the newest', async () => {
  const owner = await satchel.newTenant()
  const { body: draft } = await sendCsv(owner, `URL\n${web.url('/dated')}`)
  const link = await addLink(owner, { url: web.url('/newer') })
  await runImport(owner, { source: 'csv', draftId: draft.draftId })
  const [newer, older] = (await owner.call('GET', 'items/v1/list?orderBy=newest')).body.items
  expect(newer.id).toBe(link.id)
  expect(older.createdAt < newer.createdAt).toBe(true)
})

test('an editor imports, but makes no categories and gives nothing to others', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const csv = `URL,Stage,Owner\n${web.url('/own')},Brand new,${owner.email}`
  const createValues = { funnelStage: ['Brand new'] }
  const refused = await editor.call('POST', 'items/v1/history', {
    source: 'csv',
    csv,
    createValues,
  })
  expect(refused.status).toBe(403)
  const { body: checked } = await editor.call('POST', 'items/v1/history/check', { csv })
  expect(checked).toMatchObject({ ready: 1, mayCreateValues: false })

  const run = await runImport(editor, { source: 'csv', csv })
  const [row] = await rowsOf(editor, run.importId)
  expect(row.message).toBe(
    `${owner.email}: only admins can assign items to others, so you’ll own it. Added without “Brand new”, which don’t exist here`,
  )
  expect((await library(editor))[0]).toMatchObject({
    owner: { id: editor.userId },
    funnelStage: [],
  })

  const viewer = await owner.withRole('viewer')
  expect((await viewer.call('POST', 'items/v1/history', { source: 'csv', csv })).status).toBe(403)
})

test('an admin gives items to others by their address', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const csv = `URL,Owner email\n${web.url('/given')},${editor.email.toUpperCase()}`
  await runImport(owner, { source: 'csv', csv })
  expect((await library(owner))[0].owner.id).toBe(editor.userId)
})

test('what the team requires is asked for, and can be given to all rows', async () => {
  const owner = await satchel.newTenant()
  const { id, categories } = await settingsOf(owner)
  const requiredCategories = ['funnelStage']
  await owner.call('PUT', `users/v1/account-settings/${id}`, { requiredCategories })
  const request = { source: 'urls', urls: [web.url('/required')] }
  const missing = await runImport(owner, request)
  expect(missing.errors).toMatchObject([
    { row: 1, message: 'Funnel stage is missing, and your team requires it' },
  ])
  const [stage] = categories.funnelStage
  const classify = { funnelStage: [stage.id], tags: ['From a list'] }
  expect(await runImport(owner, { ...request, classify })).toMatchObject({ done: 1 })
  expect((await library(owner))[0]).toMatchObject({
    funnelStage: [stage.id],
    tags: [{ label: 'From a list' }],
  })
})

test('failed rows are tried again, and those that are right by then are added', async () => {
  const owner = await satchel.newTenant()
  const { id, categories } = await settingsOf(owner)
  const settings = (change: object) => owner.call('PUT', `users/v1/account-settings/${id}`, change)
  await settings({ requiredCategories: ['funnelStage'] })
  const urls = [web.url('/later'), 'nonsense']
  const run = await runImport(owner, { source: 'urls', urls })
  expect(run).toMatchObject({ done: 0, failed: 2 })
  await settings({ requiredCategories: [] })
  const { status } = await owner.call('POST', `items/v1/history/${run.importId}/retry`)
  expect(status).toBe(200)
  const again = await ended(owner, run.importId)
  expect(again).toMatchObject({ status: 'completed', total: 2, done: 1, failed: 1 })
  expect(categories.funnelStage.length).toBeGreaterThan(0)

  const { importId } = await runImport(owner, { source: 'urls', urls: [web.url('/fine')] })
  expect((await owner.call('POST', `items/v1/history/${importId}/retry`)).status).toBe(409)
})

test('a sitemap, its children and packed ones become a draft that a filter thins out', async () => {
  const owner = await satchel.newTenant()
  const { body: draft } = await owner.call('POST', 'items/v1/history/sitemap', {
    sitemapUrl: web.url('/sitemap.xml'),
  })
  expect(draft).toMatchObject({ status: 'reading', source: 'sitemap' })
  const read = async () =>
    (await owner.call('GET', `items/v1/history/drafts/${draft.draftId}`)).body
  await expect.poll(async () => (await read()).status).toBe('ready')
  expect(await read()).toMatchObject({
    total: 4,
    notes: [`${web.url('/none.xml')}: The server responded with 404`],
  })

  const choice = { draftId: draft.draftId, include: ['/blog/'], exclude: ['draft'] }
  const { body: checked } = await owner.call('POST', 'items/v1/history/check', choice)
  expect(checked).toMatchObject({ total: 2, ready: 2 })
  const run = await runImport(owner, { source: 'sitemap', ...choice })
  expect(run).toMatchObject({ total: 2, done: 2 })

  const straight = { source: 'sitemap', sitemapUrl: web.url('/sitemap.xml') }
  expect(await runImport(owner, straight)).toMatchObject({ total: 4, done: 2, skipped: 2 })
  const none = { source: 'sitemap', sitemapUrl: web.url('/a-page') }
  expect(await runImport(owner, none)).toMatchObject({
    status: 'failed',
    failure: 'This address isn’t a sitemap',
    errors: [{ row: 0, message: 'This address isn’t a sitemap' }],
  })
})

test('a batch of uploads is a run that ends when its files have been read', async () => {
  const owner = await satchel.newTenant()
  const { body: run } = await owner.call('POST', 'items/v1/history', { source: 'upload', total: 2 })
  expect(run).toMatchObject({ status: 'running', total: 2, done: 0 })
  const upload = (name: string, content: string) =>
    owner.call('POST', 'uploads', content, {
      'tus-resumable': '1.0.0',
      'upload-length': String(content.length),
      'upload-metadata': `filename ${btoa(name)},importId ${btoa(run.importId)}`,
      'content-type': 'application/offset+octet-stream',
    })
  await upload('a.txt', 'Some words')
  await upload('b.pdf', '%PDF-1.4 broken')
  expect(await ended(owner, run.importId)).toMatchObject({
    status: 'completed',
    done: 1,
    failed: 1,
  })
})

test('an import is visible to the person who started it and to admins, not to other tenants', async () => {
  const owner = await satchel.newTenant()
  const [one, other] = [await owner.withRole('editor'), await owner.withRole('editor')]
  const run = await runImport(one, { source: 'urls', name: 'Mine', urls: [web.url('/seen')] })
  const listed = async (person: typeof one) =>
    (await person.call('GET', 'items/v1/history')).body.items.map(
      ({ importId }: { importId: string }) => importId,
    )
  expect(await listed(one)).toEqual([run.importId])
  expect(await listed(owner)).toEqual([run.importId])
  expect(await listed(other)).toEqual([])
  const stranger = await satchel.newTenant()
  for (const person of [other, stranger]) {
    const status = await person.call('GET', `items/v1/history/status?importId=${run.importId}`)
    expect(status.status).toBe(404)
    expect((await person.call('GET', `items/v1/history/${run.importId}/rows`)).status).toBe(404)
  }
  const change = { importId: run.importId, name: 'Renamed' }
  expect((await one.call('PUT', 'items/v1/history', change)).body.name).toBe('Renamed')
  const cancel = { importId: run.importId, status: 'cancelled' }
  expect((await one.call('PUT', 'items/v1/history', cancel)).status).toBe(409)
})

test('the template is a CSV that imports unchanged', async () => {
  const owner = await satchel.newTenant()
  const { body: csv, headers } = await owner.call('GET', 'items/v1/history/template')
  expect(headers['content-type']).toMatch(/^text\/csv/)
  const { body: checked } = await owner.call('POST', 'items/v1/history/check', { csv })
  expect(checked).toMatchObject({ total: 2, ready: 2, faulty: 0, problems: [] })
})

test('a thousand rows are one line in the activity, and each is in its item’s history', async () => {
  const owner = await satchel.newTenant()
  const urls = Array.from({ length: 1_000 }, (_, index) => web.url(`/many/${index}`))
  const { body } = await owner.call('POST', 'items/v1/history', { source: 'urls', urls })
  expect(await ended(owner, body.importId, 60_000)).toMatchObject({ total: 1_000, done: 1_000 })
  const { body: activity } = await owner.call('GET', 'activity/v1/list')
  expect(activity.items).toMatchObject([{ changeKind: 'INSERT', count: 1_000 }])
  const [item] = await library(owner)
  expect((await historyOf(owner, item.id)).at(-1)).toMatchObject({ changeKind: 'INSERT' })
  const found = await owner.call('POST', 'items/v1/search', { searchTerm: 'many' })
  expect(found.body.total.value).toBeGreaterThanOrEqual(1_000)
})

test.each([1, 30])(
  'each of %i imported items is announced once, with its import and its collection',
  async (count) => {
    const owner = await satchel.newTenant()
    const { messages } = await openSocket(await satchel.listen(), owner.tokens)
    const create = async (name: string) =>
      (await owner.call('POST', 'collections/v1/create', { name })).body.id
    const collectionId = await create('Kit')
    const urls = Array.from({ length: count }, (_, index) => web.url(`/announced/${index}`))
    const { importId } = await runImport(owner, { source: 'urls', urls, collectionId })
    const later = { action: 'user-collections-update', collectionId: await create('Later') }
    await expect.poll(() => messages).toContainEqual(later)
    const added = messages
      .filter(({ action }) => action === 'items-add')
      .flatMap(({ updatedItems }) => updatedItems as { id: string }[])
    expect(idsOf(added).sort()).toEqual(idsOf(await library(owner)).sort())
    for (const item of added) expect(item).toMatchObject({ meta: { importId }, collectionId })
  },
)

test('a canceled import keeps what was added and continues from there when retried', async () => {
  const owner = await satchel.newTenant()
  const urls = Array.from({ length: 1_000 }, (_, index) => web.url(`/cancel/${index}`))
  const { body: run } = await owner.call('POST', 'items/v1/history', { source: 'urls', urls })
  const cancel = { importId: run.importId, status: 'cancelled' }
  const { body: stopped } = await owner.call('PUT', 'items/v1/history', cancel)
  expect(stopped.status).toBe('cancelled')
  expect(stopped.done).toBeLessThan(1_000)
  await owner.call('POST', `items/v1/history/${run.importId}/retry`)
  expect(await ended(owner, run.importId, 60_000)).toMatchObject({
    status: 'completed',
    done: 1_000,
    skipped: 0,
  })
})
