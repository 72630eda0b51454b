import type { Certainty } from '@satchel/contract/visits/visits.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { pdfOf } from '../../test/documents/pdf.ts'
import { type Owner, product } from '../../test/harness.ts'
import { upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ worker: true })
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Headers as they were sent by what opens links, and how sure it is that a person read. */
const RECORDED: readonly [name: string, headers: Record<string, string>, Certainty][] = [
  ['Chrome on a desk', { 'user-agent': CHROME, 'sec-fetch-mode': 'navigate' }, 'loaded'],
  [
    'Safari on a telephone',
    {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    },
    'loaded',
  ],
  [
    'a browser that loads what is likely to be opened',
    { 'user-agent': CHROME, 'sec-purpose': 'prefetch;prerender' },
    'machine',
  ],
  [
    'a link preview in Slack',
    {
      'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      range: 'bytes=0-32768',
    },
    'machine',
  ],
  [
    'a link preview in Teams',
    {
      'user-agent':
        'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    },
    'machine',
  ],
  [
    'a mail scanner',
    { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) BarracudaCentral Link Check' },
    'machine',
  ],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    'machine',
  ],
  [
    'Safari on a Mac',
    {
      'user-agent':
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    },
    'loaded',
  ],
  [
    'Firefox',
    {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    },
    'loaded',
  ],
  [
    'Edge',
    {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    },
    'loaded',
  ],
  [
    'Chrome on Android',
    {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    },
    'loaded',
  ],
  [
    'Chrome without a screen',
    {
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    },
    'machine',
  ],
  ['the privacy proxy of Apple Mail', { 'user-agent': 'Mozilla/5.0' }, 'machine'],
  [
    'the image proxy of Gmail',
    {
      'user-agent':
        'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    },
    'machine',
  ],
  [
    'a link preview in LinkedIn',
    {
      'user-agent':
        'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    },
    'machine',
  ],
  ['a link preview in WhatsApp', { 'user-agent': 'WhatsApp/2.23.20.0 A' }, 'machine'],
  [
    'a link preview in Facebook',
    { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' },
    'machine',
  ],
  ['a link preview in X', { 'user-agent': 'Twitterbot/1.0' }, 'machine'],
  ['a link preview in Telegram', { 'user-agent': 'TelegramBot (like TwitterBot)' }, 'machine'],
  [
    'a link preview in Discord',
    { 'user-agent': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)' },
    'machine',
  ],
  [
    'Office looking what a link is',
    { 'user-agent': 'Microsoft Office Existence Discovery' },
    'machine',
  ],
  ['a program without a name', { 'user-agent': '' }, 'machine'],
]

let people = 0
const open = (path: string, headers: Record<string, string> = { 'user-agent': CHROME }) => {
  people += 1
  const address = { 'x-forwarded-for': `81.2.69.${people}` }
  return satchel.anonymous('GET', `/l/${path}`, undefined, { ...address, ...headers })
}

async function shareOf(owner: Owner, terms: object = {}) {
  const { itemId } = await upload(satchel, owner, 'handbook.pdf', pdfOf(24))
  await whenRead(owner, itemId)
  const body = { itemId, itemType: 'ITEM', ...terms }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  return link as { id: string; slug: string }
}

async function beat(slug: string, html: string, notified: object) {
  const token = /data-token="([^"]*)"/.exec(html)?.[1]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const text = JSON.stringify({ token, durationMs: 5_000, ...notified })
  const type = { 'content-type': 'text/plain' }
  expect((await satchel.anonymous('POST', `/l/${slug}/beats`, text, type)).status).toBe(204)
}
afterEach(() => void vi.useRealTimers())

/** Moves the reports of these visits back by a second. */
const aSecondLater = (linkId: string) =>
  satchel.database.system
    .updateTable('visit')
    .set({ beatAt: null })
    .where('linkId', '=', linkId)
    .execute()

async function certainties(owner: Owner, linkId: string): Promise<Certainty[]> {
  const path = `items/v1/personalized/${linkId}/visits?includeFiltered=true`
  const { body } = await owner.call('GET', path)
  return body.items.map(({ certainty }: { certainty: Certainty }) => certainty).reverse()
}

async function sumsOf(owner: Owner, linkId: string) {
  await satchel.app.tasks['sum-visits']?.({})
  const { body } = await owner.call('GET', `items/v1/personalized/${linkId}/report`)
  const { views, sureViews, sureViewers } = body.sums
  const day = body.days.at(-1)
  expect(day.sureViews).toBe(sureViews)
  expect(body.link.sureViews).toBe(sureViews)
  return { views, sureViews, sureViewers }
}

test('a request alone never proves a person, and programs are recognized by what they send', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner)
  for (const [, headers] of RECORDED) await open(link.slug, headers)
  await satchel.app.tasks['sum-visits']?.({})
  const found = await certainties(owner, link.id)
  expect(RECORDED.map(([name], place) => [name, found[place]])).toEqual(
    RECORDED.map(([name, , certainty]) => [name, certainty]),
  )
  expect(await sumsOf(owner, link.id)).toEqual({ views: 6, sureViews: 0, sureViewers: 0 })
})

