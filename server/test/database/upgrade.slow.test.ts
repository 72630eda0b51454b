import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/platform/database/migrate.ts'
import { listMigrations, MIGRATIONS } from '../../src/platform/database/schema-fault.ts'
import { administrate } from '../administrate.ts'
import { signIn } from '../client.ts'
import { dropDatabase } from '../postgres.ts'
import { startHere } from '../start-here.ts'

/** The last migration of release 1.0.0. */
const LAST = '0150'
const ROWS = fileURLToPath(new URL('./release-1.0.0.sql', import.meta.url))
/** The key with which release 1.0.0 sealed the secrets in these rows. */
const SECRET_KEY = 'the-secret-key-of-the-upgrade-fixture'
const COLLECTION = '01a22b5c-2c95-7c8f-852c-0d9fb2ac02ad'

/** Returns a database as release 1.0.0 left it. */
async function databaseOfFirstRelease(): Promise<string> {
  const url = new URL(inject('template'))
  url.pathname = `upgrade_${crypto.randomUUID().replaceAll('-', '')}`
  await administrate(url.href, `create database ${url.pathname.slice(1)} template template0`)
  onTestFinished(() => dropDatabase(url.href))
  const folder = await mkdtemp(join(tmpdir(), 'satchel-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const names = (await listMigrations()).filter((name) => name < LAST)
  for (const name of names) await cp(new URL(name, MIGRATIONS), join(folder, name))
  await migrate(url.href, pathToFileURL(`${folder}/`))
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`set session_replication_role = replica; ${await readFile(ROWS, 'utf8')}`)
  await client.end()
  return url.href
}

test('data of release 1.0.0 is there after the upgrade, and goes on being worked with', async () => {
  const DATABASE_URL = await databaseOfFirstRelease()
  const product = await startHere({ env: { DATABASE_URL, SECRET_KEY } })
  onTestFinished(() => product.stop())
  const ada = await signIn(product, 'ada@example.com')
  const { body: kit } = await ada.call('GET', `collections/v1/${COLLECTION}`)
  expect(kit).toMatchObject({ name: 'Kit', kind: 'manual', itemIds: [expect.any(String)] })
  const { body: item } = await ada.call('GET', `items/v1/${kit.itemIds[0]}`)
  expect(item).toMatchObject({ name: 'plan', originalName: 'plan.txt' })
  const draft = { itemId: item.id, itemType: 'ITEM', sharedToMemo: 'After the upgrade' }
  const link = await ada.call('POST', 'items/v1/v2/shortener/personalized', draft)
  expect(link.status).toBe(201)
})
