import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Call, type Owner, product } from '../../test/harness.ts'

const satchel = product()

const id = () => crypto.randomUUID().replaceAll('-', '')

interface EventParts {
  type?: string
  value?: string
  file?: string
  [part: string]: unknown
}

/** An event as an SDK sends it. */
function eventOf({ type = 'TypeError', value = 'x is undefined', file, ...rest }: EventParts = {}) {
  const filename = file ?? 'https://app.example/plugin/run.js'
  const frames = [
    {
      filename: 'https://app.example/node_modules/a.js',
      function: 'loop',
      lineno: 1,
      in_app: false,
    },
    { filename, function: 'openShare', lineno: 12, colno: 7, in_app: true },
  ]
  return {
    event_id: id(),
    timestamp: Date.now() / 1_000,
    platform: 'javascript',
    level: 'error',
    exception: { values: [{ type, value, stacktrace: { frames } }] },
    ...rest,
  }
}

function envelopeOf(event: object, head: object = {}): string {
  const payload = JSON.stringify(event)
  const item = { type: 'event', length: Buffer.byteLength(payload) }
  return (
    [{ event_id: id(), ...head }, item].map((line) => `${JSON.stringify(line)}\n`).join('') +
    `${payload}\n`
  )
}

const PLAIN = { 'content-type': 'text/plain;charset=UTF-8' }
const send = (call: Call, event: object, head: object = {}) =>
  call('POST', 'monitoring/envelope', envelopeOf(event, head), PLAIN)

const listed = async ({ call }: Owner, query = '') =>
  (await call('GET', `monitoring/errors${query}`)).body.items

async function lastEvent({ call }: Owner) {
  const [{ id: errorId }] = (await call('GET', 'monitoring/errors')).body.items
  return (await call('GET', `monitoring/errors/${errorId}`)).body.lastEvent
}

