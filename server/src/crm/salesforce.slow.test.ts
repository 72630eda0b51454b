import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  authorize,
  CRM,
  connectCrm,
  publishLead,
  publishReading,
} from '../../test/crm-connecting.ts'
import { type Owner, product } from '../../test/harness.ts'
import {
  duplicateOf,
  errors,
  IS_DELETED,
  NO_ACCESS,
  OVER_LIMIT,
  startSalesforce,
} from '../../test/peers/salesforce.ts'
import { RECEIVERS } from '../../test/peers/webhook-receiver.ts'
import { until } from '../../test/until.ts'
import { callApi } from './vendors/api.ts'
import { instanceOf } from './vendors/salesforce.ts'

const salesforce = await startSalesforce({ lasting: true })
afterAll(salesforce.close)
const satchel = product({
  config: { ...RECEIVERS, ...salesforce.env, LOG_LEVEL: 'silent' },
  worker: true,
})
const system = () => satchel.database.system
const SENDS = `${CRM}/salesforce/sends`
const TASK = /^POST .+\/sobjects\/Task$/

let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
  salesforce.troubles.length = 0
  salesforce.state.instanceUrl = salesforce.url
})

const connect = (choices?: object) => connectCrm(owner, 'salesforce', salesforce, choices)
const sends = async () => (await owner.call('GET', SENDS)).body.items
const whenSettled = (fields: object = { state: 'sent' }) =>
  until(async () => {
    const items = await sends()
    expect(items).toMatchObject([fields])
    return items[0]
  })
const connection = async () => (await owner.call('GET', CRM)).body.items[1].connection
let people = 0
const someone = () => {
  people += 1
  return `reader${people}@customer.example`
}
const tasksOf = (id: string) => salesforce.records.Task.filter(({ WhoId }) => WhoId === id)

async function passPause(): Promise<void> {
  const own = sql`tenant_id = ${owner.tenantId}`
  await sql`update crm_send set next_at = now() where ${own} and state = 'waiting'`.execute(
    system(),
  )
  const { rows } = await sql<{ id: string }>`
    update crm_connection set rests_until = null where ${own} returning id`.execute(system())
  await satchel.app.tasks['send-to-crm']?.({ tenantId: owner.tenantId, id: rows[0]?.id })
}

