import { expect, test } from 'vitest'
import { highestLabel } from './highest-label.tsx'

/** Returns the labeled days of a chart with ten pixels per day that begins at 20. */
function labeled(counts: number[], drawn: number[]): number[] {
  const label = highestLabel(counts, String)
  const parentViewBox = { x: 20, width: 10 * counts.length }
  return drawn.filter((day) => label({ x: 21 + 10 * day, y: 5, width: 8, parentViewBox }) !== null)
}

test('the number is at the highest day, with or without empty days', () => {
  expect(labeled([0, 0, 1, 0, 2], [0, 1, 2, 3, 4])).toEqual([4])
  expect(labeled([0, 0, 1, 0, 2], [2, 4])).toEqual([4])
})

test('the first of several highest days has the number, and an empty chart has none', () => {
  expect(labeled([0, 3, 1, 3], [0, 1, 2, 3])).toEqual([1])
  expect(labeled([0, 0], [0, 1])).toEqual([])
})
