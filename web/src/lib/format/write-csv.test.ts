import { escapeFormula, unescapeFormula } from '@satchel/contract/formula.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

const textOf = async (rows: (string | number)[][]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await writeCsv(rows).arrayBuffer())

test('a table starts with a byte-order mark, by which Excel detects UTF-8', async () => {
  expect(await textOf([['Größe', 1]])).toBe('\uFEFFGröße,1\r\n')
})

test('cells with delimiters, quotes or line breaks are quoted', async () => {
  expect(await textOf([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe(
    '\uFEFF"a,b","say ""hi""","two\nlines",plain\r\n',
  )
})

const cellOf = async (text: string) => {
  const csv = (await textOf([[text]])).slice(1, -2)
  return csv.startsWith('"') ? csv.slice(1, -1).replaceAll('""', '"') : csv
}

test.each([
  ...['=1+1', ' =1+1', '@sum', '＝1', '＋1', '－1', '＠sum', '\t=1', '\r=1', ' \t1', "'=1", "'+49"],
  ...['- A1', '- A1-B1', '+ B2/C3', '- A1:A9', '- $A$1', '- a1 b1', '- 1:9', '- A:C', '- R1C1'],
  ...['- SUM(A1)', '- SUM (1,2)', '- NOW ()', '- hyperlink ("https://evil.example")', '- (A1)'],
  ...['- =x', '- @x', '- ＝x', '- ＳＵＭ（1）', '- - A1', '- 2*A1', "+ cmd|' /C calc'!A0", '-A1'],
  ...['- Sheet1!A1', "- 'My sheet'!A1", '- Table1[Col]', '- one\n- A1', '- one\n=1', '-\tx', '+x'],
])('the text %j is not run by a spreadsheet', async (text) => {
  expect(await cellOf(text)).toBe(`'${text}`)
})

test.each([
  ...[
    '+49 151 23456789',
    '+49 (0)151/234-56',
    '+1.202.555.0143',
    '-5,3 %',
    '-1.5',
    '+5%',
    '-',
    ' -5',
  ],
  ...[
    '- bullet',
    '- one\n- two',
    '+ faster than before',
    '- Guide (PDF)',
    '- Great news!',
    '- R&D',
  ],
  ...['- Results of Q3', '- Q3 results', '- 24/7 support', '- [x] Done', '- Ansprechpartnerin: Öz'],
])('the text %j stays as it is', async (text) => {
  expect(await cellOf(text)).toBe(text)
})

const spaces = fc.stringMatching(/^ {0,3}$/)
const operand = fc.oneof(
  fc.stringMatching(/^\$?[A-Z]{1,3}\$?[1-9]\d{0,4}$/),
  fc.stringMatching(/^(SUM|hyperlink|INDIRECT|Web_Service\.X)\(("x"|\d|A1)?\)$/),
  fc.stringMatching(/^'[a-z ]{1,5}'!A\d$/),
)
const formula = fc
  .tuple(operand, fc.array(fc.tuple(spaces, fc.constantFrom(...'+-*/^&<>,:'), spaces, operand)))
  .map(([first, more]) => first + more.flat().join(''))

test('no formula reaches a spreadsheet, whatever sign it begins with', () => {
  const sign = fc.constantFrom(
    '+',
    '-',
    '+ ',
    '- ',
    '=',
    '= ',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    '\t',
    '\r',
  )
  void fc.assert(
    fc.property(spaces, sign, formula, (before, start, rest) => {
      expect(escapeFormula(before + start + rest)).toBe(`'${before}${start}${rest}`)
    }),
  )
})

test('signed numbers, phone numbers and list items stay as they are', () => {
  const number = fc.stringMatching(/^ {0,2}[+-][0-9 ()\-./,%]{0,20}$/)
  const word = fc.stringMatching(/^[A-Za-zÀ-öø-ÿ]{4,9}[,.:!?]?$/)
  const item = fc
    .tuple(fc.constantFrom('- ', '+ ', ' -  '), fc.array(word, { minLength: 1 }))
    .map(([sign, words]) => sign + words.join(' '))
  void fc.assert(
    fc.property(fc.oneof(number, item), (text) => {
      expect(escapeFormula(text)).toBe(text)
    }),
  )
})

test('any text comes back from an export as it was', () => {
  const text = fc.string({ unit: fc.constantFrom(...`'+-=@ ＝\tA1(b`) })
  void fc.assert(
    fc.property(fc.oneof(text, fc.string()), (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
    }),
  )
})

test('a negative number stays a number', async () => {
  expect(await textOf([[-1.5]])).toBe('\uFEFF-1.5\r\n')
})
