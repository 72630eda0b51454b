import { expect, it } from 'vitest'
import { passagesOf } from './text-changes.ts'

it('finds added and removed words in place', () => {
  const passages = passagesOf('The price is 10 crowns', 'The price is 12 crowns')
  expect(passages?.map(({ kind, text }) => `${kind} ${text.trim()}`)).toEqual([
    'same The price is',
    'removed 10',
    'added 12',
    'same crowns',
  ])
})

it('shortens unchanged text, but not identical texts', () => {
  const long = 'word '.repeat(100)
  const passages = passagesOf(`${long}old`, `${long}new`)
  expect(passages?.[0]?.text.length).toBeLessThan(200)
  expect(passages?.[0]?.text).toContain('…')
  expect(passagesOf(long, long)).toMatchObject([{ kind: 'same' }])
  expect(passagesOf('', '')).toEqual([])
})
