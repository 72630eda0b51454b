// Writes dist/, for modules, and dist/cjs/, for `require`: the same files with types of their own.
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const typescript = createRequire(import.meta.url).resolve('typescript/package.json')
const tsc = join(dirname(typescript), 'bin/tsc')

rmSync(here('dist'), { recursive: true, force: true })
for (const settings of ['tsconfig.build.json', 'tsconfig.cjs.json'])
  execFileSync(process.execPath, [tsc, '-p', here(settings)], { stdio: 'inherit' })
writeFileSync(here('dist/cjs/package.json'), '{"type":"commonjs"}\n')
