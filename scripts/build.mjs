import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { bin, Failure, main, root, run } from './lib.mjs'

const SOURCES = [
  'contract/src',
  'package-lock.json',
  'web/classic',
  'web/index.html',
  'web/public',
  'web/src',
  'web/vite.config.ts',
  'web/vite.visitor.config.ts',
]
const STAMP = join(root, 'web', 'dist', '.stamp')

/** Builds the web, unless nothing it is made of has changed since the last time. */
export async function build() {
  const stamp = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  console.log('Building the web app')
  await vite('vite.config.ts')
  if (existsSync(join(root, 'web/vite.visitor.config.ts'))) await vite('vite.visitor.config.ts')
  writeFileSync(STAMP, stamp)
}

async function vite(config) {
  const cwd = join(root, 'web')
  const { code, output } = await run(bin('vite'), ['build', '-c', config], { quiet: true, cwd })
  if (code !== 0)
    throw new Failure(`${output.trim()}\n\nThe web app could not be built; Vite says why above.`)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => filesOf(join(root, source)))) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(async () => {
    await install()
    await build()
  })
