import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { add, names, search, writeText } from '../../../test/searching.ts'

const satchel = product({ shared: true })

const NAMES = [
  'Hand\u00adbuch',
  'Lese\u200bzeichen',
  'Kauf\u2060vertrag\ufeff A',
  'E-mail guide',
  'E\u2011mail rules',
  'Email basics',
  'RX 500 manual',
  'RX-500 parts',
  'RX500 prices',
  'RX 600, of which 500 exist',
  'TX-40-B',
  'White paper on pumps',
  'The whitepaper',
  'Paper, also white',
  'Format of files',
  'Form at hand',
  'What we don’t do',
  'U.S.A. tariffs',
  'Große Øre',
  'Λόγος',
]
const EMAIL = NAMES.slice(3, 6)
const RX500 = NAMES.slice(6, 9)
const WHITE = NAMES.slice(11, 13)

const SPELLINGS: [how: string, searchTerm: string, found: string[]][] = [
  ['whatever soft hyphens are in it', 'handbuch', ['Hand\u00adbuch']],
  ['whatever zero-width spaces are in it', 'lesezeichen', ['Lese\u200bzeichen']],
  ['whatever joiners are in it', 'kaufvertrag', ['Kauf\u2060vertrag\ufeff A']],
  ['with a soft hyphen typed', 'hand\u00adbuch', ['Hand\u00adbuch']],
  ['with signs typed that cannot be seen', '\u200b\ufeffhandbuch', ['Hand\u00adbuch']],
  ['without the hyphen', 'email', EMAIL],
  ['with a hyphen', 'e-mail', EMAIL],
  ['with a hyphen that does not break', 'e\u2011mail', EMAIL],
  ['with its letters and number together', 'rx500', RX500],
  ['with its letters and number apart', 'rx 500', [...RX500, 'RX 600, of which 500 exist']],
  ['with a hyphen between letters and number', '"rx-500"', RX500],
  ['while its number is still being typed', 'rx50', RX500],
  ['of three parts typed as one', 'tx40b', ['TX-40-B']],
  ['typed as one', 'whitepaper', WHITE],
  ['typed as two', 'white paper', [...WHITE, 'Paper, also white']],
  ['typed as two while the second is not complete', 'white pap', [...WHITE, 'Paper, also white']],
  ['that is one, not two with a word that says little', 'format', ['Format of files']],
  ['without its apostrophe', 'dont', ['What we don’t do']],
  ['without its points', 'usa', ['U.S.A. tariffs']],
  ['with letters in plain form', 'grosse ore', ['Große Øre']],
  ['with a sigma inside for the one at its end', 'λογοσ', ['Λόγος']],
]

describe('a word is found', () => {
  let byName: Owner
  let inDocuments: Owner
  beforeAll(async () => {
    byName = await satchel.newTenant()
    inDocuments = await satchel.newTenant()
    for (const name of NAMES) {
      await add(byName, name)
      const id = await add(inDocuments, `Document ${NAMES.indexOf(name) + 100}`)
      await writeText(satchel, inDocuments, id, `Begins.\n\n${name}; so it goes on.`)
    }
  })

  test.each(SPELLINGS)('in names %s', async (_how, searchTerm, found) => {
    const all = await names(byName, { searchTerm, limit: 50 })
    expect(all.toSorted()).toEqual(found.toSorted())
  })

  test.each(SPELLINGS)('in documents %s', async (_how, searchTerm, found) => {
    const documents = found.map((name) => `Document ${NAMES.indexOf(name) + 100}`)
    const all = await names(inDocuments, { searchTerm, limit: 50 })
    // Where letters and a number stand apart in a long text, they are found once the number is complete.
    const isTyped = searchTerm === 'rx50'
    expect(all.toSorted()).toEqual(
      isTyped ? ['Document 107', 'Document 108'] : documents.toSorted(),
    )
  })

  test.each([
    ['handbuch', '<mark>Hand\u00adbuch</mark>; so it goes on.'],
    ['rx600', '<mark>RX 600</mark>, of which 500 exist; so it goes on.'],
    ['tx40b', '<mark>TX-40-B</mark>; so it goes on.'],
    ['dont', 'What we <mark>don’t</mark> do; so it goes on.'],
  ])('and marked as it is written (%s)', async (searchTerm, expected) => {
    const { items } = await search(inDocuments, { searchTerm })
    expect(items[0].highlight.text).toBe(`Begins. ${expected}`)
  })

  test('no more once it is excluded, however it is written', async () => {
    const all = await names(byName, { searchTerm: 'rx -rx500', limit: 50 })
    expect(all).toEqual(['RX 600, of which 500 exist'])
    expect(await names(byName, { searchTerm: 'guide -e-mail' })).toEqual([])
    expect(await names(byName, { searchTerm: 'basics -e-mail' })).toEqual([])
  })
})
