import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { bin, Failure, ownPath, root, run, systemPath } from './lib.mjs'

/** Installs the packages of a folder with a lock file of its own, with the Node that the project runs on. */
export async function installIn(folder) {
  if (hasPackagesOf(folder)) return
  console.log(`Installing the packages of ${folder}`)
  await demand(['ci', '--ignore-scripts', '--prefix', folder], ownPath())
}

/**
 * Installs what package-lock.json lists to build and run Satchel, and with `development` what checks and tests need too.
 * Takes milliseconds if all is there, and does nothing in an image.
 */
export async function install({ development = false } = {}) {
  if (process.env.SATCHEL_INSTALLED || isInstalled(development)) return
  console.log('Installing packages (a minute or two)')
  // npm must not run on the Node it's about to replace.
  const path = systemPath()
  await requireNetwork(path)
  const newer = await fetchNewerNode(path)
  await demand(commandFor(development), newer ? binariesIn(newer) + delimiter + path : path)
  if (newer) rmSync(newer, { recursive: true })
  if (!isInstalled(development))
    throw new Failure(
      'Node 26 wasn’t installed because npm is set to skip install scripts. Run "npm config set ignore-scripts false" and try again.',
    )
}

/** Adds to what is there without removing any of it: Satchel may be running from this folder. */
function commandFor(development) {
  if (!development) return ['ci', '--omit=dev']
  return isInstalled(false) ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev']
}

const binariesIn = (folder) => join(folder, 'node_modules', '.bin')
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

function isInstalled(development) {
  return existsSync(bin('node')) && hasPackagesOf('', development)
}

/** Tells whether what a folder's lock file lists is there, in these versions. */
function hasPackagesOf(folder, development = true) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(join(root, installed))) return false
  const there = read(installed).packages
  return Object.entries(read(join(folder, 'package-lock.json')).packages).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      optional ||
      (!development && (dev || devOptional)) ||
      there[path]?.version === version,
  )
}

/** Checks the registry first, because npm ci retries every package before it gives up. */
async function requireNetwork(path) {
  const { output } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=15000'], path)
  if (output.includes('spawn npm ENOENT'))
    throw new Failure('npm wasn’t found. It comes with Node: add it to the PATH and try again.')
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output))
    throw new Failure(
      'Couldn’t install the packages because the npm registry is unreachable. Check the network and try again.',
    )
}

/**
 * Downloads a newer Node and npm for the installation if the running Node is one that native packages don't list,
 * which includes early releases of 20 and 22: npm skips such packages.
 */
async function fetchNewerNode(path) {
  const env = { ...process.env, PATH: path }
  const { stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8' })
  const [major, minor] = (stdout ?? process.version).slice(1).split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'satchel-node-'))
  const node = `node@${read('package.json').dependencies.node}`
  await demand(['install', '--prefix', folder, node, 'npm@11'], path)
  return folder
}

async function demand(args, path) {
  const { code, output } = await npm(args, path)
  if (code !== 0)
    throw new Failure(`${output.trim()}\n\nInstalling the packages failed, see above.`)
}

function npm(args, path) {
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier']
  return run('npm', [...args, ...quiet], { quiet: true, env: { PATH: path } })
}
