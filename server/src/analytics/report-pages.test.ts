import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

const satchel = product({ shared: true })

const SHARE = 'items/v1/v2/shortener/personalized'
const RANGE = '?from=2026-03-11&to=2026-03-20'

const report = (person: Person, name: string, query = '') =>
  person.call('GET', `analytics/v1/reports/${name}${query}`)

/** Stores a link's views of a day. */
async function count(tenantId: string, linkId: string, views: number) {
  const day = { tenantId, linkId, day: '2026-03-15', dimension: 'all', value: '' }
  await satchel.database.system
    .insertInto('visitDay')
    .values({ ...day, views, viewers: views, downloads: 0, durationMs: 0 })
    .execute()
  await satchel.app.tasks['sum-visits']?.({})
}

test('reports come in pages where `limit` is less than there is, in each of their rankings', async () => {
  const owner = await satchel.newTenant()
  for (const views of [3, 1, 2]) {
    const { id } = await addLink(owner, { name: `Page ${views}` })
    const draft = { itemId: id, itemType: 'ITEM', sharedToEmail: `bo${views}@example.com` }
    const { body: link } = await owner.call('POST', SHARE, draft)
    await count(owner.tenantId, link.id, views)
  }
  const pagesOf = async (name: string, ranking: string) => {
    const rows: unknown[][] = []
    for (let cursor = ''; ; ) {
      const { body } = await report(owner, name, `${RANGE}&limit=2${cursor && `&cursor=${cursor}`}`)
      rows.push(body[ranking])
      if (body.nextCursor === null) return rows
      cursor = body.nextCursor
    }
  }
  for (const [name, ranking] of [
    ['links', 'rows'],
    ['content', 'rows'],
    ['people', 'people'],
  ] as const) {
    const whole = (await report(owner, name, RANGE)).body
    expect(whole, JSON.stringify(whole)).toMatchObject({ nextCursor: null })
    expect(whole[ranking]).toHaveLength(3)
    const pages = await pagesOf(name, ranking)
    expect(pages.map(({ length }) => length)).toEqual([2, 1])
    expect(pages.flat(), name).toEqual(whole[ranking])
  }
  expect((await report(owner, 'links', '?cursor=nonsense')).status).toBe(400)
  const others = await Promise.all([owner.withRole('viewer'), owner.withRole('viewer')])
  const team = (await pagesOf('adoption', 'rows')).flat() as { userId: string }[]
  expect(new Set(team.map(({ userId }) => userId))).toEqual(
    new Set([owner, ...others].map(({ userId }) => userId)),
  )
  for (const name of ['sites', 'search', 'ctas'])
    expect((await report(owner, name, '?limit=1')).body.nextCursor).toBeNull()
})
