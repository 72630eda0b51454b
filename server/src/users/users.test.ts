import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'

const satchel = product({ shared: true })

describe('people', () => {
  test('are listed by name, found by name or address, and none of another tenant', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const viewer = await owner.withRole('viewer')
    const { body } = await viewer.call('GET', 'users/v1/list')
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([owner.userId, viewer.userId])
    const found = await owner.call('GET', `users/v1/list?search=${viewer.email.slice(0, 10)}`)
    expect(found.body.items).toMatchObject([{ id: viewer.userId, role: 'viewer' }])
    expect((await owner.call('GET', 'users/v1/list?role=admin')).body.items).toEqual([])
    expect((await owner.call('GET', `users/v1/${other.userId}`)).status).toBe(404)
  })

  test('come a page at a time without one missing or twice', async () => {
    const owner = await satchel.newTenant()
    for (let count = 0; count < 4; count += 1) await owner.withRole('editor')
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor && `&cursor=${cursor}`
      const { body } = await owner.call('GET', `users/v1/list?limit=2${query}`)
      ids.push(...body.items.map(({ id }: { id: string }) => id))
      cursor = body.nextCursor
    }
    expect(new Set(ids).size).toBe(5)
    expect(ids).toHaveLength(5)
    expect((await owner.call('GET', 'users/v1/list?cursor=nonsense')).status).toBe(400)
  })
})
