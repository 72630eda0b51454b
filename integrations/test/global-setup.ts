import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installIn } from '../../scripts/install.mjs'

const build = fileURLToPath(new URL('../n8n/build.mjs', import.meta.url))

/** Installs the packages, each with a lock file of its own, and builds that of n8n. */
export async function setup() {
  for (const folder of ['integrations/n8n', 'integrations/zapier']) await installIn(folder)
  execFileSync(process.execPath, [build], { stdio: 'inherit' })
}
