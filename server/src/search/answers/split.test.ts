import { expect, test } from 'vitest'
import { split, wordsIn } from './split.ts'

const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ')

test('a page is a passage, and a long one is cut at its headings', () => {
  const text = `\f${words(40)}.\n\fFirst part\n${words(100)}.\nSecond part\n${words(90)}.`
  expect(split(text).map(({ page, heading, body }) => [page, heading, wordsIn(body)])).toEqual([
    [1, '', 40],
    [2, 'First part', 102],
    [2, 'Second part', 92],
  ])
})

test('what stands on every page is left out', () => {
  const page = (number: number) =>
    `\fAcme price list\n${words(20, `p${number}x`)}\nacme.example ${number}`
  const parts = split([1, 2, 3].map(page).join('\n'))
  expect(parts.map(({ body }) => body)).toEqual([1, 2, 3].map((one) => words(20, `p${one}x`)))
})

test('rows of a table are kept with its head', () => {
  const rows = Array.from({ length: 120 }, (_, row) => `H${row},Meter ${row},${row + 10}`)
  const parts = split(['Code,What,Euro', ...rows].join('\n'))
  expect(parts.length).toBeGreaterThan(1)
  for (const { body, page } of parts) {
    expect(body).toMatch(/^Code,What,Euro\n/)
    expect(wordsIn(body)).toBeLessThanOrEqual(185)
    expect(page).toBeNull()
  }
})

test('notes and properties are no passages, and long text without a break is cut', () => {
  expect(split('\fSlide\n\u001e\ue000\nSay it slowly\n')).toEqual([
    { page: 1, heading: '', body: 'Slide' },
  ])
  const parts = split(words(1_000))
  expect(parts.every(({ body }) => wordsIn(body) <= 180)).toBe(true)
  expect(parts.map(({ body }) => wordsIn(body)).reduce((sum, one) => sum + one)).toBe(1_000)
  expect(split('価格'.repeat(2_000)).every(({ body }) => wordsIn(body) <= 1_000)).toBe(true)
})
