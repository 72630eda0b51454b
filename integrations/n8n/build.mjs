import { execFileSync } from 'node:child_process'
import { cpSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Compiles the package, and copies what n8n reads beside it.
const folder = import.meta.dirname
rmSync(join(folder, 'dist'), { recursive: true, force: true })
const compiler = join(folder, 'node_modules/typescript/bin/tsc')
execFileSync(process.execPath, [compiler, '-p', folder], { stdio: 'inherit' })
for (const file of globSync('{icons,nodes}/**/*.{svg,json}', { cwd: folder }))
  cpSync(join(folder, file), join(folder, 'dist', file))
