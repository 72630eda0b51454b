import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { bin, main, run } from './lib.mjs'

const SOURCES = [
  'contract/src',
  'messages/src',
  'server/src',
  'web/src',
  'packages/client/src',
  'packages/cli/src',
  'scripts',
  'bench',
  'e2e',
]

/** Programs of types, each with settings of its own; what several need is read once, as declarations. */
const PROJECTS = [
  'contract',
  'messages',
  'packages/client',
  'packages/cli',
  'server',
  'web',
  '.',
  'scripts',
]

/** Checks of each change. */
export const STEPS = [
  { name: 'format and lint', run: ['biome', 'check', '--error-on-warnings'] },
  { name: 'comments', run: ['node', 'scripts/check-comments.mjs'] },
  { name: 'waits in tests', run: ['node', 'scripts/check-waits.mjs'] },
  { name: 'texts for visitors', run: ['node', 'scripts/check-texts.mjs'] },
  { name: 'messages', run: ['node', 'scripts/messages.mjs', 'check'] },
  { name: 'directions of styles', run: ['node', 'scripts/check-directions.mjs'] },
  { name: 'texts of the app', run: ['node', 'scripts/check-app-texts.mjs'] },
  { name: 'tenants in queries', run: ['node', 'scripts/check-tenants.mjs'] },
  { name: 'files in folders', run: ['node', 'scripts/check-folders.mjs'] },
  { name: 'migrations', run: ['node', 'scripts/check-migrations.mjs'] },
  { name: 'environment variables', run: ['node', 'scripts/check-environment.mjs'] },
  { name: 'module boundaries', run: ['depcruise', '-c', '.dependency-cruiser.mjs', ...SOURCES] },
  { name: 'types', run: ['tsc', '--build', '--singleThreaded', '--builders', '1', ...PROJECTS] },
  { name: 'client as the contract', run: ['node', 'packages/client/generate.mjs', '--check'] },
]

/** Checks that only changes of packages and exports can break. */
export const FURTHER_STEPS = [
  { name: 'integrity of packages', run: ['node', 'scripts/check-lock.mjs'] },
  { name: 'licenses of what ships', run: ['node', 'scripts/check-licenses.mjs'] },
  { name: 'version of the release', run: ['node', 'scripts/check-release.mjs'] },
  { name: 'unused code', run: ['knip', '--no-progress'] },
]

/** Runs steps one after the other, prints each result, and resolves to the names of the failed ones. */
export async function check(steps) {
  const failed = []
  for (const step of steps) if (!(await verdictOf(step))) failed.push(step.name)
  return failed
}

async function verdictOf({ name, run: [file, ...args] }) {
  const begin = performance.now()
  const { code, output } = await run(bin(file), args, { quiet: true })
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  if (code !== 0) console.error(`\n${output.trim()}\n`)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  return code === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(async () => {
    await install({ development: true })
    const verdicts = await Promise.all([...STEPS, ...FURTHER_STEPS].map(verdictOf))
    return verdicts.every(Boolean) ? 0 : 1
  })
