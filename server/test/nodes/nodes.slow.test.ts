import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Client, signIn, signUp } from '../client.ts'
import { REDIS, type Redis, startRedis } from '../peers/redis.ts'
import { copyDatabase } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'
import { type Heard, openSocket } from '../socket.ts'

const CHANGES = 10
/** A number of notices above what one of PostgreSQL can carry. */
const AT_ONCE = 400

let database = ''
let dataDir = ''
let owner: Client
beforeAll(async () => {
  database = await copyDatabase(inject('template'))
  dataDir = await mkdtemp(join(tmpdir(), 'satchel-nodes-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Two processes on one database and one data folder. */
async function startNodes(env: Record<string, string> = {}): Promise<[Product, Product]> {
  const start = () =>
    startProduct({ dataDir, env: { DATABASE_URL: database, PUBLIC_URL: 'http://satchel', ...env } })
  // The first makes the secrets that the second reads.
  const first = await start()
  return [first, await start()]
}

const addressOf = (node: Product) => node.url
const tokensOf = ({ headers }: Client) => ({
  accessToken: headers.authorization?.replace('Bearer ', '') ?? '',
  identityToken: headers['x-identity-token'] ?? '',
})

/** Returns what each node's socket has heard of changes so far; each node sends pings at its own times. */
async function listenOn(nodes: Product[]): Promise<(() => Heard[])[]> {
  const sockets = await Promise.all(
    nodes.map((node) => openSocket(addressOf(node), tokensOf(owner))),
  )
  return sockets.map(
    ({ messages }) =>
      () =>
        messages.filter(({ action }) => action !== 'ping'),
  )
}

/** Changes things on both nodes by turns, and expects each told once and in order on both. */
async function expectEachOnce(nodes: Product[]): Promise<void> {
  const heard = await listenOn(nodes)
  const clients = await Promise.all(nodes.map((node) => signIn(node, owner.email)))
  const names = Array.from({ length: CHANGES }, (_, at) => `Tool ${at} ${crypto.randomUUID()}`)
  for (const [at, name] of names.entries())
    await clients[at % clients.length]?.call('POST', 'collections/v1/create', { name })
  await insertEvents(AT_ONCE)
  for (const messages of heard) {
    const itemNames = () =>
      messages().flatMap(({ activity }) => (activity as { itemName: string }) ?? [])
    await expect.poll(() => itemNames().length).toBe(CHANGES + AT_ONCE)
    expect(
      itemNames()
        .slice(0, CHANGES)
        .map(({ itemName }) => itemName),
    ).toEqual(names)
    const all = messages().map((message) => JSON.stringify(message))
    expect(new Set(all).size).toBe(all.length)
  }
  expect(heard[0]?.()).toEqual(heard[1]?.())
}

/** One statement, as large jobs record them. */
async function insertEvents(count: number): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(
    `insert into event (tenant_id, type, item_type, item_id, item_name, change_kind)
     select id, 'item.changed', 'ITEM', new_id(), 'Item ' || n, 'MODIFY'
     from tenant, generate_series(1, $1::integer) n`,
    [count],
  )
  await client.end()
}

const partsOf = async (node: Product) => {
  const answer = await fetch(`${node.url}/readyz`)
  const { parts } = (await answer.json()) as { parts: object }
  return { status: answer.status, parts }
}

test('two nodes on one PostgreSQL tell each change once, in order, to sockets of both', async () => {
  const nodes = await startNodes()
  try {
    owner = await signUp(nodes[0])
    await expectEachOnce(nodes)
  } finally {
    for (const node of nodes) await node.stop()
  }
})

test.skipIf(!existsSync(REDIS))(
  'with Redis they tell each change once too, and by PostgreSQL while Redis is away',
  async () => {
    const redis: Redis = await startRedis()
    const nodes = await startNodes({ REDIS_URL: redis.url, LOG_LEVEL: 'info' })
    const both = (text: RegExp) => expect.poll(() => nodes.map((node) => text.test(node.output())))
    try {
      owner = await signIn(nodes[0], owner.email)
      await expect.poll(() => nodes[1].output()).toMatch(/come by redis/)
      await expectEachOnce(nodes)
      expect(await partsOf(nodes[1])).toMatchObject({ status: 200, parts: { redis: true } })

      const { closed } = await openSocket(nodes[1].url, tokensOf(owner))
      await redis.stop()
      await both(/Redis is away/).toEqual([true, true])
      expect(await closed).toBe(1012)
      expect(await partsOf(nodes[0])).toMatchObject({ status: 200, parts: { redis: false } })
      await expectEachOnce(nodes)

      await redis.start()
      await both(/Redis is back/).toEqual([true, true])
      await expect
        .poll(() =>
          nodes
            .map((node) => node.output().match(/come by redis/g)?.length ?? 0)
            .reduce((a, b) => a + b),
        )
        .toBe(2)
      await expectEachOnce(nodes)
    } finally {
      for (const node of nodes) await node.stop()
      await redis.stop()
    }
  },
)
