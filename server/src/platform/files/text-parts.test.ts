import { describe, expect, test } from 'vitest'
import { type DocumentText, joinParts, placeAt, plainText } from './text-parts.ts'

const MAX = 1_000
const join = (parts: DocumentText, max = MAX) => joinParts(parts, max)

describe('the place of a hit', () => {
  const text = join({
    text: 'hidden',
    pages: [
      { text: 'one' },
      { text: '' },
      { text: 'three', elsewhere: { notes: 'spoken', comments: 'doubted' } },
      { text: 'four' },
    ],
    elsewhere: { comments: 'praised', properties: 'titled' },
  })

  test.each([
    ['hidden', {}],
    ['one', { page: 1 }],
    ['three', { page: 3 }],
    ['spoken', { page: 3, place: 'notes' }],
    ['doubted', { page: 3, place: 'comments' }],
    ['four', { page: 4 }],
    ['praised', { place: 'comments' }],
    ['titled', { place: 'properties' }],
  ])('of “%s” is known from the text before it', (word, place) => {
    const at = text.indexOf(word)
    expect(placeAt(text, at)).toEqual(place)
    expect(placeAt(text.slice(0, at), at)).toEqual(place)
  })

  test('in a document of one page is that page', () => {
    expect(placeAt(join({ pages: [{ text: 'alone' }] }), 1)).toEqual({ page: 1 })
  })

  test('in a text without pages is no page', () => {
    expect(placeAt('first\nsecond', 8)).toEqual({})
    const document = join({ text: 'body', elsewhere: { footnotes: 'below' } })
    expect(placeAt(document, 0)).toEqual({})
    expect(placeAt(document, document.indexOf('below'))).toEqual({ place: 'footnotes' })
  })
})

describe('the text of a document', () => {
  test('without any words is empty', () => {
    expect(join({ pages: [{ text: ' ' }, { text: '' }], elsewhere: { notes: '\n' } })).toBe('')
  })

  test('cannot bring marks of its own', () => {
    const text = join({ pages: [{ text: 'a\fb\u001e\ue000c' }, { text: 'end' }] })
    expect(placeAt(text, text.indexOf('c'))).toEqual({ page: 1 })
    expect(placeAt(text, text.indexOf('end'))).toEqual({ page: 2 })
  })

  test('is cut to the limit between characters, and keeps its properties', () => {
    const pages = Array.from({ length: 40 }, () => ({ text: '🚲'.repeat(50) }))
    const elsewhere = { properties: 'titled' }
    for (const max of [1_000, 1_001]) {
      const text = join({ pages, elsewhere }, max)
      expect(text.length).toBeLessThanOrEqual(max)
      expect(text.isWellFormed()).toBe(true)
      expect(placeAt(text, text.indexOf('titled'))).toEqual({ place: 'properties' })
    }
    const long = join({ pages, elsewhere: { comments: 'a '.repeat(5_000) } })
    expect(long.length).toBeLessThanOrEqual(MAX)
    expect(long.lastIndexOf('🚲')).toBeGreaterThan(800)
  })

  test('is shown without its marks, even where a mark was cut', () => {
    const text = join({
      pages: [{ text: 'one', elsewhere: { notes: 'spoken' } }, { text: '' }, { text: 'three' }],
      elsewhere: { properties: 'titled' },
    })
    expect(plainText(text)).toBe('one\nspoken\nthree\ntitled')
    const mark = text.indexOf('\u001e')
    expect(plainText(text.slice(mark + 1))).toBe('spoken\nthree\ntitled')
    expect(plainText(text.slice(0, mark + 1))).toBe('one')
  })
})
