import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../client.ts'
import { product } from '../harness.ts'
import { upload, whenRead } from '../uploading.ts'

const satchel = product({ worker: true })
const { anonymous } = satchel

const page = (name: string) => ({ kind: 'link', url: `https://example.org/${name}`, name })

describe('an id in capitals', () => {
  test('is the same id in the path, in a body and in a list', async () => {
    const owner = await satchel.newTenant()
    const { body: item } = await owner.call('POST', 'items/v1', page('one'))
    const ID = item.id.toUpperCase()

    const profile = `auth/v1/tenants/${owner.tenantId.toUpperCase()}/profile`
    const renamed = await owner.call('PATCH', profile, { attribute: 'name', value: 'Capital' })
    expect(renamed).toMatchObject({ status: 200, body: { id: owner.tenantId, name: 'Capital' } })

    const favorites = `users/v1/${owner.userId.toUpperCase()}/favorites`
    const marked = await owner.call('POST', favorites, { itemId: ID, itemType: 'ITEM' })
    expect(marked.status).toBe(204)

    const deleted = await owner.call('DELETE', 'items/v1/bulk/items', { ids: [ID] })
    expect(deleted.body).toMatchObject({ deleted: [item.id], missing: [] })
  })

  test('leaves text that only looks like one unchanged', async () => {
    const owner = await satchel.newTenant()
    const name = crypto.randomUUID().toUpperCase()
    const made = await owner.call('POST', 'items/v1', page(name))
    expect(made.body).toMatchObject({ name, url: `https://example.org/${name}` })
  })
})

describe('an Idempotency-Key', () => {
  const draft = () => ({
    email: `once-${crypto.randomUUID()}@example.com`,
    password: PASSWORD,
    name: 'Grace',
    company: 'Hopper & Co',
  })
  const register = (body: object, key: string) =>
    anonymous('POST', 'auth/v1/owners/register', body, { 'idempotency-key': key })

  test('also works for signing up: a repetition gets the first answer, even concurrently', async () => {
    const body = draft()
    const answers = await Promise.all([register(body, 'a'), register(body, 'a')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    await satchel.mailTo(body.email, /confirm/i)
    expect(await satchel.mailsTo(body.email)).toBe(1)
  })

  test('with another registration of that address is refused, and with another key it registers again', async () => {
    const body = draft()
    await register(body, 'a')
    expect(await register({ ...body, password: `${PASSWORD}!` }, 'a')).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    })
    expect(await register(body, 'b')).toMatchObject({ status: 201 })
    expect(await register(draft(), 'a')).toMatchObject({ status: 201 })
  })

  test('that is empty or too long is malformed', async () => {
    const owner = await satchel.newTenant()
    for (const key of ['', 'x'.repeat(256)]) {
      const made = await owner.call('POST', 'items/v1', page('one'), { 'idempotency-key': key })
      expect(made).toMatchObject({ status: 400, body: { code: 'malformed' } })
      expect(await register(draft(), key)).toMatchObject({ status: 400 })
    }
  })
})

describe('a refusal', () => {
  test('of an address that can’t be decoded is a Problem like any other', async () => {
    const answer = await anonymous('GET', 'users/v1/%zz')
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'x-request-id': answer.body.requestId,
    })
  })

  test.for(['1.5', '1e1', '0x10', ' 1', ''])(
    'of “%s” where an address takes an integer names it',
    async (limit) => {
      const owner = await satchel.newTenant()
      const { status, body } = await owner.call('GET', `items/v1/list?limit=${limit}`)
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ path: 'limit' }])
    },
  )

  test('without tokens says which ones are required', async () => {
    const { status, headers } = await anonymous('GET', 'auth/v1/me')
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toBe('Bearer')
  })

  test('of bytes that a file doesn’t have says how many it has', async () => {
    const owner = await satchel.newTenant()
    const { itemId } = await upload(satchel, owner, 'note.txt', Buffer.from('abc'))
    const { downloadUrl } = await whenRead(owner, itemId)
    const answer = await anonymous('GET', downloadUrl, undefined, { range: 'bytes=99-' })
    expect(answer).toMatchObject({ status: 416, body: { code: 'range-not-satisfiable' } })
    expect(answer.headers['content-range']).toBe('bytes */3')
  })

  test('of a request that is not tus is a Problem, and begins no upload', async () => {
    const { call } = await satchel.newTenant()
    const tus = { 'tus-resumable': '1.0.0', 'upload-metadata': 'filename YQ==' }
    const begin = (headers: object) =>
      call('POST', 'uploads', undefined, { ...headers, 'upload-length': '3' })
    expect(await begin({ ...tus, 'tus-resumable': '0.2.2' })).toMatchObject({
      status: 412,
      headers: { 'tus-version': '1.0.0' },
      body: { code: 'unsupported-version' },
    })

    const { headers } = await begin(tus)
    const send = (more: object) =>
      call('PATCH', String(headers.location), 'abc', { ...tus, ...more })
    const octets = { 'content-type': 'application/offset+octet-stream' }
    expect(await send({ ...octets, 'upload-offset': 'x' })).toMatchObject({ status: 400 })
    expect(await send({ 'content-type': 'text/plain', 'upload-offset': '0' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported-media-type' },
    })
    const late = await send({ ...octets, 'upload-offset': '2' })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(late.headers['content-type']).toBe('application/problem+json')
  })
})

