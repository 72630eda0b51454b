import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signIn, signUp } from './client.ts'
import { discard } from './postgres.ts'
import { startProduct } from './product.ts'

const EMAIL = 'ada@example.com'

test('a server killed while it empties the bin empties it when it is back, and leaves no file', async () => {
  const first = await startProduct()
  onTestFinished(() => discard(first.dataDir))
  const client = await signUp(first, EMAIL)
  const ids: string[] = []
  const upload = (number: number) => client.upload(`${number}.txt`, `Text ${number}`)
  for (let from = 0; from < 150; from += 10)
    ids.push(...(await Promise.all(Array.from({ length: 10 }, (_, n) => upload(from + n)))))
  const [kept = '', ...gone] = ids
  const deleted = await client.call('DELETE', 'items/v1/bulk/items', { ids: gone })
  expect(deleted.body.deleted).toHaveLength(gone.length)
  const { status } = await client.call('DELETE', 'items/v1/bin')
  expect(status).toBe(202)
  await first.kill()

  const second = await startProduct({ dataDir: first.dataDir })
  try {
    const again = await signIn(second, EMAIL)
    const bin = async () => (await again.call('GET', 'items/v1/bin')).body
    await expect.poll(bin, { timeout: 60_000 }).toMatchObject({ total: 0, purging: 0 })
    const [tenant = ''] = await readdir(join(first.dataDir, 'files'))
    // What was being read in that moment is taken away by whoever read it.
    const folders = () => readdir(join(first.dataDir, 'files', tenant))
    await expect.poll(folders, { timeout: 60_000 }).toEqual([kept])
    expect((await again.call('GET', `items/v1/${kept}`)).status).toBe(200)
    for (const id of gone.slice(0, 3))
      expect((await again.call('GET', `items/v1/${id}`)).status).toBe(404)
  } finally {
    expect(await second.stop()).toBe(0)
    await rm(first.dataDir, { recursive: true })
  }
})
