import { expect, test } from 'vitest'
import { dayIn, daysBefore, formatDayHeading } from './day.ts'

test.each([
  ['Pacific/Kiritimati', '2026-11-22'],
  ['Asia/Tokyo', '2026-11-22'],
  ['Europe/Zurich', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-21'],
])('in %s it is %s', (timeZone, day) => {
  expect(dayIn(timeZone, new Date('2026-11-21T15:30:00Z'))).toBe(day)
})

test('days are counted back across months and years', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
  expect(daysBefore('2027-01-01', 1)).toBe('2026-12-31')
})

test('days are counted back across daylight saving changes', () => {
  expect(daysBefore('2026-03-30', 2)).toBe('2026-03-28')
  expect(daysBefore('2026-10-26', 2)).toBe('2026-10-24')
})

test('today and yesterday have names, others a date', () => {
  expect(formatDayHeading('2026-01-01', '2026-01-01')).toBe('Today')
  expect(formatDayHeading('2025-12-31', '2026-01-01')).toBe('Yesterday')
  expect(formatDayHeading('2025-12-30', '2026-01-01')).toBe('Dec 30, 2025')
})
