import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { readConfig } from '../config.ts'

const COMMIT = '097ac31e'
const satchel = product({ config: { SATCHEL_COMMIT: COMMIT } })

test('/readyz says which version runs, and of which commit where the image names it', async () => {
  const manifest = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest)
  const { body } = await satchel.anonymous('GET', '/readyz')
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(body).toMatchObject({ version, commit: COMMIT, parts: { database: true } })
})

test('a commit that is none is refused at start', () => {
  expect(() => readConfig({ SATCHEL_COMMIT: 'main' })).toThrow(/SATCHEL_COMMIT/)
})
