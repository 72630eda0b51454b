import { isQuestion } from '@satchel/contract/search/question-form.ts'
import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { add, writeText } from '../../../test/searching.ts'
import { joinParts } from '../../platform/files/text-parts.ts'

const satchel = product({ shared: true })

/** Adds an item with a document of these pages, and cuts it as the job does. */
async function addDocument(person: Person, name: string, pages: string[], fields: object = {}) {
  const id = await add(person, name, fields)
  const text = joinParts({ pages: pages.map((page) => ({ text: page })) }, 100_000)
  await writeText(satchel, person, id, text)
  return id
}

const cut = ({ tenantId }: Person) => satchel.app.tasks['cut-passages']?.({ tenantId })

async function ask(person: Person, question: string, form: object = {}) {
  const { status, body } = await person.call('POST', 'search/v1/answers', { question, ...form })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const PRICES = ['Price list\nSpring', 'Leak sensor L3 € 340.00\nCable, 5 m € 12.00\nMast € 80.00']
const SHEET = [
  'Data sheet\nTechnical data\nSize 80 mm\nWeight 12 kg\nTechnicians 31\nTechnician on site, per day € 900.00\nIf the lid does not close, stop.',
]
const WARRANTY = ['Warranty\nFive years on sensors, ten years on batteries, from delivery.']

async function library() {
  const owner = await satchel.newTenant()
  const prices = await addDocument(owner, 'Prices Europe', PRICES)
  const warranty = await addDocument(owner, 'Terms', WARRANTY)
  await addDocument(owner, 'Sheet', SHEET)
  for (const filler of ['Company history', 'Fair program', 'Team'])
    await addDocument(owner, filler, [`${filler}\nWords about people and coffee in the garden.`])
  await cut(owner)
  return { owner, prices, warranty }
}

describe('a question', () => {
  test.each([
    ['How much does the leak sensor cost?', 'Leak sensor L3 € 340.00', 2],
    ['Was kostet ein Kabel?', 'Cable, 5 m € 12.00', 2],
    ['Combien de temps dure la garantie des batteries ?', 'ten years on batteries', 1],
    ['How long is the guarantee on batteries?', 'ten years on batteries', 1],
    ['How heavy is it?', 'Weight 12 kg', 1],
    ['Wie viele Techniker haben wir?', 'Technicians 31', 1],
    ['What if the lid will not shut?', 'the lid does not close', 1],
  ])('is answered by the sentence of a page: %s', async (question, text, page) => {
    const { owner } = await library()
    await owner.call('POST', 'search/v1/synonyms', { terms: ['cable', 'Kabel'] })
    const { answers, unanswered } = await ask(owner, question)
    expect(unanswered).toBe(false)
    expect(answers[0].text).toContain(text)
    expect(answers[0]).toMatchObject({ page, fileVersion: 1, validUntil: null })
    const marked = answers[0].marks.map(([start, end]: [number, number]) =>
      answers[0].text.slice(start, end),
    )
    expect(marked.length).toBeGreaterThan(0)
    for (const word of marked) expect(word).toMatch(/^\S.*\S$|^\S$/)
  })

  test.each([
    'Do we have an ISO 27001 certificate?',
    'Which hospitals use our sensors?',
    'Who won the match yesterday?',
    // Spanish shortens the name to `can`.
    'Avons-nous des bureaux au Canada ?',
    '¿Dónde está la fábrica de Brasil?',
    '???a',
  ])('that no document answers gets nothing: %s', async (question) => {
    const { owner } = await library()
    expect(await ask(owner, question)).toEqual({ answers: [], unanswered: true })
  })

  test('is answered by documents of one’s own company alone, and by those one sees', async () => {
    const { owner, prices } = await library()
    const stranger = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const question = 'How much does the leak sensor cost?'
    expect((await ask(stranger, question)).answers).toEqual([])
    expect((await ask(viewer, question)).answers).toHaveLength(1)
    expect((await owner.call('PUT', `items/v1/${prices}`, { inLibrary: false })).status).toBe(200)
    expect((await ask(viewer, question)).answers).toEqual([])
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [prices] })
    expect((await ask(owner, question)).answers).toEqual([])
    const { status } = await satchel.anonymous('POST', 'search/v1/answers', { question })
    expect(status).toBe(401)
  })

  test('finds what changed, in text, name and description', async () => {
    const { owner, warranty } = await library()
    const { tenantId } = owner
    const body = '\fWarranty\nSeven years on everything.'
    await satchel.database.system
      .updateTable('itemText')
      .set({ body })
      .where('tenantId', '=', tenantId)
      .where('itemId', '=', warranty)
      .execute()
    await owner.call('PUT', `items/v1/${warranty}`, { name: 'Conditions of the harbor' })
    await cut(owner)
    const [first] = (await ask(owner, 'How long is the warranty?')).answers
    expect(first).toMatchObject({ itemName: 'Conditions of the harbor', page: 1 })
    expect(first.text).toContain('Seven years')
    const picture = await add(owner, 'IMG 2041', {
      description: 'Lighthouse with room for a headline',
    })
    await cut(owner)
    const [found] = (await ask(owner, 'Where is room for a headline?')).answers
    expect(found).toMatchObject({
      itemId: picture,
      page: null,
      text: 'IMG 2041 · Lighthouse with room for a headline',
    })
  })

  test('has one answer for what several documents say alike, which names the others', async () => {
    const owner = await satchel.newTenant()
    const ids = [
      await addDocument(owner, 'Contract North', WARRANTY),
      await addDocument(owner, 'Contract South', WARRANTY),
    ]
    await cut(owner)
    const { answers } = await ask(owner, 'How long is the warranty on batteries?')
    const [{ itemId, alsoIn }, second] = answers
    expect([itemId, ...alsoIn.map((other: { itemId: string }) => other.itemId)].toSorted()).toEqual(
      ids.toSorted(),
    )
    expect(second?.text).not.toBe(answers[0].text)
  })

  test.each([
    [{}, 'question'],
    [{ question: '' }, 'question'],
    [{ question: '???' }, 'question'],
    [{ question: 'x'.repeat(501) }, 'question'],
    [{ question: 'price?', limit: 0 }, 'limit'],
    [{ question: 'price?', limit: 11 }, 'limit'],
    [{ question: 'price?', model: true }, 'model'],
  ])('that can’t be understood is refused, naming the field: %o', async (form, path) => {
    const owner = await satchel.newTenant()
    const { status, body } = await owner.call('POST', 'search/v1/answers', form)
    expect(status).toBe(422)
    expect(body.errors[0].path).toBe(path)
  })
})

describe('the form of a question', () => {
  test.each([
    'How much does the leak sensor cost?',
    'proof that we are secure',
    'our customers in the drinks industry',
    'battery life of the logger',
    'Was kostet der Lecksensor',
    'Où est notre stand ?',
    '¿Cuánto cuesta?',
    'Quanto costa il sensore',
    'Hoeveel kost de sensor eigenlijk',
    'Quanto custa o sensor de fugas',
    'Ile kosztuje czujnik wycieku',
    'sensörün fiyatı nedir?',
    'センサーの価格はいくらですか',
    '传感器多少钱',
    'كم سعر جهاز الاستشعار',
  ])('is recognized: %s', (text) => expect(isQuestion(text)).toBe(true))

  test.each([
    'price list',
    'leak sensor',
    'type:brochure how much',
    '"how much does it cost"',
    'RX 500',
    '価格表',
    '',
    '?',
  ])('is not that of a search: %s', (text) => expect(isQuestion(text)).toBe(false))
})
