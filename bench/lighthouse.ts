import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { freePort } from '../server/src/platform/database/embedded-postgres.ts'
import { type Client, signUp } from '../server/test/client.ts'
import { startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { siteContent } from './lib/site-content.ts'

// What Lighthouse says of the pages strangers see first, with its phone: slow 4G and a slow processor.

const CLI = fileURLToPath(
  new URL('lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url),
)
const HANDBOOK = new URL('../e2e/fixtures/handbook.pdf', import.meta.url)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const ROUNDS = 3

const product = await startProduct()
const port = await freePort()
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
})
try {
  await measure('sign-in', '/login', 90)
  const client = await signUp(product, 'ada@example.com')
  const itemId = await uploadPdf(client)
  await measure('a visitor’s PDF', await sharePdf(client, itemId), 95)
  await measure('a site', await publishSite(client, itemId), 95)
} finally {
  await browser.close()
  await product.stop()
}
process.exitCode = exitCode()

/** Prints the median of each category's scores, from 0 to 100. */
async function measure(name: string, path: string, atLeast: number): Promise<void> {
  const rounds: Record<string, number>[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await audit(product.url + path))
  for (const category of CATEGORIES) {
    const scores = rounds.map((scored) => scored[category] ?? 0).sort((a, b) => a - b)
    figure(`Lighthouse: ${name}, ${category}`, scores[Math.floor(ROUNDS / 2)] ?? 0, { atLeast })
    note(`rounds: ${scores.join(', ')}`)
  }
}

interface Report {
  categories: Record<string, { score: number }>
}

async function audit(url: string): Promise<Record<string, number>> {
  // Pages for signed-in people and for those who have a link aren't to be found by search engines.
  const options = [`--port=${port}`, '--output=json', '--quiet', '--skip-audits=is-crawlable']
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, url, ...options], {
    maxBuffer: 64 * 1_024 ** 2,
  })
  const report: Report = JSON.parse(stdout)
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  )
}

async function uploadPdf(client: Client): Promise<string> {
  const itemId = await client.upload('handbook.pdf', await readFile(HANDBOOK))
  const statusOf = async () => (await client.call('GET', `items/v1/${itemId}`)).body.status
  while ((await statusOf()) === 'processing') await new Promise((done) => setTimeout(done, 200))
  return itemId
}

async function sharePdf(client: Client, itemId: string): Promise<string> {
  const draft = { itemId, itemType: 'ITEM' }
  const { body } = await client.call('POST', 'items/v1/v2/shortener/personalized', draft)
  return `/l/${body.slug}`
}

/** Publishes a site with an image, a text, cards and columns, on a colored background. */
async function publishSite(client: Client, itemId: string): Promise<string> {
  const items = Array.from({ length: 11 }, (_, number) =>
    client.call('POST', 'items/v1', {
      kind: 'link',
      url: `https://example.com/${number}`,
      name: `Page ${number}`,
    }),
  )
  const itemIds = [itemId, ...(await Promise.all(items)).map(({ body }) => body.id)]
  const draft = { name: 'Spring fair', content: siteContent(itemIds), theme: { layout: 'cover' } }
  const { body: site } = await client.call('POST', 'sites/v2/create', draft)
  const seo = { description: 'All that we show at the spring fair', index: true }
  await client.call('PUT', `sites/v2/${site.id}`, { seo })
  await client.call('POST', `sites/v2/${site.id}/publish`, {})
  return `/p/${site.slug}`
}
