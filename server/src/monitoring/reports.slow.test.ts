import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { product } from '../../test/harness.ts'

const envelope = (message: string) =>
  `{}\n{"type":"event"}\n${JSON.stringify({ message, level: 'warning' })}\n`
const PLAIN = { 'content-type': 'text/plain' }

afterEach(() => {
  vi.restoreAllMocks()
})

describe('errors of the server itself', () => {
  const satchel = product({ config: { LOG_LEVEL: 'fatal' } })
  const logged = product({ config: { LOG_LEVEL: 'error' } })

  const fail = ({ app }: typeof satchel, message: string) =>
    vi
      .spyOn(app.services.database.tenantPool, 'connect')
      .mockImplementationOnce(() => Promise.reject(new Error(message)) as never)

  test('are told to the account in which they happened, once, with the person and without secrets', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const failing = fail(satchel, 'No plan for password=hunter2-long')
    const answer = await owner.call('GET', 'items/v1/list?cursor=&orderBy=name')
    failing.mockRestore()
    expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } })
    expect(JSON.stringify(answer.body)).not.toContain('hunter2')
    const list = async () => (await owner.call('GET', 'monitoring/errors')).body.items
    await expect.poll(list).toMatchObject([
      {
        title: 'Error: No plan for password=[removed]',
        count: 1,
        people: 1,
        release: expect.stringContaining('satchel-server@'),
      },
    ])
    const [{ id }] = await list()
    const { body } = await owner.call('GET', `monitoring/errors/${id}`)
    expect(body.lastEvent).toMatchObject({
      environment: 'production',
      person: { id: owner.userId },
      tags: { version: 'v2', operation: 'GET /api/items/v1/list' },
    })
    const files = body.lastEvent.stack.map(({ file }: { file: string }) => file)
    expect(files[0]).toMatch(/^server\/src\//)
    expect((await other.call('GET', 'monitoring/errors')).body.items).toEqual([])
  })

  test('that were caught and logged are reported too, to the operator', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const owner = await logged.newTenant()
    const error = new Error('A relay broke')
    logged.app.services.log.error({ err: error }, 'relay of visits')
    logged.app.services.log.error({ err: error }, 'relay of visits')
    const list = async () => (await owner.call('GET', 'monitoring/errors')).body.items
    await expect.poll(list).toMatchObject([{ title: 'Error: A relay broke', count: 1, people: 0 }])
  })
})

describe('errors of nobody', () => {
  const satchel = product({ config: { LOG_LEVEL: 'fatal' } })
  const OPERATOR_TENANT = '01890000-0000-7000-8000-000000000001'
  const shared = product({ config: { OPERATOR_TENANT, LOG_LEVEL: 'fatal' } })

  test('are told to the account that operates the server, also once there are several', async () => {
    const { anonymous } = satchel
    const owner = await satchel.newTenant()
    expect((await anonymous('POST', 'monitoring/envelope', envelope('One'), PLAIN)).status).toBe(
      200,
    )
    const other = await satchel.newTenant()
    expect((await anonymous('POST', 'monitoring/envelope', envelope('Two'), PLAIN)).status).toBe(
      200,
    )
    const titles = async ({ call }: typeof owner) =>
      (await call('GET', 'monitoring/errors')).body.items.map(
        ({ title }: { title: string }) => title,
      )
    expect([await titles(owner), await titles(other)]).toEqual([['Two', 'One'], []])
  })

  test('are told to the account that the operator names', async () => {
    const { system } = shared.database
    const owner = await shared.newTenant()
    const post = (message: string) =>
      shared.anonymous('POST', 'monitoring/envelope', envelope(message), PLAIN)
    await post('Before it exists')
    await system
      .insertInto('tenant')
      .values({ id: OPERATOR_TENANT, name: 'Operators', slug: 'operators' })
      .execute()
    await post('An error')
    const rows = await system.selectFrom('errorGroup').select(['tenantId', 'title']).execute()
    expect(rows).toEqual([{ tenantId: OPERATOR_TENANT, title: 'An error' }])
    expect((await owner.call('GET', 'monitoring/errors')).body.items).toEqual([])
  })

  test('are refused when one network sends too many', async () => {
    const from = { ...PLAIN, 'x-forwarded-for': '203.0.113.9' }
    const statuses = new Set<number>()
    for (let at = 0; at < 125; at++) {
      const answer = await shared.anonymous('POST', 'monitoring/envelope', '{}', from)
      statuses.add(answer.status)
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect([...statuses]).toEqual([200, 429])
  })
})

describe('with an outside collector', () => {
  const received: { url: string | undefined; body: string }[] = []
  const collector = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      received.push({ url: request.url, body })
      response.end('{}')
    })
  })
  const variables: Record<string, string> = { LOG_LEVEL: 'fatal' }
  beforeAll(async () => {
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
    variables.SENTRY_DSN = `http://abc123@127.0.0.1:${(collector.address() as AddressInfo).port}/7`
  })
  afterAll(() => {
    collector.close()
  })
  const satchel = product({ config: variables })

  test('errors of the server go there, and none are kept here', async () => {
    const owner = await satchel.newTenant()
    const failing = vi
      .spyOn(satchel.app.services.database.tenantPool, 'connect')
      .mockImplementationOnce(() => Promise.reject(new Error('Broken token=abcdef')) as never)
    await owner.call('GET', 'items/v1/list')
    failing.mockRestore()
    await expect.poll(() => received).toHaveLength(1)
    expect(received[0]?.url).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=abc123/)
    expect(received[0]?.body).toContain('Broken token=[removed]')
    expect(received[0]?.body).toContain(owner.userId)
    expect((await owner.call('GET', 'monitoring/errors')).body.items).toEqual([])
  })
})
