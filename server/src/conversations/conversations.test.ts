import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Person, product } from '../../test/harness.ts'

const satchel = product({ shared: true })
const somebody = () => browser(satchel)

/** A link to a collection, whose page has the form. */
async function shared(terms: object = {}, itemName = 'Spring kit') {
  const owner = await satchel.newTenant()
  const { body: kit } = await owner.call('POST', 'collections/v1/create', { name: itemName })
  const body = { itemId: kit.id, itemType: 'COLLECTION', ...terms }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  return { owner, kit, link, path: `/l/${link.slug}`, messages: `links/v1/${link.id}/messages` }
}

const listed = async (person: Person, path: string) => (await person.call('GET', path)).body.items

interface SentMail {
  subject: string
  text: string
  html: string
  replyTo?: string
  messageId?: string
  inReplyTo?: string
  references?: string[]
}

async function mailsTo(address: string): Promise<SentMail[]> {
  const { rows } = await sql<{ mail: SentMail }>`
    select payload as mail from graphile_worker._private_jobs
    where payload ->> 'to' = ${address} and payload ->> 'messageId' is not null
    order by id`.execute(satchel.database.system)
  return rows.map(({ mail }) => mail)
}

test('a visitor’s message, the answer and what follows are one conversation, by email and on the page', async () => {
  const email = `bo-${crypto.randomUUID()}@customer.example`
  const { owner, kit, path, messages } = await shared({ sharedToOrganization: 'Customer' })
  const url = 'https://hooks.example.com/sales'
  const hook = { name: 'Sales', url, events: ['message.received', 'message.sent'] }
  expect((await owner.call('POST', 'integrations/v1/webhooks', hook)).status).toBe(201)
  const visitor = somebody()
  const write = (message: string) =>
    visitor.post(`${path}/reply`, { message, name: 'Bo', email }, { 'accept-language': 'de' })
  expect((await write('What is the price\nfor 500 meters?')).status).toBe(200)
  const [asked] = await listed(owner, messages)
  expect(asked).toMatchObject({
    kind: 'message',
    by: null,
    visitor: { name: 'Bo', email, emailProved: false },
    text: 'What is the price\nfor 500 meters?',
    unread: true,
  })

  const { body: page } = await owner.call('POST', 'items/v1', {
    kind: 'link',
    url: 'https://example.com/prices',
    name: 'Price list',
  })
  const draft = { text: 'About 4,000 €. <b>See</b> the list.', itemIds: [page.id] }
  const { status, body: answer } = await owner.call('POST', messages, draft)
  expect(status).toBe(201)
  expect(answer).toMatchObject({
    kind: 'answer',
    by: { id: owner.userId },
    mailed: true,
    unread: false,
    conversationId: asked.conversationId,
    attached: [{ itemId: page.id, itemName: 'Price list' }],
  })
  const attached = answer.attached[0]
  const { body: link } = await owner.call('GET', `items/v1/personalized/${attached.linkId}`)
  expect(link).toMatchObject({ sharedToEmail: email, itemId: page.id })

  const [question] = await mailsTo(owner.email)
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({
    subject: 'AW: “Spring kit”',
    replyTo: owner.email,
    inReplyTo: question?.messageId,
    references: [question?.messageId],
  })
  expect(mail?.text).toContain('hat Ihnen zu “Spring kit” geantwortet')
  expect(mail?.text).toContain(attached.url)
  expect(mail?.text).toContain('Sie schrieben: What is the price')
  expect(mail?.html).not.toContain('<b>See')

  const { body: thread } = await visitor.get(`${path}/messages`)
  expect(thread.items).toMatchObject([
    { by: null, text: 'What is the price\nfor 500 meters?' },
    { by: 'Ada Owner', text: draft.text, attached: [{ name: 'Price list', url: attached.url }] },
  ])
  expect((await somebody().get(`${path}/messages`)).body).toEqual({ items: [] })

  await write('Thanks')
  const all = await listed(owner, messages)
  expect(all.map(({ text }: { text: string }) => text)).toEqual([
    'Thanks',
    draft.text,
    'What is the price\nfor 500 meters?',
  ])
  expect(new Set(all.map((each: { conversationId: string }) => each.conversationId)).size).toBe(1)
  expect((await mailsTo(owner.email))[1]?.references).toEqual([
    question?.messageId,
    mail?.messageId,
  ])
  expect(kit.name).toBe('Spring kit')

  const facts = { itemId: kit.id, itemName: 'Spring kit', recipient: 'Customer' }
  const from = { ...facts, visitor: { name: 'Bo', email, proved: false } }
  const { body: log } = await owner.call('GET', 'audit/v1/list?action=message')
  expect(log.items).toMatchObject([
    {
      action: 'message.sent',
      actor: { id: owner.userId },
      target: { type: 'link', name: 'Spring kit' },
      details: { recipient: 'Customer' },
    },
  ])
  expect(await publishedTo(owner)).toMatchObject([
    { type: 'message.received', data: { ...from, text: asked.text, kind: 'message' } },
    {
      type: 'message.sent',
      data: {
        ...{ ...from, text: draft.text, mailed: true, by: { id: owner.userId } },
        attached: [{ id: attached.linkId, itemId: page.id, url: attached.url }],
      },
    },
    { type: 'message.received', data: { ...from, text: 'Thanks' } },
  ])
})

