import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Names of Chromium, the headless build first because it starts faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Returns the system's Chromium, or undefined: Playwright then uses its own. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = process.env.PATH?.split(delimiter) ?? []
  const places = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC]
  // Ubuntu's is a stub that asks for a snap: it exists but doesn't run.
  return places.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
}
