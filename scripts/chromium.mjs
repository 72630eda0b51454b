import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The build without a window, whose browser tests take three quarters of the other's processor time. */
export const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Returns the system's Chromium, or undefined: Playwright then uses its own. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  return find([...NAMES.flatMap(inPath), MAC])
}

/** Returns the chosen browser, or the build without a window, or undefined. */
export const findHeadlessShell = () => process.env.CHROMIUM || find(inPath(HEADLESS_SHELL))

function inPath(name) {
  const folders = process.env.PATH?.split(delimiter) ?? []
  return folders.map((folder) => join(folder, name))
}

/** Ubuntu's is a stub that asks for a snap: it exists but doesn't run. */
const find = (paths) =>
  paths.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
