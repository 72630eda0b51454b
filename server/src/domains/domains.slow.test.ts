import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { type NameServer, startNameServer } from '../../test/peers/name-server.ts'

const names: NameServer = await startNameServer()
afterAll(() => names.close())
const satchel = product({
  config: { DNS_SERVERS: names.address, SHORT_DOMAIN: 'links.satchel.example' },
})

let owner: Owner
beforeAll(() => {
  names.records.set('A links.satchel.example', ['192.0.2.10'])
})
beforeEach(async () => {
  names.isDown = false
  owner = await satchel.newTenant()
})

const pathOf = ({ tenantId }: Person, rest = '') => `auth/v1/tenants/${tenantId}/domains${rest}`
const add = (person: Person, domain: string) => person.call('POST', pathOf(person), { domain })
const list = async (person: Person) => (await person.call('GET', pathOf(person))).body.items
const ask = async (domain: string) =>
  (await satchel.anonymous('GET', `domains/ask?domain=${domain}`)).status

/** Runs the worker's check right away. */
async function check({ tenantId }: Person, version: number) {
  await satchel.app.tasks['check-domain']?.({ tenantId, version })
}

/** The records that the product asks for. */
function point(domain: string, { records }: { records: { value: string }[] }) {
  names.records.set(`TXT _satchel.${domain}`, [records[0]?.value ?? ''])
  names.records.set(`CNAME ${domain}`, ['links.satchel.example'])
}

async function confirmed(person: Person, domain: string) {
  const { body } = await add(person, domain)
  point(domain, body)
  await check(person, body.version)
  return body
}

let number = 0
const fresh = () => `go${++number}.customer.com`

