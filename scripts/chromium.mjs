import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first draws no window, and so takes less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A Chromium of the machine, or nothing: Playwright then takes its own. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = process.env.PATH?.split(delimiter) ?? []
  const places = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC]
  // Ubuntu's is a script that asks for a snap: it is there and does not run.
  return places.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
}
