import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'

const satchel = product({ worker: true })
/** Names that every object of the language inherits. */
const NAMES = ['toString', 'constructor', 'hasOwnProperty', 'valueOf']
const field = (name: string) => ({ name, label: name, type: 'text', required: false })
const form = (names: string[]) => ({
  name: 'Contact form',
  kind: 'form',
  label: 'Send',
  fields: [{ name: 'email', label: 'Email', type: 'email', required: true }, ...names.map(field)],
})

test('a form refuses fields that are called what every object has', async () => {
  const owner = await satchel.newTenant()
  const { status, body } = await owner.call('POST', 'ctas/v1/create', form(NAMES))
  expect(status).toBe(422)
  expect(body.errors).toMatchObject(
    NAMES.map((_, index) => ({ path: `fields.${index + 1}.name`, message: 'is reserved' })),
  )
})

test.each([
  ['without an answer to them', {}],
  ['with answers to them', Object.fromEntries(NAMES.map((name) => [name, `my ${name}`]))],
])('a form that has had such fields for long takes leads %s', async (_, answers) => {
  const owner = await satchel.newTenant()
  const draft = { ...form([]), recipients: [owner.userId] }
  const { body: cta } = await owner.call('POST', 'ctas/v1/create', draft)
  const fields = JSON.stringify(form(NAMES).fields)
  const { system } = satchel.database
  await system.updateTable('cta').set({ fields }).where('id', '=', cta.id).execute()
  const values = { email: 'bo@example.com', ...answers }
  const event = { id: crypto.randomUUID(), kind: 'submission', values }
  const sent = await satchel.anonymous('POST', `ctas/v1/public/${cta.id}/events`, event)
  expect(sent.status, JSON.stringify(sent.body)).toBe(202)
  const { items } = (await owner.call('GET', `ctas/v1/${cta.id}/submissions`)).body
  expect(items).toMatchObject([{ values, spam: false }])
  expect(Object.keys(items[0].values).sort()).toEqual(Object.keys(values).sort())
  const mail = await satchel.mailTo(owner.email, /submission/)
  expect(mail.text).toContain('bo@example.com')
  const csv = await owner.call('GET', `ctas/v1/${cta.id}/submissions?format=csv`)
  expect(csv.status).toBe(200)
  expect(csv.body).toContain(['bo@example.com', ...Object.values(answers)].join(','))
  expect(csv.body).not.toContain('native code')
})
