import { exitCode, figure, note } from './lib/figures.ts'
import { describeRun, load, median } from './lib/load.ts'
import { publishSite } from './lib/site-content.ts'
import { openPlace, type Place, shareText } from './lib/visiting.ts'

// What the cache of pages saves: a page of a link and of a site, each time opened by another person, and the list of
// sites, on a node with the cache and on one without, in turns.

const CONNECTIONS = 32
const ROUNDS = 5
const WARM_UP = { connections: CONNECTIONS, seconds: 2 }
const LOAD = { connections: CONNECTIONS, seconds: 2 }
const RATIO_MIN = 2

const place = await openPlace()
try {
  await benchCache(place)
} finally {
  await place.close()
}
process.exitCode = exitCode()

async function benchCache({ product, owner, addNode }: Place): Promise<void> {
  const paths = {
    'a page of a link': `/l/${await shareText(owner)}`,
    'a page of a site': await publishSite(owner),
    'the list of sites': '/p/sitemap.xml',
  }
  const plain = await addNode({ PAGE_CACHE_MB: '0' })
  for (const [name, path] of Object.entries(paths)) {
    const ratios: number[] = []
    for (const { url } of [product, plain]) await load(url, { ...WARM_UP, slugs: [path] })
    for (let round = 0; round < ROUNDS; round++) {
      const cached = await load(product.url, { ...LOAD, slugs: [path] })
      const made = await load(plain.url, { ...LOAD, slugs: [path] })
      ratios.push(cached.rate / made.rate)
      note(`${name}: cached ${describeRun(cached)}, made each time ${describeRun(made)}`)
    }
    figure(`${name} from the cache, of made each time`, median(ratios), { atLeast: RATIO_MIN })
  }
}
