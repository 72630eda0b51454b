import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { bin, Failure, main, root, run } from './lib.mjs'

const web = join(root, 'web')
const SOURCES = [
  web,
  join(root, 'contract', 'src'),
  join(root, 'messages'),
  join(root, 'package-lock.json'),
]
const NOT_SOURCES = ['dist', 'dist-maps', 'dist-visitor', 'node_modules', 'test']
/** Stamps written after both builds. The first one empties its folder, so an interrupted build leaves no stale pair. */
const STAMPS = [join(web, 'dist', '.stamp'), join(web, 'dist-visitor', '.stamp')]
const VISITOR = 'vite.visitor.config.ts'

/**
 * Builds the app in all of its languages and the visitor pages, unless their sources are unchanged; with the
 * pseudo-languages too where they are wanted. With `COMPRESS=quickly` in the environment, files are compressed less, which
 * takes half as long. A build that was compressed well, or has the pseudo-languages, serves those who need neither.
 */
export async function build({ withPseudo = false } = {}) {
  const { COMPRESS = 'well' } = process.env
  const sources = fingerprint()
  const stamp = stampOf(sources, COMPRESS, withPseudo)
  const enough = [COMPRESS, 'well'].flatMap((compressed) =>
    [withPseudo, true].map((hasPseudo) => stampOf(sources, compressed, hasPseudo)),
  )
  if (enough.some((each) => isBuilt(STAMPS, each))) return
  console.log('Building the web app')
  await runVite('vite.config.ts', withPseudo)
  await runVite(VISITOR, false)
  for (const path of STAMPS) writeFileSync(path, stamp)
}

const stampOf = (sources, compressed, hasPseudo) =>
  `${sources} compressed ${compressed}${hasPseudo ? ' with pseudo-languages' : ''}`

async function runVite(config, withPseudo) {
  // Whatever the caller's environment is for: React's development build doesn't run in the pages of visitors.
  const env = { NODE_ENV: 'production', PSEUDO_LANGUAGES: withPseudo ? 'true' : '' }
  const options = { quiet: true, cwd: web, env }
  const { code, output } = await run(bin('vite'), ['build', '--config', config], options)
  if (code !== 0) throw new Failure(`${output.trim()}\n\nBuilding the web app failed, see above.`)
}

const isBuilt = (paths, stamp) =>
  paths.every((path) => existsSync(path) && readFileSync(path, 'utf8') === stamp)

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
    // `node scripts/build.mjs --pseudo` builds the pseudo-languages as well.
    await build({ withPseudo: process.argv.includes('--pseudo') })
  })
