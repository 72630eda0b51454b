import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addPage, inDays, share } from '../../test/sharing.ts'

const satchel = product({ shared: true })
const NOWHERE = '01a1fbf1-374f-76d2-917b-be04511352be'

const at = (id: string, rest = '') => `items/v1/personalized/${id}${rest}`
const get = (person: Person, id: string) => person.call('GET', at(id))
const change = (person: Person, id: string, fields: object, headers = {}) =>
  person.call('PUT', at(id), fields, headers)
const reactivate = (person: Person, id: string) => person.call('POST', at(id, '/reactivate'))
const handOver = (person: Person, id: string, userId: string) =>
  person.call('POST', at(id, '/owner'), { userId })

async function shared(person: Person, fields: object = {}) {
  const item = await addPage(person)
  const { body: link } = await share(person, item.id, fields)
  return { item, link }
}

describe('changing a link', () => {
  test('changes the given fields and keeps the rest', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner, {
      sharedToEmail: 'bo@customer.example',
      password: 'sesame',
    })
    const expiresAt = inDays(3)
    const fields = {
      sharedToEmail: 'Cy@Customer.example',
      sharedToOrganization: 'Customer',
      slug: 'for-cy',
      expiresAt,
      utm: { source: 'mail' },
    }
    const { status, body } = await change(owner, link.id, fields)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...fields,
      sharedToEmail: 'cy@customer.example',
      id: link.id,
      version: 2,
      hasPassword: true,
    })
    expect((await get(owner, link.id)).body).toEqual(body)
    const bare = await change(owner, link.id, { password: null, sharedToEmail: null, utm: {} })
    expect(bare.body).toMatchObject({ hasPassword: false, sharedToEmail: null, utm: {} })
  })

  test('of a version that is over is refused', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner)
    const first = await change(owner, link.id, { allowDownload: false }, { 'if-match': '"1"' })
    expect(first.status).toBe(200)
    const late = await change(owner, link.id, { allowDownload: true }, { 'if-match': '"1"' })
    expect(late).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect((await get(owner, link.id)).body.allowDownload).toBe(false)
  })

  test('makes no two links of the same share, and takes no slug of another', async () => {
    const owner = await satchel.newTenant()
    const { item, link } = await shared(owner, { sharedToMemo: 'one', slug: 'one-slug' })
    const { body: other } = await share(owner, item.id, { sharedToMemo: 'two' })
    expect(await change(owner, other.id, { sharedToMemo: ' ONE ' })).toMatchObject({ status: 409 })
    expect(await change(owner, other.id, { slug: 'one-slug' })).toMatchObject({
      status: 409,
      body: { code: 'slug-taken' },
    })
    expect(await change(owner, other.id, { slug: 'admin' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'slug' }] },
    })
    expect((await get(owner, other.id)).body).toEqual(other)
    expect((await get(owner, link.id)).body).toEqual(link)
  })

  test('keeps the gate that the watermark needs', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner, { watermark: true })
    expect(await change(owner, link.id, { requireEmail: false })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'requireEmail' }] },
    })
    const both = await change(owner, link.id, { requireEmail: false, watermark: false })
    expect(both.body).toMatchObject({ requireEmail: false, watermark: false })
    expect((await change(owner, link.id, { watermark: true })).body.requireEmail).toBe(true)
  })

  test('is for its sharer and for those who see all links', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const item = await addPage(owner)
    const { body: link } = await share(viewer, item.id)
    const all = async (person: Person, id = link.id) => [
      (await get(person, id)).status,
      (await change(person, id, { allowDownload: true })).status,
      (await reactivate(person, id)).status,
      (await handOver(person, id, person.userId)).status,
      (await person.call('GET', at(id, '/qr'))).status,
      (await person.call('POST', at(id, '/preview'))).status,
    ]
    for (const person of [editor, stranger]) expect(await all(person)).toEqual(Array(6).fill(404))
    expect(await all(owner, NOWHERE)).toEqual(Array(6).fill(404))
    expect(await all(viewer)).toEqual(Array(6).fill(200))
    expect(await all(owner)).toEqual(Array(6).fill(200))
  })
})

