import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import {
  ended,
  exportLinks,
  importLinks,
  itemsOf,
  leadsFrom,
  linksOf,
  linkTable,
  planLinks,
  runImport,
  sendCsv,
} from '../../../test/importing.ts'
import { addLink } from '../../../test/library.ts'
import { share } from '../../../test/sharing.ts'
import { openSocket } from '../../../test/socket.ts'

const satchel = product({ worker: true })
const visitor = browser(satchel)

const leadsTo = leadsFrom(visitor)

async function confirmDomain({ tenantId }: Owner, domain: string) {
  await satchel.database.system
    .insertInto('domain')
    .values({ tenantId, domain, version: 1, status: 'confirmed' })
    .execute()
}

test('several links lead to one item with the tags of all, and each keeps its own age and end', async () => {
  const owner = await satchel.newTenant()
  const there = await addLink(owner, { url: 'https://example.com/there', tags: ['old'] })
  await importLinks(
    owner,
    linkTable(
      'one,,https://example.com/x,Prices,a,2019-05-06 07:08:09,40,2020-01-01',
      'two,,https://example.com/x,Other title,b; c,,,2031-02-03T04:05:06Z',
      'three,,https://example.com/there,,new,,,',
    ),
  )
  const links = await linksOf(owner)
  const [one, two, three] = ['one', 'two', 'three'].map((slug) =>
    links.find((link: { slug: string }) => link.slug === slug),
  )
  expect(one).toMatchObject({ createdAt: '2019-05-06T07:08:09.000Z', expiresOn: '2020-01-01' })
  expect(two).toMatchObject({ itemId: one.itemId, expiresAt: '2031-02-03T04:05:06.000Z' })
  expect(three.itemId).toBe(there.id)
  expect(links.at(-1).slug).toBe('one')
  expect(await leadsTo('one')).toBe(410)
  const items = await itemsOf(owner)
  expect(items).toHaveLength(2)
  const labels = (id: string) =>
    items
      .find((item: { id: string }) => item.id === id)
      .tags.map(({ label }: { label: string }) => label)
  expect(labels(one.itemId)).toEqual(['a', 'b', 'c'])
  expect(labels(there.id)).toEqual(['old'])
  // Sharing the item makes a link of its own beside them.
  expect((await share(owner, one.itemId)).status).toBe(201)
})

test('visits from before are in no figure', async () => {
  const owner = await satchel.newTenant()
  await importLinks(owner, linkTable('past,,https://example.com/past,,,,9000,'))
  await leadsTo('past')
  const [link] = await linksOf(owner)
  expect(link).toMatchObject({ visitsBefore: 9_000, views: 1, viewers: 1 })
  const { body } = await owner.call('GET', `items/v1/v2/shortener/item/${link.itemId}/context`)
  expect(body.stats).toMatchObject({ links: 1, views: 1 })
  const [item] = await itemsOf(owner)
  expect(item.views).toBeLessThan(2)
})

test('at a domain of the account the slugs are its own; other domains give way to the one in use', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  await confirmDomain(owner, 'go.mover.example')
  await confirmDomain(other, 'go.other.example')
  const csv = linkTable(
    'deal,go.mover.example,https://example.com/deal,,,,,',
    'offer,bit.ly,https://example.com/offer,,,,,',
    'host,go.other.example,https://example.com/host,,,,,',
    'self,bit.ly,https://go.mover.example/self,,,,,',
    '1,bit.ly,https://example.com/1,,,,,',
  )
  const plan = await planLinks(owner, csv)
  expect(plan).toMatchObject({ new: 4, invalidTarget: 1 })
  expect(plan.domains).toEqual([
    { domain: 'go.mover.example', rows: 1, isOurs: true, opensAt: 'go.mover.example/' },
    { domain: 'bit.ly', rows: 3, isOurs: false, opensAt: 'go.mover.example/' },
    { domain: 'go.other.example', rows: 1, isOurs: false, opensAt: 'go.mover.example/' },
  ])
  expect(await importLinks(owner, csv)).toMatchObject({ done: 4 })
  for (const slug of ['deal', 'offer', 'host', '1'])
    expect(await leadsTo(slug, 'go.mover.example')).toBe(`https://example.com/${slug}`)
  expect(await leadsTo('deal', 'go.other.example')).toBe(404)
  // The same slugs are free at another tenant's domain.
  expect(await importLinks(other, csv.replaceAll('go.mover', 'go.other'))).toMatchObject({
    done: 4,
  })
})

