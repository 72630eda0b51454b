import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import fastify from 'fastify'
import { type Client, signUp } from '../server/test/client.ts'
import { type Product, startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'

// An upload of 500 MB by tus, until it is acknowledged as an item, against the bare framework streaming the same bytes to disk.

const BYTES = 500_000_000
const CHUNK = 1_000_000
const ROUNDS = 3
const RATIO_MIN = 0.6
const LOOK_MS = 500

/** Random bytes that are sent repeatedly, so that creating them takes no time. */
const chunk = randomBytes(CHUNK)

if (process.argv[2] === 'bare') await serveBare()
else {
  await bench()
  process.exitCode = exitCode()
}

async function serveBare(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
  const app = fastify({ bodyLimit: BYTES + 1 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
  app.put('/file', async ({ raw }, reply) => {
    await pipeline(raw, createWriteStream(join(folder, 'file')))
    return reply.code(204).send()
  })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
  process.once('disconnect', async () => {
    await rm(folder, { recursive: true })
    process.exit()
  })
}

async function bench(): Promise<void> {
  const bare = fork(import.meta.filename, ['bare'])
  const [bareUrl] = (await once(bare, 'message')) as [string]
  const product = await startProduct()
  try {
    const client = await signUp(product, 'ada@example.com')
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const plain = await secondsOf(() => put(`${bareUrl}/file`, 'PUT', {}))
      let id = ''
      const uploadSeconds = await secondsOf(async () => {
        id = await upload(product, client, `film ${round}.bin`)
      })
      ratios.push(plain / uploadSeconds)
      note(`round ${round + 1}: bare ${formatted(plain)}, upload ${formatted(uploadSeconds)}`)
      await whenRead(client, id)
    }
    figure('upload of 500 MB, of streaming it to disk', median(ratios), { atLeast: RATIO_MIN })
  } finally {
    await product.stop()
    bare.disconnect()
  }
}

/** Uploads like the browser: creates the upload, then sends everything in one request. */
async function upload({ url }: Product, { headers }: Client, name: string): Promise<string> {
  const tus = { ...headers, 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(BYTES),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
  const place = new URL(begun.headers.get('location') ?? '', url).href
  const answer = await put(place, 'PATCH', { ...tus, 'upload-offset': '0' })
  return String(answer.headers['x-item-id'])
}

async function put(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const type = { 'content-type': 'application/offset+octet-stream' }
  const length = { 'content-length': String(BYTES) }
  const sent = request(url, { method, headers: { ...headers, ...type, ...length } })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  await pipeline(Readable.from(chunks()), sent)
  const [answer] = await answered
  answer.resume()
  if (answer.statusCode !== 204) throw new Error(`${url} answered ${answer.statusCode}`)
  return answer
}

function* chunks(): Generator<Buffer> {
  for (let sent = 0; sent < BYTES; sent += CHUNK) yield chunk
}

/** Waits until the file is processed, so that the next round has the machine to itself. */
async function whenRead({ call }: Client, id: string): Promise<void> {
  for (;;) {
    const { body } = await call('GET', `items/v1/${id}`)
    if (body.status === 'completed') return
    if (body.status === 'failed') throw new Error(String(body.failure))
    await setTimeout(LOOK_MS)
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function formatted(seconds: number): string {
  return `${seconds.toFixed(2)} s (${Math.round(BYTES / seconds / 1_000_000)} MB/s)`
}
