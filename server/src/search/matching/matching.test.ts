import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { settingsOf } from '../../../test/library.ts'
import { add, names, search, writeText } from '../../../test/searching.ts'
import { joinParts } from '../../platform/files/text-parts.ts'

const satchel = product({ shared: true })

describe('words of a language', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
    await add(owner, 'Running costs of a fleet')
    await add(owner, 'Neue Häuser am See')
    await add(owner, 'Lösungen für den Handel')
    await add(owner, 'Les voitures électriques')
    await add(owner, 'Soluciones para hospitales')
    await add(owner, '東京都庁の価格表')
    await add(owner, '产品介绍手册')
    const manual = await add(owner, 'Handbuch')
    await writeText(
      satchel,
      owner,
      manual,
      'Die Maschine und der Motor werden mit den Werkzeugen gewartet.',
    )
  })

  test.each([
    ['an English form', 'runs', ['Running costs of a fleet']],
    ['a German plural', 'Haus', ['Neue Häuser am See']],
    ['an umlaut in two letters', 'Loesung', ['Lösungen für den Handel']],
    ['a French singular', 'voiture', ['Les voitures électriques']],
    ['a Spanish singular', 'hospital', ['Soluciones para hospitales']],
    ['a German form inside a document', 'Maschinen Werkzeug', ['Handbuch']],
    ['a Japanese word within a run of them', '価格', ['東京都庁の価格表']],
    ['a longer Japanese word', '東京都', ['東京都庁の価格表']],
    ['a Chinese word', '手册', ['产品介绍手册']],
    ['only one character of it', '庁', ['東京都庁の価格表']],
    ['with words that say little', 'the costs of a fleet', ['Running costs of a fleet']],
  ])('are found by %s', async (_form, searchTerm, expected) => {
    expect(await names(owner, { searchTerm })).toEqual(expected)
  })

  test('are marked in the form they have', async () => {
    const marksOf = async (searchTerm: string) =>
      (await search(owner, { searchTerm })).items[0].highlight
    expect(await marksOf('runs')).toEqual({ name: '<mark>Running</mark> costs of a fleet' })
    expect(await marksOf('東京都')).toEqual({ name: '<mark>東京都</mark>庁の価格表' })
  })

  test('do not find characters that stand apart', async () => {
    expect(await names(owner, { searchTerm: '東庁' })).toEqual([])
  })
})

describe('phrases and excluded words', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
    await add(owner, 'Price list for dealers')
    await add(owner, 'List price of everything', { tags: ['Draft'] })
    const contract = await add(owner, 'Contract')
    await writeText(
      satchel,
      owner,
      contract,
      'As the price\n list of 2026 says, all is paid. Listed.',
    )
  })
  const sorted = (searchTerm: string) => names(owner, { searchTerm, orderBy: 'name' })

  test.each([
    ['a phrase in its order', '"price list"', ['Contract', 'Price list for dealers']],
    ['the same in the other', '"list price"', ['List price of everything']],
    ['a quote that does not end', '"price list', ['Contract', 'Price list for dealers']],
    ['a phrase with a word besides', '"price list" dealer', ['Price list for dealers']],
    ['a quoted word as it is', '"listed"', ['Contract']],
    ['all but a word', 'price -dealers', ['Contract', 'List price of everything']],
    ['all but a phrase', 'price -"price list"', ['List price of everything']],
    ['only an excluded word', '-price', []],
    [
      'quotes with nothing in them',
      '"" price',
      ['Contract', 'List price of everything', 'Price list for dealers'],
    ],
  ])('find %s', async (_what, searchTerm, expected) => {
    expect(await sorted(searchTerm)).toEqual(expected)
  })

  test('find a longer phrase only where it stands as one, and beyond the index of a very long text', async () => {
    const people = await satchel.newTenant()
    const texts = {
      Whole: 'We passed the value of the goods.',
      Apart: 'We passed the test. There the value was. The value of time. Passed the exam.',
      Long: `${'So the value of it passed. '.repeat(5_000)} We passed the value of the goods.`,
    }
    for (const [name, text] of Object.entries(texts))
      await writeText(satchel, people, await add(people, name), text)
    const found = (searchTerm: string) => names(people, { searchTerm })
    expect(await found('"passed the value of"')).toEqual(['Whole', 'Long'])
    expect((await found('"the value of"')).toSorted()).toEqual(['Apart', 'Long', 'Whole'])
  })

  test('leave out tags as well', async () => {
    const form = { searchTerm: 'price', excludeTags: ['draft'], orderBy: 'name' }
    expect(await names(owner, form)).toEqual(['Contract', 'Price list for dealers'])
  })

  test('mark a phrase where it stands as one', async () => {
    const [found] = (await search(owner, { searchTerm: '"price list" 2026' })).items
    expect(found.highlight.text).toContain('<mark>price list</mark> of <mark>2026</mark>')
  })
})

describe('what is known of an item', () => {
  test('finds it: the name of its category, the address of its page', async () => {
    const owner = await satchel.newTenant()
    const { categories } = await settingsOf(owner)
    const [type] = categories.contentType
    await add(owner, 'Seven', { contentType: [type.id] })
    await add(owner, 'Eight', { url: 'https://www.harbor.example/cranes-2026' })
    expect(await names(owner, { searchTerm: type.label })).toEqual(['Seven'])
    expect(await names(owner, { searchTerm: 'harbor cranes' })).toEqual(['Eight'])
    for (const searchTerm of [
      'https://www.harbor.example/cranes-2026',
      'www.harbor.example',
      'harbor.example/cranes',
    ])
      expect(await names(owner, { searchTerm }), searchTerm).toEqual(['Eight'])
    expect(await names(owner, { searchTerm: 'www' })).toEqual([])
    const path = `users/v1/account-settings/${owner.tenantId}`
    const change = { id: type.id, label: 'Field report' }
    expect((await owner.call('PUT', path, { changeValue: change })).status).toBe(200)
    expect(await names(owner, { searchTerm: 'field report' })).toEqual(['Seven'])
  })
})

