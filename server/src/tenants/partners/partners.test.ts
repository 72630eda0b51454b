import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { DAY } from '../../platform/time.ts'

const satchel = product({ shared: true })

const make = (owner: Owner, fields: object = {}) =>
  owner.call('POST', 'partners/v1/codes', { name: 'Spring fair', trialDays: 45, ...fields })
const find = (code: string) => satchel.anonymous('POST', 'auth/v1/partner-codes/find', { code })
const signUp = (partnerCode: string, company = 'Newcomer') => {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`
  const draft = { email, password: PASSWORD, name: 'Nora', company, partnerCode }
  return satchel.anonymous('POST', 'auth/v1/owners/register', draft)
}

describe('a partner code', () => {
  test('creates a tenant with the partner’s trial, listed for the partner', async () => {
    const owner = await satchel.newTenant()
    const { status, body: code } = await make(owner)
    expect(status).toBe(201)
    expect((await find(` ${code.code.toUpperCase()} `)).body).toMatchObject({
      partner: expect.stringContaining('Acme'),
      trialDays: 45,
    })
    const { body: made } = await signUp(code.code)
    const { body } = await owner.call('GET', 'partners/v1/tenants')
    expect(body.items).toMatchObject([
      { id: made.tenantId, name: 'Newcomer', status: 'trialing', codeName: 'Spring fair' },
    ])
    const days = (Date.parse(body.items[0].trialEndsAt) - Date.now()) / DAY
    expect(Math.round(days)).toBe(45)
    const { body: codes } = await owner.call('GET', 'partners/v1/codes')
    expect(codes.items).toMatchObject([{ id: code.id, tenants: 1 }])
  })

  test('shows only the partner’s own companies, without their content', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const { body: code } = await make(owner)
    await signUp(code.code)
    expect((await other.call('GET', 'partners/v1/tenants')).body.items).toEqual([])
    expect((await other.call('GET', 'partners/v1/codes')).body.items).toEqual([])
    const admin = await owner.withRole('admin')
    expect((await admin.call('GET', 'partners/v1/tenants')).status).toBe(403)
  })

  test('can be chosen, once in all the world, and holds nothing odd', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const code = `Fair-${crypto.randomUUID().slice(0, 8)}`
    expect((await make(owner, { code })).body.code).toBe(code.toLowerCase())
    expect(await make(other, { code })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'code' }] },
    })
    for (const bad of ['abc', 'a b c d', '-fair', 'ä'.repeat(5), 'x'.repeat(33)])
      expect((await make(owner, { code: bad })).status).toBe(422)
    for (const trialDays of [0, 61, 1.5])
      expect((await make(owner, { trialDays })).status).toBe(422)
  })

  test('that is withdrawn or unknown can’t be used', async () => {
    const owner = await satchel.newTenant()
    const { body: code } = await make(owner)
    await signUp(code.code)
    expect((await owner.call('DELETE', `partners/v1/codes/${code.id}`)).status).toBe(204)
    expect((await find(code.code)).body).toBeNull()
    for (const input of [code.code, 'no-such-code'])
      expect(await signUp(input)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'partnerCode' }] },
      })
    expect((await owner.call('GET', 'partners/v1/tenants')).body.items).toHaveLength(1)
  })

  test('can’t be used while the partner’s account is inactive', async () => {
    const owner = await satchel.newTenant()
    await satchel.makeOperator(owner)
    const { body: code } = await make(owner)
    const stand = (status: string) => owner.call('PUT', 'billing/v1/plan', { plan: 'team', status })
    await stand('suspended')
    expect((await find(code.code)).body).toBeNull()
    expect((await signUp(code.code)).status).toBe(422)
    await stand('active')
    expect((await signUp(code.code)).status).toBe(201)
  })

  test('brings companies a page at a time without one missing or twice', async () => {
    const owner = await satchel.newTenant()
    const { body: code } = await make(owner)
    for (let count = 0; count < 5; count += 1) await signUp(code.code, `Newcomer ${count}`)
    const names: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor && `&cursor=${cursor}`
      const { body } = await owner.call('GET', `partners/v1/tenants?limit=2${query}`)
      names.push(...body.items.map(({ name }: { name: string }) => name))
      cursor = body.nextCursor
    }
    expect(names).toEqual([4, 3, 2, 1, 0].map((count) => `Newcomer ${count}`))
  })
})