describe('a custom short domain', () => {
  test('comes with the records to make, and is confirmed when both are found', async () => {
    const domain = fresh()
    const { status, body } = await add(owner, `  ${domain.toUpperCase()}. `)
    expect(status).toBe(201)
    expect(body).toMatchObject({ version: 1, domain, status: 'pending', isInUse: false })
    expect(body.records).toEqual([
      {
        type: 'TXT',
        name: `_satchel.${domain}`,
        value: expect.stringMatching(/^satchel-domain=[0-9a-f]{32}$/),
        isFound: false,
      },
      { type: 'CNAME', name: domain, value: 'links.satchel.example', isFound: false },
    ])

    await check(owner, 1)
    expect(await list(owner)).toMatchObject([
      { status: 'not-found', checkedAt: expect.any(String) },
    ])
    names.records.set(`CNAME ${domain}`, ['links.satchel.example'])
    await check(owner, 1)
    expect(await list(owner)).toMatchObject([
      { status: 'pending', records: [{ isFound: false }, { isFound: true }] },
    ])
    expect(await ask(domain)).toBe(404)
    point(domain, body)
    await check(owner, 1)
    expect(await list(owner)).toMatchObject([
      { status: 'confirmed', isInUse: true, detail: null, confirmedAt: expect.any(String) },
    ])
    await expect.poll(() => ask(domain.toUpperCase())).toBe(200)
    const { body: me } = await owner.call('GET', 'auth/v1/me')
    expect(me.tenant.customShortDomain).toEqual({
      version: 1,
      versions: [{ version: 1, domain, status: 'confirmed' }],
    })
  })

  test('may carry addresses instead, as the name a domain is registered by has to', async () => {
    const domain = `customer${++number}.com`
    const { body } = await add(owner, domain)
    expect(body.records[1].type).toBe('A')
    names.records.set(`TXT _satchel.${domain}`, [body.records[0].value])
    names.records.set(`A ${domain}`, ['192.0.2.10'])
    await check(owner, 1)
    expect(await list(owner)).toMatchObject([{ status: 'confirmed' }])
  })

  test('is in conflict where it leads elsewhere or holds the proof of another', async () => {
    const domain = fresh()
    const { body } = await add(owner, domain)
    names.records.set(`A ${domain}`, ['93.184.215.14'])
    await check(owner, 1)
    expect(await list(owner)).toMatchObject([
      { status: 'conflicting', detail: 'The domain points to another server' },
    ])
    names.records.delete(`A ${domain}`)
    point(domain, { records: [{ value: 'satchel-domain=somebody' }, ...body.records] })
    await check(owner, 1)
    expect(await list(owner)).toMatchObject([
      { status: 'conflicting', detail: expect.stringMatching(/another account/) },
    ])
  })

  test.each([
    ['A', '10.1.2.3'],
    ['A', '127.0.0.1'],
    ['AAAA', 'fd00::7'],
    ['CNAME', 'db.intranet.corp'],
  ])('reveals nothing about a name inside the operator’s network (%s %s)', async (type, value) => {
    const domain = fresh()
    const { body } = await add(owner, domain)
    names.records.set(`${type} ${domain}`, [value])
    await check(owner, body.version)
    const [seen] = await list(owner)
    expect(seen).toMatchObject({ status: 'not-found', detail: 'Neither record was found yet' })
    expect(JSON.stringify(seen)).not.toContain(value)
  })

  test('is used until the next one is confirmed', async () => {
    const [first, second] = [fresh(), fresh()]
    await confirmed(owner, first)
    const { body } = await add(owner, second)
    await check(owner, 2)
    expect(await list(owner)).toMatchObject([
      { version: 2, domain: second, status: 'not-found', isInUse: false },
      { version: 1, domain: first, status: 'confirmed', isInUse: true },
    ])
    point(second, body)
    await check(owner, 2)
    expect(await list(owner)).toMatchObject([{ isInUse: true }, { isInUse: false }])
    for (const domain of [first, second]) await expect.poll(() => ask(domain)).toBe(200)

    const again = await add(owner, first)
    expect(again.body).toMatchObject({ version: 3, status: 'confirmed', isInUse: true })
    expect(await list(owner)).toHaveLength(2)
  })

  test('is lost only after several failed checks, and admins are notified once', async () => {
    const domain = fresh()
    await confirmed(owner, domain)
    names.isDown = true
    await check(owner, 1)
    expect(await list(owner)).toMatchObject([{ status: 'confirmed', detail: /didn’t respond/ }])
    names.isDown = false
    names.records.delete(`TXT _satchel.${domain}`)
    for (const status of ['confirmed', 'confirmed', 'lost', 'lost']) {
      await check(owner, 1)
      expect(await list(owner)).toMatchObject([{ status }])
    }
    const { rows } = await satchel.database.systemPool.query(
      `select payload->>'subject' as subject from graphile_worker._private_jobs
       where payload->>'to' = $1 and payload->>'subject' like '%' || $2 || '%'`,
      [owner.email, domain],
    )
    expect(rows).toHaveLength(1)
  })

  test('is one tenant’s at a time, and goes to who proves it alone', async () => {
    const domain = fresh()
    await confirmed(owner, domain)
    const other = await satchel.newTenant()
    const { body } = await add(other, domain)
    const [mine] = await list(owner)
    names.records.set(`TXT _satchel.${domain}`, [mine.records[0].value, body.records[0].value])
    await check(other, 1)
    expect(await list(other)).toMatchObject([{ status: 'conflicting', detail: /Another account/ }])
    names.records.set(`TXT _satchel.${domain}`, [body.records[0].value])
    for (let times = 0; times < 4; times++) await check(owner, 1)
    await check(other, 1)
    expect(await list(owner)).toMatchObject([{ status: 'lost' }])
    expect(await list(other)).toMatchObject([{ status: 'confirmed' }])
  })

  test('is stored in DNS form, and impossible names are refused', async () => {
    const { body } = await add(owner, 'Grüße.Bücher.example')
    expect(body.domain).toBe('xn--gre-6ka8l.xn--bcher-kva.example')
    const refused = [
      'https://go.customer.com/x',
      'https://go.customer.com:8443/',
      'https://ada@go.customer.com/',
      'go.customer.com/x',
      'go_x.customer.com',
      'customer',
      'co.uk',
      '192.0.2.1',
    ]
    for (const domain of [
      ...refused,
      '[::1]',
      '-a.example',
      'a..example',
      `${'x'.repeat(64)}.com`,
      'localhost',
      ' ',
    ]) {
      const answer = await add(owner, domain)
      expect(answer, domain).toMatchObject({ status: 422, body: { errors: [{ path: 'domain' }] } })
    }
  })

  test('is read from the address that a browser copies', async () => {
    const domain = fresh()
    for (const text of [`https://${domain}/`, `HTTP://${domain}`]) {
      const person = await satchel.newTenant()
      expect((await add(person, text)).body).toMatchObject({ domain })
    }
  })

  test('is proved by a record whose name the DNS provider ended once more', async () => {
    const domain = `eu.${fresh()}`
    const { body } = await add(owner, domain)
    point(domain, body)
    names.records.delete(`TXT _satchel.${domain}`)
    names.records.set(`TXT _satchel.${domain}.customer.com`, [body.records[0].value])
    await check(owner, body.version)
    expect(await list(owner)).toMatchObject([{ status: 'confirmed' }])
  })

  test('leads its bare address and unknown slugs where its admins say', async () => {
    await add(owner, fresh())
    const change = { rootUrl: 'https://customer.com/', notFoundUrl: 'https://customer.com/lost' }
    const { body } = await owner.call('PUT', pathOf(owner, '/1'), change)
    expect(body).toMatchObject(change)
    const bad = await owner.call('PUT', pathOf(owner, '/1'), { rootUrl: 'javascript:alert(1)' })
    expect(bad).toMatchObject({ status: 422, body: { errors: [{ path: 'rootUrl' }] } })
    expect((await owner.call('DELETE', pathOf(owner, '/1'))).status).toBe(204)
    expect(await list(owner)).toEqual([])
  })

  test('is for the admins of its tenant', async () => {
    await add(owner, fresh())
    const editor = await owner.withRole('editor')
    const stranger = await satchel.newTenant()
    expect((await add(editor, fresh())).status).toBe(403)
    expect((await stranger.call('GET', pathOf(owner))).status).toBe(404)
    expect((await stranger.call('DELETE', pathOf(owner, '/1'))).status).toBe(404)
    expect((await owner.call('PUT', pathOf(owner, '/9'), {})).status).toBe(404)
  })
})

test('a proxy gets certificates for the product’s own hosts, and for none that is unknown', async () => {
  expect(await ask('links.satchel.example')).toBe(200)
  expect(await ask('localhost')).toBe(200)
  expect(await ask('evil.example')).toBe(404)
  expect((await satchel.anonymous('GET', 'domains/ask')).status).toBe(422)
})
