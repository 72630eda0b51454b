import type { Block } from '@satchel/contract/sites/blocks.ts'
import { expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { fill } from '../../test/fill.ts'
import { product } from '../../test/harness.ts'
import { createSite, heading, itemsBlock } from '../../test/sites.ts'

const satchel = product()
const CARD = /class="tile"/g
const get = (path: string) => browser(satchel).get(path)

/** A site with a heading and a hundred cards a block. */
async function siteWith(cards: number, columns = false) {
  const owner = await satchel.newTenant()
  const ids = await fill(satchel.config.DATABASE_URL ?? '', owner.tenantId, cards)
  const blocks: Block[] = []
  for (let from = 0; from < cards; from += 100)
    blocks.push(
      heading(`Part ${from / 100 + 1}`),
      itemsBlock(ids.slice(from, from + 100), `i${from}`),
    )
  const content = columns
    ? [{ id: 'c', kind: 'columns', columns: [blocks as never, [heading('Beside')]] } as Block]
    : blocks
  const site = await createSite(owner, { content })
  const seo = { title: '', description: '', index: true }
  await owner.call('PUT', `sites/v2/${site.id}`, { seo })
  expect((await owner.call('POST', `sites/v2/${site.id}/publish`, {})).status).toBe(200)
  return { owner, site, path: `/p/${site.slug}` }
}

test('a site with many cards is shown in pages, each with its own address and none with more than a few hundred', async () => {
  const { site, path } = await siteWith(500)
  const first = (await get(path)).body
  expect(first.match(CARD)).toHaveLength(200)
  expect(first).toContain('Part 2')
  expect(first).not.toContain('Part 3')
  expect(first).toContain(`href="${path}?page=2"`)
  const second = (await get(`${path}?page=2`)).body
  expect(second.match(CARD)).toHaveLength(200)
  expect(second).toContain('Part 3')
  // Reports name blocks by their number on the whole site.
  expect(second).toContain('data-number="5"')
  expect(second).toContain(`<link rel="canonical" href="${site.url}?page=2"/>`)
  const third = (await get(`${path}?page=3`)).body
  expect(third.match(CARD)).toHaveLength(100)
  expect(third).not.toContain('rel="next"')
  expect((await get(`${path}?page=4`)).status).toBe(404)

  const { body } = await satchel.anonymous('GET', `sites/v2/sitecontent/${site.slug}?page=3`)
  expect(body).toMatchObject({ page: 3, pages: 3 })
  expect(body.content.map(({ kind }: Block) => kind)).toEqual(['heading', 'items'])
})

test('cards in columns are shown in pages too', async () => {
  const { path } = await siteWith(300, true)
  expect((await get(path)).body.match(CARD)).toHaveLength(200)
  const second = (await get(`${path}?page=2`)).body
  expect(second.match(CARD)).toHaveLength(100)
  expect(second).toContain('Beside')
})

test('who asks for sites that nobody has waits, and sites there are open all the same', async () => {
  const { path } = await siteWith(1)
  const from = browser(satchel)
  const statuses: number[] = []
  for (let time = 0; time < 42; time++) statuses.push((await from.get(`/p/nobodys-${time}`)).status)
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(404))
  expect(statuses.at(-1)).toBe(429)
  expect((await from.get('/p/nobodys/item')).headers['retry-after']).toBeDefined()
  expect((await from.get(path)).status).toBe(200)
  expect((await get('/p/nobodys')).status).toBe(404)
})