describe('a link that was withdrawn', () => {
  test('opens again, without the end it had come to', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner, { expiresAt: inDays(1) })
    await owner.call('DELETE', at(link.id))
    expect((await satchel.anonymous('GET', `/l/${link.slug}`)).status).toBe(410)
    const { status, body } = await reactivate(owner, link.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ disabledAt: null, expiresAt: link.expiresAt })
    expect((await satchel.anonymous('GET', `/l/${link.slug}`)).status).toBe(302)
    await satchel.database.system
      .updateTable('link')
      .set({ expiresAt: inDays(-1) })
      .where('id', '=', link.id)
      .execute()
    expect((await reactivate(owner, link.id)).body.expiresAt).toBe(null)
  })

  test('stays closed if the same share has another link', async () => {
    const owner = await satchel.newTenant()
    const { item, link } = await shared(owner, { sharedToMemo: 'one' })
    await owner.call('DELETE', at(link.id))
    await share(owner, item.id, { sharedToMemo: 'One' })
    expect(await reactivate(owner, link.id)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect((await get(owner, link.id)).body.disabledAt).not.toBe(null)
  })
})

describe('handing a link over', () => {
  test('makes it the colleague’s', async () => {
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const item = await addPage(owner)
    const { body: link } = await share(editor, item.id)
    const { status, body } = await handOver(editor, link.id, viewer.userId)
    expect(status).toBe(200)
    expect(body.sharedBy.id).toBe(viewer.userId)
    expect((await get(editor, link.id)).status).toBe(404)
    expect((await get(viewer, link.id)).status).toBe(200)
    expect((await share(viewer, item.id)).body.id).toBe(link.id)
  })

  test('can’t go to other tenants’ people, former members or someone who has the same', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const [gone, editor] = [await owner.withRole('editor'), await owner.withRole('editor')]
    await satchel.database.system
      .updateTable('member')
      .set({ status: 'deactivated' })
      .where('id', '=', gone.userId)
      .execute()
    const { item, link } = await shared(owner)
    for (const { userId } of [stranger, gone])
      expect(await handOver(owner, link.id, userId)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'userId' }] },
      })
    await share(editor, item.id)
    expect((await handOver(owner, link.id, editor.userId)).status).toBe(409)
    expect((await get(owner, link.id)).body).toEqual(link)
  })
})

test('a link is seen as its visitors see it, and that is no visit', async () => {
  const owner = await satchel.newTenant()
  const { link } = await shared(owner)
  const { body } = await owner.call('POST', at(link.id, '/preview'))
  expect(body.url).toMatch(new RegExp(`^${link.url}\\?preview=.+`))
  const path = body.url.replace(satchel.config.PUBLIC_URL, '')
  const agent = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  expect((await satchel.anonymous('GET', path, undefined, agent)).status).toBe(302)
  expect((await get(owner, link.id)).body.views).toBe(0)
  await satchel.anonymous('GET', `/l/${link.slug}`, undefined, agent)
  expect((await get(owner, link.id)).body.views).toBe(1)
})

describe('the QR code of a link', () => {
  test('leads to it and says so, as SVG and as PNG of the size asked for', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner, { slug: 'at-the-fair' })
    const drawn = await owner.call('GET', at(link.id, '/qr'))
    expect(drawn.headers['content-type']).toBe('image/svg+xml')
    expect(drawn.headers['content-disposition']).toBe('attachment; filename="at-the-fair.svg"')
    expect(drawn.body).toContain('<svg')
    const png = await satchel.app.http.inject({
      url: `/api/${at(link.id, '/qr?format=png&size=1024')}`,
      headers: {
        authorization: `Bearer ${owner.tokens.accessToken}`,
        'x-identity-token': owner.tokens.identityToken,
      },
    })
    expect(png.headers['content-type']).toBe('image/png')
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ width: 1_024, height: 1_024 })
    const [ofPng, ofSvg] = await Promise.all(
      [png.rawPayload, Buffer.from(drawn.body)].map((picture) =>
        sharp(picture).resize(1_024).greyscale().threshold().raw().toBuffer(),
      ),
    )
    const differing = ofPng?.filter((shade, at) => shade !== ofSvg?.[at]).length
    // At the edges of modules alone.
    expect(differing).toBeLessThan(1_024 ** 2 * 0.03)
  })

  test('opens the page it is asked for', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner)
    const drawn = async (query: string) =>
      (await owner.call('GET', at(link.id, `/qr${query}`))).body as string
    const { toString: toText } = await import('qrcode')
    const level = { errorCorrectionLevel: 'M', margin: 4, width: 600, type: 'svg' } as const
    expect(await drawn('?page=17')).toBe(await toText(`${link.url}?via=qr#page=17`, level))
    expect(await drawn('')).toBe(await toText(`${link.url}?via=qr`, level))
  })

  test.each(['format=gif', 'size=127', 'size=1025', 'size=big', 'page=0', 'page=x', 'page='])(
    'is not drawn as %s',
    async (how) => {
      const owner = await satchel.newTenant()
      const { link } = await shared(owner)
      expect((await owner.call('GET', at(link.id, `/qr?${how}`))).status).toBe(422)
    },
  )
})

