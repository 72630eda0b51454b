import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { signUp } from '../../test/client.ts'
import { lineTo } from '../../test/line.ts'
import { copyDatabase, dropDatabase } from '../../test/postgres.ts'
import { startProduct } from '../../test/product.ts'
import { metadata } from '../../test/tus.ts'

test('an upload that ends while the database is away is answered 503, and is an item when asked for later', async () => {
  const database = await copyDatabase(inject('template'))
  const line = await lineTo(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'satchel-outage-'))
  const product = await startProduct({ dataDir, env: { DATABASE_URL: line.url } })
  onTestFinished(async () => {
    await product.kill()
    await line.close()
    await dropDatabase(database)
    await rm(dataDir, { recursive: true, maxRetries: 10 })
  })
  const { call, headers } = await signUp(product)
  const sent = { ...headers, 'tus-resumable': '1.0.0' }
  const created = await fetch(`${product.url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...sent,
      'upload-length': '10',
      'upload-metadata': metadata({ filename: 'notes.txt' }),
    },
  })
  const url = new URL(created.headers.get('location') ?? '', product.url)
  const body = new TransformStream<Uint8Array>()
  const writer = body.writable.getWriter()
  const ending = fetch(url, {
    method: 'PATCH',
    headers: { ...sent, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: body.readable,
    duplex: 'half',
  } as RequestInit)
  await writer.write(new TextEncoder().encode('Notes'))
  // Once its first bytes are stored, it was let in.
  const stored = join(dataDir, 'uploads', url.pathname.split('/').at(-1) ?? '')
  await expect.poll(async () => (await stat(stored)).size).toBe(5)
  await line.cut()
  await writer.write(new TextEncoder().encode(' end.'))
  await writer.close()
  const answer = await ending
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })

  await line.mend()
  const ask = () => fetch(url, { method: 'HEAD', headers: sent })
  await expect.poll(async () => (await ask()).status).toBe(200)
  const id = (await ask()).headers.get('x-item-id')
  const item = await call('GET', `items/v1/${id}`)
  expect(item.body).toMatchObject({ originalName: 'notes.txt', bytes: 10 })
})
