import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../..')
const MANTINE = dirname(createRequire(import.meta.filename).resolve('@mantine/core/styles.css'))
const SHEETS = readFileSync(join(SRC, 'ui/theme/mantine.css'), 'utf8')

const read = (path: string) => readFileSync(path, 'utf8')

/** The Mantine components that our code imports. */
function importedComponents(): string[] {
  const sources = globSync('**/*.tsx', { cwd: SRC }).map((name) => read(join(SRC, name)))
  const lists = sources.flatMap((source) => [
    ...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
  ])
  return lists.flatMap(([, names = '']) => names.split(',')).map((name) => name.trim())
}

/** Adds the components that one of Mantine's files renders, and theirs. */
function addRendered(path: string, found: Set<string>): void {
  if (found.has(path) || !existsSync(path)) return
  found.add(path)
  for (const [, file = ''] of read(path).matchAll(/from "(\.[^"]+\.mjs)"/g))
    addRendered(join(dirname(path), file), found)
}

test('every Mantine component in use has its styles', () => {
  const files = new Set<string>()
  for (const name of importedComponents())
    addRendered(join(MANTINE, 'esm/components', name, `${name}.mjs`), files)
  const sheets = [...files]
    .filter((path) => path.endsWith('.module.mjs'))
    .map((path) => basename(path, '.module.mjs'))
    .filter((name) => existsSync(join(MANTINE, 'styles', `${name}.layer.css`)))
  expect(sheets.length).toBeGreaterThan(40)
  expect(sheets.filter((name) => !SHEETS.includes(`/${name}.layer.css"`))).toEqual([])
})
