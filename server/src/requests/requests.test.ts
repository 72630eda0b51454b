import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Person, product } from '../../test/harness.ts'
import { requestFiles, senderAt, sharedKit, sharedPage } from '../../test/sending-files.ts'
import { inDays } from '../../test/sharing.ts'
import { createSite } from '../../test/sites.ts'
import { locationOf } from '../../test/tus.ts'
import { until } from '../../test/until.ts'
import { fixture } from '../../test/uploading.ts'

const satchel = product({ worker: true })

const TEXT = Buffer.from('Company: Acme\nRegistered: 1999\n')
const inTwoDays = inDays(2).slice(0, 10)

/** A link with a request, and somebody who opened it. */
async function withRequest(fields: object = {}, terms: object = {}) {
  const owner = await satchel.newTenant()
  const { link, path } = await sharedKit(owner, terms)
  const request = await requestFiles(owner, { linkId: link.id, ...fields })
  return { owner, link, path, request, sender: await senderAt(satchel, path) }
}

const read = async (person: Person, id: string) =>
  (await person.call('GET', `requests/v1/${id}`)).body

/** Waits until the only file that came was examined. */
const examined = (person: Person, id: string) =>
  until(async () => {
    const { files } = await read(person, id)
    expect(files).toMatchObject([{ mime: expect.any(String) }])
    return files[0]
  })

