import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'

const satchel = product({ shared: true })

describe('the profile of the tenant', () => {
  test('is changed by its admins, attribute by attribute, with each value checked', async () => {
    const owner = await satchel.newTenant()
    const path = `auth/v1/tenants/${owner.tenantId}/profile`
    const change = (attribute: string, value: string | null) =>
      owner.call('PATCH', path, { attribute, value })
    expect((await change('color', '#AA3355')).body.branding.color).toBe('#aa3355')
    expect((await change('name', ' New name ')).body.name).toBe('New name')
    expect((await change('logoUrl', 'https://example.com/logo.png')).status).toBe(200)
    for (const [attribute, value] of [
      ['color', 'red'],
      ['timeZone', 'Mars/Olympus'],
      ['logoUrl', 'javascript:alert(1)'],
      ['name', ' '],
    ] as const)
      expect(await change(attribute, value)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'value' }] },
      })
    expect(await change('status', 'active')).toMatchObject({ status: 422 })
  })

  test('keeps a time zone by the name it has today, and no offset', async () => {
    const owner = await satchel.newTenant()
    const path = `auth/v1/tenants/${owner.tenantId}/profile`
    const change = async (value: string) =>
      (await owner.call('PATCH', path, { attribute: 'timeZone', value })).body
    for (const zone of ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'europe/berlin', 'UTC'])
      expect((await change(zone)).timeZone).toBe(
        new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone,
      )
    for (const none of [
      '+05:30',
      '-08:00',
      'Mars/Olympus',
      'Europe/ Berlin',
      `Europe/${'x'.repeat(2_000)}`,
    ])
      expect(await change(none)).toMatchObject({ status: 422 })
  })

  test('every time zone that can be chosen is one that days are counted in', async () => {
    const { rows } = await sql<{ name: string }>`select name from unnest(
      ${Intl.supportedValuesOf('timeZone')}::text[]) as name
      where name not in (select name from pg_timezone_names)`.execute(satchel.database.system)
    expect(rows).toEqual([])
  })

  test('of another tenant is not found', async () => {
    const [one, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const answer = await one.call('PATCH', `auth/v1/tenants/${other.tenantId}/profile`, {
      attribute: 'name',
      value: 'Mine',
    })
    expect(answer.status).toBe(404)
  })
})
