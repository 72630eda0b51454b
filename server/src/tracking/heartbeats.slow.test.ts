import { afterEach, describe, expect, test, vi } from 'vitest'
import { pdfOf } from '../../test/documents/pdf.ts'
import { type Answer, type Owner, product } from '../../test/harness.ts'
import { type Heard, openSocket } from '../../test/socket.ts'
import { fixture, upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ worker: true })
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const { anonymous } = satchel

async function sharedFile(name = 'handbook.pdf', content = pdfOf(24)) {
  const owner = await satchel.newTenant()
  const { itemId } = await upload(satchel, owner, name, content)
  await whenRead(owner, itemId)
  return { owner, itemId, slug: await shareOf(owner, itemId) }
}

async function shareOf(owner: Owner, itemId: string, terms: object = {}): Promise<string> {
  const body = { itemId, itemType: 'ITEM', ...terms }
  return (await owner.call('POST', 'items/v1/v2/shortener/personalized', body)).body.slug
}

/** Opens the page and gives what its beats carry. */
async function tokenOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await anonymous('GET', `/l/${path}`, undefined, {
    'user-agent': AGENT,
    ...headers,
  })
  const main = /<main data-beats="([^"]*)" data-token="([^"]*)" data-item="([^"]*)">/.exec(body)
  expect(main?.[1]).toBe(`/l/${path.split('/')[0]}/beats`)
  return main?.[2] ?? ''
}

function report(slug: string, beat: object | string, type = 'text/plain;charset=UTF-8') {
  const text = typeof beat === 'string' ? beat : JSON.stringify(beat)
  return anonymous('POST', `/l/${slug}/beats`, text, { 'content-type': type })
}

/** The only visit there is of it, as it is kept. */
const stored = (itemId: string) =>
  satchel.database.system
    .selectFrom('visit')
    .innerJoin('link', 'link.id', 'visit.linkId')
    .where((is) => is.or([is('link.itemId', '=', itemId), is('visit.itemId', '=', itemId)]))
    .select(['visit.id', 'filtered', 'durationMs', 'pages', 'parts', 'clicks', 'beatAt'])
    .orderBy('visit.id')
    .execute()

/** The visitor has looked at it for so long, and may report again. */
async function after(minutes: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  await satchel.database.system.updateTable('visit').set({ beatAt: null }).execute()
}
afterEach(() => void vi.useRealTimers())

