import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addPage } from '../../test/sharing.ts'

const satchel = product({ shared: true })
const { anonymous } = satchel

const BUTTON = { name: 'Spring demo', kind: 'button', label: 'Book', url: 'https://example.com/a' }
const FORM = {
  name: 'Contact form',
  kind: 'form',
  fields: [{ name: 'email', label: 'Work email', type: 'email', required: true }],
}
const GOOD = { email: 'bo@example.com' }

async function create(person: Person, draft: object) {
  const { status, body } = await person.call('POST', 'ctas/v1/create', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const eventsOf = (id: string) => `ctas/v1/public/${id}/events`

test('the report counts by day and place', async () => {
  const owner = await satchel.newTenant()
  const item = await addPage(owner)
  const { id } = await create(owner, {
    ...FORM,
    placements: [{ type: 'ITEM', id: item.id, position: 'end' }],
  })
  const place = { type: 'ITEM', id: item.id, position: 'end' }
  for (const event of [
    { kind: 'impression', place },
    { kind: 'impression' },
    { kind: 'submission', values: GOOD, place },
    { kind: 'impression', place: { type: 'ITEM', id: crypto.randomUUID() } },
  ])
    await anonymous('POST', eventsOf(id), { id: crypto.randomUUID(), ...event })
  const { body } = await owner.call('GET', `ctas/v1/${id}/report`)
  expect(body).toMatchObject({
    total: { impressions: 3, clicks: 0, submissions: 1 },
    places: [
      { type: null, impressions: 2 },
      { ...place, name: 'Prices', impressions: 1, submissions: 1 },
    ],
    control: null,
    rivals: [],
  })
  expect(body.days).toHaveLength(30)
  expect(body.days.at(-1)).toMatchObject({ day: body.to, impressions: 3, submissions: 1 })
  const csv = await owner.call('GET', `ctas/v1/${id}/report?format=csv`)
  expect(csv.body).toContain(`${body.to},3,0,1`)
  for (const days of ['from=2026-02-02&to=2026-02-01', 'to=0001-01-01', 'to=9999-12-31']) {
    const wrong = await owner.call('GET', `ctas/v1/${id}/report?${days}`)
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'to' }] } })
  }
})

test('the report compares who saw it with who was kept from it, by the interval of their difference', async () => {
  const owner = await satchel.newTenant()
  const placements = [{ type: 'TENANT', position: 'end', step: 1 }]
  const { id } = await create(owner, { ...BUTTON, control: true, placements })
  const other = await create(owner, { ...BUTTON, name: 'Rival', placements })
  await create(owner, { ...BUTTON, placements: [{ type: 'TENANT', position: 'end' }] })
  const put = (ctaId: string, kind: string, count: number, group: string) =>
    satchel.database.system
      .insertInto('ctaEvent')
      .values(
        Array.from({ length: count }, (_, index) => ({
          tenantId: owner.tenantId,
          ctaId,
          id: crypto.randomUUID(),
          kind,
          visitor: Buffer.from(`${group} ${index}`),
        })),
      )
      .execute()
  await put(id, 'impression', 70, 'shown')
  await put(id, 'held', 80, 'held')
  const read = async () => (await owner.call('GET', `ctas/v1/${id}/report`)).body
  expect((await read()).control).toMatchObject({ verdict: 'too-few', low: null, high: null })

  await put(id, 'click', 56, 'shown')
  await put(other.id, 'impression', 80, 'held')
  await put(other.id, 'click', 48, 'held')
  const { control, rivals } = await read()
  // The example of Newcombe's paper: 56 of 70 against 48 of 80, from 0.0524 to 0.3339.
  expect(control).toMatchObject({
    shown: { visitors: 70, conversions: 56, rate: 0.8 },
    other: { visitors: 80, conversions: 48, rate: 0.6 },
    verdict: 'more',
  })
  expect(control.low).toBeCloseTo(0.0524, 4)
  expect(control.high).toBeCloseTo(0.3339, 4)
  expect(rivals).toMatchObject([{ ctaId: other.id, name: 'Rival', comparison: control }])
})
