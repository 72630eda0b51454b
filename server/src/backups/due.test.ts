import { expect, test } from 'vitest'
import { isBackupDue, isCheckDue } from './due.ts'

const at = (time: string) => new Date(`2026-11-${time}Z`)
const madeAt = (time: string) => ({ begunAt: at(time), target: '/backups' })

test.for([
  ['11T02:08', false],
  ['12T01:59', false],
  ['12T02:00', true],
  // The server was away at that hour.
  ['12T09:08', true],
] as const)(
  'the backup of the night of the 11th is followed by one at 02:00 of the 12th, or as soon as may be: %s',
  ([now, isDue]) => {
    const times = { target: '/backups', hour: 2, now: at(now) }
    expect(isBackupDue(madeAt('11T02:08'), times)).toBe(isDue)
  },
)

test('a place that has no backup yet gets one at once', () => {
  const times = { target: 's3://backups', hour: 2, now: at('11T12:00') }
  expect(isBackupDue(undefined, times)).toBe(true)
  expect(isBackupDue(madeAt('11T11:00'), times)).toBe(true)
})

test.for([
  ['17T02:08', false],
  ['18T01:08', false],
  ['18T02:08', true],
  ['18T03:08', false],
  ['19T12:08', true],
] as const)(
  'a check of the 11th is followed by one in the same hour a week later, or soon after: %s',
  ([now, isDue]) => {
    const passed = { succeededAt: at('11T02:30'), failure: undefined }
    expect(isCheckDue(madeAt('11T02:08'), passed, { hour: 2, now: at(now) })).toBe(isDue)
  },
)

test('a check that failed is repeated a day later, or once there is another backup', () => {
  const failed = { succeededAt: undefined, failure: { at: at('11T02:30'), reason: '' } }
  const isDue = (made: string, now: string) =>
    isCheckDue(madeAt(made), failed, { hour: 2, now: at(now) })
  expect(isDue('11T02:08', '11T12:08')).toBe(false)
  expect(isDue('11T02:08', '12T02:08')).toBe(true)
  expect(isDue('11T12:00', '11T12:08')).toBe(true)
})
