import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { type Owner, product } from '../../test/harness.ts'

const satchel = product()
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const MESSAGES =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0'

async function shared(owner: Owner) {
  const draft = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const share = { itemId: item.id, itemType: 'ITEM' }
  const { body } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
  return body as { id: string; slug: string }
}

let people = 0
function somebody() {
  people += 1
  return { 'user-agent': PHONE, 'x-forwarded-for': `81.2.69.${people}` }
}

const open = (path: string, headers: Record<string, string> = somebody()) =>
  satchel.anonymous('GET', `/l/${path}`, undefined, headers)

const visitsOf = (linkId: string) =>
  satchel.database.system
    .selectFrom('visit')
    .selectAll()
    .where('linkId', '=', linkId)
    .orderBy('id')
    .execute()

test('programs that render previews or scan mail are distinguished from people, who may use the same app', async () => {
  const owner = await satchel.newTenant()
  const link = await shared(owner)
  const agents: [string, string | null][] = [
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'unfurler'],
    ['WhatsApp/2.23.20.0 A', 'unfurler'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'unfurler'],
    [
      'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
      'unfurler',
    ],
    ['Twitterbot/1.0', 'unfurler'],
    ['TelegramBot (like TwitterBot)', 'unfurler'],
    ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', 'unfurler'],
    ['Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5', 'unfurler'],
    [MESSAGES, 'unfurler'],
    ['Mozilla/5.0 (Windows NT 10.0) BarracudaCentral Link Check', 'scanner'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot'],
    ['python-requests/2.32', 'bot'],
    [`${PHONE} [LinkedInApp]`, null],
    [`${PHONE} Instagram 300.0.0.0`, null],
    [`${PHONE} [FBAN/FBIOS;FBAV/450.0]`, null],
  ]
  for (const [agent] of agents) await open(link.slug, { ...somebody(), 'user-agent': agent })
  const found = (await visitsOf(link.id)).map(({ filtered }) => filtered)
  expect(found).toEqual(agents.map(([, why]) => why))
})

test('who follows a mailed link before a person could is a scanner, and only then', async () => {
  const owner = await satchel.newTenant()
  const { body: item } = await owner.call('POST', 'items/v1', {
    kind: 'link',
    url: 'https://example.com/',
    name: 'Prices',
  })
  const { body: link } = await owner.call('POST', `users/v1/${owner.userId}/share`, {
    itemId: item.id,
    itemType: 'ITEM',
    sharedToEmail: 'vera@customer.example',
  })
  await open(`${link.slug}?via=mail`)
  await open(link.slug)
  await satchel.database.system
    .updateTable('linkMail')
    .set({ at: new Date(Date.now() - 60_000).toISOString() })
    .where('linkId', '=', link.id)
    .execute()
  await open(`${link.slug}?via=mail`)
  expect((await visitsOf(link.id)).map(({ filtered, trigger }) => [filtered, trigger])).toEqual([
    ['scanner', 'mail'],
    [null, 'link'],
    [null, 'mail'],
  ])
})

test('people of the tenant are colleagues where they are signed in, at their own tenant alone', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  const here = somebody()
  const signIn = { email: owner.email, password: PASSWORD }
  const { body } = await satchel.anonymous('POST', 'auth/v1/sessions', signIn, here)
  expect(body.accessToken).toBeDefined()
  expect(body.tenantId).toBeUndefined()
  const [own, foreign] = [await shared(owner), await shared(other)]
  await open(own.slug, here)
  await open(own.slug, { ...here, 'x-forwarded-for': '81.2.69.250' })
  await open(foreign.slug, here)
  expect((await visitsOf(own.id)).map(({ filtered }) => filtered)).toEqual(['colleague', null])
  expect((await visitsOf(foreign.id)).map(({ filtered }) => filtered)).toEqual([null])

  // Known by what was refreshed there, too, and for the day only.
  const there = somebody()
  await satchel.anonymous(
    'POST',
    'auth/v1/sessions/refresh',
    { refreshToken: body.refreshToken },
    there,
  )
  await open(own.slug, there)
  expect((await visitsOf(own.id)).at(-1)?.filtered).toBe('colleague')
  await satchel.database.system
    .updateTable('memberViewer')
    .set({ seenOn: '2020-01-01' })
    .where('tenantId', '=', owner.tenantId)
    .execute()
  await satchel.app.tasks['forget-viewers']?.({})
  await open(own.slug, there)
  expect((await visitsOf(own.id)).at(-1)?.filtered).toBeNull()
})

test('the country is that of the address our own proxy reports, and the address isn’t stored anywhere', async () => {
  const owner = await satchel.newTenant()
  const link = await shared(owner)
  for (const address of ['81.2.69.142', '2a00:1450:4001:82a::200e', '10.1.2.3', '::1', 'nonsense'])
    await open(link.slug, { ...somebody(), 'x-forwarded-for': address })
  const visits = await visitsOf(link.id)
  expect(visits.map(({ country }) => country)).toEqual(['GB', 'IE', null, null, null])
  expect(JSON.stringify(visits)).not.toContain('81.2.69')
})

const alone = product({ config: { TRUSTED_PROXIES: '' } })
test('what a stranger says of its address is not believed', async () => {
  const owner = await alone.newTenant()
  const link = await shared(owner)
  for (const address of ['81.2.69.142', '81.2.69.143'])
    await alone.anonymous('GET', `/l/${link.slug}`, undefined, {
      'user-agent': PHONE,
      'x-forwarded-for': address,
    })
  const visits = await alone.database.system.selectFrom('visit').selectAll().execute()
  expect(visits.map(({ country, filtered }) => [country, filtered])).toEqual([
    [null, null],
    [null, 'repeat'],
  ])
})

test('what the asked address carries of a campaign is kept, and nothing that is no text', async () => {
  const owner = await satchel.newTenant()
  const link = await shared(owner)
  await open(
    `${link.slug}?utm_source=fair&utm_medium=%00print%0a&utm_term=${'x'.repeat(900)}&via=qr`,
  )
  await open(`${link.slug}?utm_source=a&utm_source=b&utm_medium=&via=elsewhere`)
  await open(`${link.slug}?utm_source=%ED%A0%80`)
  const [first, second, third] = await visitsOf(link.id)
  expect(first).toMatchObject({
    utm: { source: 'fair', medium: 'print', term: 'x'.repeat(200) },
    trigger: 'qr',
  })
  expect(second).toMatchObject({ utm: null, trigger: 'link' })
  expect(third?.id).toBeDefined()
})
