import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installIn } from '../../scripts/install.mjs'

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Installs the packages, each with a lock file of its own, and builds them. */
export async function setup() {
  for (const folder of ['integrations/n8n', 'integrations/zapier']) await installIn(folder)
  for (const args of [
    [pathOf('n8n/build.mjs')],
    [pathOf('zapier/node_modules/typescript/bin/tsc'), '-p', pathOf('zapier')],
  ])
    execFileSync(process.execPath, args, { stdio: 'inherit' })
}
