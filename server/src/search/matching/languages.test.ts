import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { add, names, search, writeText } from '../../../test/searching.ts'

const satchel = product({ shared: true })

describe('an item', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
    const { tenantId } = owner
    const { system } = satchel.database
    await system.updateTable('tenant').set({ locale: 'pl' }).where('id', '=', tenantId).execute()
    await add(owner, 'Preisliste', { description: 'Was die Geräte kosten und für wen sie sind' })
    await add(owner, 'Vorteile für die Spezialisten', { description: 'Was wir alles bieten' })
    await add(owner, 'L’offre de l’été', { description: 'Pour les clients qui ont une maison' })
    await add(owner, 'Listini e uffici', {
      description:
        'Gli uffici della nostra azienda sono qui, e i listini con i prezzi che valgono sono di là',
    })
    await add(owner, 'Soluções', { description: 'As soluções para os nossos clientes' })
    await add(owner, 'Umowy', { description: 'Umowy dla szpitali i szkoły' })
    await add(owner, 'Işık kitabı', { description: 'Bu kitap ve diğerleri için her şey' })
    await add(owner, 'サーバー設定', { description: 'ネジの締め方と価格表一覧' })
    await add(owner, 'قائمة الأسعار', { description: 'أسعار البطاريات في المستشفى' })
  })

  test.each([
    ['the end of a compound', 'Liste', ['Preisliste']],
    ['its plural', 'Listen', ['Preisliste']],
    ['no end of a compound in quotes', '"Liste"', []],
    ['no syllables before a word', 'Teile', []],
    ['an elision', "l'offre", ['L’offre de l’été']],
    ['a word behind an elision', 'offres', ['L’offre de l’été']],
    ['an Italian singular', 'ufficio', ['Listini e uffici']],
    ['a Portuguese singular', 'solução', ['Soluções']],
    ['the same without accents', 'solucao', ['Soluções']],
    ['a Polish case', 'umowa', ['Umowy']],
    ['a Turkish form', 'kitaplar', ['Işık kitabı']],
    ['a Turkish word in capitals', 'IŞIK', ['Işık kitabı']],
    ['Japanese words with a space', '価格 設定', ['サーバー設定']],
    ['one character before another word', '表 設定', ['サーバー設定']],
    ['a Japanese phrase', '"価格表"', ['サーバー設定']],
    ['a word without its long vowel', 'サーバ 設定', ['サーバー設定']],
    ['the other syllabary', 'ねじ', ['サーバー設定']],
    ['Arabic without hamza', 'الاسعار', ['قائمة الأسعار']],
    ['Arabic without its article', 'أسعار', ['قائمة الأسعار']],
    ['Arabic that goes on', 'الاسع', ['قائمة الأسعار']],
    ['another plural', 'بطارية', ['قائمة الأسعار']],
  ])('is found by %s: %s', async (_how, searchTerm, expected) => {
    expect(await names(owner, { searchTerm })).toEqual(expected)
  })

  test.each([
    ['الاسعار', 'قائمة <mark>الأسعار</mark>'],
    ['اسعار', 'قائمة <mark>الأسعار</mark>'],
    ['サーバ', '<mark>サーバ</mark>ー設定'],
    ['isik', '<mark>Işık</mark> kitabı'],
    ['liste', '<mark>Preisliste</mark>'],
  ])('is marked where it has %s', async (searchTerm, name) => {
    const [found] = (await search(owner, { searchTerm })).items
    expect(found.highlight.name).toBe(name)
  })
})

describe('a document', () => {
  const GERMAN =
    'Die Verträge werden mit den Kunden geschlossen, und wir warten auf die Unterschrift. '
  const ITALIAN =
    'Gli uffici della nostra azienda sono aperti, e i clienti che non hanno contratti. '

  test.each([
    [
      'in two languages is found by forms of both',
      GERMAN.repeat(5) + ITALIAN.repeat(5),
      'vertrag ufficio',
    ],
    ['of one word is found', 'Verträge', 'vertrag'],
    ['that is huge is found by its forms', GERMAN.repeat(20_000), 'vertrag kunde'],
    ['of a word without end is found by the start of it', 'x'.repeat(200_000), 'x'.repeat(20)],
    ['of signs is found by its name', '!?… \u0640\u064b\u0301 —💡 ٠٠٠', 'thing'],
  ])('%s', async (_what, text, searchTerm) => {
    const owner = await satchel.newTenant()
    await writeText(satchel, owner, await add(owner, 'A thing'), text)
    expect(await names(owner, { searchTerm })).toEqual(['A thing'])
  })

  test.each(['\u0640\u064b', 'ー', '"ー', 'َُِ', '١', 'و'])(
    'is not needed to answer a search for %j',
    async (searchTerm) => {
      expect(await names(await satchel.newTenant(), { searchTerm })).toEqual([])
    },
  )
})

test('what was indexed by an earlier version is found as before, and by its forms once it is indexed again', async () => {
  const owner = await satchel.newTenant()
  const { tenantId } = owner
  const { system } = satchel.database
  for (const name of ['قائمة الأسعار', 'Fiyatlar']) await add(owner, name)
  const document = await add(owner, 'Umowy')
  await writeText(
    satchel,
    owner,
    document,
    'Wszystkie szkolenia dla sprzedawców są w cenie, i nie tylko.',
  )
  // As version 4 left them: words as they were written, and no stems in these languages.
  await sql`update item_text set cut = 4, languages = null, words = '' where tenant_id = ${tenantId}`.execute(
    system,
  )
  await sql`update item_search s set words = lexemes(t.number, 'w', regexp_split_to_array(label_key(i.name), ' ')),
      heading = ''
    from item i, tenant t where s.tenant_id = ${tenantId} and i.id = s.item_id and t.id = i.tenant_id`.execute(
    system,
  )
  await sql`delete from search_language where tenant_id = ${tenantId}`.execute(system)
  await sql`insert into search_again (tenant_id) values (${tenantId})`.execute(system)

  expect(await names(owner, { searchTerm: 'الأسعار' })).toEqual(['قائمة الأسعار'])
  expect(await names(owner, { searchTerm: 'اسعار' })).toEqual([])
  expect(await names(owner, { searchTerm: 'szkolenie' })).toEqual([])

  await satchel.app.tasks['index-again']?.(undefined)

  expect(await names(owner, { searchTerm: 'اسعار' })).toEqual(['قائمة الأسعار'])
  expect(await names(owner, { searchTerm: 'fiyatı' })).toEqual(['Fiyatlar'])
  expect(await names(owner, { searchTerm: 'szkolenie' })).toEqual(['Umowy'])
  const left = await system
    .selectFrom('searchAgain')
    .where('tenantId', '=', tenantId)
    .selectAll()
    .execute()
  expect(left).toEqual([])
})
