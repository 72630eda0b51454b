import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../../scripts/check-comments.mjs', import.meta.url))

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comments-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Checks a file with these lines, and resolves to the exit code and the problems. */
async function check(...lines: string[]): Promise<{ code: unknown; problems: string[] }> {
  await writeFile(join(folder, 'code.ts'), lines.join('\n'))
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, folder], (error, _stdout, stderr) => {
      const problems = stderr.split('\n').filter(Boolean)
      resolve({
        code: error?.code ?? 0,
        problems: problems.map((line) => line.split('code.ts')[1] ?? line),
      })
    })
  })
}

test('a doc comment that starts with a question word or a preposition fails the check', async () => {
  const { code, problems } = await check(
    'const one = 1',
    '/** Whether it is open. */',
    'const two = 2',
    '',
    '  /**',
    '   * Of the link, if any.',
    '   */',
    'const three = 3',
  )
  expect(code).toBe(1)
  expect(problems).toEqual([
    ':2 Start the doc comment with a verb or a noun instead of "Whether"',
    ':6 Start the doc comment with a verb or a noun instead of "Of"',
  ])
})

test('an uncommon word fails the check in comments, names and titles', async () => {
  const { code, problems } = await check(
    '// Reads it anew.',
    'const defaultColour = 1',
    "test('Neighbours are listed', run)",
  )
  expect(code).toBe(1)
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([':1', ':2', ':3'])
})

test('a participle that stands as a name fails the check', async () => {
  const { code, problems } = await check(
    'const given = readBody()',
    'interface Asked {}',
    'const isKept = given.kept',
  )
  expect(code).toBe(1)
  expect(problems).toEqual([
    ':1 Name it by what it is instead of "given"',
    ':2 Name it by what it is instead of "Asked"',
  ])
})

test('verbs, nouns and words that only contain an uncommon one pass the check', async () => {
  const { code, problems } = await check(
    '/** Returns the nearest item. */',
    "/** The tenant's items. */",
    '/** `2026-11-21`, the last day. */',
    "const sifted = 'twinkle, canew'",
  )
  expect(problems).toEqual([])
  expect(code).toBe(0)
})
