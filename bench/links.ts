import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { exitCode, figure, note } from './lib/figures.ts'
import { CONNECTIONS, load, loadFor, median, openPlace, type Place, told } from './lib/visiting.ts'

// A short link to its 302 with the visit durably stored, against the framework's empty 302 and against one insert for
// each request; and what is left of the visits when the server is killed under load.

const ROUNDS = 3
const AMOUNT = 32_000
const PAGES = 3_000
const RATIO_MIN = 0.25
const SCRIPT_MAX_KB = 30
const KILLED_AFTER_MS = 2_000
const VISITS = 'select count(*) from visit'
const UNCOUNTED = `select abs((select count(*) from visit where is_view)
  - (select sum(views) from link_stat)) as count`
const UNCOUNTED_OF_ITEMS = `select abs((select sum(views) from link_stat)
  - (select sum(views) from item_stat)) as count`
const UNSUMMED = `select abs((select count(*) from visit where is_view)
  - (select coalesce(sum(views), 0) from visit_hour)) as count`

await benchScript()
const place = await openPlace()
try {
  await benchRedirects(place)
  await benchPages(place)
  await benchKill(place)
} finally {
  await place.close()
}
process.exitCode = exitCode()

async function benchRedirects({ product: { url }, slugs, count, compare }: Place): Promise<void> {
  const [bare, single] = [await compare('bare'), await compare('single')]
  for (const each of [bare, single, url]) await load(each, slugs, AMOUNT / 6)
  const before = await count(VISITS)
  const ratios: { ofEmpty: number; ofSingle: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const empty = await load(bare, slugs, AMOUNT)
    const one = await load(single, slugs, AMOUNT)
    const stored = await load(url, slugs, AMOUNT)
    ratios.push({ ofEmpty: stored.rate / empty.rate, ofSingle: stored.rate / one.rate })
    note(
      `round ${round + 1}: empty ${told(empty)}, one insert each ${told(one)}, stored ${told(stored)}`,
    )
  }
  const lost = ROUNDS * AMOUNT - ((await count(VISITS)) - before)
  const ofEmpty = median(ratios.map((each) => each.ofEmpty))
  const ofSingle = median(ratios.map((each) => each.ofSingle))
  figure('link to 302 with stored visit, of the empty 302', ofEmpty, { atLeast: RATIO_MIN })
  figure('link to 302, of one insert for each request', ofSingle, { atLeast: 1 })
  figure('answers received without a stored visit', Math.abs(lost), { atMost: 0 })
  figure('counted visits missing in the counters', await count(UNCOUNTED), { atMost: 0 })
}

/** Drawn anew for everybody, with the visit stored before the answer. */
async function benchPages({ product: { url }, owner, count }: Place): Promise<void> {
  const itemId = await owner.upload('notes.md', '# Notes\n\nWhat was said, and by whom.\n')
  const isRead = async () => (await owner.call('GET', `items/v1/${itemId}`)).body.status
  while ((await isRead()) !== 'completed') await setTimeout(200)
  const share = { itemId, itemType: 'ITEM' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
  await load(url, [link.slug], CONNECTIONS * 4, '2xx')
  const before = await count(VISITS)
  const run = await load(url, [link.slug], PAGES, '2xx')
  const answers = Math.ceil(PAGES / CONNECTIONS) * CONNECTIONS
  note(`link to a page with stored visit: ${told(run)}`)
  const lost = answers - ((await count(VISITS)) - before)
  figure('pages received without a stored visit', Math.abs(lost), { atMost: 0 })
}

async function benchKill({ product, slugs, count, restart }: Place): Promise<void> {
  const before = await count(VISITS)
  const [answers] = await Promise.all([
    loadFor(product.url, slugs, (2 * KILLED_AFTER_MS) / 1_000),
    setTimeout(KILLED_AFTER_MS).then(() => product.kill()),
  ])
  const lost = answers - ((await count(VISITS)) - before)
  note(`${answers} answers until kill -9, ${-lost} visits stored beyond them`)
  figure('answers lost by kill -9', Math.max(0, lost), { atMost: 0 })
  const again = await restart()
  await load(again.url, slugs, CONNECTIONS)
  while ((await count('select count(*) from part.visit_change')) > 0) await setTimeout(1_000)
  figure('counted visits missing in the views of items', await count(UNCOUNTED_OF_ITEMS), {
    atMost: 0,
  })
  figure('counted visits missing in the sums', await count(UNSUMMED), { atMost: 0 })
}

/** What a visitor's page loads at once, and what it adds for a PDF, without the engine itself. */
async function benchScript(): Promise<void> {
  const folder = fileURLToPath(new URL('../web/dist-visitor/client/', import.meta.url))
  let bytes = 0
  for (const name of await readdir(folder))
    if (/^(client|pdf-viewer)-.*\.js$/.test(name))
      bytes += brotliCompressSync(await readFile(join(folder, name))).length
  figure('script of a visitor page, compressed', bytes / 1_000, { atMost: SCRIPT_MAX_KB }, ' kB')
}
