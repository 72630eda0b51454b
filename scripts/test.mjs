import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { install } from './install.mjs'
import { bin, endWithChildren, Failure, main, root, run, wasInterrupted } from './lib.mjs'
import { prepareMachine } from './machine.mjs'
import { describeFailure, readPlaywright, readVitest } from './reports.mjs'

// `npm test` runs everything; `npm test -- server`, `web`, `e2e` or part of a test's path runs only that.
const filters = process.argv.slice(2)
const isProject = (filter) => filter === 'server' || filter === 'web'
const isBrowser = (filter) => filter === 'e2e' || filter.startsWith('e2e/')
const wants = (kind) => filters.length === 0 || filters.some(kind)

const total = { passed: 0, skipped: 0 }
/** Seconds taken, by test file. */
const times = new Map()
/** Failed tests, each with a title and a message. */
const failures = []
/** Failures outside of any test; each counts as one. */
const faults = []

await main(async () => {
  endWithChildren()
  await install()
  const isWhole = filters.length === 0
  const checked = isWhole && Promise.all([runCheck(), checkDatabaseTypes()])
  const needsProduct = wants((filter) => filter !== 'web')
  const [chromium, built] = await Promise.all(needsProduct ? [prepareMachine(), runBuild()] : [])
  // Runs them side by side, since each waits at times. The browser tests' output follows at their end.
  const isBeside = wants((filter) => !isBrowser(filter))
  await Promise.all([
    checked,
    isBeside && runVitest(),
    wants(isBrowser) && built && runPlaywright(chromium, { quiet: isBeside }),
  ])
  return wasInterrupted() ?? conclude()
})

async function runCheck() {
  faults.push(...(await check()))
}

async function runBuild() {
  try {
    await build()
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    faults.push('the build of the web app')
    return false
  }
}

async function checkDatabaseTypes() {
  const args = ['scripts/db-types.mjs', '--check']
  const { code, output } = await run(bin('node'), args, { quiet: true })
  if (code === 0) return
  console.error(output.trim())
  faults.push('types of the database')
}

async function runVitest() {
  const chosen = filters.filter((filter) => !isBrowser(filter))
  const args = chosen.map((filter) => (isProject(filter) ? `--project=${filter}*` : filter))
  const report = 'test-results/vitest.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await count('vitest', ['run', ...args, ...reporters], {}, report, readVitest)
}

async function runPlaywright(chromium, { quiet }) {
  if (chromium === undefined) {
    faults.push('finding a Chromium: set CHROMIUM to the path of one')
    return
  }
  const chosen = filters.filter((filter) => filter.startsWith('e2e/'))
  const report = 'test-results/playwright.json'
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) }
  const args = ['test', ...chosen, '--reporter=list,json']
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
  console.log()
  for (const failure of failures) console.log(`${describeFailure(failure)}\n`)
  for (const fault of faults) console.log(`Failed: ${fault}`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0 ? 0 : 1
}
