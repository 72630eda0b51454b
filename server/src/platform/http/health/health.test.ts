import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { until } from '../../../../test/until.ts'
import { readConfig } from '../../config.ts'

const COMMIT = '097ac31e'
const satchel = product({ config: { SATCHEL_COMMIT: COMMIT } })

test('/readyz says which version runs, and of which commit where the image names it', async () => {
  const manifest = await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest)
  const { body } = await satchel.anonymous('GET', '/readyz')
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(body).toMatchObject({ version, commit: COMMIT, parts: { database: true } })
})

test('/readyz says no while a later version has the database, and why', async () => {
  const { rows } = await satchel.database.systemPool.query(
    `insert into schema_migration (name, version) values ('9999_later.sql', '99.2.0') returning name`,
  )
  expect(rows).toHaveLength(1)
  const answer = await until(async () => {
    const found = await satchel.anonymous('GET', '/readyz')
    expect(found.status).toBe(503)
    return found
  })
  expect(answer.body).toMatchObject({
    status: 'unavailable',
    parts: { database: true, schema: false },
    reasons: { schema: expect.stringContaining('by a later version, 99.2.0: it has') },
  })
  // It fits once that says so: nodes of the last release go on during an upgrade.
  await satchel.database.systemPool.query(
    `update schema_migration set works_with = '1.0.0' where name = '9999_later.sql'`,
  )
  await until(async () => {
    const { status, body } = await satchel.anonymous('GET', '/readyz')
    expect([status, body.parts.schema, body.reasons]).toEqual([200, true, undefined])
  })
})

test('a commit that is none is refused at start', () => {
  expect(() => readConfig({ SATCHEL_COMMIT: 'main' })).toThrow(/SATCHEL_COMMIT/)
})
