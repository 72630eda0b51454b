import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Client, signIn, signUp } from '../client.ts'
import { startBucketServer } from '../peers/bucket-server.ts'
import { copyDatabase, dropDatabase } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'
import { fixture } from '../uploading.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Files beside those of the library, so that a run can be interrupted. */
const MANY = 300

const bucket = await startBucketServer('satchel')
const client = new S3Client({
  endpoint: bucket.url,
  region: 'us-west-2',
  forcePathStyle: true,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
})

function startMoving(env: Record<string, string>) {
  const child = spawn('node_modules/.bin/node', ['scripts/move-files.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    end: async () => ({ code: (await ended)[0], output: (await output).join('') }),
  }
}

const moveAll = (env: Record<string, string>) => startMoving(env).end()

async function addItem(person: Client) {
  const id = await person.upload('handbook.pdf', await fixture('handbook.pdf'))
  const get = async () => (await person.call('GET', `items/v1/${id}`)).body
  await expect.poll(async () => (await get()).status).toBe('completed')
  return id
}

/** Reads an item's file and thumbnail. */
async function readItem({ url }: Product, person: Client, id: string): Promise<Buffer[]> {
  const { body } = await person.call('GET', `items/v1/${id}`)
  return Promise.all(
    [body.downloadUrl, body.thumbnailUrl].map(async (path) => {
      const response = await fetch(new URL(path, url))
      expect(response.status).toBe(200)
      return Buffer.from(await response.arrayBuffer())
    }),
  )
}

async function objectOf(key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: 'satchel', Key: key }))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

test('files move from the folder to the bucket while they are read, and none is lost by a kill', async () => {
  const database = await copyDatabase(inject('template'))
  const dataDir = await mkdtemp(join(tmpdir(), 'satchel-moving-'))
  const folder = join(dataDir, 'files')
  const plain = { DATABASE_URL: database }
  const s3 = { ...bucket.keys, S3_ENDPOINT: bucket.url, S3_BUCKET: 'satchel', DATA_DIR: dataDir }
  let product = await startProduct({ dataDir, env: plain })
  onTestFinished(async () => {
    await product.kill()
    await bucket.stop()
    await dropDatabase(database)
    await rm(dataDir, { recursive: true, maxRetries: 10 })
  })
  const { email } = await signUp(product)
  let person = await signIn(product, email)
  const old = await addItem(person)
  const asIs = await readItem(product, person, old)
  const many = new Map(
    Array.from({ length: MANY }, (_, at) => [`many/${at}/original`, randomBytes(20_000)]),
  )
  for (const [key, content] of many) {
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await writeFile(join(folder, key), content)
  }
  expect(await moveAll(s3)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Restart it with S3_BUCKET'),
  })

  await product.end()
  product = await startProduct({ dataDir, env: { ...plain, ...s3 } })
  person = await signIn(product, email)
  expect(await readItem(product, person, old)).toEqual(asIs)
  const recent = await addItem(person)
  await expect(access(join(folder, recent))).rejects.toThrow('ENOENT')

  const run = startMoving(s3)
  await expect.poll(async () => (await bucket.objects('many')).length).toBeGreaterThan(20)
  await run.kill()
  expect((await bucket.objects('many')).length).toBeLessThan(MANY)
  for (const [key, content] of many) {
    const there = await readFile(join(folder, key)).catch(() => objectOf(key))
    expect([key, there.equals(content)]).toEqual([key, true])
  }

  const wrong = 'many/299/original'
  await client.send(new PutObjectCommand({ Bucket: 'satchel', Key: wrong, Body: 'other' }))
  await rm(join(folder, wrong), { force: true })
  await writeFile(join(folder, wrong), many.get(wrong) ?? '')
  expect(await moveAll(s3)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${wrong}: the bucket has another content`),
  })
  expect((await readFile(join(folder, wrong))).equals(many.get(wrong) ?? Buffer.of())).toBe(true)
  await client.send(
    new PutObjectCommand({ Bucket: 'satchel', Key: wrong, Body: many.get(wrong) ?? '' }),
  )
  expect(await moveAll(s3)).toMatchObject({ code: 0 })
  await expect(access(folder)).rejects.toThrow('ENOENT')
  for (const [key, content] of many)
    expect([key, (await objectOf(key)).equals(content)]).toEqual([key, true])
  for (const id of [old, recent]) expect(await readItem(product, person, id)).toEqual(asIs)
  await person.call('DELETE', 'items/v1/bulk/items', { ids: [old] })
  await person.call('DELETE', 'items/v1/bin/items', { ids: [old] })
  await expect
    .poll(async () => (await bucket.objects()).filter((key) => key.includes(old)))
    .toEqual([])
})
