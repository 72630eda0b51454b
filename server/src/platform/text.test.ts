import { expect, test } from 'vitest'
import { unusableText } from './text.ts'

test('half a million values are looked through at once, and the faulty one is named', () => {
  const many = Array(500_000).fill(0)
  const begin = process.cpuUsage()
  expect(unusableText({ many })).toBeUndefined()
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(250)
  expect(unusableText({ a: { b: ['fine', 'not\0fine'] } })?.path).toBe('a.b.1')
  expect(unusableText('\ud800')?.path).toBe('')
})
