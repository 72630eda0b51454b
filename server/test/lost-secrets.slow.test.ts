import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signIn, signUp } from './client.ts'
import { discard } from './postgres.ts'
import { startProduct } from './product.ts'

const EMAIL = 'ada@example.com'

/** Returns the data folder of a product that somebody has used, stopped. */
async function usedFolder(): Promise<string> {
  const first = await startProduct()
  await signUp(first, EMAIL)
  await first.kill()
  return first.dataDir
}

test('without its secrets a start names the file and what is lost, and with new ones people sign in again', async () => {
  const dataDir = await usedFolder()
  const path = join(dataDir, 'secrets.json')
  await rm(path)
  const refused = await startProduct({ dataDir }).catch((error: Error) => error.message)
  expect(refused).toContain(`${path} is missing, but there is a database that was made with it.`)
  expect(refused).toContain('NEW_SECRETS=true')
  expect(refused).toContain('client secrets of single sign-on')

  const again = await startProduct({ dataDir, env: { NEW_SECRETS: 'true' } })
  const client = await signIn(again, EMAIL)
  expect((await client.call('GET', 'auth/v1/me')).status).toBe(200)
  await again.stop()
  const last = await startProduct({ dataDir })
  expect((await (await signIn(last, EMAIL)).call('GET', 'auth/v1/me')).status).toBe(200)
  await last.stop()
  discard(dataDir)
})

test('with the secrets of another database a start says so, and shows nothing of them', async () => {
  const dataDir = await usedFolder()
  const path = join(dataDir, 'secrets.json')
  const secrets = JSON.parse(await readFile(path, 'utf8'))
  const other = Object.keys(secrets).map((name) => [name, 'ab'.repeat(32)])
  await writeFile(path, JSON.stringify(Object.fromEntries(other)))
  const refused = await startProduct({ dataDir }).catch((error: Error) => error.message)
  expect(refused).toContain(`${path} isn’t the file that the database was made with.`)
  expect(refused).not.toContain('abab')

  await writeFile(path, '{ damaged')
  const damaged = await startProduct({ dataDir }).catch((error: Error) => error.message)
  expect(damaged).toContain(`${path} is damaged`)
  discard(dataDir)
})
