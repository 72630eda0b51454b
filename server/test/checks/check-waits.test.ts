import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../../scripts/check-waits.mjs', import.meta.url))

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waits-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Checks a file with these lines, and resolves to the problems. */
async function check(name: string, ...lines: string[]): Promise<string[]> {
  await mkdir(join(folder, 'test'))
  await writeFile(join(folder, name), lines.join('\n'))
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, folder], (_error, _stdout, stderr) => {
      const problems = stderr.split('\n').filter(Boolean)
      resolve(problems.map((line) => line.split(`${name}:`)[1] ?? line))
    })
  })
}

test.each([
  'await setTimeout(500)',
  'await sleep(seconds * 1_000)',
  'await page.waitForTimeout(2_000)',
  'await new Promise((resolve) => setTimeout(resolve, 50))',
  'const late = () => new Promise((resolve) => setTimeout(() => resolve(200), 50))',
])('a test that waits for a while fails the check: %s', async (line) => {
  expect(await check('links.test.ts', '', line)).toEqual(['2 is a fixed wait'])
})

test.each(['const began = performance.now()', 'expect(Date.now() - begun).toBeLessThan(5_000)'])(
  'a test that measures time fails the check: %s',
  async (line) => {
    expect(await check('test/sharing.ts', line)).toEqual(['1 is a wall clock'])
  },
)

test('conditions, turns of the event loop and code of the product pass', async () => {
  const fine = [
    'await expect.poll(() => count()).toBe(1)',
    'while (!isDone()) await setTimeout(20)',
    'await new Promise((resolve) => setTimeout(resolve))',
    'const inDays = (days: number) => new Date(Date.now() + days * DAY)',
  ]
  expect(await check('links.slow.test.ts', ...fine)).toEqual([])
  await rm(join(folder, 'test'), { recursive: true })
  expect(await check('links.ts', 'await setTimeout(500)')).toEqual([])
})
