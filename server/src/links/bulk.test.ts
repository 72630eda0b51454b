import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addPage, share } from '../../test/sharing.ts'

const satchel = product({ shared: true })

const shareWith = (person: Person, itemId: string, recipients: object[], options: object = {}) =>
  person.call('POST', 'items/v1/personalized/bulk', {
    itemId,
    itemType: 'ITEM',
    recipients,
    ...options,
  })

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    sharedToEmail: `person${index}@customer.example`,
  }))

test('many get a link each in the same terms, and none is lost', async () => {
  const owner = await satchel.newTenant()
  const item = await addPage(owner)
  const existing = await share(owner, item.id, { sharedToEmail: 'person1@customer.example' })
  const recipients = [
    { sharedToEmail: 'Person0@Customer.example', sharedToOrganization: 'Customer' },
    { sharedToEmail: 'Person <person1@customer.example>;' },
    { sharedToEmail: 'no address' },
    { sharedToMemo: 'at the fair' },
    {},
    { sharedToEmail: 'person0@customer.example', sharedToOrganization: 'CUSTOMER' },
    { sharedToMemo: 'm'.repeat(301) },
  ]
  const options = { allowDownload: false, password: 'sesame 42' }
  const { status, body } = await shareWith(owner, item.id, recipients, options)
  expect(status).toBe(201)
  expect(body.problems).toEqual([
    { index: 2, message: 'Is not an email address' },
    { index: 4, message: 'Names nobody' },
    { index: 6, message: 'Is longer than 300 characters' },
  ])
  const terms = { allowDownload: false, hasPassword: true }
  expect(body.items).toMatchObject([
    { isNew: true, link: { sharedToEmail: 'person0@customer.example', ...terms } },
    { isNew: false, link: { id: existing.body.id, ...terms } },
    { isNew: true, link: { sharedToMemo: 'at the fair', ...terms } },
  ])
  expect((await owner.call('GET', `items/v1/${item.id}`)).body.shares).toBe(3)
  const again = await shareWith(owner, item.id, recipients)
  expect(again.status).toBe(200)
  expect(again.body.items.map(({ isNew }: { isNew: boolean }) => isNew)).toEqual([
    false,
    false,
    false,
  ])
})

test('lists at the same time make one link for each person', async () => {
  const owner = await satchel.newTenant()
  const item = await addPage(owner)
  const answers = await Promise.all(
    [people(40), people(40).reverse(), people(40).sort(() => Math.random() - 0.5)].map((list) =>
      shareWith(owner, item.id, list),
    ),
  )
  expect(answers.map(({ body }) => body.items.length)).toEqual([40, 40, 40])
  const { body } = await owner.call('GET', 'items/v1/v2/shortener/my-links')
  expect(body.total).toBe(40)
  expect((await owner.call('GET', `items/v1/${item.id}`)).body.shares).toBe(40)
})

test('200 are taken, 201 and none are not', async () => {
  const owner = await satchel.newTenant()
  const item = await addPage(owner)
  expect((await shareWith(owner, item.id, people(200))).body.items).toHaveLength(200)
  for (const list of [people(201), []])
    expect(await shareWith(owner, item.id, list)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'recipients' }] },
    })
})

test('a list for something missing or not shareable creates nothing', async () => {
  const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
  const item = await addPage(owner)
  expect((await shareWith(stranger, item.id, people(2))).status).toBe(404)
  await owner.call('PUT', `items/v1/${item.id}`, { shareable: false })
  expect((await shareWith(owner, item.id, people(2))).status).toBe(409)
})
