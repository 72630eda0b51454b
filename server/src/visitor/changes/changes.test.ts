import { describe, expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { makePdf } from '../../../test/documents/make-pdf.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { share } from '../../../test/sharing.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true, config: { LOG_LEVEL: 'silent' } })

/** A price list, whose prices are on pages 2 and 4. */
const prices = (sensor: number, cable: number) =>
  makePdf(
    [['Prices'], [`Sensor ${sensor} EUR`], ['Terms of delivery'], [`Cable ${cable} EUR`]].map(
      (lines) => ({ lines }),
    ),
  )

async function addPrices(owner: Owner) {
  const { itemId } = await upload(satchel, owner, 'Prices.pdf', prices(340, 12))
  return whenRead(owner, itemId)
}

/** Replaces the price list, and waits until its readers can be told. */
async function raisePrices(owner: Owner, id: string, sensor = 355) {
  const replaces = { replaces: id }
  const { uploadId } = await upload(satchel, owner, 'Prices.pdf', prices(sensor, 14), replaces)
  const { body } = await owner.call('POST', `items/v1/${id}/file`, { uploadId })
  await whenRead(owner, id)
  const { status } = await owner.call(
    'GET',
    `items/v1/${id}/versions/${body.newFileVersion}/changes`,
  )
  expect(status).toBe(200)
}

type Visitor = ReturnType<typeof browser>

/** Opens a page and returns the token of the visit. */
async function open(visitor: Visitor, path: string): Promise<string> {
  const { status, body } = await visitor.get(path)
  expect(status).toBe(200)
  return /data-token="([^"]+)"/.exec(body)?.[1] ?? ''
}

const changes = (visitor: Visitor, path: string, token: string, more = '') =>
  visitor.get(`${path}/changes?token=${token}${more}`)

/** Opens a link as somebody who proves an address. */
async function prove(visitor: Visitor, path: string, email: string): Promise<string> {
  await visitor.get(path)
  await visitor.post(`${path}/email`, { email })
  const code = await satchel.codeFor(email)
  await visitor.post(`${path}/code`, { email, code })
  return open(visitor, path)
}

const LISTED = [
  { page: 2, words: [{ from: '340', to: '355' }], pictures: false, label: 'Page 2', note: '' },
  { page: 4, words: [{ from: '12', to: '14' }], pictures: false, label: 'Page 4', note: '' },
]

describe('a page that changed since it was read', () => {
  test('says what changed to who read it before, and nothing to others', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPrices(owner)
    const { body: link } = await share(owner, id)
    const path = `/l/${link.slug}`
    const [reader, other] = [browser(satchel), browser(satchel)]
    const first = await open(reader, path)
    expect((await changes(reader, path, first)).status).toBe(404)
    expect((await reader.get(path)).body).not.toContain('data-changes')

    await raisePrices(owner, id)
    const { body: page } = await reader.get(path)
    expect(page).toContain('data-changes')
    const token = /data-token="([^"]+)"/.exec(page)?.[1] ?? ''
    const answer = await changes(reader, path, token)
    expect(answer.body).toMatchObject({
      since: expect.stringMatching(/^\d{4}-/),
      summary: expect.stringMatching(/^Since you read this on .+: pages 2 and 4$/),
      pages: LISTED,
    })
    expect(answer.headers['cache-control']).toContain('no-store')
    const german = await changes(reader, path, token, '&lang=de')
    expect(german.body.summary).toMatch(/^Seit Sie das am .+ gelesen haben: Seiten 2 und 4$/)

    const theirs = await open(other, path)
    expect((await changes(other, path, theirs)).status).toBe(404)
    // In another network, the same browser still has the token of its first visit.
    expect((await changes(other, path, theirs, `&before=${first}`)).body.pages).toEqual(LISTED)
    const { body } = await owner.call(
      'GET',
      `items/v1/personalized/${link.id}/visits?includeFiltered=true`,
    )
    const marks = body.items.map((visit: { sawChanges: boolean }) => visit.sawChanges)
    expect(marks.filter(Boolean)).toHaveLength(2)
  })

  test('is told by a verified address through any link of the company, and in the email', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPrices(owner)
    const gate = { requireEmail: true, proveEmail: true }
    const [one, two] = [
      (await share(owner, id, gate)).body,
      (await share(owner, id, { ...gate, sharedToMemo: 'Two' })).body,
    ]
    const email = `bo-${owner.tenantId}@customer.example`
    await prove(browser(satchel), `/l/${one.slug}`, email)
    await raisePrices(owner, id)

    const readers = [{ linkId: one.id, email }]
    expect((await owner.call('POST', `items/v1/${id}/outdated/tell`, { readers })).body.told).toBe(
      1,
    )
    expect((await satchel.mailTo(email, /new version/)).text).toContain(
      'Since then changed: pages 2 and 4.',
    )
    const again = browser(satchel)
    const token = await prove(again, `/l/${two.slug}`, email)
    expect((await changes(again, `/l/${two.slug}`, token)).body.pages).toEqual(LISTED)
    expect((await changes(browser(satchel), `/l/${two.slug}`, token)).status).toBe(401)
  })

  test('is told by the token of a visit to this link alone, while it opens', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPrices(owner)
    const [one, two] = [
      (await share(owner, id)).body,
      (await share(owner, id, { sharedToMemo: 'Two' })).body,
    ]
    const reader = browser(satchel)
    const first = await open(reader, `/l/${one.slug}`)
    await raisePrices(owner, id)
    const token = await open(reader, `/l/${one.slug}`)
    const status = async (slug: string, given: string, more = '') =>
      (await changes(reader, `/l/${slug}`, given, more)).status
    expect(await status(one.slug, token)).toBe(200)
    expect(await status(one.slug, '')).toBe(404)
    expect(await status(one.slug, `${token}x`)).toBe(404)
    expect(await status(two.slug, token)).toBe(404)
    const stranger = browser(satchel)
    const theirs = await open(stranger, `/l/${two.slug}`)
    expect((await changes(stranger, `/l/${two.slug}`, theirs, `&before=${first}`)).status).toBe(404)
    await owner.call('DELETE', `items/v1/personalized/${one.id}`)
    expect(await status(one.slug, token)).toBe(410)
  })
})