test('a page fetched in advance counts once somebody looks at it, and not before', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner)
  const ahead = { 'user-agent': CHROME, 'sec-purpose': 'prefetch;anonymous-client-ip' }
  const looked = await open(link.slug, ahead)
  const never = await open(link.slug, ahead)
  await satchel.app.tasks['sum-visits']?.({})
  await beat(link.slug, never.body, { durationMs: 0 })
  await beat(link.slug, looked.body, { pages: { 1: 5_000 } })
  expect(await certainties(owner, link.id)).toEqual(['loaded', 'machine'])
  expect(await sumsOf(owner, link.id)).toEqual({ views: 1, sureViews: 0, sureViewers: 0 })
  const { items } = (await owner.call('GET', 'activity/v1/notifications')).body
  expect(items).toMatchObject([{ kind: 'share-view', count: 1 }])
  const mails = satchel.database.system
    .selectFrom('visitLetter')
    .select('isDigest')
    .where('tenantId', '=', owner.tenantId)
  expect(await mails.execute()).toEqual([{ isDigest: false }])
  const { body } = await owner.call('GET', `items/v1/personalized/${link.id}`)
  expect(body).toMatchObject({ views: 1, viewers: 1, lastViewedAt: expect.any(String) })
})

test('a tab that is never looked at is no view; one that is looked at later counts then', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner)
  const hidden = { durationMs: 0, isHidden: true }
  const figures = async () => {
    const { body } = await owner.call('GET', `items/v1/personalized/${link.id}`)
    return [body.views, body.viewers, body.lastViewedAt !== null]
  }
  const notices = async () => (await owner.call('GET', 'activity/v1/notifications')).body.items
  const page = await open(link.slug)
  await satchel.app.tasks['sum-visits']?.({})
  expect(await figures()).toEqual([1, 1, true])
  await beat(link.slug, page.body, hidden)
  expect(await certainties(owner, link.id)).toEqual(['machine'])
  expect(await figures()).toEqual([0, 0, false])
  expect(await notices()).toEqual([])
  expect(await sumsOf(owner, link.id)).toEqual({ views: 0, sureViews: 0, sureViewers: 0 })

  const seen = await open(link.slug)
  await beat(link.slug, seen.body, hidden)
  await aSecondLater(link.id)
  await beat(link.slug, seen.body, { pages: { 1: 5_000 } })
  expect(await figures()).toEqual([1, 1, true])
  expect(await notices()).toMatchObject([{ kind: 'share-view', count: 1 }])
  expect(await sumsOf(owner, link.id)).toEqual({ views: 1, sureViews: 0, sureViewers: 0 })
  expect(await certainties(owner, link.id)).toEqual(['machine', 'loaded'])
})

test('a page that somebody read stays read, whatever is said of its tab, and a return behind others is none', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner)
  const same = { 'user-agent': CHROME, 'x-forwarded-for': '81.2.70.9' }
  const first = await open(link.slug, same)
  const again = await open(link.slug, same)
  await beat(link.slug, first.body, { pages: { 1: 5_000 } })
  await aSecondLater(link.id)
  await beat(link.slug, first.body, { durationMs: 0, isHidden: true })
  await beat(link.slug, again.body, { durationMs: 0, isHidden: true })
  expect(await sumsOf(owner, link.id)).toEqual({ views: 1, sureViews: 0, sureViewers: 0 })
  expect(await certainties(owner, link.id)).toEqual(['loaded', 'machine'])
})

