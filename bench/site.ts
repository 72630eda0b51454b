import { exitCode, figure, note } from './lib/figures.ts'
import { load, median, shown } from './lib/load.ts'
import { siteContent } from './lib/site-content.ts'
import { openPlace, type Place } from './lib/visiting.ts'

// A published site, warm, against the framework sending the same bytes: loaded again by somebody whose visit is stored,
// and by another person each time, whose visit is stored before the page is sent.

const CONNECTIONS = 64
const ROUNDS = 3
const WARM_UP = { connections: CONNECTIONS, seconds: 2 }
const LOAD = { connections: CONNECTIONS, seconds: 4 }
const RATIO_MIN = 0.8
const NEW_RATIO_MIN = 0.25
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
  const path = await publish(owner)
  const url = product.url + path
  const bare = `${await compare('page', url)}${path}`
  for (const each of [bare, url]) await load(each, { ...WARM_UP, headers: BROWSER })
  const rounds: { again: number; anew: number }[] = []
  const before = await count(VISITS)
  for (let round = 0; round < ROUNDS; round++) {
    const same = await load(bare, { ...LOAD, headers: BROWSER })
    const again = await load(url, { ...LOAD, headers: BROWSER })
    const anew = await load(product.url, { ...LOAD, slugs: [path] })
    rounds.push({ again: again.rate / same.rate, anew: anew.rate / same.rate })
    note(
      `round ${round + 1}: same bytes ${shown(same)}, again ${shown(again)}, each a new person ${shown(anew)}`,
    )
  }
  note(`${(await count(VISITS)) - before} visits stored and moved so far`)
  const ofSame = median(rounds.map(({ again }) => again))
  const ofNew = median(rounds.map(({ anew }) => anew))
  figure('site, warm, of the framework sending the same bytes', ofSame, { atLeast: RATIO_MIN })
  figure('site to new people, each visit stored, of the same', ofNew, { atLeast: NEW_RATIO_MIN })
}

async function publish({ call }: Place['owner']): Promise<string> {
  const made = Array.from({ length: 12 }, (_, number) =>
    call('POST', 'items/v1', {
      kind: 'link',
      url: `https://example.com/${number}`,
      name: `Page ${number}`,
    }),
  )
  const itemIds = (await Promise.all(made)).map(({ body }) => body.id)
  const content = siteContent(itemIds).filter(({ kind }) => kind !== 'image')
  const { body: site } = await call('POST', 'sites/v2/create', { name: 'Spring fair', content })
  await call('POST', `sites/v2/${site.id}/publish`, {})
  return `/p/${site.slug}`
}
