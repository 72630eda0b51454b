import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { backup } from '../../src/programs/backup.ts'
import { recover } from '../../src/programs/recover.ts'
import { type Owner, product } from '../harness.ts'

const satchel = product()

async function examineDatabase({ call }: Owner) {
  const { body } = await call('GET', 'monitoring/doctor')
  return body.checks.find(({ id }: { id: string }) => id === 'database')
}

test('commands refuse a database that a later version changed, and the doctor says so', async () => {
  const owner = await satchel.newTenant()
  const DATA_DIR = await mkdtemp(join(inject('scratch'), 'later-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const { systemPool, url } = satchel.database
  const found = expect.stringMatching(/^PostgreSQL \d+.* has the schema of this version/)
  expect(await examineDatabase(owner)).toMatchObject({ state: 'ok', found })

  await systemPool.query(
    `insert into schema_migration (name, version) values ('9999_later.sql', '99.2.0')`,
  )
  const words = 'was last used by a later version, 99.2.0: it has migrations'
  const config = readConfig({ DATA_DIR, DATABASE_URL: url })
  await expect(recover(config, 'ada@example.com')).rejects.toThrow(words)
  await expect(backup(config, DATA_DIR, { say: () => undefined })).rejects.toThrow(words)
  const { state, found: said, advice } = await examineDatabase(owner)
  expect([state, said]).toEqual(['fault', expect.stringContaining(words)])
  expect(advice).toMatch(/^Start 99.2.0 again/)

  await systemPool.query(`update schema_migration set works_with = '1.0.0' where name > '9'`)
  await expect(recover(config, 'nobody@example.com')).rejects.toThrow('No active account')
  expect(await examineDatabase(owner)).toMatchObject({ state: 'ok' })

  await systemPool.query(`delete from schema_migration where name = '0163_notification_facts.sql'`)
  const lacking = { state: 'warning', found: 'It lacks 1 migration of this version.' }
  expect(await examineDatabase(owner)).toMatchObject(lacking)
})
