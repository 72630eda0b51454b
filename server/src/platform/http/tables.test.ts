import { expect, test } from 'vitest'
import { unzip } from '../../../test/documents/unzip.ts'
import { type Person, product } from '../../../test/harness.ts'
import { exportLinks } from '../../../test/importing.ts'
import { addLink } from '../../../test/library.ts'
import { share } from '../../../test/sharing.ts'

const satchel = product({ shared: true })

async function raw({ tokens }: Person, path: string) {
  const response = await fetch(new URL(`/api/${path}`, await satchel.listen()), {
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      'x-identity-token': tokens.identityToken,
    },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

const speak = async (person: Person, locale: string | null) => {
  const { status } = await person.call('PATCH', `users/v1/${person.userId}`, { locale })
  expect(status).toBe(200)
}

test('tables have semicolons for people whose Excel expects them, and whatever is asked for', async () => {
  const owner = await satchel.newTenant()
  const { id } = await addLink(owner, { name: 'Prices; 2026, "net"' })
  await share(owner, id, { slug: `prices-${crypto.randomUUID().slice(0, 8)}` })
  const heads = async (path: string) =>
    ((await owner.call('GET', path)).body as string).split('\n')[0]
  for (const [path, first, second] of [
    ['items/v1/v2/shortener/export?', 'slug', 'domain'],
    ['items/v1/history/template?', 'URL', 'Title'],
    ['audit/v1/export?', 'Time', 'Action'],
    ['wishes/v1/list?format=csv&', 'Id', 'Kind'],
  ]) {
    const started = (sign: string) => new RegExp(`^\ufeff?"?${first}"?${sign}`)
    expect(await heads(path ?? ''), second).toMatch(started(','))
    await speak(owner, 'de')
    expect(await heads(path ?? '')).toMatch(started(';'))
    expect(await heads(`${path}separator=comma`)).toMatch(started(','))
    await speak(owner, null)
    expect(await heads(`${path}separator=tab`)).toMatch(started('\t'))
  }
  expect((await owner.call('GET', 'audit/v1/export?separator=dash')).status).toBe(422)
  expect(await exportLinks(owner, '?separator=semicolon')).toContain('"Prices; 2026, ""net"""')
})

test('a table comes as a workbook, with numbers as numbers and no formula', async () => {
  const owner = await satchel.newTenant()
  const { id } = await addLink(owner, { name: '=1+1' })
  await share(owner, id, { slug: `numbers-${crypto.randomUUID().slice(0, 8)}` })
  const { response, bytes } = await raw(owner, 'items/v1/v2/shortener/export?format=xlsx')
  expect(response.headers.get('content-type')).toContain('spreadsheetml')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="links.xlsx"')
  const files = new Map(await unzip(bytes))
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toMatch(/<v>0<\/v>/)
  expect(sheet).not.toContain('<f>')
  expect([...files.values()].join('')).toContain('=1+1')
  const wishes = await raw(owner, 'wishes/v1/list?format=xlsx')
  expect(wishes.bytes.subarray(0, 2).toString()).toBe('PK')
})
