import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib.mjs'

/** Sources of the packages for n8n and Zapier, and of what they speak: operations for API keys, and webhooks. */
const INPUTS = [
  ...['integrations', 'packages/client/src'],
  ...['contract/src/webhooks', 'contract/src/api-keys.ts'],
]
const NOT_INPUTS = ['node_modules', 'dist', 'tested.txt']
/** The fingerprint of the sources that the tests passed with. It's in the repository, so a clone without history has it too. */
const TESTED = join(root, 'integrations/tested.txt')

/** Tells whether anything has changed since the tests of the integrations passed. */
export const haveIntegrationsChanged = () => readTested() !== fingerprint()

/** Keeps that these tests passed, for later runs of all. */
export function keepIntegrationsTested() {
  if (!haveIntegrationsChanged()) return
  writeFileSync(TESTED, `${fingerprint()}\n`)
  console.log(
    'The integrations passed: commit integrations/tested.txt, and CI won’t test them again.',
  )
}

function readTested() {
  try {
    return readFileSync(TESTED, 'utf8').trim()
  } catch {
    return undefined
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of INPUTS.flatMap(filesOf).sort())
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n')
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).filter((name) => !NOT_INPUTS.includes(name))
  return names.flatMap((name) => filesOf(`${path}/${name}`))
}
