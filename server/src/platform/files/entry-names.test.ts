import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryNames } from './entry-names.ts'

test.each([
  [
    ['a.pdf', 'a.pdf', 'A.PDF'],
    ['a.pdf', 'a (2).pdf', 'A (3).PDF'],
  ],
  [
    ['a (2).pdf', 'a.pdf', 'a.pdf'],
    ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
  ],
  [['../../etc/passwd'], ['__.._etc_passwd']],
  [['a\\b:c*?"<>|.txt'], ['a_b_c______.txt']],
  [
    ['..', '.', '', '   ', '...'],
    ['_', '_ (2)', 'file', 'file (2)', '_ (3)'],
  ],
  [['.env'], ['_env']],
  [
    ['con', 'NUL.txt', 'com1.pdf', 'console.log'],
    ['_con', '_NUL.txt', '_com1.pdf', 'console.log'],
  ],
  [
    ['a\u0000b\nc.pdf', 'harm\u202efdp.exe'],
    ['a_b_c.pdf', 'harmfdp.exe'],
  ],
  [['ends. . '], ['ends']],
  [
    ['Übersicht 🚀.pdf', '概要.pdf'],
    ['Übersicht 🚀.pdf', '概要.pdf'],
  ],
  [['archive.tar.gz'], ['archive.tar.gz']],
])('%j are packed as %j', (input, names) => {
  expect(entryNames(input)).toEqual(names)
})

test('any names become names that every system can unpack, none twice', () =>
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 30 }),
      (input) => {
        const names = entryNames(input)
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(input.length)
        for (const name of names) {
          expect(name).toMatch(/^[^\p{Cc}/\\:*?"<>|]+$/u)
          expect(name).not.toMatch(/^\.|[. ]$/)
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
        }
      },
    ),
  ))
