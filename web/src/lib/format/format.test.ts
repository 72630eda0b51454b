import { expect, test } from 'vitest'
import {
  formatBytes,
  formatCompact,
  formatCount,
  formatCountry,
  formatDateTime,
  formatDay,
  formatDuration,
  formatMonth,
  formatNumber,
  formatRelative,
  formatShare,
  formatShortDay,
  formatSpan,
} from './format.ts'

/** Replaces the various spaces that browsers put between numbers and units. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
  [12_345, '12,345 items'],
])('%i things are formatted as "%s"', (count, words) => {
  expect(formatCount(count, 'item')).toBe(words)
})

test('an irregular plural is passed in', () => {
  expect(formatCount(1, 'person', 'people')).toBe('1 person')
  expect(formatCount(3, 'person', 'people')).toBe('3 people')
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_549, '1.5 kB'],
  [10_400, '10 kB'],
  [5_368_709_120, '5.4 GB'],
  [2_000_000_000_000_000, '2,000 TB'],
])('%i bytes are formatted as "%s"', (bytes, words) => {
  expect(plain(formatBytes(bytes))).toBe(words)
})

test.each([
  [0, '0:00'],
  [63, '1:03'],
  [59.6, '1:00'],
  [3_600, '1:00:00'],
  [3_725, '1:02:05'],
])('a video of %d s lasts %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

test.each([
  [0, '0 sec'],
  [45, '45 sec'],
  [60, '1 min'],
  [200, '3 min 20 sec'],
  [3_900, '1 h 5 min'],
  [3_630, '1 h'],
])('%d s of reading are formatted as "%s"', (seconds, words) => {
  expect(plain(formatSpan(seconds))).toBe(words)
})

test.each([
  [0, 'just now'],
  [-59, 'just now'],
  [-60, '1 min ago'],
  [-3_599, '59 min ago'],
  [-7_200, '2 h ago'],
  [-86_400, 'yesterday'],
  [-86_400 * 6, '6 days ago'],
  [-604_800, 'Nov 15'],
  [-31_536_000, 'Nov 22, 2025'],
  [86_400 * 3, 'in 3 days'],
])('%d s from now is formatted as "%s"', (seconds, words) => {
  const now = new Date('2026-11-22T12:00:00Z')
  const at = new Date(now.getTime() + seconds * 1_000)
  expect(plain(formatRelative(at, now, 'UTC'))).toBe(words)
})

test('a time is shown in the tenant’s time zone', () => {
  const at = new Date('2026-11-21T23:30:00Z')
  expect(plain(formatDateTime(at, 'UTC'))).toBe('Nov 21, 2026, 11:30 PM')
  expect(plain(formatDateTime(at, 'Europe/Zurich'))).toBe('Nov 22, 2026, 12:30 AM')
  expect(plain(formatDateTime(at, 'Asia/Kolkata'))).toBe('Nov 22, 2026, 5:00 AM')
})

test('a time in the repeated hour is shown with its own offset', () => {
  const summer = new Date('2026-10-25T00:30:00Z')
  const winter = new Date('2026-10-25T01:30:00Z')
  expect(plain(formatDateTime(summer, 'Europe/Zurich'))).toBe('Oct 25, 2026, 2:30 AM')
  expect(plain(formatDateTime(winter, 'Europe/Zurich'))).toBe('Oct 25, 2026, 2:30 AM')
})

test('a day of the contract is the same day everywhere', () => {
  expect(formatDay('2026-11-21')).toBe('Nov 21, 2026')
  expect(formatShortDay('2026-01-01')).toBe('Jan 1')
  expect(formatMonth('2026-12-31')).toBe('Dec 2026')
})

test('numbers are rounded if there is little room', () => {
  expect(formatNumber(12_345)).toBe('12,345')
  expect(formatCompact(12_345)).toBe('12K')
  expect(formatShare(0.424)).toBe('42%')
})

test('a country code becomes its name', () => {
  expect(formatCountry('SE')).toBe('Sweden')
  expect(formatCountry('ZZ')).toBe('Unknown Region')
})
