import { expect, test, vi } from 'vitest'
import { browser, network } from '../../../test/browsing.ts'
import { product } from '../../../test/harness.ts'
import { addPage, share } from '../../../test/sharing.ts'

// People who share an address, as those of an office do.

const satchel = product({ shared: true })
const unproxied = product({
  config: { PUBLIC_URL: 'https://app.satchel.example', TRUSTED_PROXIES: '' },
})
const PASSWORD = 'open sesame'

async function sharedPage(
  options: object,
  { newTenant }: Pick<typeof satchel, 'newTenant'> = satchel,
) {
  const owner = await newTenant()
  const { body } = await share(owner, (await addPage(owner)).id, options)
  return body as { id: string; slug: string }
}

/** Moves attempts far enough back to try again. */
const longAgo = (linkId: string, seconds: number) =>
  satchel.database.system
    .updateTable('linkAttempt')
    .set({ at: new Date(Date.now() - seconds * 1000).toISOString() })
    .where('linkId', '=', linkId)
    .execute()

test('a password is guessed slowly from one address too, whatever the browser keeps of cookies', async () => {
  const { id, slug } = await sharedPage({ password: PASSWORD })
  const address = network()
  const unlock = async (who: ReturnType<typeof browser>, password: string) =>
    (await who.post(`/l/${slug}/unlock`, { password })).status
  const browsers = Array.from({ length: 10 }, () => browser(satchel, address))
  const [colleague = browser(satchel)] = browsers
  for (const each of browsers) expect(await unlock(each, 'guess')).toBe(401)
  expect(await unlock(browser(satchel, address), 'guess')).toBe(429)
  expect(await unlock(colleague, PASSWORD)).toBe(303)

  // To collect cookies is no way around it.
  for (const each of browsers) expect(await unlock(each, 'guess')).toBe(401)
  expect(await unlock(colleague, PASSWORD)).toBe(429)
  expect(await unlock(browser(satchel), PASSWORD)).toBe(303)
  // However many were wrong, those who share the address wait five minutes at most.
  for (let round = 0; round < 8; round++) {
    await longAgo(id, 301)
    expect(await unlock(browsers[round] ?? colleague, 'guess')).toBe(401)
  }
  await longAgo(id, 301)
  expect(await unlock(browser(satchel, address), PASSWORD)).toBe(303)
})

test('visitors who all seem to come from one address are a warning in the log, once', async () => {
  const { slug } = await sharedPage({}, unproxied)
  const warn = vi.spyOn(unproxied.app.services.log, 'warn')
  for (let visit = 0; visit < 120; visit++) {
    const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:14${visit % 9}.0) Firefox/14${visit % 9}.0`
    const headers = { host: 'app.satchel.example', 'user-agent': agent }
    const from = { 'x-forwarded-for': network(), ...headers }
    expect((await unproxied.anonymous('GET', `/l/${slug}`, undefined, from)).status).toBe(302)
  }
  const warnings = warn.mock.calls.map(([text]) => String(text))
  expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
})
