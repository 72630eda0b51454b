import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { exitCode, figure, note } from './lib/figures.ts'
import { describeRun, load, median } from './lib/load.ts'
import { openPlace, type Place, shareText } from './lib/visiting.ts'

// A short link to its 302 with the visit durably stored, against the framework's empty 302 and against one insert for
// each request; a link to a page against that; and what is left of the visits when the server is killed under load.

/** Number of connections. With fewer, most wait for a slow disk, and neither the server nor the database is busy. */
const CONNECTIONS = 128
const ROUNDS = 3
const SECONDS = 4
const WARM_UP = { connections: CONNECTIONS, seconds: 2 }
const LOAD = { connections: CONNECTIONS, seconds: SECONDS }
const RATIO_MIN = 0.25
const PAGE_RATIO_MIN = 0.5
const SCRIPT_MAX_KB = 30
const KILLED_AFTER_MS = 2_000
const VISITS = 'select count(*) from visit'
const WAITING = `select (select count(*) from part.arrival)
  + (select count(*) from part.visit_change) as count`
const UNCOUNTED = `select abs((select count(*) from visit where is_view)
  - (select sum(views) from link_stat)) as count`
const UNCOUNTED_OF_ITEMS = `select abs((select sum(views) from link_stat)
  - (select sum(views) from item_stat)) as count`
const UNSUMMED = `select abs((select count(*) from visit where is_view)
  - (select coalesce(sum(views), 0) from visit_span where unit = 'month')) as count`

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
  for (const each of [bare, single, url]) await load(each, { ...WARM_UP, slugs })
  await moved(count)
  const before = await count(VISITS)
  const ratios: { ofEmpty: number; ofSingle: number }[] = []
  let answers = 0
  for (let round = 0; round < ROUNDS; round++) {
    // What the round before left would slow down the empty answers.
    await moved(count)
    const empty = await load(bare, { ...LOAD, slugs })
    const stored = await load(url, { ...LOAD, slugs })
    const one = await load(single, { ...LOAD, slugs })
    answers += stored.answers
    ratios.push({ ofEmpty: stored.rate / empty.rate, ofSingle: stored.rate / one.rate })
    note(
      `round ${round + 1}: empty ${describeRun(empty)}, one insert each ${describeRun(one)}, stored ${describeRun(stored)}`,
    )
  }
  note(`the last visits were moved ${await moved(count)} ms after the load`)
  const beyond = (await count(VISITS)) - before - answers
  const ofEmpty = median(ratios.map((each) => each.ofEmpty))
  const ofSingle = median(ratios.map((each) => each.ofSingle))
  figure('link to 302 with stored visit, of the empty 302', ofEmpty, { atLeast: RATIO_MIN })
  figure('link to 302, of one insert for each request', ofSingle, { atLeast: 1 })
  figureStored('answers', beyond, ROUNDS)
  figure('counted visits missing in the counters', await count(UNCOUNTED), { atMost: 0 })
}

/** Resolves once every acknowledged visit is in the table of visits. */
async function moved(count: Place['count']): Promise<number> {
  const began = Date.now()
  while ((await count('select count(*) from part.arrival')) > 0) await setTimeout(100)
  return Date.now() - began
}

/** Compares stored visits with acknowledged ones; requests in flight at the end may be stored without an answer. */
function figureStored(what: string, beyond: number, loads: number): void {
  figure(`${what} received without a stored visit`, Math.max(0, -beyond), { atMost: 0 })
  figure(`visits stored beyond the ${what}`, Math.max(0, beyond), { atMost: loads * CONNECTIONS })
}

/** Measures pages that contain visitor data and store the visit before answering. */
async function benchPages({ product: { url }, owner, slugs, count }: Place): Promise<void> {
  const slug = await shareText(owner)
  await load(url, { ...WARM_UP, slugs: [slug] })
  await moved(count)
  const before = await count(VISITS)
  const ratios: number[] = []
  let answers = 0
  for (let round = 0; round < ROUNDS; round++) {
    const redirect = await load(url, { ...LOAD, slugs })
    const page = await load(url, { ...LOAD, slugs: [slug] })
    answers += redirect.answers + page.answers
    ratios.push(page.rate / redirect.rate)
    note(
      `round ${round + 1}: link to 302 ${describeRun(redirect)}, link to a page ${describeRun(page)}`,
    )
  }
  figure('link to a page with stored visit, of the link to 302', median(ratios), {
    atLeast: PAGE_RATIO_MIN,
  })
  await moved(count)
  figureStored('pages', (await count(VISITS)) - before - answers, 2 * ROUNDS)
}

async function benchKill({ product, slugs, count, restart }: Place): Promise<void> {
  const before = await count(VISITS)
  const seconds = (2 * KILLED_AFTER_MS) / 1_000
  const [{ answers }] = await Promise.all([
    load(product.url, { connections: CONNECTIONS, seconds, slugs }),
    setTimeout(KILLED_AFTER_MS).then(() => product.kill()),
  ])
  const left = await count('select count(*) from part.arrival')
  const again = await restart()
  await moved(count)
  const lost = answers - ((await count(VISITS)) - before)
  note(
    `${answers} answers until kill -9, ${-lost} visits stored beyond them, ${left} batches to move`,
  )
  figure('answers lost by kill -9', Math.max(0, lost), { atMost: 0 })
  figure('visits stored beyond them', Math.max(0, -lost), { atMost: CONNECTIONS })
  await load(again.url, { connections: CONNECTIONS, seconds: 1, slugs })
  while ((await count(WAITING)) > 0) await setTimeout(1_000)
  figure('counted visits missing in the views of items', await count(UNCOUNTED_OF_ITEMS), {
    atMost: 0,
  })
  figure('counted visits missing in the sums', await count(UNSUMMED), { atMost: 0 })
}

/** Measures what a visitor's page loads right away, and what a PDF adds, without the engine itself. */
async function benchScript(): Promise<void> {
  const folder = fileURLToPath(new URL('../web/dist-visitor/client/', import.meta.url))
  let bytes = 0
  for (const name of await readdir(folder))
    if (/^(client|pdf-viewer)-.*\.js$/.test(name))
      bytes += brotliCompressSync(await readFile(join(folder, name))).length
  figure('script of a visitor page, compressed', bytes / 1_000, { atMost: SCRIPT_MAX_KB }, ' kB')
}
