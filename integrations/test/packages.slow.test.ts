import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { Json } from './receiving.ts'

const folderOf = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url))
const manifestOf = (name: string): Json =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))

// The rules take other names for their own tests.
const env = { ...process.env, NODE_ENV: '' }
const run = (name: string, file: string, ...args: string[]) =>
  spawnSync(file, args, { cwd: folderOf(name), encoding: 'utf8', env })

test('n8n’s own rules find nothing in its package', () => {
  const eslint = 'node_modules/eslint/bin/eslint.js'
  const { status, stdout } = run('n8n', process.execPath, eslint, '--max-warnings', '0', '.')
  expect(status, stdout).toBe(0)
})

test('the package for n8n has what its manifest names, and nothing of others', () => {
  const { n8n, dependencies, peerDependencies } = manifestOf('n8n')
  for (const path of [...n8n.credentials, ...n8n.nodes])
    expect(existsSync(join(folderOf('n8n'), path)), path).toBe(true)
  expect(dependencies).toBeUndefined()
  expect(peerDependencies).toEqual({ 'n8n-workflow': '*' })
  const { stdout } = run('n8n', 'npm', 'pack', '--dry-run', '--json')
  const files: string[] = JSON.parse(stdout)[0].files.map(({ path }: Json) => path)
  expect(files).toContain('dist/icons/satchel.svg')
  expect(files.filter((path) => !path.startsWith('dist/'))).toEqual(['README.md', 'package.json'])
})

test('the package for n8n is built by Node 20 and later, without anything of the repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'satchel-n8n-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const each of [
    'build.mjs',
    'package.json',
    'tsconfig.json',
    'credentials',
    'icons',
    'nodes',
  ])
    cpSync(join(folderOf('n8n'), each), join(folder, each), { recursive: true })
  symlinkSync(join(folderOf('n8n'), 'node_modules'), join(folder, 'node_modules'))
  for (const node of nodes()) {
    const { status, stderr } = spawnSync(node, ['build.mjs'], { cwd: folder, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    const { n8n } = manifestOf('n8n')
    for (const path of [...n8n.credentials, ...n8n.nodes, 'dist/icons/satchel.svg'])
      expect(existsSync(join(folder, path)), `${node}: ${path}`).toBe(true)
  }
})

/** Returns our own Node, and those of this machine that are new enough. */
function nodes(): string[] {
  const installed = (process.env.PATH ?? '').split(delimiter).map((each) => join(each, 'node'))
  const isNew = (node: string) => {
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
    return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= 20
  }
  return [...new Set([process.execPath, ...installed.filter(isNew)])]
}

test('all packages are pinned', () => {
  for (const name of ['n8n', 'zapier']) {
    const { dependencies, devDependencies } = manifestOf(name)
    for (const [each, range] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(range, each).toMatch(/^\d+\.\d+\.\d+$/)
  }
})
