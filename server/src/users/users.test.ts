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

  test('choose the language of the app for themselves, in their profile, and nobody else does', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const choose = (locale: unknown, by = viewer) =>
      by.call('PATCH', `users/v1/${viewer.userId}`, { locale })
    expect((await viewer.call('GET', 'auth/v1/me')).body.user.locale).toBeNull()
    for (const locale of ['de', 'fr', 'es', 'it', 'nl', 'pl', 'en'])
      expect(await choose(locale)).toMatchObject({ status: 200, body: { locale } })
    expect((await viewer.call('GET', 'auth/v1/me')).body.user.locale).toBe('en')
    expect((await choose('de', owner)).status).toBe(403)
    for (const locale of ['pt', 'de-CH', 'DE', '', 7, ['de'], 'de\u202e'])
      expect(await choose(locale)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'locale' }] },
      })
    // What is refused changes nothing else that came with it.
    await viewer.call('PATCH', `users/v1/${viewer.userId}`, { name: 'Vera', locale: 'xx' })
    const { body } = await viewer.call('GET', `users/v1/${viewer.userId}`)
    expect(body).toMatchObject({ name: 'Some viewer', locale: 'en' })
    expect((await choose(null)).body.locale).toBeNull()
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
