import { describe, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Person, product } from '../../test/harness.ts'
import { writeText } from '../../test/searching.ts'
import { upload } from '../../test/uploading.ts'
import { joinParts } from '../platform/files/text-parts.ts'
import { closestTo, figuresChanged } from './compare.ts'

const satchel = product({ shared: true })

const USED = 'search/v1/used-answers'
const textOf = (...pages: string[]) =>
  joinParts({ pages: pages.map((text) => ({ text })) }, 100_000)

async function run(task: string, payload: object = {}) {
  await satchel.app.tasks[task]?.(payload)
}

/** Adds an item with a document of these pages, as processing leaves it. */
async function addPrices(owner: Person) {
  const { itemId: id } = await upload(satchel, owner, 'Prices Europe.txt', Buffer.from('Prices'))
  await writeText(satchel, owner, id, textOf('Price list', 'Leak sensor L3 € 340.00\nMast € 80.00'))
  await run('cut-passages', { tenantId: owner.tenantId })
  return id
}

/** Replaces the text of its document, and compares what was used as the jobs do. */
async function becomes({ tenantId }: Person, itemId: string, body: string) {
  await satchel.database.system
    .updateTable('itemText')
    .set({ body })
    .where('tenantId', '=', tenantId)
    .where('itemId', '=', itemId)
    .execute()
  await run('cut-passages', { tenantId })
  await run('check-used-answers')
}

const SENTENCE = 'Leak sensor L3 € 340.00'

async function used(form: object = {}) {
  const owner = await satchel.newTenant()
  const itemId = await addPrices(owner)
  const draft = { itemId, text: SENTENCE, page: 2, sharedToMemo: 'Bo', ...form }
  const { status, body } = await owner.call('POST', USED, draft)
  expect(status, JSON.stringify(body)).toBe(201)
  const list = async () => (await owner.call('GET', USED)).body.items
  const notices = async () =>
    (await owner.call('GET', 'activity/v1/notifications')).body.items.filter(
      ({ kind }: { kind: string }) => kind === 'answer-changed',
    )
  return { owner, itemId, body, list, notices }
}

