import { describe, expect, test } from 'vitest'
import { makePdf } from '../../../test/documents/make-pdf.ts'
import { type Person, product } from '../../../test/harness.ts'
import { fixture, upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true, config: { LOG_LEVEL: 'silent' } })

const pdf = (...pages: string[][]) => makePdf(pages.map((lines) => ({ lines })))

async function addFile(person: Person, content: Uint8Array, name = 'Prices.pdf') {
  const { itemId } = await upload(satchel, person, name, content)
  return whenRead(person, itemId)
}

async function replace(person: Person, id: string, content: Uint8Array, name = 'Prices.pdf') {
  const { uploadId } = await upload(satchel, person, name, content, { replaces: id })
  expect((await person.call('POST', `items/v1/${id}/file`, { uploadId })).status).toBe(200)
  return whenRead(person, id)
}

const changesOf = (person: Person, id: string, number: number, query = '') =>
  person.call('GET', `items/v1/${id}/versions/${number}/changes${query}`)

/** Adds an item and the versions after it, and returns what changed in the last. */
async function changesAfter(...versions: Uint8Array[]) {
  const owner = await satchel.newTenant()
  const [first, ...others] = versions
  const { id } = await addFile(owner, first ?? Buffer.from(''))
  for (const version of others) await replace(owner, id, version)
  return (await changesOf(owner, id, versions.length)).body
}

const COVER = ['Leak sensors', 'Spring price list']
const TERMS = ['Terms', 'We deliver within ten days of your order']

describe('what changed in a version', () => {
  test('is told by page, with the words before and after', async () => {
    const before = pdf(COVER, ['Sensor 340 EUR', 'Cable 12 EUR'], TERMS)
    const after = pdf(COVER, ['Sensor 355 EUR', 'Cable 12 EUR'], [...TERMS, 'Free of charge'])
    expect(await changesAfter(before, after)).toEqual({
      fromVersion: 1,
      pages: [
        { page: 2, words: [{ from: '340', to: '355' }], pictures: false },
        { page: 3, words: [{ from: '', to: 'Free of charge' }], pictures: false },
      ],
    })
  })

  test('is nothing where words or pages only moved, and pages have other numbers', async () => {
    const long = Array.from({ length: 12 }, (_, index) => `Sentence ${index} of the long chapter`)
    const before = pdf([...COVER, '1'], [...long, '2'], [...TERMS, '3'])
    const after = pdf(
      [...COVER, '1'],
      [...long.slice(0, 5), '2'],
      [...long.slice(5), '3'],
      [...TERMS, '4'],
    )
    expect((await changesAfter(before, after)).pages).toEqual([
      { page: 2, words: [{ from: '', to: '2' }], pictures: false },
    ])
    const [one, other] = [pdf(COVER, TERMS, long), pdf(COVER, long, TERMS)]
    expect((await changesAfter(one, other)).pages).toEqual([])
  })

  test('names pages whose pictures are others, also where a page has no words', async () => {
    const photo = { bytes: await fixture('team.jpg'), width: 1600, height: 1067 }
    const before = makePdf([{ lines: ['Our team'] }], { photo })
    const after = makePdf([{ lines: ['Our team'] }])
    expect((await changesAfter(before, after)).pages).toEqual([
      { page: 1, words: [], pictures: true },
    ])
    expect((await changesAfter(before, Buffer.concat([before, Buffer.from('\n%')]))).pages).toEqual(
      [],
    )
  })

  test('compares with the version that is asked for, and by default with the file before', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addFile(owner, pdf(['Sensor 340 EUR']))
    await replace(owner, id, pdf(['Sensor 355 EUR']))
    await replace(owner, id, pdf(['Sensor 370 EUR']))
    const words = async (query: string) =>
      (await changesOf(owner, id, 3, query)).body.pages[0]?.words
    expect(await words('')).toEqual([{ from: '355', to: '370' }])
    expect(await words('?fromVersion=1')).toEqual([{ from: '340', to: '370' }])
    await owner.call('POST', `items/v1/${id}/versions/1/restore`)
    expect((await changesOf(owner, id, 4)).body).toMatchObject({
      fromVersion: 3,
      pages: [{ page: 1, words: [{ from: '370', to: '340' }] }],
    })
  })

  test('of texts and pictures is told for their only page, and of recordings nothing', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addFile(owner, Buffer.from('Sensor 340 EUR'), 'notes.txt')
    await replace(owner, id, Buffer.from('Sensor 355 EUR'), 'notes.txt')
    expect((await changesOf(owner, id, 2)).body.pages).toEqual([
      { page: 1, words: [{ from: '340', to: '355' }], pictures: false },
    ])
    await replace(owner, id, await fixture('team.jpg'), 'team.jpg')
    expect((await changesOf(owner, id, 3)).body.pages).toEqual([])
  })

  test('is told in words of languages without spaces', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addFile(owner, Buffer.from('価格は三百円です'), 'notes.txt')
    await replace(owner, id, Buffer.from('価格は五百円です'), 'notes.txt')
    expect((await changesOf(owner, id, 2)).body.pages).toEqual([
      { page: 1, words: [{ from: '三', to: '五' }], pictures: false },
    ])
  })

  test('names pages alone where everything is other words, within its bounds', async () => {
    const words = (from: number) =>
      Buffer.from(Array.from({ length: 9_000 }, (_, index) => `w${from + index}`).join(' '))
    const owner = await satchel.newTenant()
    const { id } = await addFile(owner, words(0), 'notes.txt')
    await replace(owner, id, words(20_000), 'notes.txt')
    expect((await changesOf(owner, id, 2)).body.pages).toEqual([
      { page: 1, words: [], pictures: false },
    ])
  })

  test('is for those who see the item, and refuses versions that there are not', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addFile(owner, pdf(['Sensor 340 EUR']))
    expect((await changesOf(owner, id, 1)).status).toBe(404)
    await replace(owner, id, pdf(['Sensor 355 EUR']))
    expect((await changesOf(owner, id, 2)).status).toBe(200)
    expect((await changesOf(owner, id, 7)).status).toBe(404)
    expect((await changesOf(owner, id, 2, '?fromVersion=9')).status).toBe(404)
    expect((await changesOf(owner, id, 2, '?fromVersion=x')).status).toBe(422)
    expect((await changesOf(owner, id, 2, '?since=1')).status).toBe(422)
    expect((await changesOf(await satchel.newTenant(), id, 2)).status).toBe(404)
    expect((await satchel.anonymous('GET', `items/v1/${id}/versions/2/changes`)).status).toBe(401)
  })
})
