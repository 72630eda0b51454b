import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'

const satchel = product({ worker: true })
const text = (label: string, more: object = {}) => ({ name: 'a', label, type: 'text', ...more })

async function meaningOf(field: object) {
  const owner = await satchel.newTenant()
  const draft = { name: 'Contact form', kind: 'form', label: 'Send', fields: [field] }
  const { status, body } = await owner.call('POST', 'ctas/v1/create', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.fields[0].meaning
}

test('a field says what it means to a CRM, guessed by its whole label', async () => {
  const labels: [string, string][] = [
    ['Name', 'name'],
    ['Your name *', 'name'],
    ['Full name (required)', 'name'],
    ['Vor- und Nachname', 'name'],
    ['First name', 'firstName'],
    ['Votre prénom', 'firstName'],
    ['Nachname', 'lastName'],
    ['Apellidos', 'lastName'],
    ['Company', 'company'],
    ['Firmenname', 'company'],
    ['Nom de l’entreprise', 'company'],
    ["Nom de l'entreprise", 'company'],
    ['Company / organization', 'company'],
    ['Job title', 'title'],
    ['Name of your current supplier', 'none'],
    ['What’s the name of your dog?', 'none'],
    ['Your name?', 'none'],
    ['Company size', 'none'],
    ['Product name', 'none'],
  ]
  const found = await Promise.all(labels.map(([label]) => meaningOf(text(label))))
  expect(labels.map(([label], index) => [label, found[index]])).toEqual(labels)
})

test('a meaning that was chosen or guessed stays, whatever the label says later', async () => {
  const owner = await satchel.newTenant()
  const fields = [text('Who is your supplier', { meaning: 'company' })]
  const draft = { name: 'Contact form', kind: 'form', label: 'Send', fields }
  const { body: cta } = await owner.call('POST', 'ctas/v1/create', draft)
  expect(cta.fields).toMatchObject([{ meaning: 'company' }])
  const [field] = cta.fields
  const renamed = { fields: [{ ...field, label: 'First name' }] }
  const { body } = await owner.call('PUT', `ctas/v1/${cta.id}`, renamed)
  expect(body.fields).toMatchObject([{ label: 'First name', meaning: 'company' }])
  const { body: seen } = await satchel.anonymous(
    'GET',
    `ctas/v1/public/${cta.id}?tenantId=${owner.tenantId}`,
  )
  expect(seen.fields).toMatchObject([{ meaning: 'company' }])
})

test('a meaning is refused where the field has none, and where nobody knows it', async () => {
  const owner = await satchel.newTenant()
  const create = (field: object) =>
    owner.call('POST', 'ctas/v1/create', { name: 'Form', kind: 'form', fields: [field] })
  const consent = { name: 'ok', label: 'I agree', type: 'consent', meaning: 'name' }
  expect(await create(consent)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'fields.0.meaning' }] },
  })
  expect(await create(text('A', { meaning: 'nickname' }))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'fields.0.meaning' }] },
  })
})
