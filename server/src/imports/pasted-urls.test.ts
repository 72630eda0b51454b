import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { urlsIn } from './pasted-urls.ts'

const satchel = product({ shared: true })
const A = 'https://a.example/x'
const B = 'https://b.example/y'

test.for<[string, [url: string, cut?: string][]]>([
  [`See ${A}. And ${B}!`, [[A], [B]]],
  [`«${A}» and »${B}«`, [[A], [B]]],
  [`${A}…`, [[A, '…']]],
  [`请看${A}。谢谢`, [[A, '。谢谢']]],
  [`${A}。`, [[A]]],
  [`${A}\u200b\u200d`, [[A]]],
  [`https://a.exam\u200bple/x\ufeff`, [[A]]],
  [`${A}\u202e`, [[A]]],
  [`${A};${B}`, [[A], [B]]],
  [`${A},${B}|${A}`, [[A], [B], [A]]],
  ['a.example;b.example/y', [['a.example'], ['b.example/y']]],
  [`${A}?a=1;b=2,3`, [[`${A}?a=1;b=2,3`]]],
  [`${A}?next=https://b.example/;c`, [[`${A}?next=https://b.example/;c`]]],
  ['https://a.example/my file.pdf', [['https://a.example/my', ' file.pdf']]],
  [`${A} for the details`, [[A]]],
  ['(https://a.example/Foo_(bar))', [['https://a.example/Foo_(bar))']]],
  ['https://例え。jp/道', [['https://例え。jp/道']]],
  ['nonsense', [['nonsense']]],
])('of %j come the addresses that are meant', ([text, expected]) => {
  expect(urlsIn(text)).toEqual(expected.map(([url, cut = '']) => ({ url, cut })))
})

test('what was cut off is shown before the import', async () => {
  const owner = await satchel.newTenant()
  const urls = `${A}…\nhttps://a.example/my file.pdf\n»${B}«;https://c.example/`
  const { body } = await owner.call('POST', 'items/v1/history/check', { urls })
  expect(body.preview.map(({ url }: { url: string }) => url)).toEqual([
    ...[A, 'https://a.example/my', B, 'https://c.example/'],
  ])
  expect(body.problems).toMatchObject([
    { row: 1, level: 'warning', field: 'url', message: expect.stringContaining('“…”') },
    { row: 2, level: 'warning', field: 'url', message: expect.stringContaining('“ file.pdf”') },
  ])
})
