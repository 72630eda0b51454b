import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { addPage, share } from '../../../test/sharing.ts'
import { readConfig } from '../config.ts'

const NOW = 'https://content.acme.example'
const satchel = product({
  config: { PUBLIC_URL: NOW, FORMER_URLS: 'https://old.acme.example/, http://first.acme.example' },
})

const at = (
  host: string,
  path: string,
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS' = 'GET',
) => satchel.anonymous(method, path, method === 'GET' ? undefined : {}, { host })

test('a former address leads to the present one, path for path and with the query', async () => {
  const owner = await satchel.newTenant()
  const { body: link } = await share(owner, (await addPage(owner)).id)
  for (const host of ['old.acme.example', 'OLD.acme.example:8443', 'first.acme.example.'])
    for (const path of [
      `/l/${link.slug}?utm_source=mail&b=%2F`,
      '/p/fair',
      '/home',
      '/api/auth/v1/me',
      '/nothing//there',
      '//evil.example/',
    ])
      expect(await at(host, path), host + path).toMatchObject({
        status: 301,
        headers: { location: NOW + path, 'cache-control': 'public, max-age=3600' },
      })
  expect((await at('old.acme.example', '/home', 'HEAD')).status).toBe(301)
  expect((await at('content.acme.example', `/l/${link.slug}`)).status).toBe(302)
})

test('what isn’t only read keeps its method and body', async () => {
  for (const method of ['POST', 'PUT'] as const)
    expect(await at('old.acme.example', '/api/auth/v1/sessions?a=1', method)).toMatchObject({
      status: 308,
      headers: { location: `${NOW}/api/auth/v1/sessions?a=1` },
    })
})

test('websites of others, monitors and the proxy are answered at a former address too', async () => {
  const owner = await satchel.newTenant()
  const draft = { name: 'Book', kind: 'button', label: 'Book', url: 'https://example.com/' }
  const { body: cta } = await owner.call('POST', 'ctas/v1/create', draft)
  const path = `/api/ctas/v1/public/${cta.id}?tenantId=${owner.tenantId}`
  expect(await at('old.acme.example', path)).toMatchObject({
    status: 200,
    headers: { 'access-control-allow-origin': '*' },
  })
  const events = `/api/ctas/v1/public/${cta.id}/events`
  expect((await at('old.acme.example', events, 'OPTIONS')).status).toBe(204)
  expect((await at('old.acme.example', '/readyz')).status).toBe(200)
  expect((await at('proxy', '/api/domains/ask?domain=old.acme.example')).status).toBe(200)
})

test('hosts that aren’t listed lead nowhere, whatever they claim', async () => {
  for (const host of ['acme.example', 'x.old.acme.example', 'old.acme.example.evil.example'])
    expect((await at(host, '/home')).status, host).toBe(404)
  const headers = { host: 'stranger.example', 'x-forwarded-host': 'old.acme.example' }
  expect((await satchel.anonymous('GET', '/home', undefined, headers)).status).toBe(404)
})

test('a company can’t have a former address as its domain', async () => {
  const owner = await satchel.newTenant()
  const path = `auth/v1/tenants/${owner.tenantId}/domains`
  for (const domain of ['old.acme.example', 'go.old.acme.example'])
    expect((await owner.call('POST', path, { domain })).status, domain).toBe(422)
})

test.each([
  ['old.acme.example', 'must be an address such as'],
  ['https://old.acme.example/below', 'must be an address such as'],
  [`${NOW}:8443`, 'the host of PUBLIC_URL'],
])('FORMER_URLS with %s is refused at the start', (FORMER_URLS, fault) => {
  expect(() => readConfig({ PUBLIC_URL: NOW, FORMER_URLS })).toThrow(fault)
})
