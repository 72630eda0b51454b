import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signUp } from './client.ts'
import { startProduct } from './product.ts'

/** Returns what others than the owner may enter or read, except PostgreSQL's files. */
async function openTo(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    if (name.startsWith('postgres/')) continue
    const stats = await lstat(join(folder, name)).catch(() => undefined)
    if (!stats) continue
    const mode = stats.mode & 0o777
    if (mode !== (stats.isDirectory() ? 0o700 : 0o600)) found.push(`${name} ${mode.toString(8)}`)
  }
  return found
}

test('the data folder is its owner\u2019s alone, also what an earlier version left open', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'satchel-private-'))
  await chmod(dataDir, 0o755)
  for (const folder of ['files/tenant/item', 'uploads', 'outbox', 'exports'])
    await mkdir(join(dataDir, folder), { recursive: true, mode: 0o755 })
  for (const file of ['files/tenant/item/original', 'uploads/some', 'outbox/mail.eml', 'demo.json'])
    await writeFile(join(dataDir, file), 'secret', { mode: 0o644 })

  const product = await startProduct({ dataDir })
  try {
    const client = await signUp(product)
    await client.upload('a.txt', 'abc')
    const begun = await fetch(`${product.url}/api/uploads`, {
      method: 'POST',
      headers: {
        ...client.headers,
        'tus-resumable': '1.0.0',
        'upload-length': '3',
        'upload-metadata': `filename ${btoa('b.txt')}`,
      },
    })
    expect(begun.status).toBe(201)
    const { body } = await client.call('POST', 'items/v1/exports', { format: 'csv' })
    const status = async () =>
      (await client.call('GET', `items/v1/exports/${body.exportId}`)).body.status
    await expect.poll(status).toBe('completed')
    expect(await readdir(join(dataDir, 'uploads'))).not.toHaveLength(1)
    // A folder that is removed meanwhile can't be listed: the export's, in which it worked.
    const worked = async () =>
      (await readdir(join(dataDir, 'exports'))).filter((name) => name.startsWith('work-'))
    await expect.poll(worked).toEqual([])
    expect(await openTo(dataDir)).toEqual([])
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, maxRetries: 10 })
  }
})
