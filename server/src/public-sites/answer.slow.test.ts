import { expect, onTestFinished, test, vi } from 'vitest'
import { network } from '../../test/browsing.ts'
import { product } from '../../test/harness.ts'
import { heading, publishedSite } from '../../test/sites.ts'

const satchel = product()

async function openFair() {
  const owner = await satchel.newTenant()
  const site = await publishedSite(owner, { name: 'Fair', content: [heading('Welcome')] })
  return { owner, site, path: `/p/${site.slug}` }
}

/** Opens pages as one person, over a connection: what is sent from memory is sent before the framework. */
async function visitor(agent = 'Chrome/140.0.0.0') {
  const address = await satchel.listen()
  const own = {
    'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${agent}`,
    'x-forwarded-for': network(),
  }
  return async (path: string, more: Record<string, string> = {}) => {
    const headers = { ...own, ...more }
    const response = await fetch(address + path, { headers, redirect: 'manual' })
    const { status } = response
    const visit = response.headers.get('server-timing')
    return { status, headers: response.headers, body: await response.text(), visit }
  }
}

test('a site loaded again is sent from memory, as the same visit', async () => {
  const { path } = await openFair()
  const open = await visitor()
  const first = await open(path)
  const again = await open(path)
  expect(again.status).toBe(200)
  expect(again.body).toBe(first.body)
  expect(again.body).toContain('Welcome')
  expect(again.visit).toMatch(/^visit;desc="/)
  expect(again.visit).toBe(first.visit)
  for (const name of ['content-security-policy', 'x-content-type-options', 'etag', 'vary'])
    expect(again.headers.get(name), name).toBe(first.headers.get(name))
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))

  const cached = await open(path, { 'if-none-match': String(first.headers.get('etag')) })
  expect([cached.status, cached.body, cached.visit]).toEqual([304, '', first.visit])
  const plain = await open(path, { 'accept-encoding': 'identity' })
  expect([plain.headers.get('content-encoding'), plain.body]).toEqual([null, first.body])
  expect(plain.visit).toBe(first.visit)
})

test('a site loaded again is the same visit, even if something happened in the account meanwhile', async () => {
  const { owner, site, path } = await openFair()
  const open = await visitor()
  const first = await open(path)
  await owner.call('PUT', `sites/v2/${site.id}`, { content: [heading('Changed')] })
  await owner.call('POST', `sites/v2/${site.id}/publish`, {})
  let again = first
  const body = async () => {
    again = await open(path)
    return again.body
  }
  await expect.poll(body).toContain('Changed')
  expect(first.visit).toMatch(/^visit;desc="/)
  expect(again.visit).toBe(first.visit)
})

test('others, other addresses and other pages are visits of their own', async () => {
  const { path } = await openFair()
  const other = (await openFair()).path
  const one = await visitor()
  const visits = [
    (await one(path)).visit,
    (await one(other)).visit,
    (await (await visitor())(path)).visit,
    (await one(path, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })).visit,
    (await one(path, { 'user-agent': `Mozilla/5.0 Chrome/140.0 ${'x'.repeat(2_000)}` })).visit,
  ]
  expect(new Set(visits).size).toBe(visits.length)
})

test('what changes is seen at the next load', async () => {
  const { owner, site, path } = await openFair()
  const open = await visitor()
  await open(path)
  const first = await open(path)
  await owner.call('PUT', `sites/v2/${site.id}`, { content: [heading('Changed')] })
  expect((await open(path)).body).toBe(first.body)
  await owner.call('POST', `sites/v2/${site.id}/publish`, {})
  await expect.poll(async () => (await open(path)).body).toContain('Changed')

  await owner.call('POST', `sites/v2/${site.id}/unpublish`, {})
  await expect.poll(async () => (await open(path)).status).not.toBe(200)
})

test('a password closes it to who had it a moment ago', async () => {
  const { owner, site, path } = await openFair()
  const open = await visitor()
  await open(path)
  expect((await open(path)).body).toContain('Welcome')
  const set = await owner.call('PUT', `sites/v2/${site.id}/password`, { password: 'open sesame' })
  expect(set.status, JSON.stringify(set.body)).toBeLessThan(300)
  await expect.poll(async () => (await open(path)).body).not.toContain('Welcome')
  expect((await open(path)).body).toContain('Password')
})

test('a CTA is seen at the next load once it is placed, changed, deleted or restored', async () => {
  // Nothing in memory grows old, so only the change itself can show.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  onTestFinished(() => void vi.restoreAllMocks())
  const { owner, site, path } = await openFair()
  const open = await visitor()
  const shown = async () => /See prices|Ask us/.exec((await open(path)).body)?.[0]
  // Loaded again in between, so that the page is in memory.
  await open(path)
  expect(await shown()).toBeUndefined()
  const placements = [{ type: 'SITE', id: site.id, position: 'top' }]
  const draft = { name: 'Top', kind: 'button', label: 'See prices', url: 'https://example.com/' }
  const { id } = (await owner.call('POST', 'ctas/v1/create', { ...draft, placements })).body
  await expect.poll(shown).toBe('See prices')
  await owner.call('PUT', `ctas/v1/${id}`, { label: 'Ask us' })
  await expect.poll(shown).toBe('Ask us')
  await owner.call('DELETE', `ctas/v1/${id}`)
  await expect.poll(shown).toBeUndefined()
  await shown()
  await owner.call('POST', `ctas/v1/${id}/restore`)
  await expect.poll(shown).toBe('Ask us')
})

test.each([
  ['unpublished', 'POST', '/unpublish', undefined, 302],
  ['deleted', 'DELETE', '', undefined, 302],
  ['given a password', 'PUT', '/password', { password: 'sesame 42' }, 200],
] as const)(
  'a site that was %s is never sent from memory again',
  async (_, method, at, body, status) => {
    const { owner, site, path } = await openFair()
    const open = await visitor()
    expect((await open(path)).status).toBe(200)
    expect((await open(path)).status).toBe(200)
    const content = new Promise((resolve) => satchel.app.services.notices.on('content', resolve))
    expect((await owner.call(method, `sites/v2/${site.id}${at}`, body)).status).toBeLessThan(300)
    await content
    const after = await open(path)
    expect(after.status).toBe(status)
    expect(after.body).not.toContain('Welcome')
  },
)
