import { expect, test } from 'vitest'
import { unusableText } from './text.ts'

test('half a million values are looked through, and the faulty one is named', () => {
  const many = Array(500_000).fill(0)
  // Were each compared with all others, this would take minutes.
  expect(unusableText({ many })).toBeUndefined()
  expect(unusableText({ a: { b: ['fine', 'not\0fine'] } })?.path).toBe('a.b.1')
  expect(unusableText('\ud800')?.path).toBe('')
})
