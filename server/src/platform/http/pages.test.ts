import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { readConfig } from '../config.ts'

const { anonymous } = product({ shared: true })

const open = (url: string, cookie = '') =>
  anonymous('GET', url, undefined, cookie ? { cookie } : {})

const SIGNED_IN = 'satchel_signed_in=1'

test('the frame is in the HTML of signed-in people’s pages in either entry, and of no others', async () => {
  for (const path of ['/home', '/classic/?path=/settings'])
    expect((await open(path, SIGNED_IN)).body).toContain('id="frame"')
  for (const [path, cookie] of [
    ['/home', ''],
    ['/classic/?path=/login', SIGNED_IN],
    ['/classic/?path=/login&path=/settings', SIGNED_IN],
  ] as const)
    expect((await open(path, cookie)).body).not.toContain('id="frame"')
})

test('the frame holds the shape of the page that was asked for, and of no other', async () => {
  for (const [path, mark] of [
    ['/library', 'shape-library'],
    [`/items/${crypto.randomUUID()}`, 'shape-item'],
    ['/classic/?path=/wishlist', 'shape-wishes'],
    ['/classic/?path=/team-settings', 'shape-settings'],
  ] as const) {
    const { body } = await open(path, SIGNED_IN)
    expect(body.match(/<div class="shape">/g)).toHaveLength(1)
    expect(body).toContain(mark)
  }
  for (const path of ['/classic/?path=/second-factor', '/nowhere'])
    expect((await open(path, SIGNED_IN)).body).not.toContain('<div class="shape">')
})

test('both entries are of one build, so that neither drops what the other stored, and fetch each other’s pages ahead', async () => {
  const [app, classic] = await Promise.all(
    ['/home', '/classic/?path=/settings'].map((path) => open(path, SIGNED_IN)),
  )
  const buildOf = (body = '') => /<meta name="satchel-build" content="(\w{16})">/.exec(body)?.[1]
  expect(buildOf(app?.body)).toBeDefined()
  expect(buildOf(classic?.body)).toBe(buildOf(app?.body))
  expect(app?.headers['speculation-rules']).toBe('"/speculation-rules.json"')
  const { headers, body } = await open('/speculation-rules.json')
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/)
  expect(body).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
  expect((await open('/home')).headers['speculation-rules']).toBeUndefined()
})

test('a page’s own scripts are named in its HTML, and all of them are there', async () => {
  const { body } = await open('/classic/?path=/login')
  const files = [...body.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files.some((file) => file.includes('LoginPage'))).toBe(true)
  for (const file of files) expect((await open(file)).status).toBe(200)
})

test('the policy of a page admits its own inline scripts and no others', async () => {
  const { body, headers } = await open('/home', SIGNED_IN)
  const hashes = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const [, sources] = /script-src ([^;]+)/.exec(String(headers['content-security-policy'])) ?? []
  expect(sources).toBe(["'self' 'wasm-unsafe-eval'", ...hashes].join(' '))
})

test('pages of both entries name the installation, as error reports carry it, and the region', async () => {
  for (const path of ['/home', '/classic/?path=/login']) {
    const { body } = await open(path)
    expect(body).toContain('<meta name="satchel-environment" content="production">')
    expect(body).toContain('<meta name="satchel-identity-pool-region" content="us-west-2">')
  }
})

test('a bucket is in the region of the identity pool unless another is named', () => {
  expect(readConfig({}).S3_REGION).toBe('us-west-2')
  expect(readConfig({ S3_REGION: 'eu-central-1' }).S3_REGION).toBe('eu-central-1')
})

test.each([
  ['de-CH, fr;q=0.5', '', 'de'],
  ['fr-CA', 'satchel_locale=es', 'es'],
  ['pl', '', 'pl'],
  ['sv', 'satchel_locale=../../server', 'en'],
  ['x'.repeat(10_000), 'satchel_locale=tlh', 'en'],
  ['*;q=0', 'satchel_locale=%E2%80%AEde', 'en'],
])(
  'pages and their worker for %.20s with the cookie “%s” are in %s',
  async (asked, cookie, language) => {
    const headers = { 'accept-language': asked, cookie }
    const { status, body, headers: sent } = await anonymous('GET', '/home', undefined, headers)
    expect(status).toBe(200)
    expect(body).toContain(`<html lang="${language}"`)
    expect(sent).toMatchObject({ 'content-language': language, vary: 'cookie, accept-language' })
    const worker = await anonymous('GET', '/service-worker.js', undefined, headers)
    expect(worker.body).toContain(`"language":"${language}"`)
  },
)

