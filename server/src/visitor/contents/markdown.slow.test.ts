import { expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true })

/** The path of a link to a Markdown file. */
async function linkTo(owner: Owner, text: string): Promise<string> {
  const { itemId } = await upload(satchel, owner, 'notes.md', Buffer.from(text))
  await whenRead(owner, itemId)
  const body = { itemId, itemType: 'ITEM' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  return `/l/${link.slug}`
}

async function pageOf(owner: Owner, text: string): Promise<string> {
  const page = await satchel.anonymous('GET', await linkTo(owner, text))
  expect(page.status).toBe(200)
  return page.body
}

test('a Markdown file is rendered, with its tables and lists', async () => {
  const owner = await satchel.newTenant()
  const page = await pageOf(
    owner,
    '# Prices\n\nFrom *May* on, see [the list](https://example.com/list).\n\n- [x] done\n\n|Plan|Cost|\n|-|-|\n|Pro|9|\n',
  )
  expect(page).toContain('<h2>Prices</h2>')
  expect(page).toContain('<em>May</em>')
  expect(page).toContain('href="https://example.com/list" target="_blank" rel="noopener')
  expect(page).toContain('<td>Pro</td>')
})

test('nothing in a Markdown file runs, is fetched, or looks like a part of the page', async () => {
  const owner = await satchel.newTenant()
  const page = await pageOf(
    owner,
    [
      'Start <script>alert(1)</script> <img src=x onerror=alert(2)> <b onclick="alert(3)">bold</b>',
      '<iframe src="https://evil.example/frame"></iframe>',
      '<form action="https://evil.example/form"><input name=password></form>',
      '[click](javascript:alert(4)) [data](data:text/html,<script>alert(5)</script>)',
      '[tricky](JaVaScRiPt:alert(6)) [tab](java\tscript:alert(7)) [vb](vbscript:x)',
      '![spy](https://evil.example/pixel.gif "x\\" onload=\\"alert(8)")',
      '![inline](data:image/svg+xml,<svg/onload=alert(9)>)',
      '<javascript:alert(10)>',
      '[quote](https://a.example/"onmouseover="alert(11))',
    ].join('\n\n'),
  )
  const article = /<article class="prose">(.*?)<\/article>/s.exec(page)?.[1] ?? ''
  expect(article).toContain('Start')
  expect(article).not.toMatch(/<(script|img|iframe|form|input|b|svg|object|style)\b/i)
  const attributes = [...article.matchAll(/<[a-z]+ ([^>]*)>/g)].map(([, each]) => each ?? '')
  for (const each of attributes) expect(each).not.toMatch(/(^| )on\w+=/)
  const addresses = [...article.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, each]) => each)
  expect(addresses).toEqual([
    'https://evil.example/pixel.gif',
    expect.stringMatching(/^https:\/\/a\.example\/%22onmouseover/),
  ])
})

test('a text that takes too long to parse is shown as plain text, without holding up others', async () => {
  const owner = await satchel.newTenant()
  const table = `|${'a|'.repeat(4_000)}\n|${'-|'.repeat(4_000)}\n${'|\n'.repeat(4_000)}`
  const [hard, deep] = await Promise.all([pageOf(owner, table), pageOf(owner, '>'.repeat(60_000))])
  expect(hard).toContain('<pre class="text"')
  expect(deep).toContain('<pre class="text"')
  expect(await pageOf(owner, '*fine*')).toContain('<em>fine</em>')
})

test('slow texts of one account hold up no page of another', async () => {
  const [one, other] = [await satchel.newTenant(), await satchel.newTenant()]
  const slowText = (n: number) =>
    `${n}\n\n|${'a|'.repeat(4_000)}\n|${'-|'.repeat(4_000)}\n${'|\n'.repeat(4_000)}`
  const paths = await Promise.all(Array.from({ length: 8 }, (_, n) => linkTo(one, slowText(n))))
  const path = await linkTo(other, '*in time*')
  let isOver = false
  const slow = Promise.all(paths.map((each) => satchel.anonymous('GET', each))).finally(() => {
    isOver = true
  })
  expect((await satchel.anonymous('GET', path)).body).toContain('<em>in time</em>')
  expect(isOver).toBe(false)
  await slow
})
