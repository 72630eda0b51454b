import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Compiles the package, and copies what n8n reads beside it. Node 20 has to do, which has no `globSync`.
const folder = dirname(fileURLToPath(import.meta.url))
rmSync(join(folder, 'dist'), { recursive: true, force: true })
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
execFileSync(process.execPath, [compiler, '-p', folder], { stdio: 'inherit' })
for (const source of ['icons', 'nodes'])
  for (const file of readdirSync(join(folder, source), { recursive: true }))
    if (/\.(svg|json)$/.test(file))
      cpSync(join(folder, source, file), join(folder, 'dist', source, file))
