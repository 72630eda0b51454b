import { expect, test } from 'vitest'
import { network } from '../../test/browsing.ts'
import { product } from '../../test/harness.ts'

const satchel = product()
const { anonymous } = satchel
const FORM = {
  name: 'Contact form',
  kind: 'form',
  label: 'Send',
  thanks: 'We’ll be in touch',
  fields: [{ name: 'email', label: 'Work email', type: 'email', required: true }],
}
const LEFT = { network: 5_000_000, form: 2_000_000 }

/** Lets networks that sent something have so many bytes less. */
const use = (rule: string, points: number) =>
  satchel.database.system
    .updateTable('auth.rateLimit')
    .set({ points })
    .where('key', 'like', `${rule}:%`)
    .execute()

test('what visitors may have stored is bounded by network and day, and forms don’t share it with what was only seen', async () => {
  const owner = await satchel.newTenant()
  const { id } = (await owner.call('POST', 'ctas/v1/create', FORM)).body
  const from = { 'x-forwarded-for': network() }
  const see = (headers = from) =>
    anonymous(
      'POST',
      `ctas/v1/public/${id}/events`,
      { id: crypto.randomUUID(), kind: 'impression' },
      headers,
    )
  const fill = () => {
    const event = {
      id: crypto.randomUUID(),
      kind: 'submission',
      values: { email: 'bo@example.com' },
    }
    return anonymous('POST', `ctas/v1/public/${id}/events`, event, from)
  }
  expect((await see()).status).toBe(202)
  await use('cta-events-network', LEFT.network)
  const refused = await see()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600)
  expect((await see({ 'x-forwarded-for': network() })).status).toBe(202)
  expect((await fill()).status).toBe(202)
  await use('cta-forms-network', LEFT.form)
  expect((await fill()).status).toBe(429)
  const { body } = await owner.call('GET', `ctas/v1/${id}`)
  expect(body).toMatchObject({ impressions: 2, submissions: 1 })
})