test('a return that was fetched in advance is reading, and no view more', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner)
  const same = { 'user-agent': CHROME, 'x-forwarded-for': '81.2.70.2' }
  await open(link.slug, same)
  const ahead = await open(link.slug, { ...same, 'sec-purpose': 'prefetch' })
  await satchel.app.tasks['sum-visits']?.({})
  await beat(link.slug, ahead.body, { acted: true })
  expect(await sumsOf(owner, link.id)).toEqual({ views: 1, sureViews: 1, sureViewers: 1 })
})

test('who acts on a page is a person, whatever the name of their browser sounds like', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner)
  const inApp = { 'user-agent': `${CHROME} WhatsApp/2.24 SafeLinks` }
  const acting = await open(link.slug, inApp)
  const rendering = await open(link.slug, inApp)
  await satchel.app.tasks['sum-visits']?.({})
  await beat(link.slug, rendering.body, { pages: { 1: 2_000 } })
  await beat(link.slug, acting.body, { acted: true })
  expect(await certainties(owner, link.id)).toEqual(['acted', 'machine'])
  expect(await sumsOf(owner, link.id)).toEqual({ views: 1, sureViews: 1, sureViewers: 1 })
})

test('who keeps a page in view is no preview, whatever the app they look with is called', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner)
  const looking = await open(link.slug, { 'user-agent': `${CHROME} Viber/22.1` })
  const scanning = await open(link.slug, { 'user-agent': `${CHROME} Barracuda` })
  await satchel.app.tasks['sum-visits']?.({})
  await beat(link.slug, looking.body, { durationMs: 25_000 })
  await beat(link.slug, scanning.body, { durationMs: 25_000 })
  expect(await certainties(owner, link.id)).toEqual(['loaded', 'machine'])
  expect(await sumsOf(owner, link.id)).toEqual({ views: 1, sureViews: 0, sureViewers: 0 })
})

test('a view is sure once somebody acts on the page, and not by the time it is open', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner)
  const idle = await open(link.slug)
  const acting = await open(link.slug)
  const turning = await open(link.slug)
  await satchel.app.tasks['sum-visits']?.({})
  await beat(link.slug, idle.body, { pages: { 1: 5_000 } })
  await beat(link.slug, acting.body, { acted: true })
  await beat(link.slug, turning.body, { pages: { 1: 2_000, 2: 3_000 } })
  expect(await certainties(owner, link.id)).toEqual(['loaded', 'acted', 'acted'])
  expect(await sumsOf(owner, link.id)).toEqual({ views: 3, sureViews: 2, sureViewers: 2 })
})

test('what is done on a return within the hour makes its view sure', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner)
  const same = { 'user-agent': CHROME, 'x-forwarded-for': '81.2.70.1' }
  await open(link.slug, same)
  expect(await sumsOf(owner, link.id)).toEqual({ views: 1, sureViews: 0, sureViewers: 0 })
  const again = await open(link.slug, same)
  await satchel.app.tasks['sum-visits']?.({})
  await beat(link.slug, again.body, { acted: true })
  expect(await sumsOf(owner, link.id)).toEqual({ views: 1, sureViews: 1, sureViewers: 1 })
  expect(await certainties(owner, link.id)).toEqual(['acted', 'acted'])
})

test('who entered the password of a link is proved', async () => {
  const owner = await satchel.newTenant()
  const link = await shareOf(owner, { password: 'open sesame' })
  const form = { 'user-agent': CHROME, 'content-type': 'application/x-www-form-urlencoded' }
  const { headers } = await satchel.anonymous(
    'POST',
    `/l/${link.slug}/unlock`,
    'password=open+sesame',
    form,
  )
  const cookie = [headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0])
    .join('; ')
  await open(link.slug, { 'user-agent': CHROME, cookie })
  await satchel.app.tasks['sum-visits']?.({})
  expect(await certainties(owner, link.id)).toEqual(['proved'])
})