describe('a page that is read', () => {
  test('is told to the sharer while it is read, and to no one else', async () => {
    const { owner, itemId, slug } = await sharedFile()
    const [colleague, stranger] = [await owner.withRole('admin'), await satchel.newTenant()]
    const address = await satchel.listen()
    const [mine = [], ...others] = await Promise.all(
      [owner, colleague, stranger].map(async ({ tokens }) => {
        const { messages } = await openSocket(address, tokens)
        return messages
      }),
    )
    const of = (messages: Heard[]) => messages.filter(({ action }) => action === 'share-reading')
    const pages = () => of(mine).map(({ page }) => page)
    const token = await tokenOf(slug)
    await after(1)
    expect((await report(slug, { token, durationMs: 3_000, page: 6 })).status).toBe(204)
    await expect.poll(pages).toEqual([6])
    expect(of(mine)[0]).toMatchObject({ itemId, itemName: 'handbook' })
    await after(1)
    await report(slug, { token, durationMs: 9_000, isLast: true })
    await expect.poll(pages).toEqual([6, 0])

    // Neither where the tenant has switched off notifications of visits, nor for bots.
    const { body: settings } = await owner.call('GET', 'users/v1/account-settings')
    const notify = (shareView: boolean) =>
      owner.call('PUT', `users/v1/account-settings/${settings.id}`, {
        notifications: { shareView },
      })
    await notify(false)
    await after(1)
    await report(slug, { token, durationMs: 12_000, page: 7 })
    await notify(true)
    const machine = await tokenOf(slug, { 'user-agent': `${AGENT} HeadlessChrome/140.0.0.0` })
    await after(1)
    await report(slug, { token: machine, durationMs: 3_000, page: 8 })
    await report(slug, { token, durationMs: 15_000, page: 9 })
    await expect.poll(pages).toEqual([6, 0, 9])
    for (const other of others) expect(of(other)).toEqual([])
    expect((await report(slug, { token, durationMs: 1, page: 0 })).status).toBe(422)
  })

  test('reports how long each page was seen and which links were followed, and repeating it changes nothing', async () => {
    const { itemId, slug } = await sharedFile()
    const token = await tokenOf(slug)
    await after(5)
    const clicks = [{ page: 2, url: 'https://example.com/prices' }]
    const beat = { token, durationMs: 60_000, pages: { 1: 20_000, 2: 35_000 }, clicks }
    expect((await report(slug, beat)).status).toBe(204)
    const [visit] = await stored(itemId)
    expect(visit).toMatchObject({
      durationMs: 60_000,
      pages: { 1: 20_000, 2: 35_000 },
      parts: null,
      clicks: [{ ...clicks[0], at: expect.any(String) }],
    })
    await after(0)
    await report(slug, { ...beat, durationMs: 10_000, pages: { 2: 5_000, 3: 1_000 } })
    await after(0)
    await report(slug, { ...beat, durationMs: 61_000 })
    expect(await stored(itemId)).toMatchObject([
      {
        ...visit,
        durationMs: 61_000,
        pages: { 1: 20_000, 2: 35_000, 3: 1_000 },
        beatAt: expect.anything(),
      },
    ])
  })

  test('is limited to what is possible', async () => {
    const { itemId, slug } = await sharedFile()
    const token = await tokenOf(slug)
    await report(slug, { token, durationMs: 900_000, pages: { 1: 900_000 } })
    const [visit] = await stored(itemId)
    expect(visit?.durationMs).toBeLessThan(60_000)
    expect(visit?.pages).toBeNull()
    await after(5)
    await report(slug, {
      token,
      durationMs: 1e11,
      pages: { 24: 50, 25: 50, 99999: 50, 0: 50, '2e0': 50 },
    })
    const [later] = await stored(itemId)
    expect(later?.durationMs).toBeLessThan(400_000)
    expect(later?.pages).toEqual({ 24: 50 })
  })

  test('reports which parts of a film were played, overlaps once and nothing beyond its end', async () => {
    const { itemId, slug } = await sharedFile('intro.mp4', await fixture('intro.mp4'))
    const token = await tokenOf(slug)
    await report(slug, {
      token,
      durationMs: 10,
      parts: [
        [1, 1.5],
        [0, 0.5],
        [0.4, 0.7],
        [1.9, 9_999],
      ],
    })
    const [visit] = await stored(itemId)
    const end = (visit?.parts as number[][] | undefined)?.at(-1)?.[1]
    expect(visit?.parts).toEqual([[0, 0.7], [1, 1.5], ...(end === 1.5 ? [] : [[1.9, end]])])
    expect(end).toBeLessThan(30)
  })

  test("may be a machine's: that is kept with its visit, which stays out of the figures", async () => {
    const { itemId, slug } = await sharedFile()
    const token = await tokenOf(slug, { 'user-agent': 'Slackbot-LinkExpanding 1.0' })
    expect((await report(slug, { token, durationMs: 1 })).status).toBe(204)
    expect(await stored(itemId)).toMatchObject([{ filtered: 'unfurler', durationMs: 1 }])
  })

  test('of a collection reports the item that is open in it as a visit of its own', async () => {
    const { owner, itemId } = await sharedFile()
    const draft = { name: 'Kit', itemIds: [itemId] }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
    const slug = await shareOf(owner, collection.id, { itemType: 'COLLECTION' })
    await anonymous('GET', `/l/${slug}`, undefined, { 'user-agent': AGENT })
    const token = await tokenOf(`${slug}/${itemId}`)
    await tokenOf(`${slug}/${itemId}`)
    expect((await report(slug, { token, durationMs: 5, pages: { 2: 5 } })).status).toBe(204)
    const visits = await satchel.database.system
      .selectFrom('visit')
      .innerJoin('link', 'link.id', 'visit.linkId')
      .where('slug', '=', slug)
      .select(['filtered', 'visit.itemId', 'isView', 'pages', 'fileVersion'])
      .orderBy('visit.id')
      .execute()
    expect(visits).toEqual([
      { filtered: null, itemId: null, isView: true, pages: null, fileVersion: null },
      { filtered: null, itemId, isView: false, pages: { 2: 5 }, fileVersion: 1 },
      { filtered: 'repeat', itemId, isView: false, pages: null, fileVersion: 1 },
    ])
  })
})

