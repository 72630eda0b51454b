import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { signIn, signUp, visit } from '../../test/client.ts'
import { product } from '../../test/harness.ts'
import { type Product, startProduct } from '../../test/product.ts'

const satchel = product()
const EMAIL = 'ada@example.com'
const VISITORS = 16
/** Trusts the proxy header, since one network's many people would count as a crowd. */
const env = { TRUSTED_PROXIES: '127.0.0.1' }

/** Opens the link repeatedly until the server is gone, and reports each response. */
async function visitUntilGone(product: Product, slug: string, onAnswer: () => void): Promise<void> {
  for (;;) {
    const answer = await visit(product, slug).catch(() => undefined)
    if (answer?.status !== 302) return
    onAnswer()
  }
}

async function stopPostgres({ dataDir }: Product): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split(
    '\n',
  )
  process.kill(Number(pid), 'SIGQUIT')
}

test('no answered visit is lost with a killed server, and without its database none is answered', async () => {
  const first = await startProduct({ env })
  const { call } = await signUp(first, EMAIL)
  const page = { kind: 'link', url: 'https://example.com/prices' }
  const { body: item } = await call('POST', 'items/v1', page)
  const share = { itemId: item.id, itemType: 'ITEM' }
  const { body: link } = await call('POST', 'items/v1/v2/shortener/personalized', share)

  let answers = 0
  const onAnswer = () => {
    answers += 1
  }
  const visitors = Array.from({ length: VISITORS }, () =>
    visitUntilGone(first, link.slug, onAnswer),
  )
  await expect.poll(() => answers).toBeGreaterThan(20 * VISITORS)
  await first.kill()
  await Promise.all(visitors)

  const second = await startProduct({ dataDir: first.dataDir, env })
  try {
    const again = await signIn(second, EMAIL)
    const { body: mine } = await again.call('GET', 'items/v1/v2/shortener/my-links')
    const [{ views, viewers }] = mine.items
    expect(views).toBeGreaterThanOrEqual(answers)
    // What was in flight when the server died may be stored and unanswered, never more.
    expect(views).toBeLessThanOrEqual(answers + VISITORS)
    expect(viewers).toBe(views)

    expect((await visit(second, link.slug)).status).toBe(302)
    // With this view those are counted that the killed server had not come to.
    const viewsOfItem = async () => (await again.call('GET', `items/v1/${item.id}`)).body.views
    await expect.poll(viewsOfItem).toBe(views + 1)
    await stopPostgres(second)
    const refusal = async (slug: string) => {
      for (;;) {
        const answer = await visit(second, slug)
        if (answer.status === 503) return answer
      }
    }
    for (const answer of await Promise.all([refusal(link.slug), refusal('zzzzzzz')])) {
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.text()).toContain('This can’t be opened right now')
    }
    // The embedded database is started again.
    await expect.poll(async () => (await visit(second, link.slug)).status).toBe(302)
  } finally {
    await second.kill()
    await rm(first.dataDir, { recursive: true, maxRetries: 10 })
  }
})

test('a page or form for which the database lets wait is refused before a proxy gives up, and says when to try again', async () => {
  const owner = await satchel.newTenant()
  const page = { kind: 'link', url: 'https://example.com/prices' }
  const { body: item } = await owner.call('POST', 'items/v1', page)
  const share = async (options: object) => {
    const draft = { itemId: item.id, itemType: 'ITEM', ...options }
    return (await owner.call('POST', 'items/v1/v2/shortener/personalized', draft)).body.slug
  }
  const [open, gated] = [await share({}), await share({ requireEmail: true, sharedToMemo: 'Bo' })]
  const other = new pg.Client(satchel.config.DATABASE_URL)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin; lock table item in access exclusive mode')
  const visitor = browser(satchel)
  const refused = await Promise.all([
    visitor.get(`/l/${open}`),
    visitor.post(`/l/${gated}/email`, { email: 'bo@customer.example' }),
  ])
  for (const { status, headers, body } of refused) {
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(body).toContain('This can’t be opened right now')
  }
  await other.query('rollback')
  const opened = await visitor.get(`/l/${open}`)
  expect(opened.status).toBe(302)
})
