import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { bin, main, run } from './lib.mjs'

const SOURCES = ['contract/src', 'server/src', 'web/src']

const STEPS = [
  { name: 'format and lint', run: ['biome', 'check', '--error-on-warnings'] },
  { name: 'module boundaries', run: ['depcruise', '-c', '.dependency-cruiser.mjs', ...SOURCES] },
  { name: 'types of contract', run: ['tsc', '--singleThreaded', '-p', 'contract'] },
  { name: 'types of server', run: ['tsc', '--singleThreaded', '-p', 'server'] },
  { name: 'types of e2e and bench', run: ['tsc', '--singleThreaded', '-p', '.'] },
  { name: 'types of web', run: ['tsc', '--singleThreaded', '-p', 'web'] },
  { name: 'integrity of packages', run: ['node', 'scripts/check-lock.mjs'] },
  { name: 'unused code', run: ['knip', '--no-progress'] },
]

/** Runs all static checks, prints each result, and resolves to the names of the steps that failed. */
export async function check() {
  const verdicts = await Promise.all(STEPS.map(verdictOf))
  return STEPS.map(({ name }) => name).filter((_, index) => !verdicts[index])
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
    await install()
    return (await check()).length === 0 ? 0 : 1
  })
