import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
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

test('all packages are pinned', () => {
  for (const name of ['n8n', 'zapier']) {
    const { dependencies, devDependencies } = manifestOf(name)
    for (const [each, range] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(range, each).toMatch(/^\d+\.\d+\.\d+$/)
  }
})