/** Returns what webhooks of the person's company are sent. */
async function publishedTo({ tenantId }: Person): Promise<object[]> {
  const { rows } = await sql<{ payload: string }>`
    select payload from webhook_delivery where tenant_id = ${tenantId} order by id`.execute(
    satchel.database.system,
  )
  return rows.map(({ payload }) => (typeof payload === 'string' ? JSON.parse(payload) : payload))
}

test('what is unread stays so until the person reads it, and with it the notification', async () => {
  const { owner, link, path, messages } = await shared()
  const admin = await owner.withRole('admin')
  await somebody().post(`${path}/reply`, { message: 'Hello' })
  const unread = (person: Person) => listed(person, 'links/v1/messages?unread=true')
  expect(await unread(owner)).toMatchObject([{ text: 'Hello', link: { id: link.id } }])
  expect((await owner.call('GET', 'activity/v1/notifications')).body.unread).toBe(1)
  expect((await owner.call('POST', `${messages}/read`)).status).toBe(204)
  expect(await unread(owner)).toEqual([])
  expect((await owner.call('GET', 'activity/v1/notifications')).body.unread).toBe(0)
  // What somebody else has read is still unread for those who may see it.
  expect(await listed(admin, messages)).toMatchObject([{ unread: true }])
  await somebody().post(`${path}/reply`, { message: 'Anyone there?' })
  expect(await unread(owner)).toMatchObject([{ text: 'Anyone there?' }])
})

test('only those who may see a link read what is written on it, and only they answer', async () => {
  const { owner, path, messages } = await shared()
  await somebody().post(`${path}/reply`, { message: 'Hello' })
  const [editor, admin, stranger] = [
    await owner.withRole('editor'),
    await owner.withRole('admin'),
    await satchel.newTenant(),
  ]
  for (const other of [editor, stranger]) {
    expect((await other.call('GET', messages)).status).toBe(404)
    expect((await other.call('POST', messages, { text: 'Hi' })).status).toBe(404)
    expect((await other.call('POST', `${messages}/read`)).status).toBe(404)
    expect(await listed(other, 'links/v1/messages')).toEqual([])
  }
  expect((await editor.call('GET', 'links/v1/messages?everyone=true')).status).toBe(403)
  expect(await listed(admin, 'links/v1/messages?everyone=true')).toMatchObject([{ text: 'Hello' }])
  expect((await admin.call('POST', messages, { text: 'Hi' })).body.mailed).toBe(false)
  const foreign = await shared()
  await somebody().post(`${foreign.path}/reply`, { message: 'Elsewhere' })
  const [elsewhere] = await listed(foreign.owner, foreign.messages)
  const { conversationId } = elsewhere
  const wrong = await owner.call('POST', messages, { text: 'Hi', conversationId })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors[0].path).toBe('conversationId')
})