describe('errors that people meet', () => {
  test('are grouped and counted with the people who met them, the latest first', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const url = 'https://app.example/library?view=grid'
    const one = eventOf({ value: 'Item 17 is gone', release: 'web@1', request: { url } })
    expect(await send(owner.call, one)).toMatchObject({
      status: 200,
      body: { id: expect.any(String) },
    })
    await send(owner.call, eventOf({ value: 'Item 17 is gone' }))
    await send(
      editor.call,
      eventOf({ value: 'Item 18 is gone', release: 'web@2', request: { url } }),
    )
    await send(editor.call, eventOf({ file: 'https://app.example/plugin/other.js' }))
    expect(await listed(owner)).toEqual([
      expect.objectContaining({ title: 'TypeError: x is undefined', count: 1, people: 1 }),
      {
        id: expect.any(String),
        title: 'TypeError: Item 18 is gone',
        level: 'error',
        source: 'person',
        status: 'open',
        count: 3,
        people: 2,
        firstAt: expect.stringMatching(/Z$/),
        lastAt: expect.stringMatching(/Z$/),
        release: 'web@2',
        url,
      },
    ])
    const { body: page } = await owner.call('GET', 'monitoring/errors?limit=1')
    const { body: next } = await owner.call('GET', `monitoring/errors?cursor=${page.nextCursor}`)
    expect([page.items[0].count, next.items[0].count, next.nextCursor]).toEqual([1, 3, null])
  })

  test('are shown with stack, causes, breadcrumbs and the person, where it was thrown first', async () => {
    const owner = await satchel.newTenant()
    const cause = { type: 'RangeError', value: 'Too far', stacktrace: { frames: [] } }
    const event = eventOf()
    event.exception.values.unshift(cause)
    const breadcrumbs = [
      { timestamp: Date.now() / 1_000, category: 'ui.click', message: 'button "Share"' },
      { category: 'fetch', data: { method: 'GET', url: '/api/items/v1/list', status_code: 200 } },
    ]
    await send(owner.call, { ...event, breadcrumbs, tags: { version: 'v2' } })
    expect(await lastEvent(owner)).toMatchObject({
      type: 'TypeError',
      stack: [
        { function: 'openShare', line: 12, column: 7, inApp: true },
        { function: 'loop', inApp: false },
      ],
      causes: [{ type: 'RangeError', value: 'Too far' }],
      breadcrumbs: [
        { category: 'ui.click', message: 'button "Share"' },
        { category: 'fetch', message: 'GET /api/items/v1/list 200' },
      ],
      person: { id: owner.userId, name: 'Ada Owner', email: owner.email },
      tags: { version: 'v2' },
    })
  })

  test('are resolved, open again when they happen again, stay ignored, and can be deleted', async () => {
    const owner = await satchel.newTenant()
    await send(owner.call, eventOf())
    const [{ id: errorId }] = await listed(owner)
    const path = `monitoring/errors/${errorId}`
    const set = (status: string) => owner.call('PATCH', path, { status })
    expect((await set('resolved')).body).toMatchObject({ status: 'resolved', count: 1 })
    expect(await listed(owner, '?status=open')).toEqual([])
    await send(owner.call, eventOf())
    expect(await listed(owner, '?status=open')).toMatchObject([{ count: 2 }])
    await set('ignored')
    await send(owner.call, eventOf())
    expect(await listed(owner)).toMatchObject([{ status: 'ignored', count: 3 }])
    expect((await set('gone')).status).toBe(422)
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await owner.call('GET', path)).status).toBe(404)
  })

  test('are seen by administrators alone', async () => {
    const owner = await satchel.newTenant()
    const [admin, editor] = [await owner.withRole('admin'), await owner.withRole('editor')]
    expect((await admin.call('GET', 'monitoring/errors')).status).toBe(200)
    expect((await editor.call('GET', 'monitoring/errors')).status).toBe(403)
  })

  test('hold no passwords, codes, cookies and tokens, wherever they were sent', async () => {
    const owner = await satchel.newTenant()
    const jwt = owner.tokens.accessToken
    const secrets = ['s3cret-pass', 'tok-123456', '424242', 'sid-abcdef', 'hand-over-me']
    const [password, token, code, cookie, query] = secrets
    await send(owner.call, {
      ...eventOf({ value: `GET /api/x?token=${token}&page=2 with Bearer ${token} failed: ${jwt}` }),
      request: {
        url: `https://app.example/confirm?code=${code}&authorization=${query}#identity=${query}`,
        headers: {
          Authorization: `Bearer ${token}`,
          Cookie: `satchel=${cookie}`,
          'User-Agent': 'x',
        },
        cookies: { satchel: cookie },
        data: { password },
      },
      breadcrumbs: [
        { category: 'console', message: `{"password":"${password}","code":"${code}"}` },
        { category: 'fetch', data: { url: `wss://x/socket?authorization=${jwt}&identity=${jwt}` } },
        { category: 'navigation', data: { to: `/password-reset?token=${token}` } },
        { category: 'xhr', message: `Cookie: sid=${cookie}; other=${cookie}` },
      ],
      tags: { token, password, page: 'confirm' },
      extra: { password },
      contexts: { state: { token } },
    })
    const [{ id: errorId, url, title }] = await listed(owner)
    const { body } = await owner.call('GET', `monitoring/errors/${errorId}`)
    const stored = JSON.stringify(body)
    for (const secret of [...secrets, jwt, jwt.slice(0, 30)]) expect(stored).not.toContain(secret)
    expect(url).toBe(
      'https://app.example/confirm?code=[removed]&authorization=[removed]#identity=[removed]',
    )
    expect(title).toContain('/api/x?token=[removed]&page=2')
    expect(body.lastEvent.tags).toMatchObject({ page: 'confirm' })
  })
})

