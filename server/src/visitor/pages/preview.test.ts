import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { previewToken } from '../../links/service.ts'

const satchel = product({ shared: true })

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

async function sharedPage() {
  const owner = await satchel.newTenant()
  const url = 'https://example.com/prices'
  const { body: item } = await owner.call('POST', 'items/v1', { kind: 'link', url, name: 'Prices' })
  const draft = { itemId: item.id, itemType: 'ITEM' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', draft)
  return { owner, link, url }
}

const open = (path: string) =>
  satchel.anonymous('GET', path, undefined, { 'user-agent': PHONE, 'x-forwarded-for': '10.1.2.3' })

const visitsOf = (linkId: string) =>
  satchel.database.system.selectFrom('visit').select('id').where('linkId', '=', linkId).execute()

test('a sharer sees a link as visitors do, and it is not counted', async () => {
  const [{ link, url }, other] = [await sharedPage(), await sharedPage()]
  const token = previewToken(satchel.app.services, link.id)
  expect((await open(`/l/${link.slug}?preview=${token}`)).headers.location).toBe(url)
  expect(await visitsOf(link.id)).toEqual([])

  // A token that was changed, or is another link's, is none.
  const signs = [previewToken(satchel.app.services, other.link.id), `${token}x`, '', 'a.b']
  for (const sign of signs) {
    expect((await open(`/l/${link.slug}?preview=${encodeURIComponent(sign)}`)).status).toBe(302)
  }
  expect(await visitsOf(link.id)).toHaveLength(signs.length)
})
