import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { addPage, inDays, share } from '../../test/sharing.ts'

const satchel = product({ shared: true })
const NOWHERE = '01a1fbf1-374f-76d2-917b-be04511352be'

const OPTIONS = {
  allowDownload: false,
  requireEmail: true,
  proveEmail: false,
  allowed: ['@customer.example'],
  refused: ['rival@customer.example'],
  notify: 'digest',
  utm: { source: 'mail', campaign: 'Spring ‘27' },
  preview: { title: 'For you', text: 'Read it' },
  watermark: true,
}

describe('the options of a link', () => {
  test('are stored and returned, except for the password', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const preview = { ...OPTIONS.preview, imageItemId: item.id }
    const expiresAt = inDays(2)
    const input = { ...OPTIONS, preview, expiresAt, password: 'sesame 42', slug: 'for-you' }
    const { status, body } = await share(owner, item.id, input)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...OPTIONS, preview, expiresAt, slug: 'for-you', isOwn: false })
    expect(body.hasPassword).toBe(true)
    expect(JSON.stringify(body)).not.toMatch(/sesame|argon/)
    const { rows } = await sql<{ hash: string }>`
      select password_hash as hash from link where id = ${body.id}`.execute(satchel.database.system)
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)

    const open = await share(owner, item.id, { password: null, expiresAt: null })
    expect(open).toMatchObject({ status: 200, body: { hasPassword: false, expiresAt: null } })
    expect(open.body).toMatchObject(OPTIONS)
  })

  test('keep each address and domain once, in one spelling', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const allowed = [
      ' Bo@Bücher.example ',
      'bo@xn--bcher-kva.example',
      '@BÜCHER.example',
      'ü@a.example',
    ]
    const { body } = await share(owner, item.id, { allowed, sharedToEmail: 'Bo@Customer.EXAMPLE' })
    expect(body.allowed).toEqual([
      'bo@xn--bcher-kva.example',
      '@xn--bcher-kva.example',
      'ü@a.example',
    ])
    expect(body.requireEmail).toBe(true)
  })

  test.each([
    ['Bo Berg <bo@customer.example>', 'bo@customer.example'],
    ['"Berg, Bo" <mailto:bo@customer.example>;', 'bo@customer.example'],
    ['bo@customer.example <bo@customer.example>', 'bo@customer.example'],
    ['bo@customer.example (Bo Berg)', 'bo@customer.example'],
    ['mailto:bo%40customer.example?subject=Prices', 'bo@customer.example'],
    ['[bo@customer.example](mailto:bo@customer.example)', 'bo@customer.example'],
    ['bo@customer.example,', 'bo@customer.example'],
    ['‘bo@customer.example’.', 'bo@customer.example'],
    ['\u202abo@cust\u00adomer.example\u202c\u00a0', 'bo@customer.example'],
    ['*@customer.example', '@customer.example'],
    ['customer.example', '@customer.example'],
    ['https://www.customer.example/team', '@customer.example'],
    ['*.customer.example', '@*.customer.example'],
  ])('read the rule in %j', async (pasted, rule) => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    expect((await share(owner, item.id, { allowed: [pasted] })).body.allowed).toEqual([rule])
  })

  test.each([
    'Bo Berg',
    'bo*@customer.example',
    '@*customer.example',
    '@*.example',
    'bo@customer.example, cy@customer.example',
    'cy@customer.example <bo@customer.example>',
    'bo berg@customer.example',
  ])('refuse %j, which admits nobody or leaves open whom', async (pasted) => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const { status, body } = await share(owner, item.id, { allowed: ['a@b.example', pasted] })
    expect([status, body.errors[0].path]).toEqual([422, 'allowed.1'])
  })

  test('ask for the address of the visitor where they need it', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const marked = await share(owner, item.id, { watermark: true })
    expect(marked.body).toMatchObject({ watermark: true, requireEmail: true })
    for (const options of [
      { watermark: true },
      { allowed: ['@a.example'] },
      { refused: ['a@b.example'] },
    ])
      expect(await share(owner, item.id, { ...options, requireEmail: false })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'requireEmail' }] },
      })
    expect(await share(owner, item.id, { requireEmail: false })).toMatchObject({ status: 422 })
    const off = await share(owner, item.id, { requireEmail: false, watermark: false })
    expect(off).toMatchObject({ status: 200, body: { requireEmail: false, watermark: false } })
  })

  test.each([
    [true, 'each'],
    [false, 'none'],
    [null, null],
    ['digest', 'digest'],
  ])('read notify %s as %s', async (notify, stored) => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    expect((await share(owner, item.id, { notify })).body.notify).toBe(stored)
  })

  test.each([
    ['expiresAt', { expiresAt: inDays(-1) }],
    ['expiresAt', { expiresAt: '2031-02-30T10:00:00Z' }],
    ['expiresAt', { expiresAt: 'tomorrow' }],
    ['password', { password: 'abc' }],
    ['password', { password: 'x'.repeat(201) }],
    ['allowed.1', { allowed: ['a@b.example', 'nobody'] }],
    ['allowed.0', { allowed: ['@'] }],
    ['allowed.0', { allowed: ['a b@c.example'] }],
    ['refused.0', { refused: ['<b>@c.example'] }],
    ['refused.0', { refused: ['a@b.example\r\nBcc: c@d.example'] }],
    ['utm.source', { utm: { source: 'a\nb' } }],
    ['utm.term', { utm: { term: 't'.repeat(256) } }],
    ['preview.imageItemId', { preview: { imageItemId: NOWHERE } }],
    ['preview.title', { preview: { title: 't'.repeat(301) } }],
    ['notify', { notify: 'sometimes' }],
    ['watermark', { watermark: 'yes' }],
    ['presetId', { presetId: NOWHERE }],
    ['slug', { slug: 'ab' }],
    ['slug', { slug: 'Prices' }],
    ['slug', { slug: '../up' }],
    ['slug', { slug: 'a%2fb' }],
    ['slug', { slug: 'рrices' }],
    ['slug', { slug: 'x'.repeat(65) }],
    ['slug', { slug: 'login' }],
    ['slug', { slug: 'healthz' }],
  ])('are refused by their field: %s of %j', async (path, options) => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const { status, body } = await share(owner, item.id, options)
    expect(status, JSON.stringify(body)).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path])
    expect((await owner.call('GET', 'items/v1/v2/shortener/my-links')).body.total).toBe(0)
  })

  test('show a picture of no item that the sharer cannot see', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const viewer = await owner.withRole('viewer')
    const item = await addPage(owner)
    const hidden = await addPage(owner)
    await owner.call('PUT', `items/v1/${hidden.id}`, { inLibrary: false })
    const foreign = await addPage(stranger)
    for (const { id } of [hidden, foreign])
      expect(await share(viewer, item.id, { preview: { imageItemId: id } })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'preview.imageItemId' }] },
      })
  })

  test('may name a slug, which one link has', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const [item, foreign] = [await addPage(owner), await addPage(stranger)]
    const first = await share(owner, item.id, { slug: 'spring-deal' })
    expect(first.body.url).toMatch(/\/spring-deal$/)
    for (const answer of [
      await share(owner, item.id, { slug: 'spring-deal', sharedToMemo: 'other' }),
      await share(stranger, foreign.id, { slug: 'spring-deal' }),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'slug-taken', errors: [{ path: 'slug' }] },
      })
    const again = await share(owner, item.id, { slug: 'spring-deal' })
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id } })
    const moved = await share(owner, item.id, { slug: 'spring-deal-2' })
    expect(moved).toMatchObject({ status: 200, body: { id: first.body.id, slug: 'spring-deal-2' } })
  })

  test('leave every path of the product to the product', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const words = satchel.app.http.routes.flatMap(
      (route) => route.match(/^\w+ \/([a-z0-9-]{3,})/)?.[1] ?? [],
    )
    expect(new Set(words).size).toBeGreaterThan(4)
    for (const slug of new Set(words))
      expect((await share(owner, item.id, { slug })).status, slug).toBe(422)
  })
})
