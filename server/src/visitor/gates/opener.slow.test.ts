import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { product } from '../../../test/harness.ts'

const satchel = product()
const somebody = () => browser(satchel)
const email = () => `bo-${crypto.randomUUID().slice(0, 8)}@customer.example`

test('a page says as whom it was opened, and forgets that for the next person', async () => {
  const owner = await satchel.newTenant()
  const { body: kit } = await owner.call('POST', 'collections/v1/create', { name: 'Kit' })
  const draft = { itemId: kit.id, itemType: 'COLLECTION', requireEmail: true }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', draft)
  const [visitor, other, at] = [somebody(), somebody(), `/l/${link.slug}`]
  const prove = async (each: typeof visitor, bo: string) => {
    await each.post(`${at}/email`, { email: bo })
    await each.post(`${at}/code`, { email: bo, code: await satchel.codeFor(bo) })
    return (await each.get(at)).body
  }
  expect(await prove(visitor, email())).toContain('Opened as b…@customer.example.')
  expect(await prove(other, `ada${email()}`)).toContain('Opened as a…@customer.example.')
  expect((await visitor.get(at)).body).toContain('Opened as b…@')
  expect(await visitor.post(`${at}/forget`, {})).toMatchObject({ status: 303 })
  expect((await visitor.get(at)).body).toContain('Who is opening this?')
  expect((await other.get(at)).body).toContain('Opened as a…@')
})
