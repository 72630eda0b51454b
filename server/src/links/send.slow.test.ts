import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addPage } from '../../test/sharing.ts'

const satchel = product()

const send = (person: Person, itemId: string, fields: object = {}, userId = person.userId) =>
  person.call('POST', `users/v1/${userId}/share`, {
    itemId,
    itemType: 'ITEM',
    sharedToEmail: 'bo@customer.example',
    ...fields,
  })

interface WaitingMail {
  to: string
  subject: string
  text: string
  html: string
  replyTo: string
}

async function emailsTo(address: string): Promise<WaitingMail[]> {
  const { rows } = await sql<{ payload: WaitingMail }>`
    select payload from graphile_worker._private_jobs
    where payload ->> 'to' = ${address} order by id`.execute(satchel.database.system)
  return rows.map(({ payload }) => payload)
}

test('a link is mailed to the one it is for, in the words of the sharer', async () => {
  const owner = await satchel.newTenant()
  const item = await addPage(owner, { name: 'Prices <2027>' })
  const to = `bo-${owner.userId}@customer.example`
  const message = 'Dear Bo,\n\nas promised: <script>alert(1)</script>'
  const fields = { sharedToEmail: to.toUpperCase(), message, password: 'sesame 42' }
  const { status, body: link } = await send(owner, item.id, fields)
  expect(status).toBe(201)
  expect(link).toMatchObject({ sharedToEmail: to, hasPassword: true })
  const [email, ...others] = await emailsTo(to)
  expect(others).toEqual([])
  expect(email).toMatchObject({
    subject: `${owner.email} shared “Prices <2027>” with you`,
    replyTo: owner.email,
  })
  expect(email?.text).toContain('Dear Bo,\n\nas promised: <script>')
  expect(email?.text).toContain(`${link.url}?via=mail`)
  expect(email?.text).not.toContain('sesame')
  expect(email?.html).not.toMatch(/<script|<2027>/)
  expect(email?.html).toContain('Dear Bo,')
})

test('a mail of a hit opens its page, and a page that can’t be one is refused', async () => {
  const owner = await satchel.newTenant()
  const item = await addPage(owner)
  const to = `dee-${owner.userId}@customer.example`
  const { body: link } = await send(owner, item.id, { sharedToEmail: to, page: 17 })
  const [email] = await emailsTo(to)
  expect(email?.text).toContain(`${link.url}?via=mail#page=17`)
  for (const page of [0, -1, 1.5, 100_001, 'x', null]) {
    const { status, body } = await send(owner, item.id, { sharedToEmail: to, page })
    expect([page, status, body.errors?.[0].path]).toEqual([page, 422, 'page'])
  }
})

test('nothing is mailed where nothing is shared', async () => {
  const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
  const editor = await owner.withRole('editor')
  const item = await addPage(owner, { shareable: false })
  const to = `cy-${owner.userId}@customer.example`
  const fields = { sharedToEmail: to }
  expect((await send(owner, item.id, fields)).status).toBe(409)
  expect((await send(stranger, item.id, fields)).status).toBe(404)
  expect((await send(owner, item.id, fields, editor.userId)).status).toBe(403)
  expect((await send(owner, item.id, fields, stranger.userId)).status).toBe(404)
  for (const sharedToEmail of ['nobody', 'a@b.example\r\nbcc: c@d.example', null])
    expect((await send(owner, item.id, { sharedToEmail })).status).toBe(422)
  expect(await emailsTo(to)).toEqual([])
})

test('an hour has a hundred mails of a person', async () => {
  const owner = await satchel.newTenant()
  const item = await addPage(owner)
  const { body: link } = await send(owner, item.id)
  const mails = Array.from({ length: 98 }, () => ({
    tenantId: owner.tenantId,
    linkId: link.id,
    sentBy: owner.userId,
  }))
  await satchel.database.system.insertInto('linkMail').values(mails).execute()
  expect((await send(owner, item.id)).status).toBe(201)
  const answer = await send(owner, item.id, { sharedToMemo: 'one too many' })
  expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000)
  expect((await send(await owner.withRole('viewer'), item.id)).status).toBe(201)
  await satchel.database.system
    .updateTable('linkMail')
    .set({ at: new Date(Date.now() - 3_601_000).toISOString() })
    .where('tenantId', '=', owner.tenantId)
    .execute()
  expect((await send(owner, item.id)).status).toBe(201)
})
