import { expect, test } from 'vitest'
import {
  describeLanes,
  describeSlowest,
  describeTiers,
} from '../../../scripts/testing/describe-times.mjs'
import { expectedSeconds } from '../../../scripts/testing/last-times.mjs'

const LANES = {
  checks: { seconds: 100, cpuSeconds: 90 },
  server: { seconds: 200, cpuSeconds: 300 },
  browser: { seconds: 50, cpuSeconds: 40 },
  all: { seconds: 1_200, cpuSeconds: 1_920 },
}
const FILES = {
  'server/src/a.test.ts': { lane: 'server', seconds: 40, cpuSeconds: 10 },
  'server/src/b.slow.test.ts': { lane: 'server', seconds: 90, cpuSeconds: 20.04 },
  'e2e/c.slow.spec.ts': { lane: 'browser', seconds: 50 },
}
/** Returns the rows of a table, each with its cells. */
const rowsOf = (table: string) => table.split('\n').map((row) => row.split(/ {2,}/))

test('a run shows the seconds of each lane, its CPU-seconds and how much of the cores it used', () => {
  expect(rowsOf(describeLanes(LANES, 2))).toEqual([
    ['Lane', 'seconds', 'CPU-seconds', 'of 2 cores'],
    ['checks', '100', '90', '45 %'],
    ['server', '200', '300', '75 %'],
    ['browser', '50', '40', '40 %'],
    ['all', '1,200', '1,920', '80 %'],
  ])
})

test('a run divides the CPU-seconds of lanes between the tiers by what their files used', () => {
  expect(rowsOf(describeTiers(LANES, FILES))).toEqual([
    ['Tier', 'files', 'seconds of files', 'CPU-seconds', 'of both'],
    ['First tier', '1', '40', '100', '29 %'],
    ['Second tier', '2', '140', '240', '71 %'],
  ])
})

test('a run lists its slowest files first, with CPU-seconds where they are measured', () => {
  expect(rowsOf(describeSlowest(FILES))).toEqual([
    ['The ten slowest files', 'seconds', 'CPU-seconds'],
    ['server/src/b.slow.test.ts', '90.0', '20.0'],
    ['e2e/c.slow.spec.ts', '50.0'],
    ['server/src/a.test.ts', '40.0', '10.0'],
  ])
})

test('a file is expected to take as long as it took, and longer the more products it starts', () => {
  const last = { lanes: {}, files: { 'server/test/nodes/kill.slow.test.ts': { seconds: 7 } } }
  expect(expectedSeconds('server/test/nodes/kill.slow.test.ts', last)).toBe(7)
  const starting = expectedSeconds('server/test/backup/lost-secrets.slow.test.ts', last)
  expect(starting).toBeGreaterThan(expectedSeconds('server/test/checks/conventions.test.ts', last))
})
