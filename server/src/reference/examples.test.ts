import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { type Collected, readCollected } from '../../test/collect-examples.ts'
import { type Person, product } from '../../test/harness.ts'
import { writeCodes, writeExamples } from '../../test/record-example.ts'
import { EXAMPLES, type Example } from './examples.ts'

// Its first company operates the server, and so may call all.
const satchel = product()

/** True under `npm run examples`, which sets the variable. */
const isRecording = process.env.EXAMPLES === 'record'

const endpoints = new Map(ENDPOINTS.map(({ endpoint }) => [endpoint.name, endpoint]))

type Step = { params?: Record<string, string>; query?: Record<string, string>; body?: object }

/** Returns a function that makes calls by their names and keeps what was sent and answered. */
function recorder(person: Person, recorded: Record<string, Example>) {
  return async (name: string, { params = {}, query = {}, body }: Step = {}) => {
    const { method, path } = endpoints.get(name) as Endpoint
    const own = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''))
    const search = new URLSearchParams(query)
    const url = search.size > 0 ? `${own}?${search}` : own
    const { status, body: answer } = await person.call(method as 'GET', url, body)
    expect(status, `${name}: ${JSON.stringify(answer)}`).toBeLessThan(300)
    const hasAnswer = answer !== '' && answer !== undefined
    recorded[name] = { url, ...(body && { body }), status, ...(hasAnswer && { answer }) }
    return answer
  }
}

/** Fills a library through the API, as programs do, and returns ids of what is there, by domain. */
async function fill(call: ReturnType<typeof recorder>): Promise<Record<string, string>> {
  const item = await call('createLinkItem', {
    body: { kind: 'link', url: 'https://example.com/prices', name: 'Price list' },
  })
  await call('addItemTag', { params: { id: item.id }, body: { label: 'Fair' } })
  await call('changeItem', { params: { id: item.id }, body: { description: 'Prices of 2027' } })
  const collection = await call('createCollection', { body: { name: 'Spring fair' } })
  await call('addToCollection', { params: { cid: collection.id, itemId: item.id } })
  const shared = { itemId: item.id, itemType: 'ITEM', sharedToEmail: 'bo@example.com' }
  const link = await call('shareItem', { body: shared })
  await call('changeLink', { params: { id: link.id }, body: { allowDownload: false } })
  await call('createLinkPreset', { body: { name: 'Customers', options: { allowDownload: true } } })
  const site = await call('createSite', { body: { name: 'Spring offers' } })
  await call('publishSite', { params: { id: site.id } })
  const cta = await call('createCta', {
    body: { name: 'Demo', kind: 'button', label: 'Book a demo', url: 'https://example.com/demo' },
  })
  const wish = await call('createWish', {
    body: { title: 'Case study', description: 'One about hospitals', kind: 'content' },
  })
  for (const name of ['getItemUses', 'getShareContext', 'getItemReading', 'listOutdatedReaders'])
    await call(name, { params: { id: item.id } })
  await call('searchItems', { body: { searchTerm: 'price' } })
  await call('querySearch', { body: { searchTerm: 'price' } })
  await call('suggestSearches', { query: { q: 'pri' } })
  return {
    items: item.id,
    collections: collection.id,
    links: link.id,
    sites: site.id,
    ctas: cta.id,
    wishes: wish.id,
    visits: link.id,
  }
}

/** Reads all that needs no more than an id. */
async function readAll(
  call: ReturnType<typeof recorder>,
  ids: Record<string, string>,
  recorded: Record<string, Example>,
): Promise<void> {
  for (const { domain, endpoint } of ENDPOINTS) {
    const { name, method, access, params, query, reply, raw } = endpoint
    const isPlain = method === 'GET' && access !== 'public' && !raw && reply && !(name in recorded)
    const needed = [params, query].flatMap(
      (schema) => (schema as { required?: string[] } | undefined)?.required ?? [],
    )
    const id = ids[domain]
    if (!isPlain || NOT_THERE.has(name)) continue
    if (needed.length === 0) await call(name)
    else if (needed.join() === 'id' && id) await call(name, { params: { id } })
  }
}

/** Reads whose id is of something else than their domain. */
const NOT_THERE = new Set(['listCtasOf'])

test('a program keeps, finds, shares and reads content, as the reference shows', async () => {
  const recorded: Record<string, Example> = {}
  const call = recorder(await satchel.newTenant(), recorded)
  await readAll(call, await fill(call), recorded)
  if (isRecording) record(recorded, readCollected())
  expect(Object.keys(recorded).filter((name) => !(name in EXAMPLES) && !isRecording)).toEqual([])
})

test('nearly all operations have an example', () => {
  const without = [...endpoints.keys()].filter((name) => !(name in EXAMPLES))
  expect(without.length / endpoints.size).toBeLessThan(0.2)
})

test('examples of the reference have the shape that the contract says; else, npm run examples', () => {
  const stale = Object.entries(EXAMPLES).flatMap(([name, example]) => {
    const endpoint = endpoints.get(name)
    return endpoint ? faultsIn(endpoint, example) : [`${name} is no operation`]
  })
  expect(stale).toEqual([])
})

/** Writes what was recorded and, of what other tests were answered, the first example of each operation that fits its schema. */
function record(recorded: Record<string, Example>, collected: readonly Collected[]): void {
  const others: Record<string, Example> = {}
  const codes = new Map<string, Set<string>>()
  for (const { name, ...example } of collected) {
    const endpoint = endpoints.get(name)
    const { code } = (example.answer ?? {}) as { code?: string }
    if (example.status >= 400) {
      // Any call may meet the others.
      if (code && example.status < 500 && example.status !== 429)
        codes.set(name, (codes.get(name) ?? new Set()).add(code))
    } else if (endpoint && faultsIn(endpoint, example).length === 0) others[name] ??= example
  }
  writeExamples(recorded, others)
  writeCodes(codes)
}

function faultsIn({ name, body: schema, reply }: Endpoint, { body, answer }: Example): string[] {
  return [...faultsOf(`${name} body`, schema, body), ...faultsOf(`${name} answer`, reply, answer)]
}

/** Returns what of a value isn't as its schema says; fields that the schema doesn't know are faults too. */
function faultsOf(what: string, schema: TSchema | undefined, value: unknown): string[] {
  if (!schema || value === undefined) return []
  const cleaned = Value.Clean(schema, structuredClone(value))
  if (JSON.stringify(cleaned) !== JSON.stringify(value)) return [`${what} has unknown fields`]
  return Value.Errors(schema, value).map(
    ({ instancePath, message }) => `${what}${instancePath} ${message}`,
  )
}
