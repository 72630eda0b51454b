import type { Link } from '@satchel/contract/links/links.ts'
import { expect, test } from 'vitest'
import { summaryOf } from './options/option-terms.ts'
import { termsOf } from './terms-labels.ts'

const [day, timeZone] = ['2026-12-03', 'Asia/Tokyo']

test.each([
  [
    'a day says that day, wherever the company moves',
    { expiresAt: '2026-12-03T11:00:00Z', expiresOn: day },
  ],
  ['a moment says the day it ends in', { expiresAt: '2026-12-03T15:00:00Z', expiresOn: null }],
])('a link that ends with %s', (_, end) => {
  const link = { ...end, allowDownload: false } as Link
  expect(termsOf(link, timeZone)).toMatch(/^Expires after Dec 3, 2026, downloads off$/)
})

test('options are summed up, those that are as usual with nothing', () => {
  expect(summaryOf({})).toBe('')
  // The day has a control of its own.
  expect(summaryOf({ expiresOn: '2026-12-03', allowDownload: true })).toBe('Downloads allowed')
})
