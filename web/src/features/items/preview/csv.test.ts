import { expect, it } from 'vitest'
import { readCsv } from './csv.ts'

it('parses rows with quoted delimiters, quotes and line breaks', () => {
  const text = '\uFEFFGrade,Note\r\n"G1, fine","He said ""yes"""\r\nG2,"two\nlines"\r\n'
  expect(readCsv(text)).toEqual([
    ['Grade', 'Note'],
    ['G1, fine', 'He said "yes"'],
    ['G2', 'two\nlines'],
  ])
})

it('splits at semicolons, bars, tabs or the declared delimiter', () => {
  expect(readCsv('Grade;Weight;Price, net\nG1;80;10,50')).toEqual([
    ['Grade', 'Weight', 'Price, net'],
    ['G1', '80', '10,50'],
  ])
  expect(readCsv('Region|Product|Revenue\n"North|East"|Valve, small|7')).toEqual([
    ['Region', 'Product', 'Revenue'],
    ['North|East', 'Valve, small', '7'],
  ])
  expect(readCsv('sep=^\na^b,c\n1^2')).toEqual([
    ['a', 'b,c'],
    ['1', '2'],
  ])
  expect(readCsv('a\tb\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

it('keeps empty cells and adds no row for an empty end', () => {
  expect(readCsv('a,,c\n,,\n')).toEqual([
    ['a', '', 'c'],
    ['', '', ''],
  ])
  expect(readCsv('')).toEqual([])
})
