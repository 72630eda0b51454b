import { fold, includesText } from '@satchel/contract/folding.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, product } from '../harness.ts'
import { addLink } from '../library.ts'
import { createSite } from '../sites.ts'

const satchel = product({ shared: true })

/** Names as written, what people type, and whether this finds them. */
const NAMES: [written: string, typed: string, isFound: boolean][] = [
  ['Hand\u00adbuch', 'handbuch', true],
  ['Handbuch', 'hand\u200bbuch', true],
  ['Handbuch', '\ufeff', true],
  ['E\u2011mail guide', 'e-mail', true],
  ['E-mail guide', 'email', true],
  ['Email guide', 'e-mail gu', true],
  ['Email guide', 'e-', true],
  ['RX 500 manual', 'rx500', true],
  ['RX500 manual', 'RX 50', true],
  ['RX-500 manual', 'rx 500', true],
  ['A white paper', 'whitepaper', true],
  ['The whitepaper', 'white paper', true],
  ['The rapist’s trial', 'therap', false],
  ['Islander', 'is land', false],
  ['Große Øre', 'grosse ore', true],
  ['Don’t do', 'dont', true],
  // With letters that no random address has: people are found by their addresses too.
  ['Version 3.5 km', '35km', false],
  ['50 % off', '%', true],
  ['Fifty off', '%', false],
  ['Fifty off', '_', false],
  ['a\\b (c', 'b (', true],
  ['قائمة الأسعار ٢٠٢٦', 'قائمه الاسعار 2026', true],
  ['مُحَمَّد', 'محمد', true],
  ['İSTANBUL Işık', 'istanbul isik', true],
]

describe('people', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
  })

  test.each(NAMES)('named %j are found by %j: %s', async (name, typed, isFound) => {
    const { userId } = await owner.withRole('editor')
    const { system } = satchel.database
    await system.updateTable('member').set({ name }).where('id', '=', userId).execute()
    const path = `users/v1/list?limit=100&search=${encodeURIComponent(typed)}`
    const ids = (await owner.call('GET', path)).body.items.map(({ id }: { id: string }) => id)
    expect(ids.includes(userId)).toBe(isFound)
    // The lists that the browser filters itself do the same.
    expect(includesText(name, typed)).toBe(isFound)
  })
})

describe('names are found as they are typed', () => {
  const NAME = 'RX 500 e\u2011Mail Über\u00adsicht'
  const TYPED = ['rx500', 'RX-500 email', 'ubersicht', 'e-mail']

  test.each<[what: string, add: (owner: Owner) => Promise<unknown>, list: string]>([
    [
      'collections',
      (owner) => made(owner, 'collections/v1/create', { name: NAME }),
      'collections/v1/list',
    ],
    ['sites', (owner) => createSite(owner, { name: NAME }), 'sites/v2/list'],
    ['CTAs', (owner) => made(owner, 'ctas/v1/create', cta(NAME)), 'ctas/v1/list'],
    [
      'requests',
      (owner) => made(owner, 'wishes/v1/create', { kind: 'content', title: NAME }),
      'wishes/v1/list',
    ],
    [
      'requests by what is written about them',
      (owner) =>
        made(owner, 'wishes/v1/create', { kind: 'content', title: 'It', description: NAME }),
      'wishes/v1/list',
    ],
    ['links of an item', (owner) => share(owner, { name: NAME }), 'items/v1/v2/shortener/my-links'],
    [
      'links with a note',
      (owner) => share(owner, {}, { sharedToMemo: NAME }),
      'items/v1/v2/shortener/my-links',
    ],
    [
      'recipients',
      (owner) => share(owner, {}, { sharedToOrganization: NAME }),
      'items/v1/v2/shortener/recipients?kind=organization',
    ],
  ])('of %s', async (_what, add, list) => {
    const owner = await satchel.newTenant()
    await add(owner)
    const found = async (typed: string) => {
      const path = `${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(typed)}`
      const { status, body } = await owner.call('GET', path)
      expect(status, JSON.stringify(body)).toBe(200)
      return body.items.length
    }
    for (const typed of TYPED) expect([typed, await found(typed)]).toEqual([typed, 1])
    expect(await found('rx501')).toBe(0)
  })

  test('of tags and collections while a search is typed', async () => {
    const owner = await satchel.newTenant()
    await addLink(owner, { tags: [NAME] })
    await made(owner, 'collections/v1/create', { name: NAME })
    for (const typed of TYPED.slice(0, 2)) {
      const path = `search/v1/suggest?q=${encodeURIComponent(typed)}`
      const { body } = await owner.call('GET', path)
      const types = body.suggestions.map(({ type }: { type: string }) => type)
      expect(types).toEqual(expect.arrayContaining(['COLLECTION', 'TAG']))
    }
  })
})

test('the browser folds letters like the database', async () => {
  const ranges = [
    [0x20, 0x17f],
    [0x300, 0x357],
    [0x386, 0x3ce],
    [0x400, 0x52f],
    [0x5d0, 0x5ea],
    [0x610, 0x6ff],
    [0x905, 0x939],
    [0x1e00, 0x1eff],
    [0x2010, 0x2015],
    [0x2018, 0x2019],
    [0x3041, 0x30fe],
    [0x4e00, 0x4e20],
    [0xac00, 0xac20],
    [0xff01, 0xff5e],
  ] as const
  const signs = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  const texts = signs.filter((sign) => !/\p{C}/u.test(sign)).map((sign) => `x${sign}x`)
  const { rows } = await sql<{ text: string; key: string }>`
    select text, search_key(text) as key from unnest(${texts}::text[]) text`.execute(
    satchel.database.system,
  )
  expect(rows.length).toBeGreaterThan(1_000)
  expect(rows.filter(({ text, key }) => fold(text) !== key)).toEqual([])
})

async function made(owner: Owner, path: string, body: object) {
  const answer = await owner.call('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
}

const cta = (name: string) => ({
  name,
  kind: 'button',
  headline: 'H',
  label: 'L',
  url: 'https://example.com/',
})

async function share(owner: Owner, item: object, link: object = {}) {
  const { id } = await addLink(owner, item)
  await made(owner, 'items/v1/v2/shortener/personalized', { itemId: id, itemType: 'ITEM', ...link })
}
