import { expect, type Page } from '@playwright/test'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'
import { whenExamined } from './support/reading.ts'

/** Chooses a table on the page of imports. */
async function choose(page: Page, name: string, lines: string[]): Promise<void> {
  await page.goto('/imports?from=links')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose CSV' }).click(),
  ])
  const buffer = Buffer.from(lines.join('\n'))
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer })
}

const follow = (page: Page, { url }: Product, slug: string) =>
  page.request.get(`${url}/l/${slug}`, { maxRedirects: 0 })

test('links come with their short addresses, redirect, and go again by undo', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const stem = `fair${Date.now()}`
  const rows = [
    'bitlink,custom_bitlink,long_url,title,tags,created_at,total clicks',
    ...Array.from({ length: 30 }, (_, at) =>
      [
        ...[`bit.ly/r${stem}${at}`, `bit.ly/${stem}-${at}`, `https://customer.example/${at}`],
        ...[`Offer ${at}`, 'fair', '2024-03-01T10:00:00Z', at],
      ].join(','),
    ),
    `bit.ly/r${stem}x,,javascript:alert(1),Bad,,2024-03-01T10:00:00Z,0`,
  ]
  await choose(page, 'bitly.csv', rows)
  await expect(
    page.getByText('31 rows in bitly.csv, recognized as an export of Bitly'),
  ).toBeVisible()
  await expect(page.getByRole('status').getByText('435 earlier visits')).toBeVisible()
  // Nothing is saved before yes.
  expect((await client.call('GET', 'items/v1/v2/shortener/my-links')).body.items).toEqual([])

  await page.getByRole('button', { name: /^Import \d+ links$/ }).click()
  await expect(page.getByRole('heading', { name: 'bitly.csv' })).toBeVisible()
  await expect.poll(async () => (await follow(page, product, `${stem}-29`)).status()).toBe(302)
  expect((await follow(page, product, `${stem}-7`)).headers().location).toBe(
    'https://customer.example/7',
  )

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect.poll(async () => (await follow(page, product, `${stem}-7`)).status()).toBe(404)
})

interface Kind {
  /** The product's name as the page shows it; empty for a table that is of none. */
  name: string
  head: string
  line: (slug: string, target: string) => string
  /** True if the links show a file of the library, which is found by its name. */
  isOfFile?: true
}

/** Each kind of table that is recognized, in the form of its product's export. */
const KINDS: Kind[] = [
  {
    name: 'Bitly',
    head: 'Bitlink,Long URL,Title,Date Created,Engagements,Tags',
    line: (slug, target) =>
      `https://bit.ly/${slug},${target},Offer,2020-10-26T17:20:40+0000,"1,204","a,b"`,
  },
  {
    name: 'Rebrandly',
    head: 'id,title,slashtag,destination,createdAt,clicks,shortUrl,domain.fullName',
    line: (slug, target) =>
      `x,Offer,${slug},${target},2016-07-13T10:54:12.000Z,3,rebrand.ly/${slug},rebrand.ly`,
  },
  {
    name: 'Dub',
    head: 'Short link,Destination URL,Clicks,Created at,Title,Tags',
    line: (slug, target) =>
      `https://dub.sh/${slug},${target},3,2024-01-02T03:04:05.000Z,Offer,"a,b"`,
  },
  {
    name: 'Short.io',
    head: 'Path,Original URL,Short URL,Title,Tags,Created at,Clicks',
    line: (slug, target) =>
      `${slug},${target},https://go.short.example/${slug},Offer,"a,b",2024-01-02 03:04,3`,
  },
  {
    name: 'Shlink',
    head: 'createdAt,domain,shortCode,shortUrl,longUrl,title,tags,visits',
    line: (slug, target) =>
      `2022-03-04T05:06:07+01:00,s.test,${slug},https://s.test/${slug},${target},Offer,a|b,3`,
  },
  {
    name: 'Kutt',
    head: 'address,banned,created_at,id,link,password,target,description,expire_in,visit_count',
    line: (slug, target) =>
      `${slug},false,2023-01-01T00:00:00.000Z,1,https://kutt.it/${slug},false,${target},Offer,,3`,
  },
  {
    name: 'YOURLS',
    head: 'keyword,url,title,timestamp,ip,clicks',
    line: (slug, target) => `${slug},${target},Offer,2013-05-06 07:08:09,192.0.2.1,3`,
  },
  {
    name: 'DocSend',
    head: 'Link URL,Account,External URL,Visits,Created',
    line: (slug, target) => `https://docsend.com/view/${slug},Customer,${target},3,2023-01-01`,
  },
  {
    name: 'Papermark',
    head: 'Link URL,Link Name,Document Name,Views',
    line: (slug) => `https://www.papermark.com/view/${slug},For Bo,Price list.txt,3`,
    isOfFile: true,
  },
  {
    name: '',
    head: 'Alias;Long URL;Name;Hits',
    line: (slug, target) => `${slug};${target};Offer;3`,
  },
]

test('links come from each product, a thousand from the first, and lead to their pages', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  await whenExamined(client, await client.upload('Price list.txt', 'Prices for dealers'))
  for (const [at, { name, head, line, isOfFile }] of KINDS.entries())
    await test.step(name || 'a table of one’s own', async () => {
      const stem = `of${at}x${Date.now()}`
      const targetOf = (n: number) => `https://customer.example/${at}/${n % 50}`
      // How many there are is the same to each format.
      const count = at === 0 ? 1_000 : 100
      const rows = count.toLocaleString('en')
      const lines = Array.from({ length: count }, (_, n) => line(`${stem}-${n}`, targetOf(n)))
      await choose(page, `links-${at}.csv`, [head, ...lines])
      await expect(
        page.getByText(
          `${rows} rows in links-${at}.csv${name && `, recognized as an export of ${name}`}`,
          { exact: true },
        ),
      ).toBeVisible()
      await page.getByRole('button', { name: `Import ${rows} links` }).click()
      await expect(page.getByRole('status').getByText(`${rows} added`)).toBeVisible()
      for (const n of [0, 49, count - 1]) {
        const answer = await follow(page, product, `${stem}-${n}`)
        if (isOfFile) expect(await answer.text()).toContain('Prices for dealers')
        else expect([answer.status(), answer.headers().location]).toEqual([302, targetOf(n)])
      }
    })
})

test('a table of 100,000 rows is waited for, and says how far its plan is', async ({
  page,
  product,
}) => {
  await newOwner(page, product)
  const stem = `many${Date.now()}`
  const rows = Array.from({ length: 100_000 }, (_, n) => `${stem}-${n},https://customer.example/`)
  // Longer than calls are waited for otherwise, as on a busy server.
  await page.route('**/api/items/v1/history', async (route) => {
    if (route.request().postDataJSON()?.dryRun) await page.waitForTimeout(31_000)
    await route.continue()
  })
  await choose(page, 'many.csv', ['slug,target', ...rows])
  const status = page.getByRole('status')
  await expect(status.getByText('Checking 100,000 rows…')).toBeVisible({ timeout: 60_000 })
  await expect(status.getByText(/Checking rows: \d+,000 of 100,000…/)).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('button', { name: 'Import 100,000 links' })).toBeEnabled({
    timeout: 90_000,
  })
})
