import { expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'

test('a label in the pseudo-language keeps the names it is given, but turns what is nothing else', () => {
  expect(pseudo('Library')).toBe('[Ļííƀŕááŕý]')
  expect(pseudo((name: string) => `Changes by ${name}`)('Ada')).toBe('[Çĥááñĝééš ƀý Ada]')
  expect(pseudo((name: string) => name)('Team')).toBe('[Ţééáám]')
  expect(pseudo((count: number) => [{ id: 'links', label: `${count} links` }])(2)).toEqual([
    { id: 'links', label: '[2 ļííñķš]' },
  ])
})