describe('my links', () => {
  test('can be sorted and filtered, and include everyone’s for those who may see them', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const [b, a] = [await addPage(owner, { name: 'b' }), await addPage(owner, { name: 'A' })]
    const { body: live } = await share(owner, a.id, { slug: 'live-link' })
    const { body: over } = await share(owner, b.id, { expiresAt: inDays(1) })
    const { body: closed } = await share(owner, a.id, { sharedToMemo: 'closed' })
    const { body: other } = await share(viewer, a.id)
    await owner.call('DELETE', at(closed.id))
    const { system } = satchel.database
    await system
      .updateTable('link')
      .set({ expiresAt: inDays(-1) })
      .where('id', '=', over.id)
      .execute()
    await system
      .insertInto('linkStat')
      .values([
        { tenantId: owner.tenantId, linkId: live.id, views: 2, lastViewedAt: inDays(-2) },
        { tenantId: owner.tenantId, linkId: over.id, views: 1, lastViewedAt: inDays(-1) },
      ])
      .execute()
    const listed = async (query: string, person: Person = owner) => {
      const { body } = await person.call('GET', `items/v1/v2/shortener/my-links?${query}`)
      expect(body.total).toBe(body.items.length)
      return body.items.map(({ id }: { id: string }) => id)
    }
    const [one, two, three] = [live.id, over.id, closed.id]
    expect(await listed('orderBy=newest')).toEqual([three, two, one])
    expect(await listed('orderBy=viewed')).toEqual([two, one, three])
    expect(await listed('orderBy=views')).toEqual([one, two, three])
    expect(await listed('orderBy=name')).toEqual([three, one, two])
    expect(await listed('state=live')).toEqual([one])
    expect(await listed('state=expired')).toEqual([two])
    expect(await listed('state=withdrawn')).toEqual([three])
    expect(await listed('search=LIVE-LINK')).toEqual([one])
    expect(await listed('everyone=true')).toHaveLength(4)
    expect(await listed(`sharedBy=${viewer.userId}`)).toEqual([other.id])
    expect(await listed(`everyone=true&sharedBy=${owner.userId}`)).toEqual([three, two, one])
    expect(await listed(`sharedBy=${viewer.userId}`, viewer)).toEqual([other.id])
    for (const refused of ['everyone=true', `sharedBy=${owner.userId}`])
      expect((await viewer.call('GET', `items/v1/v2/shortener/my-links?${refused}`)).status).toBe(
        403,
      )
  })
})

describe('withdrawing a link', () => {
  test('leaves it in the list as withdrawn, and a new share makes a new one', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const { body: link } = await share(owner, item.id)
    expect((await owner.call('DELETE', `items/v1/personalized/${link.id}`)).status).toBe(204)
    expect((await owner.call('DELETE', `items/v1/personalized/${link.id}`)).status).toBe(204)
    const { body: listed } = await owner.call('GET', 'items/v1/v2/shortener/my-links')
    expect(listed.items).toMatchObject([{ id: link.id, disabledAt: expect.any(String) }])
    const again = await share(owner, item.id)
    expect(again.status).toBe(201)
    expect(again.body.slug).not.toBe(link.slug)
  })

  test('is for its sharer and for those who see all links, in its own tenant', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const item = await addPage(owner)
    const { body: link } = await share(viewer, item.id)
    const withdraw = async (person: Person, id = link.id) =>
      (await person.call('DELETE', `items/v1/personalized/${id}`)).status
    expect(await withdraw(editor)).toBe(404)
    expect(await withdraw(stranger)).toBe(404)
    expect(await withdraw(owner, NOWHERE)).toBe(404)
    expect(await withdraw(owner)).toBe(204)
  })
})
