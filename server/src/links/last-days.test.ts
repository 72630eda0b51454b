import { beforeEach, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addPage, share } from '../../test/sharing.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product({ shared: true })
const [EAST, WEST] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

async function moveTo(owner: Owner, timeZone: string) {
  const path = `auth/v1/tenants/${owner.tenantId}/profile`
  const answer = await owner.call('PATCH', path, { attribute: 'timeZone', value: timeZone })
  expect(answer.status).toBe(200)
}

const dayIn = (timeZone: string, days = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() + days * 86_400_000)

async function companyIn(timeZone: string) {
  const owner = await satchel.newTenant()
  await moveTo(owner, timeZone)
  return { owner, item: await addPage(owner) }
}

const readLink = async (owner: Owner, id: string) =>
  (await owner.call('GET', `items/v1/personalized/${id}`)).body

test('the last day of a link stays that day when the company moves', async () => {
  const { owner, item } = await companyIn('Pacific/Auckland')
  const { status, body } = await share(owner, item.id, { expiresAt: '2090-12-31' })
  expect(status).toBe(201)
  const end = { expiresOn: '2090-12-31', expiresAt: '2090-12-31T11:00:00.000Z' }
  expect(body).toMatchObject(end)
  await moveTo(owner, 'Europe/Berlin')
  const moved = await readLink(owner, body.id)
  expect(moved).toMatchObject({ ...end, expiresAt: '2090-12-31T23:00:00.000Z' })
  expect(moved.version).toBeGreaterThan(body.version)
})

test('visitors see at once that a last day is over in the new time zone', async () => {
  const { owner, item } = await companyIn(WEST)
  const { body } = await share(owner, item.id, { expiresAt: dayIn(WEST) })
  const visitor = browser(satchel)
  const open = async () => (await visitor.get(`/l/${body.slug}`)).status
  expect(await open()).toBe(302)
  await moveTo(owner, EAST)
  expect(await open()).toBe(410)
  await moveTo(owner, WEST)
  expect(await open()).toBe(302)
})

test('a moment stays that moment when the company moves', async () => {
  const { owner, item } = await companyIn('Pacific/Auckland')
  const expiresAt = '2090-12-31T11:00:00.000Z'
  const { body } = await share(owner, item.id, { expiresAt })
  expect(body).toMatchObject({ expiresAt, expiresOn: null })
  await moveTo(owner, 'Europe/Berlin')
  expect(await readLink(owner, body.id)).toMatchObject({ expiresAt, expiresOn: null })
})

test('a preset’s days lead to a day of the company', async () => {
  const { owner, item } = await companyIn(EAST)
  const preset = await owner.call('POST', 'items/v1/link-presets', {
    name: 'A week',
    options: { expiresInDays: 7 },
  })
  const { body } = await share(owner, item.id, { presetId: preset.body.id })
  expect(body.expiresOn).toBe(dayIn(EAST, 7))
  expect(dayIn(EAST, 7)).toBe(
    new Intl.DateTimeFormat('sv-SE', { timeZone: EAST }).format(Date.parse(body.expiresAt) - 1),
  )
})

test('a day gives way to a moment and to no end, and stays where its own end is sent back', async () => {
  const { owner, item } = await companyIn('Europe/Berlin')
  const { body: link } = await share(owner, item.id, { expiresAt: '2090-12-31' })
  const change = async (expiresAt: string | null) => {
    const path = `items/v1/personalized/${link.id}`
    const { body } = await owner.call('PUT', path, { expiresAt })
    return [body.expiresAt, body.expiresOn]
  }
  expect(await change(link.expiresAt)).toEqual([link.expiresAt, '2090-12-31'])
  expect(await change('2090-06-01T10:00:00Z')).toEqual(['2090-06-01T10:00:00.000Z', null])
  expect(await change('2090-06-01')).toEqual(['2090-06-01T22:00:00.000Z', '2090-06-01'])
  expect(await change(null)).toEqual([null, null])
})

test('the short link of an item keeps its last day too', async () => {
  const { owner, item } = await companyIn('Pacific/Auckland')
  const path = `items/v1/v2/shortener/${item.id}`
  const { body } = await owner.call('PUT', path, { expiresAt: '2090-12-31' })
  await moveTo(owner, 'Europe/Berlin')
  const again = await owner.call('PUT', path, {})
  expect([body.expiresAt, again.body.expiresAt]).toEqual([
    '2090-12-31T11:00:00.000Z',
    '2090-12-31T23:00:00.000Z',
  ])
})

test.each(['2001-01-01', '2090-02-30', '9999-12-31', '2090-1-1'])(
  'the last day %s is refused by its field',
  async (expiresAt) => {
    const { owner, item } = await companyIn('Europe/Berlin')
    const answer = await share(owner, item.id, { expiresAt })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'expiresAt' }] } })
  },
)

test('today can be the last day', async () => {
  const { owner, item } = await companyIn(WEST)
  expect((await share(owner, item.id, { expiresAt: dayIn(WEST) })).status).toBe(201)
})
