import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { someNetworkAddress } from '../../../server/test/client.ts'
import type { Send } from './http.ts'
import type { Person } from './person.ts'

/** Things that the server said it has: each must be found again. */
export interface Acknowledged {
  uploads: { id: string; sha: string }[]
  collections: { id: string; name: string }[]
  /** Names of an item in the order of their acknowledgement. */
  renames: Map<string, string[]>
  /** Names that may have been stored, though no answer came. */
  attempts: Set<string>
  visits: number
  /** Times of the acknowledged renames, as `performance.now()` counts them. */
  writes: number[]
}

export interface Work {
  acknowledged: Acknowledged
  person: Person
  send: Send
  /** Items that are renamed. */
  items: readonly string[]
  slug: string
  stop: AbortSignal
}

/** Returns an empty record. */
export const nothing = (): Acknowledged => ({
  uploads: [],
  collections: [],
  renames: new Map(),
  attempts: new Set(),
  visits: 0,
  writes: [],
})

const VISITORS = 12
/** Milliseconds between the visits of one visitor. */
const VISIT_PAUSE = 150
const PART = 3 * 2 ** 20
const PARTS = 4

/** Visits, edits and uploads at a steady pace, until `stop`. */
export async function work(context: Work): Promise<void> {
  const visitors = Array.from({ length: VISITORS }, () => repeat(context, VISIT_PAUSE, visit))
  const renames = context.items.map((item) => repeat(context, 250, () => rename(context, item)))
  await Promise.all([
    ...visitors,
    ...renames,
    repeat(context, 400, createCollection),
    repeat(context, 700, uploadAtOnce),
    repeat(context, 1_000, uploadInParts),
  ])
}

async function repeat(context: Work, pause: number, act: (context: Work) => Promise<void>) {
  while (!context.stop.aborted) {
    const next = setTimeout(pause)
    await act(context)
    await next
  }
}

async function visit({ send, slug, acknowledged }: Work): Promise<void> {
  const agent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 ${Math.random()}`
  const headers = { 'user-agent': agent, 'x-forwarded-for': someNetworkAddress() }
  const { status } = await send(`/l/${slug}`, { headers })
  if (status === 200) acknowledged.visits += 1
}

async function rename({ person, acknowledged }: Work, item: string): Promise<void> {
  const name = `Name ${randomUUID()}`
  acknowledged.attempts.add(name)
  const { status } = await person.call('PUT', `items/v1/${item}`, { name })
  if (status !== 200) return
  acknowledged.renames.set(item, [...(acknowledged.renames.get(item) ?? []), name])
  acknowledged.writes.push(performance.now())
}

async function createCollection({ person, acknowledged }: Work): Promise<void> {
  const name = `Collection ${randomUUID()}`
  const { status, json } = await person.call('POST', 'collections/v1/create', { name })
  if (status === 201 || status === 200) acknowledged.collections.push({ id: json.id, name })
}

const metadata = (filename: string) => `filename ${Buffer.from(filename).toString('base64')}`
const TUS = { 'tus-resumable': '1.0.0' }
const BYTES = { ...TUS, 'content-type': 'application/offset+octet-stream' }

async function uploadAtOnce({ person, acknowledged }: Work): Promise<void> {
  const content = randomBytes(15_000).toString('hex')
  const id = await upload(person.send, content)
  if (id) acknowledged.uploads.push({ id, sha: shaOf(content) })
}

/** Uploads a text in one request, and resolves to its item's id, or '' if it wasn't acknowledged. */
export async function upload(send: Send, text: string): Promise<string> {
  const filename = `${randomUUID()}.txt`
  const { status, headers } = await send('/api/uploads', {
    method: 'POST',
    headers: {
      ...BYTES,
      'upload-length': `${text.length}`,
      'upload-metadata': metadata(filename),
    },
    body: text,
  })
  return status === 201 ? String(headers['x-item-id'] ?? '') : ''
}

/** Sends a large file in parts, and goes on where the server says it is, as browsers do. */
async function uploadInParts({ person, acknowledged, stop }: Work): Promise<void> {
  const content = randomBytes(PARTS * PART)
  const filename = `${randomUUID()}.bin`
  const created = await person.send('/api/uploads', {
    method: 'POST',
    headers: {
      ...TUS,
      'upload-length': `${content.length}`,
      'upload-metadata': metadata(filename),
    },
  })
  const { location } = created.headers
  if (created.status !== 201 || !location) return
  const path = new URL(String(location), 'https://localhost').pathname
  let offset = 0
  while (!stop.aborted) {
    const part = await person.send(path, {
      method: 'PATCH',
      headers: { ...BYTES, 'upload-offset': `${offset}` },
      body: content.subarray(offset, offset + PART),
    })
    const id = part.headers['x-item-id']
    if (part.status === 204) offset = Number(part.headers['upload-offset'])
    if (id) {
      acknowledged.uploads.push({ id: String(id), sha: shaOf(content) })
      return
    }
    if (part.status === 204) continue
    await setTimeout(500)
    const where = await person.send(path, { method: 'HEAD', headers: TUS })
    if (where.status === 200) offset = Number(where.headers['upload-offset'])
    else if (where.status === 404 || where.status === 410) return
  }
}

export const shaOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex')
