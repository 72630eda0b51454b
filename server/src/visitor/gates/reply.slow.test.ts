import { once } from 'node:events'
import { HONEYPOT } from '@satchel/contract/ctas/ctas.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { browser, network } from '../../../test/browsing.ts'
import { type Person, product } from '../../../test/harness.ts'

const satchel = product()
const somebody = () => browser(satchel)
const PASSWORD = 'open sesame'

/** A link to a collection, whose page has the form. */
async function shared(terms: object = {}) {
  const owner = await satchel.newTenant()
  const { body: kit } = await owner.call('POST', 'collections/v1/create', { name: 'Spring kit' })
  const body = { itemId: kit.id, itemType: 'COLLECTION', ...terms }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  return { owner, link, path: `/l/${link.slug}` }
}

async function mailsTo(address: string) {
  const { rows } = await sql<{ mail: Record<'subject' | 'text' | 'html' | 'replyTo', string> }>`
    select payload as mail from graphile_worker._private_jobs
    where payload ->> 'to' = ${address} and payload ->> 'subject' like 'Reply%'
    order by id`.execute(satchel.database.system)
  return rows.map(({ mail }) => mail)
}

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status

test('the page says who shared it, with their picture once they have one', async () => {
  const { owner, path } = await shared()
  const { body } = await somebody().get(path)
  expect(body).toContain('Shared by Ada Owner')
  expect(body).toContain('Reply to Ada Owner')
  const avatarThumbnail = `/files/avatars/${owner.tenantId}/x.webp`
  await satchel.database.system
    .updateTable('member')
    .set({ avatarThumbnail })
    .where('id', '=', owner.userId)
    .execute()
  expect((await somebody().get(path)).body).toContain(`src="${avatarThumbnail}"`)
})

