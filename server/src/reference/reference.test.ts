import { createHash } from 'node:crypto'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'

const satchel = product({ shared: true })

interface Operation {
  operationId: string
  parameters: { name: string; description?: string }[]
  responses: object
}

interface Document {
  paths: Record<string, Record<string, Operation>>
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

  test('names each entity once and refers to it, and describes each parameter', async () => {
    const { body } = await satchel.anonymous('GET', 'openapi.json')
    const { schemas } = body.components
    for (const name of ['Item', 'Link', 'Collection', 'Site', 'Cta', 'Wish', 'Visit', 'User'])
      expect(schemas[name]?.properties, name).toBeDefined()
    const { responses, requestBody } = body.paths['/api/items/v1/{id}'].put
    const schemaOf = (part: { content: object }) => part.content['application/json' as never]
    expect(schemaOf(responses[200])).toMatchObject({
      schema: { $ref: '#/components/schemas/Item' },
    })
    expect(schemaOf(requestBody)).toMatchObject({
      schema: { $ref: '#/components/schemas/ItemChangeInput' },
    })
    expect(schemas.ItemChangeInput.additionalProperties).toBe(false)
    const used = new Set(JSON.stringify(body).match(/#\/components\/schemas\/\w+/g))
    for (const ref of used) expect(schemas[ref.split('/').at(-1) ?? ''], ref).toBeDefined()
    const { paths } = body as Document
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const bare = operations.flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ description }) => !description)
        .map(({ name }) => `${operationId}: ${name}`),
    )
    expect(bare).toEqual([])
  })

  test('says which problems an operation answers', async () => {
    const { paths } = await published()
    const { responses } = paths['/api/items/v1/{id}']?.put ?? {}
    expect(responses).toMatchObject({
      401: { description: expect.stringContaining('unauthenticated') },
      403: { description: expect.stringContaining('forbidden') },
      404: { description: expect.stringContaining('not-found') },
      412: { description: expect.stringContaining('stale') },
    })
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

  test('is searched and tried by one script, and runs no other', async () => {
    const { body: page, headers } = await satchel.anonymous('GET', 'docs')
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'sha256-${hash}';`)
    expect(policy).toContain("connect-src 'self'")
    expect(page.indexOf('<h2>Find</h2>')).toBeLessThan(page.indexOf('<h2>Share</h2>'))
    expect(page).toContain('satchel.shareItem({')
    expect(page).toContain('aria-label="Try querySearch"')
    expect(page).not.toContain('aria-label="Try closeAccount"')
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
