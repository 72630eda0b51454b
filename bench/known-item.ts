import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { type Client, signUp } from '../server/test/client.ts'
import { startProduct } from '../server/test/product.ts'
import { type Document, gather } from './lib/documents.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { type Question, questionsFrom } from './lib/questions.ts'

// Documents that nobody here wrote are uploaded and read, and looked for by words from inside them: how far up each is.
// It measures what the search finds, not how fast.

const LEAST = { 'two rare words': 0.9, phrase: 0.9, 'cut word': 0.8, typo: 0.6 }
/** Rank below which nobody looks. */
const LOOKED_AT = 10

const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
const postgres = await startEmbeddedPostgres({ folder, password: 'bench' })
const database = new pg.Client({ connectionString: postgres.url })
const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' }
const product = await startProduct({ dataDir: join(folder, 'data'), env })
try {
  await database.connect()
  await benchKnownItems(await signUp(product, 'ada@example.com'))
} finally {
  await database.end()
  await product.stop()
  await postgres.stop()
  await rm(folder, { recursive: true })
}
process.exitCode = exitCode()

async function benchKnownItems(client: Client): Promise<void> {
  const documents = await gather()
  const ids = await uploadAll(client, documents)
  const questions = questionsFrom(documents)
  const ranks = new Map<Question['kind'], number[]>()
  for (const { kind, query, document } of questions) {
    const rank = await rankOf(client, query, ids[document] ?? '')
    ranks.set(kind, [...(ranks.get(kind) ?? []), rank])
    if (rank === 0)
      note(`not found: ${kind} ${query} (${basename(documents[document]?.path ?? '')})`)
  }
  for (const [kind, some] of ranks) {
    const mean = some.reduce((sum, rank) => sum + rank, 0) / some.length
    figure(`${kind}, mean reciprocal rank of ${some.length}`, mean, { atLeast: LEAST[kind] })
  }
}

/** Returns the ids of their items, once all have been read. */
async function uploadAll({ upload, call }: Client, documents: Document[]): Promise<string[]> {
  const ids: string[] = []
  for (const { name, content } of documents) ids.push(await upload(name, content))
  const began = performance.now()
  for (const id of ids)
    while ((await call('GET', `items/v1/${id}`)).body.status === 'processing') await setTimeout(100)
  note(`${ids.length} documents, read in ${Math.round((performance.now() - began) / 1_000)} s`)
  return ids
}

/** Returns the reciprocal of the item's rank, or 0 if it wasn't found. */
async function rankOf({ call }: Client, searchTerm: string, id: string): Promise<number> {
  // A person may not search this often.
  await database.query('delete from auth.rate_limit')
  const { status, body } = await call('POST', 'items/v1/search', { searchTerm, limit: LOOKED_AT })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const place = body.items.findIndex((item: { id: string }) => item.id === id)
  return place < 0 ? 0 : 1 / (place + 1)
}
