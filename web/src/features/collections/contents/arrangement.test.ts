import { describe, expect, test } from 'vitest'
import { type Arrangement, add, move, moveToEnd, remove } from './arrangement.ts'

const before = ['a', 'b', 'c', 'd']

describe.each<[string, Arrangement, string]>([
  ['moving on', move(before, 'a', 'c'), 'bcad'],
  ['moving back', move(before, 'd', 'b'), 'adbc'],
  ['moving many to the start', moveToEnd(before, ['d', 'b'], 'first'), 'bdac'],
  ['moving many to the end', moveToEnd(before, ['a', 'c'], 'last'), 'bdac'],
  ['removing', remove(before, ['b'], 'B'), 'acd'],
  ['removing many', remove(before, ['a', 'd'], 'A, D'), 'bc'],
  ['adding', add(before, ['e', 'a', 'f'], 'added'), 'abcdef'],
])('%s', (_, { apply, undo }, after) => {
  test('returns the whole list in its new order', () => {
    expect(apply(before).join('')).toBe(after)
  })

  test('can be undone', () => {
    expect(undo(apply(before))).toEqual(before)
  })

  test('keeps items that someone else added meanwhile, undone or not', () => {
    const theirs = [...before, 'x']
    expect(apply(theirs)).toContain('x')
    expect(undo([...apply(before), 'x'])).toContain('x')
  })
})

test('doesn’t bring back an item that someone else removed meanwhile', () => {
  expect(move(before, 'a', 'c').apply(['b', 'c', 'd'])).toEqual(['b', 'c', 'd'])
})