test('responses with tokens may not be cached', async () => {
  const { tokens } = await satchel.newTenant()
  const { refreshToken } = tokens
  const answer = await anonymous('POST', 'auth/v1/sessions/refresh', { refreshToken })
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
})

test('a search with a null cursor starts at the first page', async () => {
  const { call } = await satchel.newTenant()
  await call('POST', 'items/v1', page('one'))
  const { status, body } = await call('POST', 'items/v1/search', { cursor: null })
  expect(status).toBe(200)
  expect(body.items).toHaveLength(1)
})

test('a tag is added to the settings by its label', async () => {
  const { call, tenantId } = await satchel.newTenant()
  const path = `users/v1/account-settings/${tenantId}`
  const { body } = await call('PUT', path, { addTag: 'Spring' })
  expect(body.tags).toMatchObject([{ key: 'spring', label: 'Spring' }])
  const refused = await call('PUT', path, { addTag: { label: ' ' } })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'addTag.label' }] } })
})

test('a batch of uploads without a total counts what arrives, and ends when all of it is read', async () => {
  const owner = await satchel.newTenant()
  const { body } = await owner.call('POST', 'items/v1/history', { source: 'upload' })
  expect(body).toMatchObject({ status: 'running', total: 0 })
  const { importId } = body
  const status = async () =>
    (await owner.call('GET', `items/v1/history/status?importId=${importId}`)).body
  for (const total of [1, 2]) {
    const name = `${total}.txt`
    const { itemId } = await upload(satchel, owner, name, Buffer.from(name), { importId })
    await whenRead(owner, itemId)
    expect(await status()).toMatchObject({ status: 'completed', total, done: total, failed: 0 })
  }
  const end = await owner.call('PUT', 'items/v1/history', { importId, status: 'cancelled' })
  expect(end.body).toMatchObject({ status: 'cancelled' })
})

test('every path of the classic entry redirects to its one address, with its query', async () => {
  for (const [from, to] of [
    ['/classic/login?email=a%40b.example&x=1', '/classic/?path=/login&email=a%40b.example&x=1'],
    ['/classic/settings', '/classic/?path=/settings'],
    ['/login?next=%2Flinks', '/classic/?path=/login&next=%2Flinks'],
    ['/team-settings/', '/classic/?path=/team-settings'],
    ['/classic//elsewhere.example/a&b', '/classic/?path=//elsewhere.example/a%26b'],
  ] as const) {
    const answer = await anonymous('GET', from)
    expect(answer).toMatchObject({ status: 302, headers: { location: to } })
  }
})

describe('a CSV without rows', () => {
  const tables = ENDPOINTS.map(({ endpoint }) => endpoint).filter(({ alsoCsv }) => alsoCsv)

  test('has the names of its columns', async () => {
    const owner = await satchel.newTenant()
    const fields = [{ name: 'email', label: 'Email', type: 'email', required: true }]
    const cta = { name: 'A form', kind: 'form', label: 'Send', fields }
    const { body: form } = await owner.call('POST', 'ctas/v1/create', cta)
    expect(tables.length).toBeGreaterThan(10)
    for (const { path } of tables) {
      const address = `${path.replace(':id', form.id)}?format=csv`
      const { status, body } = await owner.call('GET', address)
      expect([path, status, body]).toEqual([path, 200, expect.stringMatching(/^\uFEFF\w[\w ]*,/)])
    }
  })
})
