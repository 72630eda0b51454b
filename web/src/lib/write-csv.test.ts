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

test.each(['=1+1', '+1', '-1', '@sum', '＝1', '\t=1', "'=1"])(
  'the text %j is not run by a spreadsheet',
  async (text) => {
    expect((await textOf([[text]])).replace(/"/g, '')).toBe(`\uFEFF'${text}\r\n`)
  },
)

test('a negative number stays a number', async () => {
  expect(await textOf([[-1.5]])).toBe('\uFEFF-1.5\r\n')
})
