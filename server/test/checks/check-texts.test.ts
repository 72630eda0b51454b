import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../../scripts/check-texts.mjs', import.meta.url))

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Resolves to the texts that are found outside the catalogue, with their lines. */
async function found(code: string): Promise<string[]> {
  await writeFile(join(folder, 'Page.tsx'), code)
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, folder], (_error, _stdout, stderr) => {
      resolve(
        [...stderr.matchAll(/Page\.tsx:(\d+) .*“(.*)”/g)].map(
          ([, line, text]) => `${line} ${text}`,
        ),
      )
    })
  })
}

test.for([
  ['between tags', '<p>Ask the sender</p>', '1 Ask the sender'],
  [
    'on a line of its own',
    '<p>\n  Ask the person who sent it.\n</p>',
    '2 Ask the person who sent it.',
  ],
  ['in an attribute', '<input aria-label="Your name" />', '1 Your name'],
  ['written by a script', "button.textContent = 'Show password'", '1 Show password'],
] as const)('a text for visitors %s fails the check', async ([, code, text]) => {
  expect(await found(code)).toEqual([text])
})

test('texts of the catalogue, names and figures pass it', async () => {
  const code = [
    '<p className="quiet">{t(\'askSender\')}</p>',
    '<Field label="yourNameOptional" />',
    '<span data-zoom>100%</span>',
    '/** Shows the name. */',
    'const names: Record<string, Key> = {}',
  ]
  expect(await found(code.join('\n'))).toEqual([])
})
