import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { confiningOnly } from '../../test/tools.ts'
import type { CheckedParts } from './finding.ts'
import { fontChecks } from './fonts.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Examines a machine whose fontconfig gives these fonts for all others, and has these languages. */
async function examine({ fonts = {}, languages = [] }: { fonts?: object; languages?: string[] }) {
  const cases = Object.entries(fonts).map(([name, found]) => `'${name}') printf '${found}';;`)
  await program('fc-match', `case "$3" in ${cases.join(' ')} *) printf 'DejaVu Sans';; esac`)
  const listed = ['', ...languages.map((language) => `:lang=${language}`)].join('|')
  await program('fc-list', `case "$1" in ${listed.replace(/^\|/, "''|")}) echo font;; esac`)
  await program('soffice', '')
  const path = `${folder}:${await confiningOnly(folder)}`
  const config = { PATH: path, DATA_DIR: folder } as CheckedParts['config']
  return fontChecks.fonts?.({ config } as CheckedParts)
}

const program = (name: string, script: string) =>
  writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

const ALL = {
  Calibri: 'Carlito',
  Aptos: 'Carlito',
  Cambria: 'Caladea',
  Arial: 'Arial',
  'Times New Roman': 'Liberation Serif',
  'Courier New': 'Cousine,Liberation Mono',
}
const LANGUAGES = ['ja', 'und-zsye', 'ar', 'hi']

test('nothing is said where each font of Office has one of its widths', async () => {
  const found = await examine({ fonts: ALL, languages: LANGUAGES })
  expect(found).toMatchObject({ state: 'ok' })
})

test('fonts of other widths are named, with the package to install', async () => {
  const fonts = { ...ALL, Calibri: 'DejaVu Sans', Aptos: 'Noto Sans' }
  expect(await examine({ fonts, languages: LANGUAGES })).toEqual({
    state: 'warning',
    found:
      'There is no font as wide as Calibri: lines break elsewhere. There is no font as wide as Aptos: lines break elsewhere.',
    advice: 'Install fonts-crosextra-carlito; later previews have them.',
  })
})

test('signs that no font has are named', async () => {
  expect(await examine({ fonts: ALL, languages: ['ja', 'ar', 'hi'] })).toMatchObject({
    state: 'warning',
    found: 'There is no font for emoji: such text is boxes.',
    advice: 'Install fonts-noto-color-emoji; later previews have them.',
  })
})
