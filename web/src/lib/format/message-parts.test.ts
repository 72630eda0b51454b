import { parametersOf, partsOf, readCatalogue } from '@satchel/messages/catalogue.ts'
import { compile } from '@satchel/messages/compile.ts'
import { pseudoParts } from '@satchel/messages/pseudo.ts'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { number, plural, select } from './message-parts.ts'

/** Writes a text as the built app does. */
function written(parts: ReturnType<typeof partsOf>, values: object): string {
  const code = compile(parts, (name) => `$.${name}`)
  return new Function('$number', '$plural', '$select', '$', `return ${code}`)(
    number,
    plural,
    select,
    values,
  )
}

test('the built app writes each message as ICU does', () => {
  for (const [key, text] of Object.entries(readCatalogue('en'))) {
    const parts = partsOf(text)
    for (const count of [0, 1, 1234]) {
      const values = Object.fromEntries(
        [...parametersOf(parts)].map(([name, type]) => [name, type === 'number' ? count : 'true']),
      )
      const format = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true })
      expect([key, written(parts, values)]).toEqual([key, format.format(values)])
    }
  }
})

test('the pseudo-language turns texts and their forms, and keeps what is put in', () => {
  const pseudo = (text: string, values: object) => written(pseudoParts(partsOf(text)), values)
  expect(pseudo('Library', {})).toBe('[Ļííƀŕááŕý]')
  expect(pseudo('Changes by {name}', { name: 'Ada' })).toBe('[Çĥááñĝééš ƀý Ada]')
  const count = '{count, plural, one {# link} other {# links}}'
  expect(pseudo(count, { count: 2 })).toBe('[2 ļííñķš]')
})
