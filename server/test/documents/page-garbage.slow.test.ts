import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { Beat } from '../../src/tracking/merge.ts'
import { product } from '../harness.ts'
import { furnish, type Ids } from '../world.ts'
import { bodiesWith, GARBAGE, inAddress } from './garbage.ts'

// What isn't an operation of the API: pages of visitors, their forms and reports, files.

const satchel = product({ shared: true })

/** Bad parts of an address; some are bytes that no text has, or half of an escape. */
const BAD = [
  ...['%00', 'a%00b', '%c0%80', '%ed%a0%80', '%e0%a4%a', '%', '%2f', '..%2f..%2fetc%2fpasswd'],
  ...[null, -1, '9223372036854775808', ' ', '\u202e', '0001-01-01', 'x'.repeat(3_000)].map(
    inAddress,
  ),
]
const NAMES = ['preview', 'page', 'size', 'from', 'lang', 'deleted']
const FIELDS = ['email', 'code', 'password', 'message', 'name', 'token', 'item', 'from', 'values.a']

let count = 0

/** Calls from another address each time: searching for slugs is slowed down. Returns what broke. */
async function faultOf(
  [method, path]: [method: string, path: string],
  body: string,
  type: string,
): Promise<string[]> {
  count += 1
  const headers = {
    'x-forwarded-for': `2001:db8:${(count >> 16).toString(16)}:${(count & 0xffff).toString(16)}::1`,
    ...(method === 'POST' && { 'content-type': type }),
  }
  const sent = method === 'POST' ? body : undefined
  const { status } = await satchel.anonymous(method as 'GET', path, sent, headers)
  return status >= 500 ? [`${status} ${method} ${path} ${sent ?? ''}`.slice(0, 300)] : []
}

async function open(): Promise<Ids & { slug: string }> {
  const owner = await satchel.newTenant()
  const ids = await furnish(owner)
  const share = { itemId: ids.collection, itemType: 'COLLECTION' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
  return { ...ids, slug: link.slug }
}

describe('whatever strangers send to pages, forms and files, nothing breaks', () => {
  test('in any part of an address, in a query and in a form', async () => {
    const ids = await open()
    const existing = new Set(ENDPOINTS.map(({ endpoint: { method, path } }) => `${method} ${path}`))
    const routes = satchel.app.http.routes.filter((route) => !existing.has(route))
    const faults: string[] = []
    for (const bad of BAD) {
      const form = FIELDS.map((name) => `${name}=${bad}`).join('&')
      for (const route of routes)
        for (const request of spoiled(route, bad, ids))
          faults.push(...(await faultOf(request, form, 'application/x-www-form-urlencoded')))
    }
    expect(faults).toEqual([])
  })

  test('as a report of how a page was read', async () => {
    const ids = await open()
    const faults: string[] = []
    for (const value of GARBAGE)
      for (const body of bodiesWith(value, Beat, ids)) {
        const text = JSON.stringify(body)
        faults.push(...(await faultOf(['POST', `/l/${ids.slug}/beats`], text, 'text/plain')))
      }
    expect(faults).toEqual([])
  })
})

/** Puts garbage in each place of an address, and behind it. */
function* spoiled(
  route: string,
  bad: string,
  ids: Ids & { slug: string },
): Generator<[method: string, path: string]> {
  const [methods = '', path = ''] = route.split(' ')
  const method = methods.split(',')[0] ?? ''
  const { item, cta, tenant } = ids
  const slug = path.startsWith('/p/') ? ids.siteSlug : ids.slug
  const values: Record<string, string> = { slug, itemId: item, ctaId: cta, tenantId: tenant }
  const fill = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name) => values[name] ?? '1')
  for (const [place] of path.matchAll(/:\w+|\*/g)) {
    const [before = '', after = ''] = path.split(place, 2)
    yield [method, fill(before) + bad + fill(after)]
  }
  yield [method, `${fill(path)}?${NAMES.map((name) => `${name}=${bad}`).join('&')}`]
  yield [method, `${fill(path)}?draft=${bad}`]
}
