import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { product } from '../../test/harness.ts'

const satchel = product({ shared: true })
const { anonymous } = satchel
const PAGE = { 'sec-fetch-site': 'same-origin' }

/** Creates a session with both cookies, as one of our pages has them. */
async function inBrowser() {
  const { email } = await satchel.newTenant()
  const answer = await anonymous('POST', 'auth/v1/sessions', { email, password: PASSWORD }, PAGE)
  const set = [answer.headers['set-cookie'] ?? []].flat().map(String)
  const key = set.find((each) => each.startsWith('satchel_refresh_key='))
  expect(key).toMatch(/; Path=\/api\/auth\/v1\/sessions\/refresh; HttpOnly; SameSite=Lax$/)
  const cookies = set.map((each) => each.split(';')[0] ?? '').sort()
  return { cookie: cookies.join('; '), tokens: answer.body }
}
const refreshBy = (cookie: string) =>
  anonymous('POST', 'auth/v1/sessions/refresh', undefined, { cookie, ...PAGE })
const refreshCookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /satchel_refresh=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''

/** Lets the time pass in which a token may come again, and keeps the order of their uses. */
async function longAgo() {
  const usedAt = sql<string>`used_at - interval '11 seconds'`
  const used = satchel.database.system.updateTable('auth.refreshToken')
  await used.set({ usedAt }).where('usedAt', 'is not', null).execute()
}

test('a browser’s session is in a cookie that scripts can’t read, and continues with it', async () => {
  const { email } = await satchel.newTenant()
  const answer = await anonymous('POST', 'auth/v1/sessions', { email, password: PASSWORD }, PAGE)
  expect(answer.body).not.toHaveProperty('refreshToken')
  const set = [answer.headers['set-cookie'] ?? []].flat().map(String)
  const cookie = set.find((each) => each.startsWith('satchel_refresh=')) ?? ''
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/)
  const headers = { cookie: cookie.split(';')[0] ?? '' }
  expect(await anonymous('POST', 'auth/v1/sessions/refresh', undefined, headers)).toMatchObject({
    status: 200,
  })
})

