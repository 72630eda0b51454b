import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { runImport } from '../../test/importing.ts'
import { LOOPBACK, webServer } from '../../test/peers/web-server.ts'
import { fetchSitemap } from './reading/sitemap.ts'

const satchel = product({ config: LOOPBACK, worker: true })
const NETWORK = { allowedNetworks: [LOOPBACK.FETCH_ALLOWED_NETWORKS] }
const lists = (count: number, path: string) =>
  Array.from({ length: count }, (_, index) => `https://a.example/${path}/${index}\n`).join('')
const utf = (encoding: string, ...names: string[]) =>
  `<?xml version="1.0" encoding="${encoding}"?><urlset>${names
    .flatMap((name) => [name, 'b'])
    .map((name) => `<url><loc>https://a.example/${name}</loc></url>`)
    .join('\n')}</urlset>`
const web = webServer({
  '/deep.xml': (_, response) => void response.end(`<urlset>${'<a>'.repeat(500_000)}`),
  '/one-line.txt': (_, response) => void response.end('x'.repeat(3_000_000)),
  '/index.xml': (_, response) => {
    const children = ['/full.txt', '/more.txt'].map((path) => web.url(path))
    const list = children.map((url) => `<sitemap><loc>${url}</loc></sitemap>`)
    response.end(`<sitemapindex>${list.join('')}</sitemapindex>`)
  },
  '/utf-16.xml': (_, response) =>
    void response.end(Buffer.from(`\ufeff${utf('utf-16', 'größe')}`, 'utf16le')),
  '/latin-1.xml': (_, response) =>
    void response.end(Buffer.from(utf('iso-8859-1', 'größe'), 'latin1')),
  '/cut.xml': (_, response) => void response.end(utf('utf-8', 'a').replace(/b<\/loc>.*/s, '')),
  '/cut.xml.gz': (_, response) => {
    const packed = gzipSync(utf('utf-8', ...Array.from({ length: 200 }, () => randomUUID())))
    response.end(packed.subarray(0, packed.length - 2_000))
  },
  '/above.xml': (_, response) =>
    void response.end(
      `<sitemapindex><sitemap><loc>/below/index.xml</loc></sitemap></sitemapindex>`,
    ),
  '/below/index.xml': (_, response) =>
    void response.end(`<sitemapindex><sitemap><loc>../utf-16.xml</loc></sitemap><sitemap>
      <loc>/above.xml</loc></sitemap></sitemapindex>`),
  '/feed.rss': (_, response) =>
    void response.end(`<rss version="2.0"><channel><link>https://a.example/</link><item><title>A</title>
      <link>https://a.example/post?a=1&amp;b=2</link></item></channel></rss>`),
  '/feed.atom': (_, response) =>
    void response.end(`<feed xmlns="http://www.w3.org/2005/Atom"><link href="/"/><entry>
      <link rel="edit" href="/edit"/><link href="/entry"/></entry></feed>`),
  '/full.txt': (_, response) => void response.end(lists(50_001, 'full')),
  '/more.txt': (_, response) => void response.end(lists(1, 'more')),
})

test.each([
  ['is nested too deeply', '/deep.xml', 'It’s nested too deeply'],
  ['is one long line', '/one-line.txt', 'This address isn’t a sitemap'],
])('a sitemap that %s is refused at once', async (_, path, failure) => {
  const owner = await satchel.newTenant()
  const run = await runImport(owner, { source: 'sitemap', sitemapUrl: web.url(path) })
  expect(run).toMatchObject({ status: 'failed', failure })
})

const size = 'https://a.example/gr%C3%B6%C3%9Fe'
const b = 'https://a.example/b'
const cut = {
  message: 'It ends in the middle. Only the addresses before that were read',
  reason: 'sitemapCutOff',
}

test.for<[string, string[], (typeof cut)[]]>([
  ['/utf-16.xml', [size, b], []],
  ['/latin-1.xml', [size, b], []],
  ['/cut.xml', ['https://a.example/a'], [cut]],
  ['/above.xml', [size, b], []],
  ['/feed.rss', ['https://a.example/post?a=1&b=2'], []],
  ['/feed.atom', ['/entry'], []],
])('%s is read as it is meant', async ([path, urls, notes]) => {
  expect(await fetchSitemap(web.url(path), NETWORK)).toEqual({
    urls: urls.map((url) => (url.startsWith('/') ? web.url(url) : url)),
    notes,
  })
})

test('what is left of a packed sitemap that was cut off is read, and it says so', async () => {
  const found = await fetchSitemap(web.url('/cut.xml.gz'), NETWORK)
  expect(found.notes).toEqual([cut])
  expect(found.urls.length).toBeGreaterThan(10)
})

test('no more is read of sitemaps than an import may have', async () => {
  const owner = await satchel.newTenant()
  const { body: draft } = await owner.call('POST', 'items/v1/history/sitemap', {
    sitemapUrl: web.url('/index.xml'),
  })
  const read = async () =>
    (await owner.call('GET', `items/v1/history/drafts/${draft.draftId}`)).body
  await expect.poll(async () => (await read()).status).toBe('ready')
  expect(await read()).toMatchObject({
    total: 50_000,
    notes: ['It has more than 50000 addresses. Only the first 50000 were used'],
  })
  expect(web.asked('/more.txt')).toBe(0)
})
