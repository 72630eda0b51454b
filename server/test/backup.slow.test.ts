import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ADDRESS,
  type Belongings,
  backupsIn,
  filesIn,
  furnish,
  refusal,
  runScript,
  scratchFolder,
  sha256,
  startScript,
} from './backing-up.ts'
import { signIn } from './client.ts'
import { discard } from './postgres.ts'
import { type Product, startProduct } from './product.ts'

// A running product with the embedded database and files in its folder.

const backups = await scratchFolder()
let first: Product
let belongings: Belongings

beforeAll(async () => {
  first = await startProduct({ env: ADDRESS })
  belongings = await furnish(first)
})
afterAll(async () => {
  await first.kill()
  discard(first.dataDir)
  await backups.remove()
})

const backUp = (...args: string[]) =>
  runScript('backup', [backups.path, ...args], { DATA_DIR: first.dataDir })
const contents = () => filesIn(join(backups.path, 'files'))
const age = async () =>
  /^satchel_backup_age_seconds (\S+)$/m.exec(await (await fetch(`${first.url}/metrics`)).text())?.[1]

test('a second backup copies only the files that are new, and the server says how old the last is', async () => {
  expect(await age()).toBeUndefined()
  expect(await backUp()).toMatch(/files: (\d+), .* \(\1 new/)
  const before = await contents()
  expect(Number(await age())).toBeLessThan(300)
  expect(Number(await age())).toBeGreaterThan(0)
  await belongings.client.upload('more.bin', 'Something more')
  expect(await backUp()).toMatch(/files: \d+, .* \(1 new, 0\.0 MB\)/)
  const after = await contents()
  expect(after).toHaveLength(before.length + 1)
  expect(after).toEqual(expect.arrayContaining(before))
})

test('what was backed up is there after a restore elsewhere: content, links, keys and second factors', async () => {
  const other = await scratchFolder()
  const said = await runScript('restore', [backups.path], { DATA_DIR: other.path })
  expect(said).toMatch(/is whole: \d+ files and \d+ rows, and its secrets belong to them/)
  const second = await startProduct({ dataDir: other.path, env: ADDRESS })
  await belongings.expectIn(second)
  await second.stop()
  expect(await refusal('restore', [backups.path], { DATA_DIR: other.path })).toContain(
    `${other.path} isn’t empty: it has secrets.json.`,
  )
  discard(other.path)
})

test('files that come and go during a backup are in it if the database names them', async () => {
  const { client } = belongings
  const added = new Map<string, string>()
  let isOver = false
  const upload = async () => {
    for (let number = 0; !isOver; number += 1) {
      const text = `Text ${number} of the meantime`
      const id = await client.upload(`${number}.bin`, text)
      added.set(id, sha256(Buffer.from(text)))
      if (number % 2) continue
      await client.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
      await client.call('DELETE', 'items/v1/bin')
    }
  }
  const [said] = await Promise.all([backUp().finally(() => (isOver = true)), upload()])
  expect(added.size).toBeGreaterThan(5)
  const other = await scratchFolder()
  const folder = /Backed up to (.*)/.exec(said)?.[1] ?? ''
  await runScript('restore', [folder], { DATA_DIR: other.path })
  const second = await startProduct({ dataDir: other.path, env: { ...ADDRESS, ROLE: 'web' } })
  const { rows } = await filesNamedIn(second)
  await second.end()
  let count = 0
  for (const { key, hash } of rows) {
    const path = join(other.path, 'files', key)
    expect([key, sha256(await readFile(path))]).toEqual([key, hash])
    count += 1
  }
  expect(count).toBeGreaterThan(5)
  discard(other.path)
})