describe('a reading report is refused', () => {
  const refused = async (answer: Promise<Answer>, status: number) =>
    expect((await answer).status).toBe(status)

  test('with a token that is not ours, is of another link, or was changed', async () => {
    const [one, other] = [await sharedFile(), await sharedFile()]
    const token = await tokenOf(one.slug)
    for (const wrong of [token.slice(1), `A${token}`, '', 'x'.repeat(64), token.replace(/.$/, '-')])
      if (wrong !== token) await refused(report(one.slug, { token: wrong, durationMs: 1 }), 404)
    const turned = Buffer.from(token, 'base64url')
    turned[3] = (turned[3] ?? 0) ^ 1
    await refused(report(one.slug, { token: turned.toString('base64url'), durationMs: 1 }), 404)
    await refused(report(other.slug, { token, durationMs: 1 }), 404)
    await refused(report('zzzzzzz', { token, durationMs: 1 }), 404)
    expect(await stored(one.itemId)).toMatchObject([{ beatAt: null, durationMs: 0 }])
  })

  test('if it is malformed or far too large', async () => {
    const { itemId, slug } = await sharedFile()
    const token = await tokenOf(slug)
    await refused(report(slug, '{'), 400)
    await refused(report(slug, ''), 400)
    await refused(report(slug, 'null'), 422)
    for (const pages of [[], [1], null, 'all'])
      await refused(report(slug, { token: '', durationMs: 1, pages }), 422)
    const wrong = [
      { durationMs: -1 },
      { durationMs: '5' },
      { durationMs: 1, pages: { 1: -5 } },
      { durationMs: 1, pages: { 1: null } },
      { durationMs: 1, parts: [[1]] },
      { durationMs: 1, clicks: [{ url: 'javascript:alert(1)' }] },
      { durationMs: 1, clicks: [{ url: `https://example.com/${'x'.repeat(2_050)}` }] },
      { durationMs: 1, clicks: Array.from({ length: 201 }, () => ({ url: 'https://a.example/' })) },
      { durationMs: 1, clicks: [{ url: 'https://a.example/\u0000' }] },
    ]
    for (const beat of wrong) await refused(report(slug, { token, ...beat }), 422)
    await refused(report(slug, `{"token":"${token}","durationMs":1e999}`), 422)
    await refused(report(slug, { token, durationMs: 1, more: 'x'.repeat(17_000) }), 413)
    await refused(report(slug, { token, durationMs: 1 }, 'application/x-www-form-urlencoded'), 415)
    await refused(report(slug, { token, durationMs: 1 }, 'application/json'), 415)
    expect(await stored(itemId)).toMatchObject([{ beatAt: null, durationMs: 0, clicks: null }])
  })

  test('more than once a second, but for the last word, which is waited for', async () => {
    const { itemId, slug } = await sharedFile()
    const token = await tokenOf(slug)
    const both = [1, 2].map((durationMs) => report(slug, { token, durationMs }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 429])
    await refused(report(slug, { token, durationMs: 3, isLast: true }), 204)
    expect(await stored(itemId)).toMatchObject([{ durationMs: 3 }])
  })

  test('a day after the visit', async () => {
    const { itemId, slug } = await sharedFile()
    const token = await tokenOf(slug)
    await after(24 * 60 + 1)
    await refused(report(slug, { token, durationMs: 1 }), 410)
    expect(await stored(itemId)).toMatchObject([{ durationMs: 0 }])
  })
})