describe('a request', () => {
  test('says what is asked for, to the team and to visitors of its link alone', async () => {
    const slots = [{ name: 'Certificate' }, { name: 'Tax form' }]
    const { owner, request, sender } = await withRequest({
      ...{ title: 'Documents for the offer', note: 'Scans are fine', slots },
      ...{ types: ['application/pdf', 'image/*'], maxBytes: 5_000_000, lastDay: inTwoDays },
    })
    const missing = ['Certificate', 'Tax form']
    expect(request).toMatchObject({ name: 'Spring kit', state: 'open', slots, missing, files: [] })
    const list = await owner.call('GET', 'requests/v1/list?state=open')
    expect(list.body.items).toMatchObject([{ id: request.id, counts: { waiting: 0 } }])

    const { body } = await sender.list()
    expect(body.items).toMatchObject([
      { id: request.id, title: 'Documents for the offer', slots, missing, isOpen: true, files: [] },
    ])
    expect(JSON.stringify(body)).not.toContain(owner.email)
  })

  test.for<[string, object, string]>([
    [
      'more than 20 slots',
      { slots: Array.from({ length: 21 }, (_, n) => ({ name: `${n}` })) },
      'slots',
    ],
    ['a slot that is named twice', { slots: [{ name: 'A' }, { name: 'A ' }] }, 'slots.1.name'],
    ['what is no media type', { types: ['pdf'] }, 'types.0'],
    ['a last day that is over', { lastDay: '2020-01-01' }, 'lastDay'],
    ['no size', { maxBytes: 0 }, 'maxBytes'],
    ['a field that nobody knows', { secret: true }, 'secret'],
    ['a second target', { siteId: crypto.randomUUID() }, 'siteId'],
  ])('is refused with %s, by name', async ([, fields, path]) => {
    const owner = await satchel.newTenant()
    const { id: linkId } = await sharedPage(owner)
    const answer = await owner.call('POST', 'requests/v1', { linkId, title: 'Papers', ...fields })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  test('is asked by editors for links of their own, and seen by who may see the link', async () => {
    const { owner, link, request } = await withRequest()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const stranger = await satchel.newTenant()
    const draft = { linkId: link.id, title: 'Papers' }
    const status = async (
      person: Person,
      method: 'GET' | 'POST' | 'PUT',
      path = '',
      body?: object,
    ) => (await person.call(method, `requests/v1${path}`, body)).status
    for (const [person, expected] of [
      [editor, 404],
      [viewer, 403],
      [stranger, 404],
    ] as const) {
      expect(await status(person, 'POST', '', draft)).toBe(expected)
      expect(await status(person, 'GET', `/${request.id}`)).toBe(404)
      expect(await status(person, 'PUT', `/${request.id}`, { state: 'closed' })).toBe(expected)
      expect((await person.call('GET', 'requests/v1/list')).body.items).toEqual([])
    }
    expect(await status(await owner.withRole('admin'), 'GET', `/${request.id}`)).toBe(200)
  })

  test('of a collection or a site is shown by all links to it, and by no others', async () => {
    const owner = await satchel.newTenant()
    const [kit, other] = [await sharedKit(owner), await sharedKit(owner)]
    const site = await createSite(owner)
    await requestFiles(owner, { collectionId: kit.kit.id })
    expect(await requestFiles(owner, { siteId: site.id })).toMatchObject({ name: site.name })
    const itemsAt = async (path: string) =>
      (await (await senderAt(satchel, path)).list()).body.items
    expect(await itemsAt(kit.path)).toHaveLength(1)
    expect(await itemsAt(other.path)).toEqual([])
  })

  test('takes nothing once it is closed, and again once it is opened', async () => {
    const { owner, request, sender } = await withRequest()
    const put = (body: object) => owner.call('PUT', `requests/v1/${request.id}`, body)
    expect(await put({ state: 'closed' })).toMatchObject({ status: 200, body: { state: 'closed' } })
    expect(await sender.send(request.id, TEXT)).toMatchObject({ status: 410 })
    expect((await sender.list()).body.items).toEqual([])
    await put({ state: 'open' })
    expect(await sender.send(request.id, TEXT)).toMatchObject({ status: 201 })
    const { body } = await owner.call('GET', 'audit/v1/list')
    const actions = body.items.map(({ action }: { action: string }) => action)
    expect(actions.filter((action: string) => action.startsWith('files.'))).toEqual([
      'files.requested',
      'files.request-closed',
      'files.requested',
    ])
  })
})

describe('a file', () => {
  test('waits, is seen by both sides, and is an item outside of the library once accepted', async () => {
    const { owner, request, sender } = await withRequest({ slots: [{ name: 'Papers' }] })
    const values = { slot: 'Papers', filename: 'papers.txt', filetype: 'text/plain' }
    expect(await sender.send(request.id, TEXT, values)).toMatchObject({ status: 201 })
    const file = await examined(owner, request.id)
    const sent = { slot: 'Papers', name: 'papers.txt', bytes: TEXT.length, state: 'waiting' }
    expect(file).toMatchObject({
      ...sent,
      scanned: 'not-scanned',
      mime: 'text/plain',
      itemId: null,
    })
    expect((await sender.list()).body.items[0]).toMatchObject({ missing: [], files: [sent] })
    expect((await owner.call('GET', 'items/v1/list')).body.items).toEqual([])
    const download = await satchel.anonymous('GET', file.downloadUrl)
    expect(download).toMatchObject({ status: 200, body: TEXT.toString() })
    expect(download.headers['content-disposition']).toMatch(/^attachment/)

    const path = `requests/v1/${request.id}/files/${file.id}/accept`
    const answers = await Promise.all([owner.call('POST', path), owner.call('POST', path)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { itemId } = (await read(owner, request.id)).files[0]
    const { body: item } = await owner.call('GET', `items/v1/${itemId}`)
    expect(item).toMatchObject({ name: 'papers', inLibrary: false, owner: { id: owner.userId } })
    expect((await sender.list()).body.items[0].files).toMatchObject([{ state: 'accepted' }])
    expect(await satchel.anonymous('GET', file.downloadUrl)).toMatchObject({ status: 410 })
  })

  test('is deleted once refused, and asked for again', async () => {
    const { owner, request, sender } = await withRequest({ slots: [{ name: 'Papers' }] })
    await sender.send(request.id, TEXT, { slot: 'Papers' })
    const { id } = await examined(owner, request.id)
    const path = `requests/v1/${request.id}/files/${id}`
    const colleague = await owner.withRole('viewer')
    expect(await colleague.call('POST', `${path}/refuse`)).toMatchObject({ status: 403 })
    const stranger = await satchel.newTenant()
    expect(await stranger.call('POST', `${path}/accept`)).toMatchObject({ status: 404 })
    expect(await owner.call('POST', `${path}/refuse`)).toMatchObject({ body: { state: 'refused' } })
    expect(await owner.call('POST', `${path}/accept`)).toMatchObject({ status: 409 })
    const { files } = satchel.app.services
    await until(async () => expect(await files.has(`${owner.tenantId}/${id}/original`)).toBe(false))
    expect((await sender.list()).body.items[0]).toMatchObject({ missing: ['Papers'] })
  })

  test('goes on where it broke off, and finishes once though the last answer is lost', async () => {
    const { owner, request, sender } = await withRequest()
    const content = randomBytes(40_000)
    const url = locationOf(await sender.begin(request.id, content.length))
    await sender.continueAt(url, 0, content.subarray(0, 15_000))
    const later = await senderAt(satchel, url.split('/requests')[0] ?? '', sender.visitor)
    const head = await later.tus('HEAD', url)
    expect(head.headers.get('upload-offset')).toBe('15000')
    expect(await later.continueAt(url, 0, content)).toMatchObject({ status: 409 })
    expect(await later.continueAt(url, 15_000, content.subarray(15_000))).toMatchObject({
      status: 204,
    })
    expect(await later.continueAt(url, 40_000, Buffer.alloc(0))).toMatchObject({ status: 204 })
    expect((await later.tus('HEAD', url)).headers.get('upload-offset')).toBe('40000')
    expect(await examined(owner, request.id)).toMatchObject({ bytes: 40_000, state: 'waiting' })
  })

  test('of a type that wasn’t requested is refused, also if only its content tells', async () => {
    const { owner, request, sender } = await withRequest({ types: ['application/pdf'] })
    const answer = await sender.send(request.id, TEXT, { filetype: 'text/plain' })
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } })
    await sender.send(request.id, TEXT, { filetype: 'application/pdf' })
    const file = await examined(owner, request.id)
    expect(file).toMatchObject({ state: 'refused', reason: 'type', downloadUrl: null })
    expect((await sender.list()).body.items[0].files).toMatchObject([{ state: 'wrong-type' }])
    const pdf = await fixture('handbook.pdf')
    await sender.send(request.id, pdf, { filetype: 'application/pdf' })
    await until(async () =>
      expect((await read(owner, request.id)).files[0]).toMatchObject({
        state: 'waiting',
        mime: 'application/pdf',
      }),
    )
  })

  test.for<[string, object, Record<string, string>, number, string]>([
    ['larger than may be', { maxBytes: 10 }, {}, 413, 'too-large'],
    ['without a slot where there are some', { slots: [{ name: 'A' }] }, {}, 422, 'invalid'],
    ['for a slot that isn’t there', {}, { slot: 'B' }, 422, 'invalid'],
    ['without a name', {}, { filename: '' }, 422, 'invalid'],
    ['without a visit', {}, { token: '' }, 401, 'unauthenticated'],
    ['with a token that is made up', {}, { token: 'abc' }, 404, 'not-found'],
  ])('%s is refused', async ([, fields, values, status, code]) => {
    const { request, sender } = await withRequest(fields)
    expect(await sender.send(request.id, TEXT, values)).toMatchObject({ status, body: { code } })
  })

  test('is refused by another link, a withdrawn one and one whose gate wasn’t passed', async () => {
    const { owner, link, request, sender } = await withRequest()
    const other = await withRequest()
    const url = locationOf(await sender.begin(request.id, 100))
    const foreign = url.replace(link.slug, other.link.slug)
    expect(await other.sender.send(request.id, TEXT)).toMatchObject({ status: 404 })
    expect(await other.sender.tus('HEAD', foreign)).toMatchObject({ status: 404 })
    expect(await other.sender.send(other.request.id, TEXT, { token: sender.token })).toMatchObject({
      status: 404,
    })
    const personalized = `items/v1/personalized/${link.id}`
    await owner.call('PUT', personalized, { password: 'open sesame' })
    expect(await sender.list()).toMatchObject({ status: 401, body: { code: 'password-required' } })
    expect(await sender.send(request.id, TEXT)).toMatchObject({ status: 401 })
    await owner.call('DELETE', personalized)
    expect(await sender.send(request.id, TEXT)).toMatchObject({ status: 410 })
    expect(await sender.continueAt(url, 0, randomBytes(100))).toMatchObject({ status: 410 })
  })

  test('is nobody else’s to see: another browser of the same link has none', async () => {
    const { path, request, sender } = await withRequest()
    await sender.list()
    await sender.send(request.id, TEXT)
    const other = await senderAt(satchel, path)
    const filesOf = async ({ list }: typeof sender) => (await list()).body.items[0].files
    expect(await filesOf(other)).toEqual([])
    expect(await filesOf(await senderAt(satchel, path, sender.visitor))).toHaveLength(1)
  })

  test('begins only so often: by slot, and by network with Retry-After', async () => {
    const { request, sender, path } = await withRequest({ slots: [{ name: 'A' }] })
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => sender.begin(request.id, 10, { slot: 'A' })),
    )
    const statuses = begun.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    let last = await sender.begin(request.id, 10, { slot: 'B' })
    for (let tries = 0; last.status !== 429 && tries < 60; tries++)
      last = await sender.begin(request.id, 10, { slot: 'B' })
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    const elsewhere = await senderAt(satchel, path, browser(satchel))
    expect(await elsewhere.begin(request.id, 10, { slot: 'B' })).toMatchObject({ status: 422 })
  })
})
