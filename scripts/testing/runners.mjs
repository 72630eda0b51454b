import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root, run } from '../lib.mjs'
import { extendLane, inLane } from './lanes.mjs'
import { readPlaywright, readVitest } from './reports.mjs'

/** Results of all runners so far. */
export const results = {
  passed: 0,
  skipped: 0,
  /** Times by path from the root, each as `{ lane, seconds, cpuSeconds }`. */
  files: {},
  /** Failed tests, each with a title and a message. */
  failures: [],
  /** Failures outside of any test; each counts as one. */
  faults: [],
}

/** Runs Vitest as a lane, beside those of its projects, and resolves to whether all passed. */
export async function runVitest(lane, args) {
  const path = join(root, 'test-results', lane)
  const env = { VITEST_REPORTS: path }
  return count(
    { lane, runner: 'vitest', args: ['run', ...args], options: { env } },
    path,
    readVitest,
  )
}

/**
 * Runs browser tests, `beside` others with one browser and printed at their end, and resolves to whether all passed.
 */
export function runPlaywright(chosen, { chromium, beside }) {
  const path = join(root, 'test-results/browser')
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: `${path}.json` }
  const args = ['test', ...chosen, '--reporter=list,json', ...(beside ? ['--workers=1'] : [])]
  const options = { env, quiet: beside }
  return count({ lane: 'browser', runner: 'playwright', args, options }, path, readPlaywright)
}

/** Detects a crashed runner too: one that fails without a failed test. */
async function count({ lane, runner, args, options }, path, read) {
  for (const end of ['.json', '-times.json']) rmSync(path + end, { force: true })
  const { code, output } = await inLane(lane, () => run(bin(runner), args, options))
  if (options.quiet) console.log(output)
  const { passed, skipped, times, failures } = read(path)
  results.passed += passed
  results.skipped += skipped
  for (const { file, begin, end, ...time } of times) {
    results.files[file] = time
    if (begin && time.lane !== lane) extendLane(time.lane, begin, end)
  }
  results.failures.push(...failures)
  if (code !== 0 && failures.length === 0)
    results.faults.push(`the run of ${runner}, outside of its tests`)
  return code === 0
}