test('a cookie hints to pages that someone is signed in, and goes with the session', async () => {
  const hintIn = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie'] ?? []].flat().find((each) => `${each}`.startsWith('satchel_signed_in='))
  const { cookie, tokens } = await inBrowser()
  expect(hintIn(await refreshBy(cookie))).toMatch(
    /^satchel_signed_in=1; Max-Age=\d+; Path=\/; SameSite=Lax$/,
  )
  const ended = await anonymous('DELETE', 'auth/v1/sessions/current', undefined, {
    authorization: `Bearer ${tokens.accessToken}`,
    'x-identity-token': tokens.identityToken,
  })
  expect(hintIn(ended)).toMatch(/^satchel_signed_in=; Max-Age=0; Path=\//)
  const refused = await refreshBy('satchel_refresh=made-up')
  expect(refused.status).toBe(401)
  expect(hintIn(refused)).toMatch(/^satchel_signed_in=; Max-Age=0; Path=\//)
})

test('a session survives a page that is left while it refreshes, though not a replay later on', async () => {
  const { cookie } = await inBrowser()
  const again = () => refreshBy(cookie)
  const [one, other] = await Promise.all([again(), again()])
  expect([one.status, other.status]).toEqual([200, 200])
  // All go on by one token: a thief who gets it too is found out when it comes twice.
  expect(refreshCookieOf(one)).toBe(refreshCookieOf(other))
  const onwards = await refreshBy(cookie.replace(/satchel_refresh=[^;]+/, refreshCookieOf(one)))
  expect(onwards.status).toBe(200)
  expect(refreshCookieOf(await again())).toBe(refreshCookieOf(onwards))

  await longAgo()
  expect(await again()).toMatchObject({ status: 401 })
})

test('a session survives an answer that was lost with the network, however long that is away', async () => {
  const { cookie } = await inBrowser()
  const lost = await refreshBy(cookie)
  await longAgo()
  const again = await refreshBy(cookie)
  expect(again.status).toBe(200)
  expect(refreshCookieOf(again)).toBe(refreshCookieOf(lost))
  const onwards = cookie.replace(/satchel_refresh=[^;]+/, refreshCookieOf(again))
  expect((await refreshBy(onwards)).status).toBe(200)
  await longAgo()
  expect((await refreshBy(cookie)).status).toBe(401)
  expect((await refreshBy(onwards)).status).toBe(401)
})

test('a session ends when a used refresh cookie comes without the key of its browser, whatever headers say', async () => {
  const [{ cookie, tokens }, other] = [await inBrowser(), await inBrowser()]
  expect((await refreshBy(cookie)).status).toBe(200)
  const stolen = /satchel_refresh=[^;]+/.exec(cookie)?.[0]
  const foreignKey = /satchel_refresh_key=[^;]+/.exec(other.cookie)?.[0]
  expect((await refreshBy(`${stolen}; ${foreignKey}`)).status).toBe(401)
  const me = await anonymous('GET', 'auth/v1/me', undefined, {
    authorization: `Bearer ${tokens.accessToken}`,
    'x-identity-token': tokens.identityToken,
  })
  expect(me.status).toBe(401)
})

test('a refresh cookie is taken from our own pages alone, and a refused call uses it up for nobody', async () => {
  const { cookie } = await inBrowser()
  const refresh = (headers: Record<string, string>, body?: object) =>
    anonymous('POST', 'auth/v1/sessions/refresh', body, { cookie, ...headers })
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://go.localhost' },
    { 'sec-fetch-site': 'none' },
    // Browsers send the first header only where the page is trustworthy.
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example:80' },
  ]) {
    const { status, body, headers: answered } = await refresh(headers)
    expect([headers, status, body.code]).toEqual([headers, 403, 'forbidden'])
    expect(answered).not.toHaveProperty('set-cookie')
    expect((await refresh(headers, { background: true })).status).toBe(403)
  }
  await longAgo()
  const own = { origin: satchel.config.PUBLIC_URL }
  expect((await refresh(own)).status).toBe(200)
  expect((await refresh({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).status).toBe(
    200,
  )
  expect((await refreshBy(cookie)).status).toBe(200)
})

test('a refresh token in the body is no cookie, so whoever has it may send it from anywhere', async () => {
  const { email } = await satchel.newTenant()
  const { body } = await anonymous('POST', 'auth/v1/sessions', { email, password: PASSWORD })
  const { refreshToken } = body
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'chrome-extension://abc' }
  const refreshed = await anonymous('POST', 'auth/v1/sessions/refresh', { refreshToken }, headers)
  expect(refreshed.status).toBe(200)
})

test('the person hears by one email of a session that was ended because its token came again', async () => {
  const { email, tokens } = await satchel.newTenant()
  const refresh = (refreshToken: string) =>
    anonymous('POST', 'auth/v1/sessions/refresh', { refreshToken }, { 'user-agent': 'curl/8.10.1' })
  const { body: next } = await refresh(tokens.refreshToken)
  expect((await refresh(tokens.refreshToken)).status).toBe(401)
  const mails = () =>
    sql<{ text: string }>`select payload ->> 'text' as text from graphile_worker._private_jobs
      where payload ->> 'to' = ${email} and payload ->> 'subject' like '%for your safety'`
      .execute(satchel.database.system)
      .then(({ rows }) => rows.map((row) => row.text))
  const [text] = await mails()
  expect(text).toContain(`A session of ${email} was signed out on`)
  expect(text).toContain('settings?section=sessions')
  // The rest of its tokens end with it, which is no news.
  expect((await refresh(next.refreshToken)).status).toBe(401)
  expect((await refresh(tokens.refreshToken)).status).toBe(401)
  expect(await mails()).toHaveLength(1)
})