test('an answer needs words and somebody to read them', async () => {
  const { owner, link, path, messages } = await shared()
  const answer = (body: object) => owner.call('POST', messages, body)
  expect((await answer({ text: 'Hi' })).body.code).toBe('conflict')
  await somebody().post(`${path}/reply`, { message: 'Hello' })
  for (const text of ['', '  \n ', 'x'.repeat(5_001)])
    expect((await answer({ text })).body.errors?.[0].path).toBe('text')
  const missing = await answer({ text: 'Hi', itemIds: [crypto.randomUUID()] })
  expect(missing.status).toBe(404)
  // Nobody hears of an answer on a page that doesn't open, without an address.
  await owner.call('DELETE', `items/v1/personalized/${link.id}`)
  expect((await answer({ text: 'Hi' })).body.code).toBe('conflict')

  const personal = await shared({ sharedToEmail: `ana-${crypto.randomUUID()}@acme.example` })
  const { body: begun } = await personal.owner.call('POST', personal.messages, { text: 'News?' })
  expect(begun).toMatchObject({ mailed: true, visitor: { email: personal.link.sharedToEmail } })
})

test('the same answer twice at once is sent once', async () => {
  const email = `bo-${crypto.randomUUID()}@customer.example`
  const { owner, path, messages } = await shared()
  await somebody().post(`${path}/reply`, { message: 'Hello', email })
  const answers = await Promise.all(
    [1, 2, 3].map(() => owner.call('POST', messages, { text: 'On its way' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a claimed address opens nobody’s conversation, a verified one its own on every device', async () => {
  const { owner, path, messages } = await shared({ requireEmail: true })
  const email = `bo-${crypto.randomUUID()}@customer.example`
  const prove = async () => {
    const visitor = somebody()
    await visitor.post(`${path}/email`, { email })
    await visitor.post(`${path}/code`, { email, code: await satchel.codeFor(email) })
    return visitor
  }
  await (await prove()).post(`${path}/reply`, { message: 'A secret' })
  const eve = somebody()
  const other = `eve-${crypto.randomUUID()}@customer.example`
  await eve.post(`${path}/email`, { email: other })
  await eve.post(`${path}/code`, { email: other, code: await satchel.codeFor(other) })
  await eve.post(`${path}/reply`, { message: 'Hello', email })
  const { body } = await eve.get(`${path}/messages`)
  expect(body.items.map(({ text }: { text: string }) => text)).toEqual(['Hello'])
  const again = await (await prove()).get(`${path}/messages`)
  expect(again.body.items.map(({ text }: { text: string }) => text)).toEqual(['A secret'])
  const all = await listed(owner, messages)
  expect(new Set(all.map((each: { conversationId: string }) => each.conversationId)).size).toBe(2)
  expect((await somebody().get(`${path}/messages`)).status).toBe(401)
})

test('a lead is part of the conversation, and answered like a message', async () => {
  const { owner, link, path, messages } = await shared()
  const email = `ines-${crypto.randomUUID()}@solar.example`
  const { body: cta } = await owner.call('POST', 'ctas/v1/create', {
    name: 'Ask us',
    kind: 'form',
    fields: [
      { name: 'name', label: 'Your name', type: 'text' },
      { name: 'email', label: 'Email', type: 'email' },
    ],
    placements: [{ type: 'LINK', id: link.id, position: 'bottom' }],
  })
  await somebody().get(path)
  const visits = () => listed(owner, `items/v1/personalized/${link.id}/visits`)
  await expect.poll(visits).toHaveLength(1)
  const [{ id: linkVisitId }] = await visits()
  await satchel.anonymous('POST', `ctas/v1/public/${cta.id}/events`, {
    ...{ id: crypto.randomUUID(), kind: 'submission', linkVisitId },
    values: { name: 'Ines Moreno', email },
    elapsedMs: 60_000,
  })
  const [lead] = await listed(owner, messages)
  expect(lead).toMatchObject({
    kind: 'lead',
    cta: { id: cta.id, name: 'Ask us' },
    visitor: { name: 'Ines Moreno', email, emailProved: false },
    answers: [
      { label: 'Your name', value: 'Ines Moreno' },
      { label: 'Email', value: email },
    ],
    unread: true,
  })
  const { body: answer } = await owner.call('POST', messages, {
    text: 'Happy to talk',
    submissionId: lead.id,
  })
  expect(answer).toMatchObject({ mailed: true, visitor: { email } })
  expect(await mailsTo(email)).toHaveLength(1)
  const ofPerson = await listed(owner, `links/v1/messages?email=${encodeURIComponent(email)}`)
  expect(ofPerson.map(({ kind }: { kind: string }) => kind)).toEqual(['answer', 'lead'])
})
