import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'

const satchel = product({ shared: true })
const BUTTON = { name: 'Fair', kind: 'button', label: 'Book', url: 'https://example.com/a' }
const PLACE = { type: 'TENANT', position: 'end' }

async function moveTo(owner: Owner, timeZone: string) {
  const path = `auth/v1/tenants/${owner.tenantId}/profile`
  await owner.call('PATCH', path, { attribute: 'timeZone', value: timeZone })
}

async function placed(owner: Owner, placement: object) {
  const draft = { ...BUTTON, placements: [{ ...PLACE, ...placement }] }
  return owner.call('POST', 'ctas/v1/create', draft)
}

async function companyIn(timeZone: string) {
  const owner = await satchel.newTenant()
  await moveTo(owner, timeZone)
  const read = async (id: string) => (await owner.call('GET', `ctas/v1/${id}`)).body.placements[0]
  const place = async (id: string, placement: object) => {
    await owner.call('PUT', `ctas/v1/${id}`, { placements: [placement] })
    return read(id)
  }
  return { owner, read, place }
}

test('the days of a CTA stay those days when the company moves', async () => {
  const { owner, read } = await companyIn('Pacific/Auckland')
  const { body } = await placed(owner, { startsAt: '2030-06-03', endsOn: '2030-06-05' })
  const days = { startsOn: '2030-06-03', endsOn: '2030-06-05' }
  expect(body.placements).toEqual([
    { ...PLACE, ...days, startsAt: '2030-06-02T12:00:00.000Z', endsAt: '2030-06-05T12:00:00.000Z' },
  ])
  await moveTo(owner, 'Europe/Berlin')
  expect(await read(body.id)).toEqual({
    ...PLACE,
    ...days,
    startsAt: '2030-06-02T22:00:00.000Z',
    endsAt: '2030-06-05T22:00:00.000Z',
  })
})

test('a CTA’s moment stays that moment when the company moves', async () => {
  const { owner, read } = await companyIn('Pacific/Auckland')
  const moments = { startsAt: '2030-06-02T12:00:00Z', endsAt: '2030-06-05T12:00:00Z' }
  const { body } = await placed(owner, moments)
  await moveTo(owner, 'Europe/Berlin')
  expect(await read(body.id)).toEqual({ ...PLACE, ...moments })
})

test('a client that sends a placement back keeps its days, and one that changes a moment changes it', async () => {
  const { owner, read, place } = await companyIn('Europe/Berlin')
  const { body } = await placed(owner, { startsAt: '2030-06-03', endsAt: '2030-06-05' })
  const existing = await read(body.id)
  expect(await place(body.id, existing)).toEqual(existing)
  const changed = await place(body.id, { ...existing, endsAt: '2030-06-04T10:00:00Z' })
  expect(changed).toMatchObject({ startsOn: '2030-06-03', endsAt: '2030-06-04T10:00:00Z' })
  expect(changed).not.toHaveProperty('endsOn')
})

test('one day can be all days of a CTA, and none before its first', async () => {
  const { owner } = await companyIn('Europe/Berlin')
  const oneDay = { startsOn: '2030-06-03', endsOn: '2030-06-03' }
  expect((await placed(owner, oneDay)).status).toBe(201)
  const answer = await placed(owner, { ...oneDay, endsOn: '2030-06-02' })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'placements.0.endsAt' }] } })
})
