import { expect, test } from 'vitest'
import { partsOf } from './text-parts.ts'

const read = (text: string, mentioned: string[] = []) =>
  partsOf(text, mentioned).map((part) =>
    part.kind === 'text' ? part.text : [part.kind, part.text],
  )

test('web addresses become links without trailing punctuation; other schemes stay text', () => {
  expect(read('See https://a.example/x?y=1, or (http://b.example/).')).toEqual([
    'See ',
    ['link', 'https://a.example/x?y=1'],
    ', or (',
    ['link', 'http://b.example/'],
    ').',
  ])
  expect(read('javascript:alert(1) <b>https://</b>')).toEqual([
    'javascript:alert(1) <b>https://</b>',
  ])
})

test('the longer of two names is mentioned, and an address is no mention', () => {
  expect(read('@Ana Bo, @Ana and https://x.example/@Ana', ['Ana', 'Ana Bo'])).toEqual([
    ['mention', '@Ana Bo'],
    ', ',
    ['mention', '@Ana'],
    ' and ',
    ['link', 'https://x.example/@Ana'],
  ])
})
