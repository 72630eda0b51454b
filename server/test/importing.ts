import { expect } from 'vitest'
import type { browser } from './browsing.ts'
import type { Person } from './harness.ts'

/** Starts an import and resolves once it has ended. */
export async function runImport(person: Person, request: object) {
  const { status, body } = await person.call('POST', 'items/v1/history', request)
  expect(status, JSON.stringify(body)).toBe(201)
  return ended(person, body.importId)
}

export async function ended(person: Person, importId: string, timeout = 30_000) {
  const read = async () =>
    (await person.call('GET', `items/v1/history/status?importId=${importId}`)).body
  await expect.poll(async () => (await read()).status, { timeout }).not.toBe('running')
  return read()
}

export async function rowsOf(person: Person, importId: string, query = '') {
  const { body } = await person.call('GET', `items/v1/history/${importId}/rows?limit=200${query}`)
  return body.items
}

/** Returns everything a person can find, by name. */
export async function library(person: Person) {
  const { body } = await person.call('GET', 'items/v1/list?limit=200&orderBy=name')
  return body.items
}

export function sendCsv(person: Person, csv: string | Uint8Array, options = 'name=list.csv') {
  return person.call('POST', `items/v1/history/csv?${options}`, Buffer.from(csv) as never, {
    'content-type': 'text/csv',
  })
}

/** Returns the plan of an import of links. */
export async function planLinks(person: Person, csv: string, more: object = {}) {
  const request = { source: 'links', csv, dryRun: true, ...more }
  const { status, body } = await person.call('POST', 'items/v1/history', request)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** The headings of a table of links, as far as tests need them. */
const LINK_HEAD = 'slug,domain,target,title,tags,created,visits before,expires'

/** Returns a table of links of these lines. */
export const linkTable = (...lines: string[]) => [LINK_HEAD, ...lines].join('\n')

export const importLinks = (person: Person, csv: string, more: object = {}) =>
  runImport(person, { source: 'links', csv, ...more })

export const linksOf = async (person: Person) =>
  (await person.call('GET', 'items/v1/v2/shortener/my-links?limit=200')).body.items

export const exportLinks = async (person: Person, query = '') =>
  (await person.call('GET', `items/v1/v2/shortener/export${query}`)).body as string

export const itemsOf = async (person: Person) =>
  (await person.call('GET', 'items/v1/list?limit=200')).body.items

/** Returns what says where a slug leads, at the root of a short domain where one is named; a status if to no other page. */
export const leadsFrom =
  (visitor: Pick<ReturnType<typeof browser>, 'get'>) =>
  async (slug: string, host?: string): Promise<unknown> => {
    const { status, headers } = await visitor.get(
      host ? `/${slug}` : `/l/${slug}`,
      host ? { host } : {},
    )
    return status === 302 ? headers.location : status
  }