describe('an answer that was copied with a link', () => {
  test('holds while the item says it, and tells whoever used it what figure changed', async () => {
    const { owner, itemId, body, list, notices } = await used()
    expect(body).toMatchObject({ state: 'current', newText: null, link: { recipient: 'Bo' } })
    expect(body.link.url).toMatch(/\/l\/\w+#page=2$/)
    await becomes(owner, itemId, textOf('Price list 2', 'Mast € 80.00\nLeak sensor L3 € 340.00'))
    expect(await list()).toMatchObject([{ id: body.id, state: 'current' }])
    expect(await notices()).toEqual([])

    await becomes(owner, itemId, textOf('Price list 3', 'Leak sensor L3 € 355.00\nMast € 80.00'))
    const now = 'Leak sensor L3 € 355.00'
    expect(await list()).toMatchObject([
      { state: 'changed', newText: now, figures: [{ before: '340.00', after: '355.00' }] },
    ])
    const [notice, ...others] = await notices()
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      text: 'What you sent to Bo from “Prices Europe” has changed',
      facts: { recipient: 'Bo', answer: 'changed', change: '340.00 → 355.00' },
      url: `/answers?item=${itemId}`,
    })
    expect(notice.detail).toContain('340.00 → 355.00')

    await becomes(owner, itemId, textOf('Price list 4', SENTENCE))
    expect(await list()).toMatchObject([{ state: 'current', newText: null, figures: [] }])
    expect(await notices()).toHaveLength(1)
  })

  test('expires and is withdrawn with its item', async () => {
    const { owner, itemId, list, notices } = await used()
    await owner.call('PUT', `items/v1/${itemId}`, { expiresOn: '2020-01-01' })
    await run('check-used-answers')
    expect(await list()).toMatchObject([{ state: 'expired' }])
    await owner.call('PUT', `items/v1/${itemId}`, { expiresOn: null })
    await run('check-used-answers')
    expect(await list()).toMatchObject([{ state: 'current' }])
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [itemId] })
    await run('check-used-answers')
    expect(await list()).toMatchObject([{ state: 'withdrawn', itemName: null, newText: null }])
    expect(
      (await notices()).map(({ facts }: { facts: { answer: string } }) => facts.answer),
    ).toContain('withdrawn')
  })

  test.each([true, false])(
    'is corrected on the page of its link if the sharer allows it: %s',
    async (tellsVisitors) => {
      const { owner, itemId, body } = await used({ tellsVisitors: !tellsVisitors })
      const visitor = browser(satchel)
      const path = new URL(body.link.url).pathname
      const read = async () => (await visitor.get(path)).body
      expect(await read()).not.toContain('355.00')
      await becomes(owner, itemId, textOf('Price list', 'Leak sensor L3 € 355.00'))
      const { status } = await owner.call('PATCH', `${USED}/${body.id}`, { tellsVisitors })
      expect(status).toBe(200)
      const says = expect.stringContaining('It now says: “Leak sensor L3 € 355.00”')
      expect(await read()).toEqual(
        tellsVisitors ? says : expect.not.stringContaining('It now says'),
      )
    },
  )

  test('belongs to whoever used it', async () => {
    const { owner, itemId, body } = await used()
    const [stranger, colleague] = [await satchel.newTenant(), await owner.withRole('admin')]
    for (const other of [stranger, colleague]) {
      expect((await other.call('GET', USED)).body.items).toEqual([])
      const path = `${USED}/${body.id}`
      expect((await other.call('PATCH', path, { tellsVisitors: true })).status).toBe(404)
      expect((await other.call('DELETE', path)).status).toBe(404)
    }
    const theirs = { itemId, text: SENTENCE, page: 2 }
    expect((await stranger.call('POST', USED, theirs)).status).toBe(404)
    expect((await owner.call('DELETE', `${USED}/${body.id}`)).status).toBe(204)
    expect((await owner.call('GET', `${USED}?state=current`)).body.items).toEqual([])
  })

  test.each([
    [{ text: 'Leak sensor L3 € 1.00' }, 'text'],
    [{ text: '' }, 'text'],
    [{ page: 0 }, 'page'],
    [{ sharedToEmail: 'nobody' }, 'sharedToEmail'],
    [{ color: 'red' }, 'color'],
  ])('has to be one, and a faulty field is named: %o', async (fields, path) => {
    const owner = await satchel.newTenant()
    const itemId = await addPrices(owner)
    const draft = { itemId, text: SENTENCE, page: 2, ...fields }
    const { status, body } = await owner.call('POST', USED, draft)
    expect(status).toBe(422)
    expect(body.errors[0].path).toBe(path)
  })
})

test('a question that no document answers is among what was looked for and not found', async () => {
  const owner = await satchel.newTenant()
  await addPrices(owner)
  const question = 'Which hospitals use our sensors?'
  await owner.call('POST', 'search/v1/answers', { question })
  const { rows } = await satchel.database.systemPool.query(
    "update search_log set at = at - interval '1 hour' where tenant_id = $1 returning text",
    [owner.tenantId],
  )
  expect(rows).toEqual([{ text: question }])
  expect((await owner.call('GET', 'search/v1/gaps')).body).toMatchObject([{ term: question }])
})

test.each([
  ['Weight 9 to 48 kg', 'Weight 9 to 52 kg', ['48 → 52']],
  ['HM-3 · Sensor € 1.290,00', 'HM-3 · Sensor € 1.355,00', ['1.290,00 → 1.355,00']],
  ['Five years on meters', 'Six years on meters', ['Five → Six']],
  ['Two years and 3 weeks', 'Three years and 4 weeks', ['3 → 4']],
  ['The same', 'The same', []],
])('figures come first in what changed: %s', (before, after, changes) => {
  const found = figuresChanged(before, after)
  expect(found.map((one) => `${one.before} → ${one.after}`)).toEqual(changes)
})

test('a sentence became the one that has most of its words, or none', () => {
  const sentences = ['HM-5 · Sensor, large € 1780', 'HM-3 · Sensor € 1355', 'Terms of delivery']
  expect(closestTo('HM-3 · Sensor € 1290', sentences)).toBe('HM-3 · Sensor € 1355')
  expect(closestTo('Ten years on batteries', sentences)).toBeUndefined()
})