test('a hostile table does no harm', async () => {
  const owner = await satchel.newTenant()
  const long = 'x'.repeat(300_000)
  const csv = linkTable(
    `"'=HYPERLINK(1)",,https://example.com/a,,,,,`,
    `formula,,https://example.com/f,"=cmd|' /C calc'!A0",,,,`,
    `😀,,https://example.com/a,,,,,`,
    `UPPER,,https://example.com/u,,,,,`,
    `upper,,https://example.com/other,,,,,`,
    `a/../b,,https://example.com/a,,,,,`,
    `data,,"data:text/html,<script>1</script>",,,,,`,
    `user,,https://u:p@example.com/,,,,,`,
    `long,,https://example.com/${long},,,,,`,
    `title,,https://example.com/t,${long},,,,`,
    `label,,https://example.com/g,,"${'t'.repeat(65)};ok;..",,,`,
    `n-1,,https://example.com/n,,,1969-01-01,-5,`,
    `end_,,https://example.com/a,,,,,`,
    `${'s'.repeat(129)},,https://example.com/a,,,,,`,
  )
  const run = await importLinks(owner, csv)
  expect(run).toMatchObject({ total: 14, done: 6, failed: 8 })
  const slugs = (await linksOf(owner)).map(({ slug }: { slug: string }) => slug)
  expect(slugs.sort()).toEqual(['UPPER', 'formula', 'label', 'n-1', 'title', 'upper'])
  expect(await leadsTo('UPPER')).toBe('https://example.com/u')
  expect(await leadsTo('upper')).toBe('https://example.com/other')
  const out = await exportLinks(owner)
  expect(out).toContain(`'=cmd|`)
  expect(out.split('\n').every((line) => !/(^|,)"?=/.test(line))).toBe(true)
  expect(
    (await sendCsv(owner, `slug,target\nab\0c,https://x.example`, 'source=links')).status,
  ).toBe(422)
  const nul = { source: 'links', csv: `slug,target\na\0b,https://x.example` }
  expect((await owner.call('POST', 'items/v1/history', nul)).status).toBe(422)
})

test('an import is undone as a whole: its links and items go, all else stays', async () => {
  const owner = await satchel.newTenant()
  const there = await addLink(owner, { url: 'https://example.com/there' })
  await share(owner, there.id, { slug: 'kept-link' })
  const before = await exportLinks(owner)
  const run = await importLinks(
    owner,
    linkTable(
      'gone-1,,https://example.com/gone,,,,,',
      'gone-2,,https://example.com/there,,,,,',
      'gone-3,,https://example.com/used,Used,,,,',
    ),
  )
  await leadsTo('gone-1')
  const used = (await itemsOf(owner)).find(({ name }: { name: string }) => name === 'Used')
  await share(owner, used.id, { slug: 'made-later' })
  const { status, body } = await owner.call('POST', `items/v1/history/${run.importId}/undo`)
  expect([status, body.status]).toEqual([200, 'undoing'])
  await expect.poll(async () => (await ended(owner, run.importId)).status).toBe('undone')
  for (const slug of ['gone-1', 'gone-2', 'gone-3']) expect(await leadsTo(slug)).toBe(404)
  expect(await leadsTo('kept-link')).toBe('https://example.com/there')
  expect(await leadsTo('made-later')).toBe('https://example.com/used')
  const ids = (await itemsOf(owner)).map(({ id }: { id: string }) => id)
  expect(ids.sort()).toEqual([there.id, used.id].sort())
  await owner.call('DELETE', 'items/v1/bulk/items', { ids: [used.id] })
  expect(withoutVisits(await exportLinks(owner))).toBe(withoutVisits(before))

  const again = await owner.call('POST', `items/v1/history/${run.importId}/undo`)
  expect(again.body.status).toBe('undone')
  expect((await owner.call('POST', `items/v1/history/${run.importId}/retry`)).status).toBe(409)
  const urls = await runImport(owner, { source: 'urls', urls: 'https://example.com/z' })
  expect((await owner.call('POST', `items/v1/history/${urls.importId}/undo`)).status).toBe(409)
})

/** Opening a link counts a visit, which the export has. */
const withoutVisits = (csv: string) => csv.replace(/(Z),\d+,/g, '$1,')

test('whoever waits for a plan hears how far it is, and nobody else does', async () => {
  const owner = await satchel.newTenant()
  const address = await satchel.listen()
  const listen = ({ tokens }: Person) => openSocket(address, tokens)
  const people = [owner, await owner.withRole('admin'), await satchel.newTenant()]
  const [mine, ...others] = await Promise.all(people.map(listen))
  const rows = Array.from({ length: 2_500 }, (_, n) => `far-${n},https://example.com/far`)
  const { body } = await sendCsv(owner, ['slug,target', ...rows].join('\n'), 'source=links')
  const { draftId } = body
  const request = { source: 'links', draftId, dryRun: true }
  expect((await owner.call('POST', 'items/v1/history', request)).body.new).toBe(2_500)
  const plans = (of = mine) => of?.messages.filter(({ action }) => action === 'import-plan')
  await expect
    .poll(() => plans())
    .toEqual(
      [1_000, 2_000, 2_500].map((count) => ({ action: 'import-plan', draftId, rows: count })),
    )
  // What comes after comes to all.
  await addLink(owner, { url: 'https://example.com/after' })
  await others[0]?.hears('items-add')
  for (const other of others) expect(plans(other)).toEqual([])
})

test('each address of a Bitly link comes, and says why where one doesn’t', async () => {
  const owner = await satchel.newTenant()
  const csv = [
    'Bitlink,Custom Bitlinks,Long URL,Title,Created',
    'https://go.x.example/4xyzab1,https://go.x.example/summer26,https://x.example/summer,Summer,2026-05-01',
    'https://go.x.example/4xyzab2,"https://go.x.example/messe,https://go.x.example/fair",https://x.example/fair,Fair,2026-05-01',
    'https://go.x.example/4xyzab3,https://go.x.example/sum_,https://x.example/sum,Sum,2026-05-01',
  ].join('\n')
  const plan = await planLinks(owner, csv)
  expect(plan).toMatchObject({ product: 'bitly', new: 6, badSlug: 1, newItems: 3 })
  expect(plan.problems).toMatchObject([{ row: 4, slug: 'sum_', kind: 'bad-slug' }])
  const run = await importLinks(owner, csv)
  expect(run).toMatchObject({ done: 3, failed: 0 })
  for (const slug of ['4xyzab1', 'summer26'])
    expect(await leadsTo(slug)).toBe('https://x.example/summer')
  for (const slug of ['4xyzab2', 'messe', 'fair'])
    expect(await leadsTo(slug)).toBe('https://x.example/fair')
  expect(await leadsTo('4xyzab3')).toBe('https://x.example/sum')
  expect(await leadsTo('sum_')).toBe(404)
})
