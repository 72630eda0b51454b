import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { appLanguages, build } from './build.mjs'
import { check, FURTHER_STEPS, STEPS } from './check.mjs'
import { measureCpuTime } from './cpu-time.mjs'
import { install } from './install.mjs'
import { bin, endWithChildren, Failure, main, root, run, wasInterrupted } from './lib.mjs'
import { prepareMachine } from './machine.mjs'
import { describeCpuTime, describeFailure, readPlaywright, readVitest } from './reports.mjs'

// `npm test` runs the first tier: each feature once. `npm test -- --all` then runs the second, all files named
// `.slow.`, too. `server`, `web` and `e2e` narrow both. Part of a test's path runs all that it fits, slow or not.
const PARTS = ['server', 'web', 'e2e']
const filters = process.argv.slice(2).filter((argument) => argument !== '--all')
const isWhole = filters.length === 0
const isBrowser = (filter) => filter === 'e2e' || filter.startsWith('e2e/')
const wants = (kind) => isWhole || filters.some(kind)

const DATABASE_TYPES = {
  name: 'types of the database',
  run: ['node', 'scripts/db-types.mjs', '--check'],
}
/** Tests of each tier, and how its files are named to Vitest and, by their whole paths, to Playwright. */
const FIRST = {
  name: 'First tier',
  steps: STEPS,
  vitest: ['--exclude=**/*.slow.test.*'],
  playwright: String.raw`(?<!\.slow)\.spec\.ts$`,
}
const SECOND = {
  name: 'Second tier',
  steps: [...FURTHER_STEPS, DATABASE_TYPES],
  vitest: ['.slow.test.'],
  playwright: String.raw`\.slow\.spec\.ts$`,
}
const CHOSEN = { name: 'These tests', vitest: [] }

// Tests that start the product by its script inherit it, and so never rebuild while the others run.
process.env.COMPRESS = 'quickly'

const total = { passed: 0, skipped: 0 }
/** Seconds by test file. */
const times = new Map()
/** CPU-seconds by tier. */
const used = new Map()
/** Failed tests, each with a title and a message. */
const failures = []
/** Failures outside of any test; each counts as one. */
const faults = []
let building

await main(async () => {
  endWithChildren()
  await install()
  const needsProduct = wants((filter) => filter !== 'web')
  const chromium = needsProduct ? await prepareMachine() : undefined
  const readCpuTime = measureCpuTime()
  let before = 0
  for (const tier of tiersToRun()) {
    await runTier(tier, needsProduct, chromium)
    used.set(tier.name, readCpuTime() - before)
    before = readCpuTime()
  }
  return wasInterrupted() ?? conclude()
})

function tiersToRun() {
  if (!filters.every((filter) => PARTS.includes(filter))) return [CHOSEN]
  return process.argv.includes('--all') ? [FIRST, SECOND] : [FIRST]
}

async function runTier(tier, needsProduct, chromium) {
  const [built] = await Promise.all([needsProduct && runBuild(), isWhole && runCheck(tier)])
  // Runs them side by side, since each waits at times. The browser tests' output follows at their end.
  const isBeside = wants((filter) => !isBrowser(filter))
  await Promise.all([
    isBeside && runVitest(tier),
    wants(isBrowser) && built && runPlaywright(tier, chromium, { quiet: isBeside }),
  ])
}

async function runCheck({ steps }) {
  faults.push(...(await check(steps)))
}

/** Builds at most once: resolves to whether there is a build. */
function runBuild() {
  building ??= tryToBuild()
  return building
}

async function tryToBuild() {
  try {
    // The other languages are for browser tests of the second tier.
    const isOfLanguages = (filter) => filter.includes('languages')
    const others = process.argv.includes('--all') || filters.some(isOfLanguages)
    await build(others ? [...appLanguages(), 'x-pseudo'] : ['en'])
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    faults.push('the build of the web app')
    return false
  }
}

async function runVitest(tier) {
  const chosen = filters.filter((filter) => !isBrowser(filter))
  const args = chosen.map((filter) => (PARTS.includes(filter) ? `--project=${filter}` : filter))
  const report = 'test-results/vitest.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await count('vitest', ['run', ...args, ...tier.vitest, ...reporters], {}, report, readVitest)
}

async function runPlaywright(tier, chromium, { quiet }) {
  if (chromium === undefined) {
    faults.push('finding a Chromium: set CHROMIUM to the path of one')
    return
  }
  const chosen = tier.playwright ?? filters.filter((filter) => filter.startsWith('e2e/'))
  const report = 'test-results/playwright.json'
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) }
  const args = ['test', ...[chosen].flat(), '--reporter=list,json']
  await count('playwright', args, { env, quiet }, report, readPlaywright)
}

/** Detects a crashed runner: one that fails without a failed test. */
async function count(runner, args, options, report, read) {
  const path = join(root, report)
  rmSync(path, { force: true })
  const { code, output } = await run(bin(runner), args, options)
  if (options.quiet) console.log(output)
  const result = read(path)
  for (const name of Object.keys(total)) total[name] += result[name]
  for (const [file, milliseconds] of result.times) times.set(file, milliseconds / 1000)
  failures.push(...result.failures)
  if (code !== 0 && result.failures.length === 0)
    faults.push(`the run of ${runner}, outside of its tests`)
}

function conclude() {
  const { passed, skipped } = total
  const failed = failures.length + faults.length
  const slowest = [...times].sort(([, one], [, other]) => other - one).slice(0, 10)
  console.log('\nThe ten slowest files, in seconds:')
  for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)
  console.log(`\n${describeCpuTime(used)}\n`)
  for (const failure of failures) console.log(`${describeFailure(failure)}\n`)
  // Once more in short, for readers of a log's end.
  for (const { title } of failures) console.log(`Failed: ${title}`)
  for (const fault of faults) console.log(`Failed: ${fault}`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0 ? 0 : 1
}
