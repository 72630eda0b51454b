import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { type Product, product } from '../../test/harness.ts'

const PUBLIC = { PUBLIC_URL: 'https://content.acme.example' }
const CLOSED = { status: 403, body: { code: 'sign-up-closed' } }

const someEmail = (domain = 'example.com') => `ada-${crypto.randomUUID().slice(0, 8)}@${domain}`

async function newestMail({ database }: Product, email: string) {
  const { rows } = await sql<{ payload: string }>`
    select payload ->> 'text' as payload from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} order by id desc limit 1`.execute(database.system)
  return rows[0] ?? { payload: '' }
}

function doorOf(satchel: Product) {
  const post = (path: string, body: object) => satchel.anonymous('POST', `auth/v1/${path}`, body)
  const register = (email: string) =>
    post('owners/register', { email, password: PASSWORD, name: 'Ada', company: 'Acme' })
  const confirm = async (email: string) =>
    post('confirm', { email, code: await satchel.codeFor(email) })
  const offer = async () => (await satchel.anonymous('GET', 'auth/v1/sign-up')).body
  return { post, register, confirm, offer }
}

describe('the first visit', () => {
  const satchel = product({ config: PUBLIC })
  const { post, offer } = doorOf(satchel)
  const visit = (path: string) =>
    satchel.app.http.inject({ url: path, headers: { accept: 'text/html' } })
  const registerFirst = (email: string) =>
    post('owners/first', { email, password: PASSWORD, name: 'Ada', company: 'Acme' })

  test('leads to the sign-up, which lets one company in at once, without an email, to operate the server for good', async () => {
    for (const path of ['/', '/home', '/login', '/classic/?path=/login'])
      expect((await visit(path)).headers.location).toBe('/classic/?path=/signup')
    expect(await offer()).toMatchObject({ isOpen: true, isFirst: true })
    const weak = { email: someEmail(), password: '1234567890', name: 'Ada', company: 'Acme' }
    expect(await post('owners/first', weak)).toMatchObject({ body: { code: 'weak-password' } })

    const emails = Array.from({ length: 4 }, () => someEmail())
    const answers = await Promise.all(emails.map(registerFirst))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
    const { body: tokens } = answers.find(({ status }) => status === 200) ?? { body: {} }
    const headers = {
      authorization: `Bearer ${tokens.accessToken}`,
      'x-identity-token': tokens.identityToken,
    }
    const me = await satchel.anonymous('GET', 'auth/v1/me', undefined, headers)
    expect(me.body).toMatchObject({ isOperator: true, role: 'owner' })
    for (const email of emails) expect((await newestMail(satchel, email)).payload).toBe('')

    expect(await registerFirst(someEmail())).toMatchObject(CLOSED)
    expect(await offer()).toMatchObject({ isOpen: false, isFirst: false })
    expect((await visit('/')).statusCode).not.toBe(302)

    const stranger = await satchel.newTenant()
    const plan = await stranger.call('PUT', 'billing/v1/plan', { plan: 'business' })
    expect(plan.status, 'there are no plans').toBe(409)
    expect((await stranger.call('GET', 'operator/v1/companies')).status).toBe(403)
    expect((await stranger.call('GET', 'monitoring/doctor')).status).toBe(404)
    expect((await stranger.call('GET', 'auth/v1/me')).body.isOperator).toBe(false)

    const { id } = me.body.tenant
    await sql`update tenant set created_at = created_at - interval '400 days' where id = ${id}`.execute(
      satchel.database.system,
    )
    const later = await satchel.anonymous('GET', 'auth/v1/me', undefined, headers)
    expect(later.body).toMatchObject({
      isOperator: true,
      tenant: { accountStatus: { status: 'active', trialEndsAt: null, readableUntil: null } },
    })
    const link = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
    expect((await satchel.anonymous('POST', 'items/v1', link, headers)).status).toBe(201)
  })
})

