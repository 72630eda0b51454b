import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { runImport } from '../../test/importing.ts'
import { LOOPBACK, webServer } from '../../test/web-server.ts'

const satchel = product({ config: LOOPBACK, worker: true })
const lists = (count: number, path: string) =>
  Array.from({ length: count }, (_, index) => `https://a.example/${path}/${index}\n`).join('')
const web = webServer({
  '/deep.xml': (_, response) => void response.end(`<urlset>${'<a>'.repeat(500_000)}`),
  '/one-line.txt': (_, response) => void response.end('x'.repeat(3_000_000)),
  '/index.xml': (_, response) => {
    const children = ['/full.txt', '/more.txt'].map((path) => web.url(path))
    const list = children.map((url) => `<sitemap><loc>${url}</loc></sitemap>`)
    response.end(`<sitemapindex>${list.join('')}</sitemapindex>`)
  },
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
