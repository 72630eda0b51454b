import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { network } from '../../test/browsing.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { mailsTo } from '../../test/mailing.ts'
import { addPage, share } from '../../test/sharing.ts'
import { MINUTE } from '../platform/time.ts'

const satchel = product()

const stranger = () => `bo-${crypto.randomUUID().slice(0, 8)}@customer.example`

const send = (person: Person, itemId: string, sharedToEmail: string, fields: object = {}) =>
  person.call('POST', `users/v1/${person.userId}/share`, {
    itemId,
    itemType: 'ITEM',
    sharedToEmail,
    ...fields,
  })

async function setTenant(owner: Owner, columns: object) {
  await satchel.database.system
    .updateTable('tenant')
    .set(columns)
    .where('id', '=', owner.tenantId)
    .execute()
}

async function paying(): Promise<Owner> {
  const owner = await satchel.newTenant()
  await setTenant(owner, { status: 'active' })
  return owner
}

const linksOf = async (owner: Owner) =>
  (await owner.call('GET', 'items/v1/v2/shortener/my-links')).body.total

const post = (path: string, fields: Record<string, string>) =>
  satchel.anonymous('POST', path, String(new URLSearchParams(fields)), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': network(),
  })

describe('unsolicited email', () => {
  test('comes twenty times a day at most, from all companies together', async () => {
    const [one, other] = [await paying(), await paying()]
    const to = stranger()
    for (const owner of [one, other]) {
      const { id } = await addPage(owner)
      for (let time = 0; time < 10; time++)
        expect((await send(owner, id, to, { sharedToMemo: `${time}` })).status).toBe(201)
    }
    expect(await linksOf(other)).toBe(10)
    const { id } = await addPage(other)
    for (const address of [to, to.toUpperCase(), to.replace('@', '+again@')]) {
      const answer = await send(other, id, address)
      expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
      expect(answer.body.detail).toContain('emails a day')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_600)
    }
    expect(await linksOf(other)).toBe(10)
    expect(await mailsTo(satchel, to)).toHaveLength(20)
    expect((await send(other, id, stranger())).status).toBe(201)
  })

  test('comes five times a day at most from companies on trial, invitations among them', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPage(owner)
    const to = stranger()
    for (let time = 0; time < 5; time++)
      expect((await send(owner, id, to, { sharedToMemo: `${time}` })).status).toBe(201)
    expect((await send(owner, id, to)).status).toBe(429)

    const other = await satchel.newTenant()
    const invited = await other.call('POST', 'users/v1/invite', { email: to, role: 'editor' })
    expect(invited).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect((await other.call('GET', 'users/v1/invitations')).body.items).toEqual([])
    expect((await send(await paying(), id, to)).status).toBe(404)
    const customer = await paying()
    const page = await addPage(customer)
    expect((await send(customer, page.id, to)).status).toBe(201)
  })

  test('is fifty a day from a company on trial', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPage(owner)
    await satchel.database.system
      .updateTable('linkMail')
      .set({ sentBy: owner.userId })
      .where('tenantId', '=', owner.tenantId)
      .execute()
    for (let time = 0; time < 50; time++)
      expect((await send(owner, id, stranger())).status).toBe(201)
    const to = stranger()
    for (let time = 0; time < 6; time++) expect((await send(owner, id, to)).status).toBe(429)
    // What wasn't sent counts for nobody.
    const other = await satchel.newTenant()
    expect((await send(other, (await addPage(other)).id, to)).status).toBe(201)
    await setTenant(owner, { status: 'active' })
    expect((await send(owner, id, stranger())).status).toBe(201)
  })

  test('is not what people of the same company send each other', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPage(owner)
    const { email } = await owner.withRole('viewer')
    for (let time = 0; time < 7; time++)
      expect((await send(owner, id, email, { sharedToMemo: `${time}` })).status).toBe(201)
  })

  test('with a code is sent at most fifteen times a day, across all links', async () => {
    const to = stranger()
    const statuses: number[] = []
    for (let company = 0; company < 2; company++) {
      const owner = await satchel.newTenant()
      const { id } = await addPage(owner)
      for (let time = 0; time < 8; time++) {
        const terms = { sharedToMemo: `${time}`, requireEmail: true }
        const { body: link } = await share(owner, id, terms)
        statuses.push((await post(`/l/${link.slug}/email`, { email: to })).status)
      }
    }
    expect(statuses).toEqual([...Array(15).fill(200), 429])
    expect(await mailsTo(satchel, to)).toHaveLength(15)
  })

  test('asks a sender for new links thirty times a day at most', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPage(owner)
    const statuses: number[] = []
    for (let number = 0; number < 2; number++) {
      const { body: link } = await share(owner, id, { sharedToMemo: `${number}` })
      const over = { expiresAt: new Date(Date.now() - MINUTE).toISOString() }
      await satchel.database.system
        .updateTable('link')
        .set(over)
        .where('id', '=', link.id)
        .execute()
      for (let time = 0; time < 16; time++) {
        const fields = { email: stranger(), message: 'Please' }
        statuses.push((await post(`/l/${link.slug}/ask`, fields)).status)
      }
    }
    const requests = (await mailsTo(satchel, owner.email)).filter(({ text }) =>
      text.includes('Please'),
    )
    expect(requests).toHaveLength(30)
    // Those that weren't passed on say so.
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429])
  })
})

describe('an email sent by a person through us', () => {
  async function waiting(to: string) {
    const { rows } = await sql<{ payload: { subject: string; text: string; replyTo: unknown } }>`
      select payload from graphile_worker._private_jobs where payload ->> 'to' = ${to}`.execute(
      satchel.database.system,
    )
    return rows[0]?.payload
  }

  async function posing(): Promise<Owner> {
    const owner = await satchel.newTenant()
    await owner.call('PATCH', `users/v1/${owner.userId}`, { name: 'Satchel Security' })
    return owner
  }

  test('says whose confirmed address and which company it is from', async () => {
    const owner = await posing()
    const { id } = await addPage(owner, { name: '” is overdue. Bank: pay “now' })
    const to = stranger()
    await send(owner, id, to, { message: 'Your account was suspended.' })
    const mail = await waiting(to)
    expect(mail?.subject).toBe(`${owner.email} shared “is overdue. Bank: pay now” with you`)
    expect(mail?.text).toMatch(
      new RegExp(
        `^Satchel Security <${owner.email}> of Acme \\d+ shared “is overdue. Bank: pay now” with you`,
      ),
    )
    expect(mail?.text).toContain('Your account was suspended.')
    expect(mail?.replyTo).toBe(owner.email)
  })

  test('as an invitation says so too', async () => {
    const owner = await posing()
    const to = stranger()
    await owner.call('POST', 'users/v1/invite', { email: to, role: 'viewer' })
    const mail = await waiting(to)
    expect(mail?.subject).toBe(`${owner.email} invited you to a team on Satchel`)
    expect(mail?.text).toContain(`Satchel Security <${owner.email}> of Acme`)
  })

  test('with a code has no one’s own words in its subject', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPage(owner)
    const { body: link } = await share(owner, id, { requireEmail: true })
    const to = stranger()
    await post(`/l/${link.slug}/email`, { email: to })
    const mail = await waiting(to)
    expect(mail?.subject).toMatch(/^Your code to open a link: \d{6}$/)
    expect(mail?.text).toMatch(/Acme \d+/)
  })
})
