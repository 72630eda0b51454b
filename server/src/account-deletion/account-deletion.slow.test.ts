import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addPage, share } from '../../test/sharing.ts'
import { DAY } from '../platform/time.ts'

const satchel = product()

const closing = (owner: Owner, method: 'POST' | 'DELETE' = 'POST', id = owner.tenantId) =>
  owner.call(method, `auth/v1/tenants/${id}/closing`)
const standing = async (owner: Owner) =>
  (await owner.call('GET', 'auth/v1/me')).body.tenant.accountStatus

async function mailsTo(email: string) {
  const { rows } = await sql<{ mail: { subject: string; text: string } }>`
    select payload as mail from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} order by id`.execute(satchel.database.system)
  return rows.map(({ mail }) => mail)
}

async function tokenTo({ email }: Owner): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ text }) => text.includes('/bye?keep='))
  return /keep=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const byMail = (token: string) =>
  satchel.anonymous('POST', 'auth/v1/tenants/keep', { token }, { 'x-forwarded-for': '10.7.7.7' })

async function set({ tenantId }: Owner, values: object) {
  await satchel.database.system
    .updateTable('tenant')
    .set(values)
    .where('id', '=', tenantId)
    .execute()
  satchel.app.services.forgetIdentities(tenantId)
}
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

describe('an account that is being closed', () => {
  test('can be read for thirty days, and nothing in it changed; its links go on', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const { body: link } = await share(owner, item.id)
    const { status, body } = await closing(owner)
    expect(status).toBe(200)
    const { closesAt, readableUntil } = body.accountStatus
    expect(body.accountStatus).toMatchObject({ status: 'canceled' })
    expect(readableUntil).toBe(closesAt)
    expect(Date.parse(closesAt) - Date.now()).toBeCloseTo(30 * DAY, -5)
    const write = async () => (await addLink(owner)).status
    // Published through the database to every node, including this one.
    await expect.poll(write).toBe(402)
    expect((await owner.call('GET', `items/v1/${item.id}`)).status).toBe(200)
    expect((await owner.call('POST', 'items/v1/exports', { format: 'zip' })).status).toBe(201)
    expect((await browser(satchel).get(`/l/${link.slug}`)).status).toBe(302)
  })

  test('closed again stays the same and is announced once', async () => {
    const owner = await satchel.newTenant()
    const [first, second] = await Promise.all([closing(owner), closing(owner)])
    expect(second.body.accountStatus.closesAt).toBe(first.body.accountStatus.closesAt)
    const mails = (await mailsTo(owner.email)).filter(({ subject }) => /being closed/.test(subject))
    expect(mails).toHaveLength(1)
  })

  test('can only be closed and kept by its own owners', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const admin = (await owner.withRole('admin')) as Owner
    expect((await closing(admin)).status).toBe(403)
    expect((await closing(other, 'POST', owner.tenantId)).status).toBe(404)
    await closing(owner)
    expect((await closing(admin, 'DELETE')).status).toBe(403)
    expect((await closing(other, 'DELETE', owner.tenantId)).status).toBe(404)
    expect(await standing(owner)).toMatchObject({ closesAt: expect.any(String) })
  })

  test('is unchanged once its owner has kept it', async () => {
    const owner = await satchel.newTenant()
    const before = await standing(owner)
    await closing(owner)
    expect((await closing(owner, 'DELETE')).body.accountStatus).toEqual(before)
    await expect.poll(async () => (await addLink(owner)).status).toBe(201)
    expect((await closing(owner, 'DELETE')).status).toBe(200)
    expect((await mailsTo(owner.email)).at(-1)?.subject).toMatch(/stays open$/)
  })

  test('gains no time to be read where it had stopped before', async () => {
    const owner = await satchel.newTenant()
    await set(owner, { status: 'canceled' })
    await set(owner, { statusSince: inDays(-20) })
    const before = await standing(owner)
    const { body } = await closing(owner)
    expect(body.accountStatus.readableUntil).toBe(before.readableUntil)
    expect(Date.parse(body.accountStatus.closesAt)).toBeGreaterThan(
      Date.parse(before.readableUntil),
    )
  })

  test('is recorded in the audit log with who did it', async () => {
    const owner = await satchel.newTenant()
    await closing(owner)
    await closing(owner, 'DELETE')
    const rows = await satchel.database.system
      .selectFrom('audit')
      .select(['action', 'actorId', 'ip'])
      .where('tenantId', '=', owner.tenantId)
      .where('action', 'like', 'tenant.%')
      .orderBy('id')
      .execute()
    const by = { actorId: owner.userId, ip: expect.stringMatching(/^127\./) }
    expect(rows).toEqual([
      { action: 'tenant.closing', ...by },
      { action: 'tenant.kept', ...by },
    ])
  })
})

