import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '../lib.mjs'

/** Environment variable with a folder that has a file for each thing that is ready. */
const VARIABLE = 'SATCHEL_READY'
const FAILED = 'failed'
const INTERVAL_MS = 100

/** Makes tests that are started from here on wait for what they need until `sayReady` names it. */
export function expectReadiness() {
  const folder = join(root, 'test-results/ready')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  process.env[VARIABLE] = folder
}

/** Lets tests go on that need `machine` (the programs of other people) or `app`, the built web app. */
export const sayReady = (name) => writeFileSync(join(process.env[VARIABLE], name), '')

/** Fails tests that wait for the web app. */
export const sayBuildFailed = () => sayReady(FAILED)

/** Waits until all these are ready, where `npm test` makes them beside the tests; elsewhere they are there. */
export async function whenReady(...names) {
  const folder = process.env[VARIABLE]
  if (!folder) return
  while (!names.every((name) => existsSync(join(folder, name)))) {
    if (existsSync(join(folder, FAILED))) throw new Error('Building the web app failed, see above.')
    await setTimeout(INTERVAL_MS)
  }
}
