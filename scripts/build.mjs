import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { bin, Failure, main, root, run } from './lib.mjs'

const web = join(root, 'web')
const SOURCES = [web, join(root, 'contract', 'src'), join(root, 'package-lock.json')]
const NOT_SOURCES = ['dist', 'dist-maps', 'dist-visitor', 'node_modules', 'test']
/** Stamps written after both builds. The first one empties its folder, so an interrupted build leaves no stale pair. */
const STAMPS = [join(web, 'dist', '.stamp'), join(web, 'dist-visitor', '.stamp')]

/**
 * Builds the app and the visitor pages, unless their sources are unchanged. With `COMPRESS=quickly` in the
 * environment, files are compressed less, which takes half as long; fully compressed files are good enough for that
 * too.
 */
export async function build() {
  const { COMPRESS = 'well' } = process.env
  const sources = fingerprint()
  const stamp = `${sources} compressed ${COMPRESS}`
  if ([stamp, `${sources} compressed well`].some(isBuilt)) return
  console.log('Building the web app')
  for (const config of ['vite.config.ts', 'vite.visitor.config.ts']) {
    // Whatever the caller's environment is for: React's development build doesn't run in the pages of visitors.
    const options = { quiet: true, cwd: web, env: { NODE_ENV: 'production' } }
    const { code, output } = await run(bin('vite'), ['build', '--config', config], options)
    if (code !== 0) throw new Failure(`${output.trim()}\n\nBuilding the web app failed, see above.`)
  }
  for (const path of STAMPS) writeFileSync(path, stamp)
}

const isBuilt = (stamp) =>
  STAMPS.every((path) => existsSync(path) && readFileSync(path, 'utf8') === stamp)

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesOf)) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !NOT_SOURCES.includes(name))
  return names.flatMap((name) => filesOf(join(path, name)))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(async () => {
    await install()
    await build()
  })
