import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { readConfig } from '../config.ts'
import { DAY } from '../time.ts'

const PATH = '/.well-known/security.txt'
const silent = product({ shared: true })
const satchel = product({
  config: {
    SECURITY_CONTACT: 'security@acme.example',
    SECURITY_LANGUAGES: 'de, en',
    PUBLIC_URL: 'https://content.acme.example',
  },
})

test('a server says where to report vulnerabilities, for as long as RFC 9116 allows', async () => {
  const { status, headers, body } = await satchel.anonymous('GET', PATH, undefined, {
    host: 'content.acme.example',
  })
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    String(body)
      .trimEnd()
      .split('\n')
      .map((line) => /^([A-Z][A-Za-z-]+): (.+)$/.exec(line)?.slice(1) ?? [line, '']),
  )
  expect(fields).toEqual({
    Contact: 'mailto:security@acme.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages': 'de, en',
    Canonical: `https://content.acme.example${PATH}`,
  })
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / DAY
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('there is none where nobody is named', async () => {
  const { status, headers } = await silent.anonymous('GET', PATH)
  expect(status).toBe(404)
  expect(headers['content-type']).not.toContain('text/html')
})

test('a contact is an email address, a page or a telephone', () => {
  for (const good of [
    'a@b.example',
    'mailto:a@b.example',
    'https://b.example/report',
    'tel:+49-40-1',
  ])
    expect(readConfig({ SECURITY_CONTACT: good }).SECURITY_CONTACT).toBe(good)
  for (const bad of [
    'us',
    'http://b.example',
    'a@b.example\nExpires: never',
    'javascript:alert(1)',
  ])
    expect(() => readConfig({ SECURITY_CONTACT: bad }), bad).toThrow('SECURITY_CONTACT')
  expect(readConfig({}).SECURITY_LANGUAGES).toBe('en')
  for (const bad of ['german', 'de;en', 'de\nContact: x'])
    expect(() => readConfig({ SECURITY_LANGUAGES: bad }), bad).toThrow('SECURITY_LANGUAGES')
  expect(() => readConfig({ DATA_LOCATION: 'x'.repeat(201) })).toThrow('DATA_LOCATION')
})