test('a reply reaches the person who shared it, by email and in their open app alone', async () => {
  const { owner, link, path } = await shared({ sharedToMemo: 'Anna' })
  const listen = async ({ tokens }: Person) => {
    const url = new URL('/socket', (await satchel.listen()).replace('http', 'ws'))
    url.searchParams.set('authorization', tokens.accessToken)
    url.searchParams.set('identity', tokens.identityToken)
    const socket = new WebSocket(url)
    onTestFinished(() => socket.close())
    const messages: { action: string }[] = []
    socket.on('message', (data) => messages.push(JSON.parse(data.toString())))
    await once(socket, 'open')
    return () => messages.filter(({ action }) => action === 'share-reply')
  }
  const [mine, others] = await Promise.all([owner, await owner.withRole('admin')].map(listen))
  const answer = await somebody().post(`${path}/reply`, {
    message: 'When could you\nshow us?\n\nBest, Bo',
    name: 'Bo',
    email: 'bo@customer.example',
  })
  expect(answer.status).toBe(200)
  expect(answer.body).toContain('Reply sent')
  expect(answer.body).toContain(`href="${path}"`)
  const [mail, ...more] = await mailsTo(owner.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Reply to “Spring kit”')
  expect(mail?.text).toContain(
    'Someone replied on Anna’s link. They gave “Bo, bo@customer.example” as who they are, which hasn’t been verified:',
  )
  expect(mail?.text).toContain('When could you\nshow us?\n\nBest, Bo')
  expect(mail?.replyTo).toBeUndefined()
  await expect
    .poll(() => mine?.())
    .toEqual([{ action: 'share-reply', linkId: link.id, itemName: 'Spring kit' }])
  expect(others?.()).toEqual([])
  const { items } = (await owner.call('GET', 'activity/v1/notifications')).body
  const text = 'Reply on Anna’s link to “Spring kit”'
  expect(items).toMatchObject([{ kind: 'share-reply', text, url: `/links/${link.id}` }])
  expect(items[0].detail).toBe('When could you\nshow us?\n\nBest, Bo')
  const { body } = await owner.call('GET', `items/v1/personalized/${link.id}`)
  expect(body.views).toBe(0)
})

test('only a verified address is named as who replied, and answered to', async () => {
  const { owner, path } = await shared({ requireEmail: true, proveEmail: true })
  const visitor = somebody()
  const email = 'bo@customer.example'
  await visitor.post(`${path}/email`, { email })
  const { rows } = await sql<{ text: string }>`
    select payload ->> 'text' as text from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} order by id desc`.execute(satchel.database.system)
  const code = /code is (\d{6})/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  await visitor.post(`${path}/code`, { email, code })
  await visitor.post(`${path}/reply`, { message: 'Hello' })
  await visitor.post(`${path}/reply`, { message: 'Hello', email: 'eve@customer.example' })
  const [first, second] = await mailsTo(owner.email)
  expect(first?.text).toContain('bo@customer.example replied on one of your links:')
  expect(first?.replyTo).toBe(email)
  expect(second?.text).toContain('“eve@customer.example” as who they are')
  expect(second?.replyTo).toBeUndefined()
})

test('a reply can contain anything, and is text in the email', async () => {
  const { owner, path } = await shared()
  const reply = (fields: Record<string, string>) => somebody().post(`${path}/reply`, fields)
  expect(await statusOf(reply({ message: ' \n' }))).toBe(422)
  const stored = await reply({ message: 'Hi <b>', email: 'nobody' })
  expect(stored.status).toBe(422)
  expect(stored.body).toContain('Hi &lt;b&gt;')
  expect(await statusOf(reply({ message: 'x', email: `${'a'.repeat(300)}@b.example` }))).toBe(422)
  const hostile = {
    message: '<script>alert(1)</script>\u0000 <a href="https://evil.example">Sign in</a>',
    name: 'Ada”, verified\r\nBcc: all@customer.example <img src=x>',
    email: 'bo@customer.example',
  }
  expect(await statusOf(reply(hostile))).toBe(200)
  const [mail] = await mailsTo(owner.email)
  expect(mail?.html).not.toMatch(/<(script|img|a href="https:\/\/evil)/)
  expect(mail?.html).toContain('&#60;script&#62;')
  expect(mail?.text).toContain(
    'They gave “Ada, verified Bcc: all@customer.example <img src=x>, bo@',
  )
  expect(mail?.subject).toBe('Reply to “Spring kit”')
  expect(await statusOf(reply({ message: 'x'.repeat(20_000) }))).toBe(413)
  expect(await statusOf(reply({ message: 'Hi', name: `x${'🦊'.repeat(200)}` }))).toBe(200)
  const [, long, ...more] = await mailsTo(owner.email)
  expect(long?.text).toMatch(/“x🦊+”/u)
  expect(more).toEqual([])
})

test('a reply that a trap caught says that it wasn’t sent, and is there to send again', async () => {
  const { owner, path } = await shared()
  const visitor = somebody()
  const caught = await visitor.post(`${path}/reply`, { message: 'Call me', [HONEYPOT]: 'x' })
  expect(caught.status).toBe(422)
  expect(caught.body).toContain('Reply not sent')
  expect(caught.body).toContain('Call me')
  expect(await mailsTo(owner.email)).toEqual([])
  const again = await visitor.post(`${path}/reply`, { message: 'Call me', [HONEYPOT]: '' })
  expect(again.body).toContain('Reply sent')
  // Browsers fill in a field of this name.
  const website = 'https://www.customer.example'
  expect(await statusOf(visitor.post(`${path}/reply`, { message: 'Hi', website }))).toBe(200)
  expect(await mailsTo(owner.email)).toHaveLength(2)
})

test('no reply is taken past a gate or at a link that does not open', async () => {
  const { owner, link, path } = await shared({ password: PASSWORD })
  const visitor = somebody()
  const reply = (who = visitor) => who.post(`${path}/reply`, { message: 'Hello' })
  const closed = await reply()
  expect(closed.status).toBe(401)
  expect(closed.body).not.toContain('name="message"')
  await visitor.post(`${path}/unlock`, { password: PASSWORD })
  expect(await statusOf(reply())).toBe(200)
  await owner.call('DELETE', `items/v1/personalized/${link.id}`)
  expect(await statusOf(reply())).toBe(410)
  expect(await statusOf(visitor.post('/l/zzzzzzz/reply', { message: 'Hello' }))).toBe(404)
  expect(await mailsTo(owner.email)).toHaveLength(1)
})

test('a reply whose answer got lost is sent once, however often it is pressed', async () => {
  const { owner, path } = await shared()
  const address = network()
  const reply = (message: string) =>
    browser(satchel, address).post(`${path}/reply`, { message, name: 'Bo' })
  const answers = await Promise.all([reply('Call me'), reply('Call me'), reply('Call me')])
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body).toContain('Reply sent')
  }
  expect(await mailsTo(owner.email)).toHaveLength(1)
  await reply('Call me tomorrow')
  expect(await mailsTo(owner.email)).toHaveLength(2)
  await somebody().post(`${path}/reply`, { message: 'Call me', name: 'Bo' })
  expect(await mailsTo(owner.email)).toHaveLength(3)
})

test('replies are few from one browser, and one that is too many says so and is kept', async () => {
  const { owner, path } = await shared()
  const address = network()
  const visitor = browser(satchel, address)
  const reply = (round: number) =>
    visitor.post(`${path}/reply`, { message: `My question ${round}` })
  for (let round = 0; round < 5; round++) expect(await statusOf(reply(round))).toBe(200)
  const refused = await reply(5)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('My question 5')
  expect(refused.body).toContain('Reply not sent')
  // Others may, also at the same address, up to what one mailbox gets in a day.
  const colleague = browser(satchel, address)
  const response = await colleague.post(`${path}/reply`, { message: 'Hello' })
  let statuses = [response.status]
  for (let round = 0; round < 26; round++) {
    const answer = await somebody().post(`${path}/reply`, { message: 'Hello' })
    statuses = [...statuses, answer.status]
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(25)
  expect(await mailsTo(owner.email)).toHaveLength(30)
})
