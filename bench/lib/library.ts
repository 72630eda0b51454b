import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { type Product, startProduct } from '../../server/test/product.ts'
import { fill, type Volume } from './library-rows.ts'

export interface Owner {
  tenantId: string
  userId: string
  headers: Record<string, string>
}

export interface Library {
  url: string
  postgres: string
  owners: Owner[]
  /** Returns the values of a category, the frequent ones first. */
  values(owner: Owner, category: string): Promise<string[]>
  /** Returns the word of a rank: the first is in most documents, the last in hardly any. */
  word(rank: number): Promise<string>
  close(): Promise<void>
}

/** Creates tenants with libraries of these sizes, each with a signed-in owner. */
export async function openLibrary(sizes: number[], volume: Volume = {}): Promise<Library> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
  const postgres = await startEmbeddedPostgres({ folder, password: 'bench' })
  const product = await startProduct({ env: { DATABASE_URL: postgres.url } })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const close = async () => {
    await client.end()
    await product.stop()
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
  try {
    const owners: Owner[] = []
    for (const number of sizes.keys()) owners.push(await register(product, number))
    await fill(client, sizes, volume)
    await signIn(product.url, owners)
    const values = (owner: Owner, category: string) =>
      column(
        client,
        `select id from category_value where tenant_id = $1 and category = $2 order by position`,
        [owner.tenantId, category],
      )
    const word = async (rank: number) =>
      (await column(client, 'select word from bench.word where rank = $1', [rank]))[0] ?? ''
    return { url: product.url, postgres: postgres.url, owners, values, word, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function column(client: pg.Client, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query({ text, values, rowMode: 'array' })
  return rows.map(([value]) => value)
}

const PASSWORD = 'correct horse battery'
const addressOf = (number: number) => `owner${number}@example.com`

async function register({ url, mailTo }: Product, number: number): Promise<Owner> {
  const email = addressOf(number)
  const draft = { email, password: PASSWORD, name: 'Ada', company: 'Acme' }
  const { tenantId, userId } = await post(url, 'auth/v1/owners/register', draft)
  const code = /\b\d{6}\b/.exec((await mailTo(email)).text ?? '')?.[0]
  await post(url, 'auth/v1/confirm', { email, code })
  return { tenantId: String(tenantId), userId: String(userId), headers: {} }
}

/** Gives owners new tokens, which are valid for a quarter of an hour. */
export async function signIn(url: string, owners: Owner[]): Promise<void> {
  for (const [number, owner] of owners.entries()) {
    const credentials = { email: addressOf(number), password: PASSWORD }
    const tokens = await post(url, 'auth/v1/sessions', credentials)
    owner.headers = {
      authorization: `Bearer ${tokens.accessToken}`,
      'x-identity-token': String(tokens.identityToken),
      'content-type': 'application/json',
    }
  }
}

async function post(url: string, path: string, body: object) {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}