describe('the way back by mail', () => {
  test('keeps the account, once', async () => {
    const owner = await satchel.newTenant()
    await closing(owner)
    const token = await tokenTo(owner)
    expect(await byMail(token)).toMatchObject({ status: 200, body: { name: expect.any(String) } })
    expect(await standing(owner)).toMatchObject({ status: 'trialing', closesAt: null })
    expect(await byMail(token)).toMatchObject({ status: 410, body: { code: 'token-expired' } })
    const { body } = await owner.call('GET', 'audit/v1/list?action=tenant.kept')
    expect(body.items).toMatchObject([{ actor: { id: null }, ip: '10.7.7.7' }])
  })

  test('is good for its own closing, and not for a later one', async () => {
    const owner = await satchel.newTenant()
    await closing(owner)
    const token = await tokenTo(owner)
    await closing(owner, 'DELETE')
    await closing(owner)
    expect(await byMail(token)).toMatchObject({ status: 410 })
    expect(await byMail(await tokenTo(owner))).toMatchObject({ status: 200 })
  })

  test('is over with the thirty days', async () => {
    const owner = await satchel.newTenant()
    await closing(owner)
    const token = await tokenTo(owner)
    await set(owner, { closesAt: inDays(-0.001) })
    expect(await byMail(token)).toMatchObject({ status: 410 })
    expect(await closing(owner, 'DELETE')).toMatchObject({ status: 410, body: { code: 'gone' } })
  })

  test('does nothing where it is not ours', async () => {
    const owner = await satchel.newTenant()
    await closing(owner)
    const token = await tokenTo(owner)
    const [text = '', signature = ''] = token.split('.')
    const forged = Buffer.from(
      JSON.stringify([{ tenantId: owner.tenantId, closesAt: inDays(30) }, Date.now() + 1e9]),
    ).toString('base64url')
    for (const bad of [
      '',
      'x',
      '.',
      `${text}.`,
      `${text}.${signature.slice(1)}x`,
      `${forged}.${signature}`,
    ])
      expect(await byMail(bad)).toMatchObject({ status: 410 })
    expect(await standing(owner)).toMatchObject({ closesAt: expect.any(String) })
  })
})

describe('a link of an account', () => {
  test('opens for thirty days after it has stopped, and then says that it is over', async () => {
    const owner = await satchel.newTenant()
    const { body: link } = await share(owner, (await addPage(owner)).id)
    for (const status of ['canceled', 'suspended', 'past_due']) {
      await set(owner, { status })
      const grace = status === 'past_due' ? 7 : 0
      await set(owner, { statusSince: inDays(-29.9 - grace) })
      expect((await browser(satchel).get(`/l/${link.slug}`)).status).toBe(302)
      await set(owner, { statusSince: inDays(-30.1 - grace) })
      // Forgotten after ten seconds; a change of the link is seen at once.
      await sql`update link set version = version + 1 where id = ${link.id}`.execute(
        satchel.database.system,
      )
      const over = await browser(satchel).get(`/l/${link.slug}`)
      expect(over.status).toBe(410)
      expect(over.body).toContain('This is no longer available')
      expect((await browser(satchel).head(`/l/${link.slug}`)).status).toBe(410)
      await sql`update link set version = version + 1 where id = ${link.id}`.execute(
        satchel.database.system,
      )
      await set(owner, { status: 'active' })
    }
    expect((await browser(satchel).get(`/l/${link.slug}`)).status).toBe(302)
  })
})

function addLink(owner: Owner) {
  const draft = { kind: 'link', url: `https://example.com/${crypto.randomUUID()}` }
  return owner.call('POST', 'items/v1', draft)
}
