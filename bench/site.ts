import { setTimeout } from 'node:timers/promises'
import { exitCode, figure, note } from './lib/figures.ts'
import { describeRun, load, median } from './lib/load.ts'
import { publishSite } from './lib/site-content.ts'
import { openPlace, type Place } from './lib/visiting.ts'

// A published site, warm, against the framework sending the same bytes: loaded again by a person whose visit is stored,
// and by another person each time, whose visit is stored before the page is sent.

const CONNECTIONS = 64
const ROUNDS = 3
const WARM_UP = { connections: CONNECTIONS, seconds: 2 }
const LOAD = { connections: CONNECTIONS, seconds: 4 }
const RATIO_MIN = 0.8
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}
const VISITS = 'select count(*) from visit'

const place = await openPlace()
try {
  await benchSite(place)
} finally {
  await place.close()
}
process.exitCode = exitCode()

async function benchSite({ product, owner, count, compare }: Place): Promise<void> {
  const path = await publishSite(owner)
  const url = product.url + path
  const bare = `${await compare('page', url)}${path}`
  for (const each of [bare, url]) await load(each, { ...WARM_UP, headers: BROWSER })
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const same = await load(bare, { ...LOAD, headers: BROWSER })
    const again = await load(url, { ...LOAD, headers: BROWSER })
    ratios.push(again.rate / same.rate)
    note(`round ${round + 1}: same bytes ${describeRun(same)}, again ${describeRun(again)}`)
  }
  // Afterwards: its visits are still being moved when the load is over.
  const before = await count(VISITS)
  const stored = await load(product.url, { ...LOAD, slugs: [path] })
  note(`each time a new person, whose visit is stored first: ${describeRun(stored)}`)
  await moved(count)
  const missing = Math.max(0, stored.answers - ((await count(VISITS)) - before))
  figure('site, warm, of the framework sending the same bytes', median(ratios), {
    atLeast: RATIO_MIN,
  })
  figure('pages of a site sent without a stored visit', missing, { atMost: 0 })
}

/** Resolves once every stored visit is in the table of visits. */
async function moved(count: Place['count']): Promise<void> {
  while ((await count('select count(*) from part.arrival')) > 0) await setTimeout(100)
}