describe('an envelope', () => {
  test.for([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('may be compressed with %s, and is no bomb', async ([encoding, compress]) => {
    const owner = await satchel.newTenant()
    const post = (body: Buffer) =>
      owner.call('POST', 'monitoring/envelope', body as unknown as object, {
        'content-type': 'application/x-sentry-envelope',
        'content-encoding': encoding,
      })
    expect((await post(compress(Buffer.from(envelopeOf(eventOf()))))).status).toBe(200)
    expect(await listed(owner)).toHaveLength(1)
    const bomb = compress(Buffer.alloc(50_000_000, 'a'))
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await post(bomb)).toMatchObject({ status: 413, body: { code: 'too-large' } })
    expect((await post(Buffer.from('not compressed'))).status).toBe(400)
  })

  test('comes at the addresses that SDKs build from a DSN, with and without a slash', async () => {
    const owner = await satchel.newTenant()
    for (const path of ['envelope', 'envelope/', 'api/1/envelope/', 'api/1/envelope'])
      expect(
        (
          await owner.call(
            'POST',
            `monitoring/${path}?sentry_version=7`,
            envelopeOf(eventOf()),
            PLAIN,
          )
        ).status,
      ).toBe(200)
    expect(await listed(owner)).toMatchObject([{ count: 4 }])
  })

  test('may hold items of other kinds, and events of any content', async () => {
    const owner = await satchel.newTenant()
    const items = [
      '{"type":"session"}\n{"sid":"1"}',
      '{"type":"something-new","length":3}\nabc',
      `{"type":"event"}\n${JSON.stringify(eventOf({ value: 'NUL \u0000 and \ud800 half' }))}`,
      '{"type":"event"}\n{"message":"Only a message","tags":[["a","b"]],"breadcrumbs":7,"user":"x"}',
      '{"type":"event"}\n{}',
    ]
    const body = ['{}', ...items].join('\n')
    expect((await owner.call('POST', 'monitoring/envelope', body, PLAIN)).status).toBe(200)
    const titles = (await listed(owner)).map(({ title }: { title: string }) => title)
    expect(titles.sort()).toEqual(['Only a message', 'TypeError: NUL  and \ufffd half'])
  })

  test('that is malformed, too large or of another type is refused', async () => {
    const { call } = await satchel.newTenant()
    const post = (body: string, headers: Record<string, string> = PLAIN) =>
      call('POST', 'monitoring/envelope', body, headers)
    for (const body of [
      'nonsense',
      '[]',
      '{}\nnonsense',
      '{}\n{"type":"event","length":1000}\n{}',
      '{}\n{"type":"event","length":-1}\n{}',
      '{}\n{"type":"event"}\n[1]',
      `{}\n{"type":"event"}\n${'['.repeat(5_000)}`,
      `{}\n${'{"type":"a"}\n{}\n'.repeat(101)}`,
    ])
      expect([body.slice(0, 40), (await post(body)).status]).toEqual([body.slice(0, 40), 400])
    expect(await post('nonsense')).toMatchObject({ body: { code: 'malformed', errors: [{}] } })
    const large = envelopeOf(eventOf({ value: 'a'.repeat(1_100_000) }))
    expect((await post(large)).status).toBe(413)
    expect((await post(envelopeOf(eventOf()), { 'content-type': 'application/json' })).status).toBe(
      415,
    )
    const event = envelopeOf(eventOf({ value: 'b'.repeat(1_000_000) }))
    expect((await post(event)).status).toBe(200)
  })
})

describe('an error is told to', () => {
  test('the account whose key is in the DSN, and to no other by a key that is guessed', async () => {
    const [ours, theirs] = [await satchel.newTenant(), await satchel.newTenant()]
    const { body } = await ours.call('GET', 'monitoring/dsn')
    const dsn = new URL(body.dsn)
    const key = dsn.username
    expect(dsn.pathname).toBe('/api/monitoring/1')
    const user = { id: 'crm-17', email: 'somebody@example.com' }
    await send(satchel.anonymous, { ...eventOf(), user }, { dsn: body.dsn })
    await send(satchel.anonymous, { ...eventOf(), user: { id: 'crm-18' } }, { dsn: body.dsn })
    const auth = { ...PLAIN, 'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}` }
    await satchel.anonymous('POST', 'monitoring/envelope', envelopeOf(eventOf()), auth)
    const path = `monitoring/api/1/envelope/?sentry_key=${key}`
    await satchel.anonymous('POST', path, envelopeOf(eventOf()), PLAIN)
    expect(await listed(ours)).toMatchObject([{ count: 4, people: 2 }])

    const guess = theirs.tenantId.replaceAll('-', '') + key.slice(32)
    const named = { ...eventOf(), user: { id: theirs.userId }, tags: { tenant: theirs.tenantId } }
    await send(satchel.anonymous, named, { dsn: `https://${guess}@x/1` })
    await send(satchel.anonymous, named, { dsn: `https://public@x/1` })
    await send(ours.call, named)
    expect(await listed(theirs)).toEqual([])
  })

  test('nobody twice: other accounts neither read, change nor delete it', async () => {
    const [ours, theirs] = [await satchel.newTenant(), await satchel.newTenant()]
    await send(ours.call, eventOf())
    const [{ id: errorId }] = await listed(ours)
    for (const [method, body] of [['GET'], ['PATCH', { status: 'ignored' }], ['DELETE']] as const)
      expect((await theirs.call(method, `monitoring/errors/${errorId}`, body)).status).toBe(404)
    expect(await listed(ours)).toMatchObject([{ status: 'open' }])
  })
})
