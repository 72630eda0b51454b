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
 * Builds the app and the visitor pages, then the app in each other language, unless their sources are unchanged. With
 * `COMPRESS=quickly` in the environment, files are compressed less, which takes half as long; fully compressed files
 * are good enough for that too. Calls `onBuilt` with each language once its pages are there.
 */
export async function build(languages = appLanguages(), onBuilt = (_language) => {}) {
  const { COMPRESS = 'well' } = process.env
  const sources = fingerprint()
  const stamp = `${sources} compressed ${COMPRESS}`
  const stamps = [stamp, `${sources} compressed well`]
  if (!stamps.some((each) => isBuilt(STAMPS, each))) {
    console.log('Building the web app')
    await runVite('vite.config.ts', 'en')
    await runVite(VISITOR)
    for (const path of STAMPS) writeFileSync(path, stamp)
  }
  onBuilt('en')
  // Into the folder of the English app, which had to be emptied first.
  for (const language of languages.filter((each) => each !== 'en')) {
    const path = join(web, 'dist', language, '.stamp')
    if (!stamps.some((each) => isBuilt([path], each))) {
      console.log(`Building the web app in ${language}`)
      await runVite('vite.config.ts', language)
      writeFileSync(path, stamp)
    }
    onBuilt(language)
  }
}

/** Returns the languages that the app is offered in; what runs before packages are installed can't import them. */
export function appLanguages() {
  const source = readFileSync(join(root, 'contract/src/languages.ts'), 'utf8')
  const [, list = ''] = /APP_LANGUAGES[^=]*= \[([^\]]*)\]/.exec(source) ?? []
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, language]) => language)
}

async function runVite(config, language = '') {
  // Whatever the caller's environment is for: React's development build doesn't run in the pages of visitors.
  const env = { NODE_ENV: 'production', APP_LANGUAGE: language }
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
    // `node scripts/build.mjs de` also builds a language that isn't offered yet.
    await build([...new Set([...appLanguages(), ...process.argv.slice(2)])])
  })