describe('at a public address', () => {
  const satchel = product({ config: PUBLIC })
  const { post, register, confirm, offer } = doorOf(satchel)

  test('of companies confirmed at once only one comes in, and nobody after it', async () => {
    expect(await offer()).toMatchObject({ isOpen: true, domains: null, askAt: null })
    const emails = Array.from({ length: 5 }, () => someEmail())
    for (const email of emails) expect((await register(email)).status).toBe(201)
    expect((await offer()).isOpen).toBe(true)

    const answers = await Promise.all(emails.map(confirm))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403])
    expect(answers.find(({ status }) => status === 403)).toMatchObject(CLOSED)
    expect(await register(someEmail())).toMatchObject(CLOSED)
    expect(await offer()).toMatchObject({ isOpen: false, askAt: { name: 'Acme', website: null } })

    // The answer is the same for addresses that have an account.
    const winner = emails[answers.findIndex(({ status }) => status === 200)] ?? ''
    const [one, other] = [await register(winner), await register(someEmail())]
    expect({ ...one.body, requestId: '' }).toEqual({ ...other.body, requestId: '' })
    const late = emails[answers.findIndex(({ status }) => status === 403)] ?? ''
    await satchel.app.tasks['mail-password-reset']?.({ email: late })
    expect((await post('sessions', { email: late, password: PASSWORD })).status).toBe(403)
    const { system } = satchel.database
    expect(await system.selectFrom('auth.passwordReset').select('userId').execute()).toEqual([])
  })

  test('one that was too late comes in once the operator lets it', async () => {
    const { system } = satchel.database
    const { id, email } = await system
      .selectFrom('tenant')
      .innerJoin('member', 'member.tenantId', 'tenant.id')
      .select(['tenant.id', 'member.email'])
      .where('member.status', '=', 'unconfirmed')
      .limit(1)
      .executeTakeFirstOrThrow()
    const mails = await satchel.mailsTo(email)
    await satchel.app.tasks['mail-confirmation']?.({ email })
    expect(await satchel.mailsTo(email)).toBe(mails)
    const admittedAt = new Date().toISOString()
    await system.updateTable('tenant').set({ admittedAt }).where('id', '=', id).execute()
    await satchel.app.tasks['mail-confirmation']?.({ email })
    const code = (await satchel.mailTo(email)).text?.match(/\b\d{6}\b/)?.[0]
    expect((await post('confirm', { email, code })).status).toBe(200)
    expect((await system.selectFrom('auth.operator').selectAll().execute()).length).toBe(1)
  })

  test('invitations go on', async () => {
    const owner = await satchel.newTenant()
    const email = someEmail()
    const sent = await owner.call('POST', 'users/v1/invite', { email, role: 'viewer' })
    expect(sent.status).toBe(201)
    const { payload } = await newestMail(satchel, email)
    const token = /token=([\w-]+)/.exec(payload)?.[1]
    const accepted = await post('invitations/accept', { token, name: 'Bo', password: PASSWORD })
    expect(accepted.status).toBe(200)
  })
})

describe('with domains', () => {
  const satchel = product({ config: { ...PUBLIC, SIGN_UP: '@acme.com, Acme.de' } })
  const { register, confirm, offer } = doorOf(satchel)

  test('only addresses at these open a company, any number of them', async () => {
    expect(await offer()).toMatchObject({ isOpen: true, domains: ['acme.com', 'acme.de'] })
    for (const domain of ['acme.com', 'ACME.de']) {
      const email = someEmail(domain).toLowerCase()
      expect((await register(email)).status).toBe(201)
      expect((await confirm(email)).status).toBe(200)
    }
    for (const domain of ['example.com', 'sub.acme.com', 'notacme.com'])
      expect(await register(someEmail(domain))).toMatchObject(CLOSED)
  })
})

describe('while it is closed', () => {
  const satchel = product({ config: { ...PUBLIC, SIGN_UP: 'closed' } })
  const { post, register, offer } = doorOf(satchel)

  test('no company signs up, not even the first', async () => {
    expect(await offer()).toMatchObject({ isOpen: false, isFirst: false, askAt: null })
    const first = { email: someEmail(), password: PASSWORD, name: 'Ada', company: 'Acme' }
    expect(await post('owners/first', first)).toMatchObject(CLOSED)
    expect(await register(someEmail())).toMatchObject(CLOSED)
  })
})
