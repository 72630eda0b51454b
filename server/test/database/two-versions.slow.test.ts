import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Client, signIn, signUp, visit } from '../client.ts'
import { copyDatabase, dropDatabase } from '../postgres.ts'
import { type StartedHere, startHere } from '../start-here.ts'
import { fixture } from '../uploading.ts'
import { growSchema } from './next-schema.ts'

let database = ''
let dataDir = ''
let node: StartedHere
let owner: Client
let itemId = ''
let slug = ''

beforeAll(async () => {
  database = await copyDatabase(inject('template'))
  dataDir = await mkdtemp(join(tmpdir(), 'two-versions-'))
  await start()
  owner = await signUp(node)
  itemId = await owner.upload('before.pdf', await fixture('handbook.pdf'))
  slug = await share(itemId)
})
afterAll(async () => {
  await node?.end()
  await dropDatabase(database)
  await rm(dataDir, { recursive: true, maxRetries: 10 })
})

async function start(): Promise<void> {
  node = await startHere({ dataDir, env: { DATABASE_URL: database } })
}

async function share(id: string): Promise<string> {
  const { body } = await owner.call('POST', 'items/v1/v2/shortener/personalized', {
    itemId: id,
    itemType: 'ITEM',
  })
  return body.slug
}

const statusOf = async (id: string) => (await owner.call('GET', `items/v1/${id}`)).body.status

/** Does what people do all day, and expects what has to come of it. */
async function doTheMainJob(name: string): Promise<void> {
  const id = await owner.upload(`${name}.pdf`, await fixture('handbook.pdf'))
  await expect.poll(() => statusOf(id)).toBe('completed')
  expect((await owner.call('PUT', `items/v1/${id}`, { name })).body.name).toBe(name)
  const found = async () => {
    const { body } = await owner.call('POST', 'items/v1/search', { searchTerm: name })
    return body.items?.map((item: { id: string }) => item.id)
  }
  await expect.poll(found).toContain(id)

  const collection = await owner.call('POST', 'collections/v1/create', { name: `${name} set` })
  const path = `collections/v1/${collection.body.id}/items`
  expect((await owner.call('PUT', path, { itemIds: [id] })).status).toBe(200)

  const link = await share(id)
  expect((await visit(node, link)).status).toBe(200)
  const viewsOf = async (one: string) => {
    const { body } = await owner.call('GET', 'items/v1/v2/shortener/my-links?limit=100')
    return body.items.find((each: { slug: string }) => each.slug === one)?.views
  }
  await expect.poll(() => viewsOf(link)).toBe(1)

  const job = await owner.call('POST', 'items/v1/bulk/change', {
    search: { searchTerm: name },
    addTags: ['later'],
  })
  expect(job.status, JSON.stringify(job.body)).toBe(202)
  const jobStatus = async () =>
    (await owner.call('GET', `items/v1/bulk/jobs/${job.body.id}`)).body.status
  await expect.poll(jobStatus).toBe('completed')

  const activity = async () => (await owner.call('GET', 'activity/v1/list')).body.items.length
  expect(await activity()).toBeGreaterThan(0)
}

test('a node goes on while a newer one has added to the schema', async () => {
  await expect.poll(() => statusOf(itemId)).toBe('completed')
  await growSchema(database)
  await doTheMainJob('during')
})

test('it starts again on the newer schema, and finds what it had', async () => {
  await node.end()
  await start()
  owner = await signIn(node, owner.email)
  expect(await statusOf(itemId)).toBe('completed')
  expect((await visit(node, slug)).status).toBe(200)
  await doTheMainJob('after')
})