describe('connecting', () => {
  test('goes by PKCE to the address of the organization', async () => {
    const made = await connect()
    expect(made).toMatchObject({
      kind: 'salesforce',
      accountId: '00D5g000008FaKeEAK',
      accountName: new URL(salesforce.url).host,
    })
    const [token] = salesforce.calls.filter(({ path }) => path === '/services/oauth2/token')
    expect(token?.body).toMatchObject({
      grant_type: 'authorization_code',
      client_id: 'app-id',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test.each([
    'https://evil.example',
    'https://salesforce.com.evil.example',
    'https://evil-salesforce.com',
    'http://acme.my.salesforce.com',
    'https://acme.my.salesforce.com:8443',
    'https://user@acme.my.salesforce.com',
    'https://127.0.0.9',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '',
  ])('sends no token to %s', async (instanceUrl) => {
    salesforce.state.instanceUrl = instanceUrl
    const { finish } = await authorize(owner, 'salesforce', salesforce)
    const { status, body } = await owner.call('POST', `${CRM}/finish`, finish)
    expect(status).toBe(409)
    expect(body.detail).toContain('isn’t Salesforce’s')
    expect(await connection()).toBeNull()
  })

  test('knows the domains of Salesforce, and reaches nothing private behind them', async () => {
    const login = 'https://login.salesforce.com'
    for (const host of ['acme.my.salesforce.com', 'acme--test.sandbox.my.salesforce.com'])
      expect(instanceOf(`https://${host}/services`, login)).toBe(`https://${host}`)
    // A name below it that leads to this machine: what is connected to is checked too.
    await connect()
    const api = { vendor: 'Salesforce', url: salesforce.url, allowedNetworks: [] }
    const call = callApi(api, { method: 'GET', path: '/x' })
    await expect(call).rejects.toMatchObject({ fault: 'refused' })
  })

  test('is withdrawn there when it’s ended', async () => {
    await connect()
    const before = salesforce.oauth.refreshTokens.size
    expect((await owner.call('DELETE', `${CRM}/salesforce`)).body).toEqual({ revoked: true })
    expect(salesforce.oauth.refreshTokens.size).toBe(before - 1)
  })
})

describe('a reading', () => {
  test('becomes a completed task at the contact and the one open opportunity', async () => {
    const Email = someone()
    const { Id } = salesforce.add('Contact', { Email })
    const [open] = salesforce.addOpportunities(Id, false, true)
    await connect()
    const reading = await publishReading(satchel, owner, { email: Email })
    const send = await whenSettled()
    const [task] = tasksOf(Id)
    expect(task).toMatchObject({
      Subject: 'Read in Satchel: Price list',
      Status: 'Completed',
      WhoId: Id,
      WhatId: open,
      ActivityDate: reading.at.slice(0, 10),
    })
    expect(task?.Description).toContain('Time on screen: 3.1 min\nShare read: 25%')
    expect(task?.Description).toContain(`/links/${reading.link.id}?visit=${reading.id}`)
    expect(send.recordUrl).toBe(`${salesforce.url}/${task?.Id}`)
  })

  test('of less than a minute says seconds', async () => {
    const Email = someone()
    const { Id } = salesforce.add('Contact', { Email })
    await connect()
    await publishReading(satchel, owner, { email: Email, seconds: 2, minutes: 0 })
    await whenSettled()
    expect(tasksOf(Id)[0]?.Description).toContain('Time on screen: 2 s\n')
  })

  test('is put at no opportunity where several are open, and at a lead at none', async () => {
    const [Email, other] = [someone(), someone()]
    const { Id } = salesforce.add('Contact', { Email })
    salesforce.addOpportunities(Id, false, false)
    const lead = salesforce.add('Lead', { Email: other, IsConverted: false })
    await connect()
    for (const email of [Email, other]) await publishReading(satchel, owner, { email })
    await until(() => expect([tasksOf(Id).length, tasksOf(lead.Id).length]).toEqual([1, 1]))
    for (const id of [Id, lead.Id]) expect(tasksOf(id)[0]).not.toHaveProperty('WhatId')
  })

  test('asks for an address as it is, whatever signs are in it', async () => {
    const Email = "o'brien\\'or(name!='x')@customer.example"
    const { Id } = salesforce.add('Contact', { Email })
    await connect()
    await publishReading(satchel, owner, { email: Email })
    await whenSettled()
    expect(tasksOf(Id)).toHaveLength(1)
    const queries = salesforce.calls.flatMap(({ query }) => query.get('q') ?? [])
    expect(queries.join('\n')).toContain(
      String.raw`Email = 'o\'brien\\\'or(name!=\'x\')@customer.example'`,
    )
  })

  test('is not sent twice where its answer was lost', async () => {
    const Email = someone()
    const { Id } = salesforce.add('Contact', { Email })
    await connect()
    salesforce.troubles.push({ on: TASK, answer: 'lost', times: 1 })
    await publishReading(satchel, owner, { email: Email })
    await whenSettled({ state: 'waiting', fault: 'unreachable', tried: 1 })
    expect(tasksOf(Id)).toHaveLength(1)
    await passPause()
    await whenSettled({ state: 'sent', tried: 2 })
    expect(tasksOf(Id)).toHaveLength(1)
  })

  test('goes on with new tokens after a session has ended', async () => {
    const Email = someone()
    const { Id } = salesforce.add('Contact', { Email })
    await connect()
    salesforce.oauth.expire()
    const { renewals } = salesforce.oauth
    await publishReading(satchel, owner, { email: Email })
    await whenSettled({ state: 'sent', tried: 1 })
    expect(salesforce.oauth.renewals).toBe(renewals + 1)
    expect(tasksOf(Id)).toHaveLength(1)
  })

  test('pauses a connection whose access was withdrawn', async () => {
    await connect()
    const [refresh = ''] = [...salesforce.oauth.refreshTokens].slice(-1)
    salesforce.oauth.withdraw(refresh)
    await publishReading(satchel, owner, { email: someone() })
    await whenSettled({ state: 'waiting', fault: 'revoked' })
    expect(await connection()).toMatchObject({ pausedReason: 'revoked' })
  })
})

describe('a lead', () => {
  const form = async () => {
    const fields = [
      { name: 'mail', label: 'Email', type: 'email' },
      { name: 'last', label: 'Last name', type: 'text' },
      { name: 'firm', label: 'Company', type: 'text' },
      { name: 'tel', label: 'Phone', type: 'phone' },
    ]
    const draft = { name: 'Ask for a demo', kind: 'form', fields }
    const { body } = await owner.call('POST', 'ctas/v1/create', draft)
    return { id: body.id, name: body.name }
  }

  test('becomes a lead', async () => {
    const [mail, other] = [someone(), someone()]
    await connect({ sendsLeads: true })
    const cta = await form()
    await publishLead(satchel, owner, cta, { mail, last: 'Brook', firm: 'Customer Ltd' })
    await publishLead(satchel, owner, cta, { mail: other })
    await until(async () =>
      expect(await sends()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]),
    )
    const made = (email: string) => salesforce.records.Lead.filter(({ Email }) => Email === email)
    expect(made(mail)).toMatchObject([{ LastName: 'Brook', Company: 'Customer Ltd' }])
    expect(made(other)).toMatchObject([{ LastName: '[not provided]', Company: '[not provided]' }])
  })

  test('fills in empty fields of a contact, and overwrites none', async () => {
    const mail = someone()
    const contact = salesforce.add('Contact', { Email: mail, LastName: 'Bach', Phone: null })
    await connect({ sendsLeads: true })
    await publishLead(satchel, owner, await form(), { mail, last: 'Brook', tel: '+41 44 1' })
    await whenSettled()
    expect(contact).toMatchObject({ LastName: 'Bach', Phone: '+41 44 1' })
    expect(salesforce.records.Lead.filter(({ Email }) => Email === mail)).toEqual([])
  })

  test('that a rule of the organization calls a duplicate is the one there is', async () => {
    const { Id } = salesforce.add('Lead', { Email: someone() })
    await connect({ sendsLeads: true })
    salesforce.troubles.push({ on: /sobjects\/Lead$/, answer: duplicateOf(Id) })
    await publishLead(satchel, owner, await form(), { mail: someone() })
    expect((await whenSettled()).recordUrl).toBe(`${salesforce.url}/${Id}`)
  })
})

describe('what goes wrong', () => {
  test.each([
    ['forbidden', NO_ACCESS, 'INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY'],
    ['forbidden', errors(400, 'INVALID_FIELD', 'No such column'), 'No such column'],
    ['forbidden', errors(403, 'API_DISABLED_FOR_ORG', 'API is not enabled'), 'API is not'],
    ['deleted', IS_DELETED, 'entity is deleted'],
    ['rejected', errors(400, 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', 'bad value'), 'bad value'],
  ])('is told and not tried again: %s', async (reason, answer, words) => {
    const Email = someone()
    const { Id } = salesforce.add('Contact', { Email })
    await connect()
    salesforce.troubles.push({ on: TASK, answer })
    await publishReading(satchel, owner, { email: Email })
    const detail = expect.stringContaining(words)
    const send = await whenSettled({ state: 'failed', fault: reason, detail, nextAt: null })
    salesforce.troubles.length = 0
    expect((await owner.call('POST', `${SENDS}/${send.id}/retry`)).status).toBe(200)
    await whenSettled()
    expect(tasksOf(Id)).toHaveLength(1)
  })

  test.each([
    ['of a day', OVER_LIMIT],
    ['in other words', { status: 429, body: { error: 'slow down' } }],
    ['with another code', errors(429, 'TOO_MANY_THINGS', 'Slow down')],
  ])('a limit %s rests the connection', async (_, answer) => {
    const Email = someone()
    salesforce.add('Contact', { Email })
    await connect()
    salesforce.troubles.push({ on: /./, answer, times: 1 })
    await publishReading(satchel, owner, { email: Email })
    await whenSettled({ state: 'waiting', fault: 'limited', tried: 0 })
    const { restsUntil } = await connection()
    expect(Date.parse(restsUntil) - Date.now()).toBeGreaterThan(14 * 60_000)
    await passPause()
    await whenSettled()
  })

  test('an answer that leads elsewhere isn’t followed', async () => {
    await connect()
    const location = 'http://169.254.169.254/latest'
    salesforce.troubles.push({ on: /query/, answer: { status: 302, headers: { location } } })
    await publishReading(satchel, owner, { email: someone() })
    await whenSettled({ state: 'failed', fault: 'refused' })
  })
})