test('crawlers get a plain text file that lists what isn’t for them', async () => {
  const { body, headers } = await open('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /api/')
  expect(body).toContain('/p/sitemap.xml')
})

test('names that mean something elsewhere are real here or not found, and never the app’s page with 200', async () => {
  const get = (path: string, accept: string) => anonymous('GET', path, undefined, { accept })
  for (const path of [
    ...['/sitemap.xml', '/favicon.ico', '/ads.txt', '/wp-login.php', '/.env', '/.git/config'],
    ...['/.well-known/nothing', '/apple-app-site-association', '/graphql', '/swagger', '/admin'],
  ]) {
    const { status, body } = await get(path, '*/*')
    expect(status, path).toBe(404)
    expect(body, path).toMatchObject({ code: 'not-found' })
  }
  const { status, headers, body } = await get('/no-such-page', 'text/html,*/*;q=0.8')
  expect(status).toBe(404)
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(body).toContain('id="root"')
  expect((await get('/ads.txt', 'text/html,*/*;q=0.8')).body.code).toBe('not-found')
  for (const path of ['/', '/people/organization/acme.com', '/classic/?path=/login', '/bin'])
    expect((await get(path, '*/*')).status, path).toBe(200)
})

test('the manifest of the app names an icon that is there, and pages name the manifest', async () => {
  expect((await open('/home')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  const { headers, body } = await open('/manifest.webmanifest')
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  const [icon] = (typeof body === 'string' ? JSON.parse(body) : body).icons
  if (!icon.src.startsWith('data:image/svg+xml')) expect((await open(icon.src)).status).toBe(200)
  const { status, headers: sent } = await open('/.well-known/change-password')
  expect([status, sent.location]).toEqual([302, '/classic/?path=/settings&section=password'])
})

test('browsers look for a newer service worker each time, and it names files that are there', async () => {
  const { status, headers, body } = await open('/service-worker.js')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('javascript')
  expect(headers['cache-control']).toBe('no-cache')
  const files = [...body.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect((await open(file)).status).toBe(200)
})

describe('with a font provider', () => {
  const { anonymous } = product({
    config: {
      FONT_URL: 'https://styles.example/css2?family=Sora:ital,wght@0,400&display=swap',
      FONT_FAMILY: 'Sora',
      FONT_FILES_URL: 'https://files.example',
    },
  })

  test('pages of the app connect to its hosts ahead and admit its styles and fonts', async () => {
    for (const path of ['/home', '/classic/?path=/login']) {
      const { body, headers } = await anonymous('GET', path)
      expect(body).toContain('<link rel="preconnect" href="https://styles.example">')
      expect(body).toContain('<link rel="preconnect" href="https://files.example" crossorigin>')
      expect(body).toContain(
        'content="https://styles.example/css2?family=Sora:ital,wght@0,400&amp;display=swap">',
      )
      expect(body).not.toContain('as="font"')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("style-src 'self' 'unsafe-inline' https://styles.example;")
      expect(policy).toContain("font-src 'self' https://files.example;")
    }
  })
})

test('without one, pages connect to nobody', async () => {
  const { body, headers } = await open('/home')
  expect(body).not.toContain('preconnect')
  expect(body).toContain('as="font"')
  expect(headers['content-security-policy']).toContain("font-src 'self';")
})

test('a font provider’s stylesheet and font are set together', () => {
  for (const faulty of [
    { FONT_URL: 'https://styles.example/css' },
    { FONT_FAMILY: 'Sora' },
    { FONT_URL: 'https://styles.example/"><script>', FONT_FAMILY: 'Sora' },
    { FONT_URL: 'https://styles.example/css', FONT_FAMILY: 'Sora"}' },
    { FONT_URL: "https://styles.example; script-src 'unsafe-inline'", FONT_FAMILY: 'Sora' },
    { FONT_URL: 'https://a.example', FONT_FAMILY: 'Sora', FONT_FILES_URL: 'https://b.example *' },
  ])
    expect(() => readConfig(faulty)).toThrow(/FONT_/)
})
