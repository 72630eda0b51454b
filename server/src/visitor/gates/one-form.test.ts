import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { product } from '../../../test/harness.ts'
import { share } from '../../../test/sharing.ts'

const satchel = product({ shared: true })
const PAGE = 'https://example.com/prices'
const PASSWORD = 'open sesame'

test('an address is asked for beside the password, and a right password is kept', async () => {
  const owner = await satchel.newTenant()
  const draft = { kind: 'link', url: PAGE, name: 'Secret prices' }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const options = { requireEmail: true, password: PASSWORD }
  const { slug } = (await share(owner, item.id, options)).body
  const somebody = () => browser(satchel)
  const [visitor, bo] = [somebody(), `bo-${owner.userId}@customer.example`]
  const first = await visitor.get(`/l/${slug}`)
  expect(first.body).toContain('name="password"')
  expect(first.body).toContain('name="email"')
  const unlock = (password: string, address: string) =>
    visitor.post(`/l/${slug}/unlock`, { password, email: address })
  const wrong = await unlock('open barley', bo)
  expect(wrong.status).toBe(401)
  expect(wrong.body).toContain(`value="${bo}"`)
  const misspelled = await unlock(PASSWORD, 'bo')
  expect(misspelled.status).toBe(422)
  expect(misspelled.body).not.toContain('name="password"')
  expect((await visitor.get(`/l/${slug}`)).body).toContain('Who is opening this?')
  const asks = await somebody().post(`/l/${slug}/unlock`, { password: PASSWORD, email: bo })
  expect(asks.body).toContain('Enter the code')
  expect((await visitor.post(`/l/${slug}/email`, { email: bo })).status).toBe(200)
  const code = await satchel.codeFor(bo)
  expect((await visitor.post(`/l/${slug}/code`, { email: bo, code })).status).toBe(303)
  expect((await visitor.get(`/l/${slug}`)).headers.location).toBe(PAGE)
})
