import type { Link } from '@satchel/contract/links/links.ts'
import { expect, test } from 'vitest'
import { summaryOf } from './options/option-terms.ts'
import { endOfDay, termsOf } from './terms-labels.ts'

test.each([
  ['2026-11-21', 'Europe/Berlin', '2026-11-21T23:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-02T04:00:00.000Z'],
  ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
  ['2026-10-24', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
])('the day %s in %s ends at %s', (day, timeZone, end) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(end)
})

test('a link that expires on a day shows that day in the company’s time zone', () => {
  const expiresAt = endOfDay('2026-12-03', 'Asia/Tokyo').toISOString()
  const link = { expiresAt, allowDownload: false } as Link
  expect(termsOf(link, 'Asia/Tokyo')).toMatch(/^Expires after Dec 3, 2026, no downloads$/)
})

test('unchanged options count as defaults', () => {
  expect(summaryOf({})).toBe('Defaults')
  expect(summaryOf({ expiresOn: '2026-12-03', allowDownload: true })).toBe(
    'Expires after Dec 3, 2026, downloads allowed',
  )
})
