import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkChange } from '../killing/bulk.ts'
import { deletion } from '../killing/closing.ts'
import { summaries } from '../killing/digest.ts'
import { importFrom } from '../killing/import.ts'
import { linksFromElsewhere } from '../killing/links.ts'
import { emptyBin } from '../killing/purge.ts'
import type { Situation } from '../killing/situation.ts'
import { traffic } from '../killing/traffic.ts'
import { LOOPBACK, webServer } from '../peers/web-server.ts'
import { discard } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'

const web = webServer()

/** All of them at once, begun in this order: what can't be held in its middle comes last. */
const SITUATIONS = {
  'a bulk job continues after a crash and changes no item twice': bulkChange,
  'an import goes on after a crash: no row twice, none lost': importFrom(web),
  'an import of links goes on after a crash: no link twice, none lost': linksFromElsewhere,
  'each reader gets a summary once although the server is killed among them': summaries,
  'what is left of an account that was being deleted is deleted after a restart': deletion,
  'uploads, edits, leads and visits that were acknowledged are there after a crash': traffic,
  'a bin that was being emptied is emptied after a restart, and leaves no file': emptyBin,
}

// Visitors are of networks of their own: one network has only so many people.
const env = { ...LOOPBACK, TRUSTED_PROXIES: '127.0.0.1' }
const situations = new Map<string, Situation>()
let first: Product
let second: Product

beforeAll(async () => {
  first = await startProduct({ env })
})
afterAll(() => discard(first.dataDir))

test('a server can be killed in the middle of seven things at once, and starts again', async () => {
  for (const [title, prepare] of Object.entries(SITUATIONS))
    situations.set(title, await prepare(first))
  for (const { begin } of situations.values()) await begin()
  for (const { beforeKill } of situations.values()) beforeKill?.()
  await first.kill()
  for (const { afterKill } of situations.values()) await afterKill?.()
  second = await startProduct({ dataDir: first.dataDir, env })
})

test.for(Object.keys(SITUATIONS))('%s', async (title) => {
  await situations.get(title)?.check(second)
})

test('the server that took over ends cleanly', async () => {
  expect(await second.stop()).toBe(0)
})
