import { HONEYPOT } from '@satchel/contract/ctas/ctas.ts'
import type { CtaSubmission } from '@satchel/contract/ctas/reports.ts'
import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'

const satchel = product({ worker: true })
const { anonymous } = satchel

const FORM = {
  name: 'Contact form',
  kind: 'form',
  label: 'Send',
  thanks: 'We’ll be in touch',
  fields: [
    { name: 'email', label: 'Work email', type: 'email', required: true },
    { name: 'website', label: 'Website', type: 'text', required: false },
  ],
}
const GOOD = { email: 'bo@example.com' }

async function open() {
  const owner = await satchel.newTenant()
  const draft = { ...FORM, recipients: [owner.userId] }
  const { status, body } = await owner.call('POST', 'ctas/v1/create', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  const id: string = body.id
  const send = (values: object, elapsedMs = 30_000) =>
    anonymous('POST', `ctas/v1/public/${id}/events`, {
      id: crypto.randomUUID(),
      kind: 'submission',
      values,
      elapsedMs,
    })
  const list = async (query = ''): Promise<CtaSubmission[]> =>
    (await owner.call('GET', `ctas/v1/${id}/submissions${query}`)).body.items
  const figures = async () => {
    const { submissions, held } = (await owner.call('GET', `ctas/v1/${id}`)).body
    return { submissions, held }
  }
  return { owner, id, send, list, figures }
}

const toState = ({ call }: Owner, ctaId: string, { id }: CtaSubmission, state: string) =>
  call('POST', `ctas/v1/${ctaId}/submissions/${id}`, { state })

test('a field named Website is a field like any other, and what autofill puts there is kept', async () => {
  const { send, list } = await open()
  const values = { ...GOOD, website: 'https://www.example.com' }
  expect((await send(values)).status).toBe(202)
  expect(await list()).toMatchObject([{ state: 'received', spam: false, values }])
})

test('what a trap caught but a person could have sent is held, counted apart and not emailed', async () => {
  const { owner, id, send, list, figures } = await open()
  const good = await send(GOOD)
  for (const pending of [
    await send({ ...GOOD, [HONEYPOT]: 'https://filled.example' }),
    await send(GOOD, 300),
  ])
    expect(pending).toMatchObject({ status: 202, body: good.body })
  expect(await figures()).toEqual({ submissions: 1, held: 2 })
  expect((await list()).map(({ state, spam }) => [state, spam])).toEqual([
    ['held', true],
    ['held', true],
    ['received', false],
  ])
  expect(await list('?spam=false')).toHaveLength(1)
  expect(await list('?state=held')).toHaveLength(2)
  const csv = (await owner.call('GET', `ctas/v1/${id}/submissions?format=csv`)).body
  expect(csv).toMatch(/Status.*\n.*,Held,/)
  await satchel.mailTo(owner.email, /submission/)
  expect(await satchel.mailsTo(owner.email)).toBe(1)
})

test('whose form it is hears of held submissions once a day, by a notification without the answers', async () => {
  const { owner, id, send } = await open()
  const pending = async () => {
    const { body } = await owner.call('GET', 'activity/v1/notifications')
    return body.items.filter(({ kind }: { kind: string }) => kind === 'cta-held')
  }
  const notice = {
    text: 'A submission of “Contact form” is held for a look',
    url: `/ctas/${id}/submissions`,
    count: 1,
  }
  await send({ ...GOOD, [HONEYPOT]: 'x' })
  expect(await pending()).toMatchObject([notice])
  await send(GOOD, 300)
  expect(await pending()).toMatchObject([notice])
  await satchel.database.system
    .updateTable('notification')
    .set({ at: '2026-01-01T00:00:00Z', hour: '2026-01-01T00:00:00Z' })
    .where('tenantId', '=', owner.tenantId)
    .execute()
  await send(GOOD, 300)
  expect(await pending()).toMatchObject([notice, notice])
  expect(JSON.stringify(await pending())).not.toContain(GOOD.email)
})

test('what nobody could have sent with this form is spam', async () => {
  const { send, list, figures } = await open()
  expect((await send({ email: 'no address', [HONEYPOT]: 'x' })).status).toBe(202)
  expect(await list()).toMatchObject([{ state: 'spam', spam: true }])
  expect(await figures()).toEqual({ submissions: 0, held: 0 })
  expect((await send({ email: 'no address' }, 300)).status).toBe(422)
})

test('a held submission is released in one step: then it counts, and the email and the webhook go, once', async () => {
  const { owner, id, send, list, figures } = await open()
  await send({ ...GOOD, [HONEYPOT]: 'x' })
  const [held] = await list()
  if (!held) throw new Error('Nothing was held')
  const hook = { name: 'CRM', url: 'https://hooks.example/', events: ['lead.received'] }
  expect((await owner.call('POST', 'integrations/v1/webhooks', hook)).status).toBe(201)
  const deliveries = async () =>
    (await satchel.database.system
      .selectFrom('webhookDelivery')
      .select('event')
      .where('tenantId', '=', owner.tenantId)
      .execute()) as unknown[]
  for (const _ of [1, 2])
    expect(await toState(owner, id, held, 'received')).toMatchObject({
      status: 200,
      body: { id: held.id, state: 'received', spam: false, values: GOOD },
    })
  expect(await figures()).toEqual({ submissions: 1, held: 0 })
  expect(await deliveries()).toHaveLength(1)
  const mail = await satchel.mailTo(owner.email, /submission/)
  expect(mail.text).toContain('bo@example.com')
  expect(await satchel.mailsTo(owner.email)).toBe(1)
  const { body } = await owner.call('GET', `ctas/v1/${id}/report`)
  expect(body.total).toMatchObject({ submissions: 1 })
})

test('a held submission is dismissed as spam, and can be released all the same', async () => {
  const { owner, id, send, list, figures } = await open()
  await send({ ...GOOD, [HONEYPOT]: 'x' })
  const [held] = await list()
  if (!held) throw new Error('Nothing was held')
  expect(await toState(owner, id, held, 'spam')).toMatchObject({ body: { state: 'spam' } })
  expect(await figures()).toEqual({ submissions: 0, held: 0 })
  expect(await list('?state=held')).toEqual([])
  expect(await toState(owner, id, held, 'received')).toMatchObject({ body: { state: 'received' } })
  const passed = await toState(owner, id, held, 'spam')
  expect(passed).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await toState(owner, id, held, 'held')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'state' }] },
  })
})

test('only editors release submissions, and only those of their own CTAs', async () => {
  const { owner, id, send, list } = await open()
  await send(GOOD, 300)
  const [held] = await list()
  if (!held) throw new Error('Nothing was held')
  const path = `ctas/v1/${id}/submissions/${held.id}`
  const body = { state: 'received' }
  expect((await (await owner.withRole('viewer')).call('POST', path, body)).status).toBe(403)
  expect((await (await satchel.newTenant()).call('POST', path, body)).status).toBe(404)
  const other = await owner.call('POST', 'ctas/v1/create', FORM)
  expect((await toState(owner, other.body.id, held, 'received')).status).toBe(404)
  expect((await (await owner.withRole('editor')).call('POST', path, body)).status).toBe(200)
})
