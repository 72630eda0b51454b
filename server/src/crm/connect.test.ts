import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { authorize, CRM, connectCrm, publishReading } from '../../test/crm-connecting.ts'
import { type Owner, product } from '../../test/harness.ts'
import { startHubspot } from '../../test/peers/hubspot.ts'
import { until } from '../../test/until.ts'
import { replaceLostSecrets } from '../webhooks/service.ts'

const hubspot = await startHubspot({ lasting: true })
afterAll(hubspot.close)
const satchel = product({ config: hubspot.env, worker: true })
const PAGE = '/classic/?path=/settings&section=crm'
const system = () => satchel.database.system

let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
  hubspot.troubles.length = 0
})

const list = async () => (await owner.call('GET', CRM)).body.items
const actions = async () =>
  (await owner.call('GET', 'audit/v1/list?action=crm')).body.items.map(
    ({ action }: { action: string }) => action,
  )

describe('connecting', () => {
  test('goes by PKCE, and keeps the tokens sealed', async () => {
    const [before] = await list()
    expect(before).toMatchObject({
      kind: 'hubspot',
      available: true,
      connection: null,
      callbackUrl: `${satchel.config.PUBLIC_URL}/api/integrations/v1/crm/callback`,
    })
    const { location, back, finish } = await authorize(owner, 'hubspot', hubspot)
    expect(location.origin).toBe(hubspot.url)
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      client_id: 'app-id',
      code_challenge_method: 'S256',
      redirect_uri: `${satchel.config.PUBLIC_URL}/api/integrations/v1/crm/callback`,
    })
    const landed = await satchel.anonymous('GET', back.pathname + back.search)
    expect(landed.status).toBe(303)
    expect(landed.headers.location).toBe(
      `${PAGE}#${new URLSearchParams([
        ['state', finish.state],
        ['code', finish.code],
      ])}`,
    )
    const { status, body } = await owner.call('POST', `${CRM}/finish`, finish)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'hubspot',
      accountId: '4711',
      accountName: 'acme.example',
      pausedReason: null,
      sendsReadings: false,
      sendsLeads: false,
      confirmedOnly: true,
    })
    expect(await actions()).toEqual(['crm.connected'])
    const { rows } = await sql`select * from crm_connection`.execute(system())
    const [refresh = ''] = [...hubspot.oauth.refreshTokens].slice(-1)
    expect(
      Buffer.concat(rows.map((row) => (row as { tokens: Buffer }).tokens)).includes(refresh),
    ).toBe(false)
    expect(JSON.stringify(rows)).not.toContain(refresh)
  })

  test('is refused with a state that was used, made up, or begun by anybody else', async () => {
    const { finish } = await authorize(owner, 'hubspot', hubspot)
    const refused = { status: 404, body: { code: 'not-found' } }
    const foreign = await satchel.newTenant()
    const colleague = await owner.withRole('admin')
    for (const person of [foreign, colleague])
      expect(await person.call('POST', `${CRM}/finish`, finish)).toMatchObject(refused)
    const madeUp = { ...finish, state: 'made-up' }
    expect(await owner.call('POST', `${CRM}/finish`, madeUp)).toMatchObject(refused)
    expect((await owner.call('POST', `${CRM}/finish`, finish)).status).toBe(200)
    const calls = hubspot.calls.length
    expect(await owner.call('POST', `${CRM}/finish`, finish)).toMatchObject(refused)
    expect(hubspot.calls).toHaveLength(calls)
  })

  test('is refused in another session of the same person, and after ten minutes', async () => {
    const { finish } = await authorize(owner, 'hubspot', hubspot)
    const own = sql`tenant_id = ${owner.tenantId}`
    const other = sql`update crm_flow set session_id = new_id() where ${own}`
    const { rows } = await sql<{ sessionId: string }>`
      select session_id as "sessionId" from crm_flow where ${own}`.execute(system())
    await other.execute(system())
    expect((await owner.call('POST', `${CRM}/finish`, finish)).status).toBe(404)
    await sql`update crm_flow set session_id = ${rows[0]?.sessionId}, expires_at = now() - interval '1 second'
      where ${own}`.execute(system())
    expect((await owner.call('POST', `${CRM}/finish`, finish)).status).toBe(404)
    await satchel.app.tasks['forget-crm']?.({})
    expect((await sql`select from crm_flow where ${own}`.execute(system())).rows).toEqual([])
  })

  test('doesn’t lend a code to another verifier, and says what the CRM refused', async () => {
    const first = await authorize(owner, 'hubspot', hubspot)
    const second = await authorize(owner, 'hubspot', hubspot)
    // The code of one attempt with the state of another.
    const mixed = { state: second.finish.state, code: first.finish.code }
    expect(await owner.call('POST', `${CRM}/finish`, mixed)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('missing or unknown auth code') },
    })
    expect((await list())[0].connection).toBeNull()
  })

  test('leads nowhere but to the settings, whatever the address that comes back holds', async () => {
    for (const search of [
      '?next=https://evil.example&redirect_uri=https://evil.example',
      '?code=https://evil.example//&state=//evil.example',
      '?code=a%0d%0aset-cookie:x&state=<script>',
      '?code=1&code=2&state=a&state=b',
    ]) {
      const { status, headers } = await satchel.anonymous('GET', `/api/${CRM}/callback${search}`)
      expect(status).toBe(303)
      expect(String(headers.location)).toMatch(
        /^\/classic\/\?path=\/settings&section=crm(#code=[\w%.]+)?$/,
      )
    }
    const denied = await satchel.anonymous('GET', `/api/${CRM}/callback?error=access_denied`)
    expect(denied.headers.location).toBe(`${PAGE}#error=access_denied`)
  })

  test('is for admins in person, and bounded', async () => {
    const editor = await owner.withRole('editor')
    for (const [method, path] of [
      ['GET', CRM],
      ['POST', `${CRM}/hubspot/connect`],
      ['DELETE', `${CRM}/hubspot`],
    ] as const)
      expect((await editor.call(method, path)).status).toBe(403)
    expect((await owner.call('POST', `${CRM}/salesforce/connect`)).body.detail).toBe(
      'The operator of this server hasn’t set up Salesforce',
    )
    const statuses = []
    for (let at = 0; at < 25; at++)
      statuses.push((await owner.call('POST', `${CRM}/hubspot/connect`)).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    const { rows } = await sql`select from crm_flow where tenant_id = ${owner.tenantId}`.execute(
      system(),
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a connection', () => {
  test('is nobody else’s', async () => {
    await connectCrm(owner, 'hubspot', hubspot)
    await publishReading(satchel, owner)
    const { body } = await owner.call('GET', `${CRM}/hubspot/sends`)
    const other = await satchel.newTenant()
    const path = `${CRM}/hubspot/sends`
    expect((await other.call('GET', path)).status).toBe(404)
    await connectCrm(other, 'hubspot', hubspot)
    expect((await other.call('GET', path)).body.items).toEqual([])
    const [{ id }] = body.items
    expect((await other.call('POST', `${path}/${id}/retry`)).status).toBe(404)
  })

  test('is withdrawn at the CRM when it’s ended', async () => {
    await connectCrm(owner, 'hubspot', hubspot)
    const before = hubspot.oauth.refreshTokens.size
    expect((await owner.call('DELETE', `${CRM}/hubspot`)).body).toEqual({ revoked: true })
    expect(hubspot.oauth.refreshTokens.size).toBe(before - 1)
    expect((await list())[0].connection).toBeNull()
    expect((await owner.call('DELETE', `${CRM}/hubspot`)).status).toBe(404)
  })

  test('is ended here also if the CRM fails, which is told', async () => {
    await connectCrm(owner, 'hubspot', hubspot)
    hubspot.troubles.push({ on: /^DELETE/, answer: { status: 503, body: {} } })
    expect((await owner.call('DELETE', `${CRM}/hubspot`)).body).toEqual({ revoked: false })
    expect((await list())[0].connection).toBeNull()
    const [entry] = (await owner.call('GET', 'audit/v1/list?action=crm.disconnected')).body.items
    expect(entry.details).toEqual({ revoked: false })
  })

  test('whose keys this server lost is connected again, or ended', async () => {
    await connectCrm(owner, 'hubspot', hubspot)
    await replaceLostSecrets(system(), satchel.app.services.secrets)
    expect((await list())[0].connection).toMatchObject({ pausedReason: 'lost' })
    await publishReading(satchel, owner)
    expect((await owner.call('GET', `${CRM}/hubspot/sends`)).body.items).toMatchObject([
      { state: 'waiting', tried: 0 },
    ])
    await connectCrm(owner, 'hubspot', hubspot)
    expect((await list())[0].connection).toMatchObject({ pausedReason: null })
    await replaceLostSecrets(system(), satchel.app.services.secrets)
    expect((await owner.call('DELETE', `${CRM}/hubspot`)).body).toEqual({ revoked: false })
  })

  test('renews its tokens once, however many want to use them', async () => {
    hubspot.addContact({ email: 'renew@customer.example' })
    await connectCrm(owner, 'hubspot', hubspot)
    const { tenantId } = owner
    await sql`update crm_connection set tokens_expire_at = now() - interval '1 hour'
      where tenant_id = ${tenantId}`.execute(system())
    hubspot.oauth.expire()
    const { renewals } = hubspot.oauth
    const { withClient } = await import('./tokens.ts')
    const { rows } = await sql<{ id: string }>`
      select id from crm_connection where tenant_id = ${tenantId}`.execute(system())
    const key = { tenantId, id: rows[0]?.id ?? '' }
    const found = await Promise.all(
      Array.from({ length: 5 }, () =>
        withClient(satchel.app.services, key, (client) =>
          client.findPerson('renew@customer.example'),
        ),
      ),
    )
    expect(found.filter(Boolean)).toHaveLength(5)
    expect(hubspot.oauth.renewals).toBe(renewals + 1)
  })

  test('whose access is withdrawn pauses, tells the admins, and goes on once it’s renewed', async () => {
    hubspot.addContact({ email: 'paused@customer.example' })
    await connectCrm(owner, 'hubspot', hubspot)
    const [refresh = ''] = [...hubspot.oauth.refreshTokens].slice(-1)
    hubspot.oauth.withdraw(refresh)
    await publishReading(satchel, owner, { email: 'paused@customer.example' })
    await until(async () =>
      expect((await list())[0].connection).toMatchObject({ pausedReason: 'revoked', waiting: 1 }),
    )
    const { body } = await owner.call('GET', 'activity/v1/notifications')
    expect(body.items).toMatchObject([
      { kind: 'crm-paused', text: 'The connection to HubSpot stopped working' },
    ])
    const path = `${CRM}/hubspot/sends`
    const [send] = (await owner.call('GET', path)).body.items
    expect(send).toMatchObject({ state: 'waiting', fault: 'revoked', tried: 0 })
    expect((await owner.call('POST', `${path}/${send.id}/retry`)).status).toBe(409)
    const notes = hubspot.notes.length
    await connectCrm(owner, 'hubspot', hubspot)
    await until(async () =>
      expect((await owner.call('GET', path)).body.items).toMatchObject([
        { state: 'sent', detail: null },
      ]),
    )
    expect(hubspot.notes).toHaveLength(notes + 1)
    expect(await actions()).toEqual([
      'crm.changed',
      'crm.connected',
      'crm.paused',
      'crm.changed',
      'crm.connected',
    ])
  })
})
