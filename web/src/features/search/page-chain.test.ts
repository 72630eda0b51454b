import { expect, it } from 'vitest'
import { pagesAround, rowsOf, UNREAD, withPage } from './page-chain.ts'

const page = (letters: string, nextCursor: string | null) => ({
  items: [...letters].map((id) => ({ id })),
  nextCursor,
})
const chain = withPage(withPage(UNREAD, 0, page('abc', 'c')), 1, page('def', 'f'))
const lettersOf = (items: readonly ({ id: string } | undefined)[]) =>
  items.map((item) => item?.id ?? '-').join('')

it('follows pages to the end, and stays the same without changes', () => {
  expect(chain.cursors).toEqual([null, 'c', 'f'])
  expect(withPage(chain, 1, page('def', 'f'))).toBe(chain)
  const whole = withPage(chain, 2, page('g', null))
  expect(whole.cursors).toEqual([null, 'c', 'f'])
  expect(withPage(whole, 2, page('g', null))).toBe(whole)
})

it('starts the next page elsewhere when items were added or removed', () => {
  const moved = withPage(chain, 0, page('abx', 'x'))
  expect(moved.cursors).toEqual([null, 'x', 'f'])
  expect(moved.ids[1]).toEqual(['d', 'e', 'f'])
  expect(withPage(chain, 0, page('ab', null)).cursors).toEqual([null])
})

it('reserves space for pages that aren’t loaded, and shows duplicates once', () => {
  const at = (pages: (string | undefined)[]) => (number: number) => {
    const letters = pages[number]
    return letters === undefined ? undefined : page(letters, null).items
  }
  expect(lettersOf(rowsOf(chain, at(['abc', 'def'])).items)).toBe('abcdef')
  expect(rowsOf(chain, at(['abc', 'def'])).starts).toEqual([0, 3, 6])
  expect(lettersOf(rowsOf(chain, at([undefined, 'def'])).items)).toBe('---def')
  expect(lettersOf(rowsOf(chain, at(['abd', 'def', 'g'])).items)).toBe('abdefg')
})

it('loads the pages around the visible part', () => {
  const starts = [0, 100, 200, 300]
  expect(pagesAround(starts, 0, 20)).toEqual([0, 1])
  expect(pagesAround(starts, 120, 140)).toEqual([0, 2])
  expect(pagesAround(starts, 390, 399)).toEqual([2, 3])
})