describe('mistyped words', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
    await add(owner, 'Warranty terms')
    await add(owner, 'Hidden quasar', { inLibrary: false })
    const report = await add(owner, 'Report')
    await writeText(satchel, owner, report, 'The photosynthesis of algae and the turbine of a dam.')
  })

  test.each([
    ['waranty', 'warranty', 'Warranty terms'],
    ['photosynthsis', 'photosynthesis', 'Report'],
    ['photosintesis', 'photosynthesis', 'Report'],
    ['tubrine algae', 'turbine algae', 'Report'],
    ['warrenty trems', 'warranty terms', 'Warranty terms'],
  ])('are put right: “%s”', async (searchTerm, didYouMean, name) => {
    const result = await search(owner, { searchTerm })
    expect(result.didYouMean).toBe(didYouMean)
    expect(result.items[0].name).toBe(name)
  })

  test.each([
    ['waranty zeppelin', 'warranty'],
    ['turbine zeppelin', 'turbine'],
    ['"terms" waranty zeppelin', 'warranty "terms"'],
    ['zeppelin submarine', undefined],
  ])('without any hit lead to the words that have some: %s', async (searchTerm, didYouMean) => {
    const result = await search(owner, { searchTerm })
    expect(result.items).toEqual([])
    expect(result.didYouMean).toBe(didYouMean)
  })

  test('are not put right into what the person may not see', async () => {
    const viewer = await owner.withRole('viewer')
    const result = await search(viewer, { searchTerm: 'quasra' })
    expect(result).not.toHaveProperty('didYouMean')
    expect(result.items).toEqual([])
    expect((await search(owner, { searchTerm: 'quasra' })).didYouMean).toBe('quasar')
  })

  test('that find something as they are come first and are left alone', async () => {
    await add(owner, 'Warrant')
    const result = await search(owner, { searchTerm: 'warrant' })
    expect(result.items[0].name).toBe('Warrant')
    expect(result).not.toHaveProperty('didYouMean')
  })
})

describe('the passage of a document', () => {
  test.each([
    ['battery life', 'that outlasts the <mark>life</mark> of its <mark>battery</mark>', 3],
    ['charging', '<mark>Charging</mark> stations', 1],
    ['life battery', 'that outlasts the <mark>life</mark> of its <mark>battery</mark>', 3],
    ['life zeppelin', undefined, undefined],
  ])('is where the words stand together: %s', async (searchTerm, text, page) => {
    const owner = await satchel.newTenant()
    const pages = [
      `Charging stations and the battery of each. ${'Cables and plugs. '.repeat(40)}`,
      `A long life of the house. ${'Roofs and walls. '.repeat(40)}`,
      'Buyers want a battery that outlasts the life of its battery.',
    ]
    await writeText(
      satchel,
      owner,
      await add(owner, 'Guide'),
      pages.map((page) => `\f${page}`).join(''),
    )
    const { items } = await search(owner, { searchTerm })
    expect(items[0]?.highlight.page).toBe(page)
    if (text === undefined) expect(items).toEqual([])
    else expect(items[0].highlight.text).toContain(text)
  })
})

describe('the best', () => {
  test('has the words in its name, then in tags, in its description, in its document', async () => {
    const owner = await satchel.newTenant()
    const inside = await add(owner, 'One')
    await writeText(satchel, owner, inside, 'Nothing but granite')
    await add(owner, 'Two', { description: 'About granite' })
    await add(owner, 'Three', { tags: ['Granite'] })
    await add(owner, 'The granite story')
    await add(owner, 'Granite and marble')
    await add(owner, 'Granite')
    await add(owner, 'Sand')
    const expected = ['Granite', 'Granite and marble', 'The granite story', 'Three', 'Two', 'One']
    expect(await names(owner, { searchTerm: 'granite' })).toEqual(expected)
  })

  test('is the one that is used, of two alike', async () => {
    const owner = await satchel.newTenant()
    const used = await add(owner, 'Basalt one')
    await add(owner, 'Basalt two')
    const { system } = satchel.database
    await system.updateTable('itemStat').set({ shares: 8 }).where('itemId', '=', used).execute()
    expect(await names(owner, { searchTerm: 'basalt' })).toEqual(['Basalt one', 'Basalt two'])
  })
})

describe('text inside a document', () => {
  test('says on which page it stands, and where', async () => {
    const owner = await satchel.newTenant()
    const id = await add(owner, 'Slides')
    const text = joinParts(
      {
        pages: [
          { text: 'Welcome aboard' },
          { text: 'The anchor & its chain', elsewhere: { notes: 'Mention the compass' } },
          { text: 'Goodbye' },
        ],
        elsewhere: { properties: 'Navigation for sailors' },
      },
      10_000,
    )
    await writeText(satchel, owner, id, text)
    const highlightOf = async (searchTerm: string) =>
      (await search(owner, { searchTerm })).items[0].highlight
    expect(await highlightOf('anchor')).toMatchObject({
      page: 2,
      text: 'The <mark>anchor</mark> &amp; its chain Mention the compass Goodbye Navigation for sailors',
    })
    expect(await highlightOf('compass')).toMatchObject({ page: 2, place: 'notes' })
    expect(await highlightOf('goodbye')).toMatchObject({ page: 3 })
    const properties = await highlightOf('navigation')
    expect(properties).toMatchObject({ place: 'properties' })
    expect(properties).not.toHaveProperty('page')
  })
})
