import { availableParallelism } from 'node:os'
import { build } from './build.mjs'
import { check, FURTHER_STEPS, STEPS } from './check.mjs'
import { install } from './install.mjs'
import { endWithChildren, Failure, main, wasInterrupted } from './lib.mjs'
import { prepareMachine } from './machine.mjs'
import { describeLanes, describeSlowest, describeTiers } from './testing/describe-times.mjs'
import { haveIntegrationsChanged, keepIntegrationsTested } from './testing/integrations.mjs'
import { inLane, readLanes } from './testing/lanes.mjs'
import { keepTimes } from './testing/last-times.mjs'
import { expectReadiness, sayBuildFailed, sayReady } from './testing/readiness.mjs'
import { describeFailure } from './testing/reports.mjs'
import { results, runPlaywright, runVitest } from './testing/runners.mjs'

// `npm test` runs the first tier: each feature once. `npm test -- --all` runs the second, all files named `.slow.`, in
// one queue with it. `server`, `web`, `e2e` and `integrations` narrow both. Part of a test's path runs all that it
// fits, slow or not.
const PARTS = ['server', 'web', 'e2e', 'integrations']
const isAll = process.argv.includes('--all')
const filters = process.argv.slice(2).filter((argument) => argument !== '--all')
const isWhole = filters.length === 0
/** True if single files are chosen, whatever their tier. */
const isChosen = !filters.every((filter) => PARTS.includes(filter))
const isBrowser = (filter) => filter === 'e2e' || filter.startsWith('e2e/')
const isIntegration = (filter) => filter === 'integrations'
const wants = (kind) => isWhole || filters.some(kind)
const isBeside = wants((filter) => !isBrowser(filter) && !isIntegration(filter))
const hasIntegrations = filters.some(isIntegration)

/** Files of the second tier, as seen from the folder of a project, which has some of `packages/` too. */
const SLOW = ['**/*.slow.test.*', '../**/*.slow.test.*']
/** Gives way to tests, which wait at times. */
const CHECKS_NICE = 3
const DATABASE_TYPES = {
  name: 'types of the database',
  run: ['node', 'scripts/db-types.mjs', '--check'],
}

// Tests that start the product by its script inherit it, and so never rebuild while the others run.
process.env.COMPRESS = 'quickly'

await main(async () => {
  endWithChildren()
  await install({ development: true })
  await runLanes()
  return wasInterrupted() ?? conclude()
})

/** Runs all side by side, since each waits at times; tests wait for what they need of the machine and the build. */
async function runLanes() {
  const needsProduct = wants((filter) => filter !== 'web')
  if (needsProduct) expectReadiness()
  const machine = needsProduct ? inLane('machine', prepare) : undefined
  const built = needsProduct ? startBuild() : undefined
  await Promise.all([
    machine,
    built,
    isWhole && inLane('checks', runChecks, { nice: CHECKS_NICE }),
    isBeside && runVitest('vitest', vitestArguments()),
    wants(isBrowser) && runBrowser(machine, built),
    runIntegrations(),
  ])
}

async function prepare() {
  try {
    return await prepareMachine()
  } finally {
    sayReady('machine')
  }
}

async function runChecks() {
  const steps = isAll ? [...STEPS, ...FURTHER_STEPS, DATABASE_TYPES] : STEPS
  results.faults.push(...(await check(steps)))
}

/** Builds, with the pseudo-languages for the walk over all screens; resolves to whether the pages are there. */
function startBuild() {
  const withPseudo = isAll || filters.some((filter) => filter.includes('screens'))
  return inLane('build', async () => {
    try {
      await build({ withPseudo })
      sayReady('app')
      return true
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      console.error(error.message)
      results.faults.push('the build of the web app')
      sayBuildFailed()
      return false
    }
  })
}

function vitestArguments() {
  const chosen = filters.filter((filter) => !isBrowser(filter) && !isIntegration(filter))
  const projects = isWhole ? ['server', 'web'] : chosen.filter((filter) => PARTS.includes(filter))
  return [
    ...projects.map((project) => `--project=${project}`),
    ...chosen.filter((filter) => !PARTS.includes(filter)),
    ...(isAll || isChosen ? [] : SLOW.map((files) => `--exclude=${files}`)),
  ]
}

async function runBrowser(machine, built) {
  const chromium = await machine
  if (!(await built)) return
  if (chromium === undefined) {
    results.faults.push('finding a Chromium: set CHROMIUM to the path of one')
    return
  }
  const tier = isAll ? String.raw`\.spec\.ts$` : String.raw`(?<!\.slow)\.spec\.ts$`
  const chosen = isChosen ? filters.filter((filter) => filter.startsWith('e2e/')) : [tier]
  await runPlaywright(chosen, { chromium, beside: isBeside })
}

/** Runs their tests where they are asked for, and in runs of all if they may have been broken. */
async function runIntegrations() {
  const isDue = isWhole && isAll && haveIntegrationsChanged()
  if (!hasIntegrations && !isDue) return
  if (await runVitest('integrations', ['--project=integrations'])) keepIntegrationsTested()
}

function conclude() {
  const { passed, skipped, files, failures, faults } = results
  const failed = failures.length + faults.length
  const lanes = readLanes()
  keepTimes(lanes, files)
  console.log(`\n${describeSlowest(files)}\n`)
  console.log(`${describeTiers(lanes, files)}\n`)
  console.log(`${describeLanes(lanes, availableParallelism())}\n`)
  for (const failure of failures) console.log(`${describeFailure(failure)}\n`)
  // Once more in short, for readers of a log's end.
  for (const { title } of failures) console.log(`Failed: ${title}`)
  for (const fault of faults) console.log(`Failed: ${fault}`)
  if (isWhole && isAll && !('integrations' in lanes))
    console.log(
      'Skipped: integrations with n8n and Zapier, since they, the client and its part of the contract are as when they passed. `npm test -- integrations` runs them.',
    )
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0 ? 0 : 1
}
