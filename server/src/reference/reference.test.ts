import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'

const satchel = product({ shared: true })

interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: object }>>
}

const published = async (): Promise<Document> =>
  (await satchel.anonymous('GET', 'openapi.json')).body

describe('the published contract', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      (await published()) as object as Record<string, unknown>,
    )
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  test('names every operation once', async () => {
    const { paths } = await published()
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(ENDPOINTS.length)
  })

  test('says that sharing again answers 200 with the link there was', async () => {
    const { paths } = await published()
    for (const path of ['v2/shortener/personalized', 'personalized/bulk']) {
      const { responses } = paths[`/api/items/v1/${path}`]?.post ?? {}
      expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(['200', '201']))
    }
  })

  test('holds every route the server answers under /api, oEmbed, and no other', async () => {
    const { paths } = await published()
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    const served = satchel.app.http.routes.filter((route) => / \/(api|oembed)/.test(route))
    expect(served.sort()).toEqual(documented.sort())
  })

  test('is there to read as well, with every path and every problem', async () => {
    const { body: page } = await satchel.anonymous('GET', 'docs')
    for (const { endpoint } of ENDPOINTS) expect(page).toContain(endpoint.path)
    expect(page).toContain('id="problem-slug-taken"')
    expect(page).toContain('href="/docs/conventions"')
  })

  test('has a page on what all calls have in common, whose links lead somewhere', async () => {
    const get = (path: string) => satchel.anonymous('GET', path)
    const { status, headers, body: page } = await get('/docs/conventions')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const name of [
      ...['Idempotency-Key', 'Idempotency-Replayed', 'RateLimit', 'RateLimit-Policy', 'cursor'],
      ...['updatedSince', 'Retry-After', 'If-Match', 'application/problem+json', 'nextCursor'],
    ])
      expect(page).toContain(name)
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    for (const href of links.filter((link) => link.startsWith('/')))
      expect((await get(href.split('#')[0])).status, href).toBe(200)
    for (const href of links.filter((link) => link.startsWith('#')))
      expect(page).toContain(`id="${href.slice(1)}"`)
    expect((await get('docs')).body).toContain('id="problem-invalid"')
  })
})
