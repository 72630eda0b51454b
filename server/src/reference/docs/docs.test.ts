import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { PARTS } from './contents.ts'

const satchel = product({ shared: true })
const ROOT = new URL('../../../../', import.meta.url)

const get = (path: string) => satchel.anonymous('GET', path)
const NAMES = PARTS.flatMap(({ pages }) => pages)

test('help lists each file of the docs once, and each page is there', async () => {
  const files = (await readdir(new URL('docs/', ROOT))).filter((name) => name.endsWith('.md'))
  for (const name of files.map((file) => file.replace('.md', '')))
    expect(NAMES.filter((each) => each === name)).toEqual([name])
  const { body: home, headers } = await get('/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const name of NAMES) expect(home).toContain(`href="/docs/${name}"`)
  const missing = await get('/docs/no-such-page')
  expect(missing.status).toBe(404)
  expect(missing.body).toContain('There’s no such page')
  expect(missing.body).toContain('action="/docs/search"')
  expect((await get('/docs/..%2Fpackage.json')).status).toBe(404)
})

test('links between pages of the help lead to a heading that is there', async () => {
  const pages = new Map<string, string>()
  for (const name of NAMES) pages.set(name, (await get(`/docs/${name}`)).body)
  const broken = [...pages].flatMap(([from, body]) =>
    [...body.matchAll(/href="(?:\/docs\/([\w-]+))?#([^"]+)"/g)]
      .filter(([, name, id]) => !pages.get(name ?? from)?.includes(`id="${id}"`))
      .map(([link]) => `${from}: ${link}`),
  )
  expect(broken).toEqual([])
  expect((await get('/docs/library.png')).headers['content-type']).toBe('image/png')
})

test('the help is searched without a script, and shows what was typed as text', async () => {
  const { status, body, headers } = await get('/docs/search?q=watermark')
  expect(status).toBe(200)
  const [first = ''] = /<div class="result">.*?<\/div>/s.exec(body) ?? []
  expect(first).toMatch(/href="\/docs\/(links|visitors|uploads)#[\w-]+"/)
  expect(first.toLowerCase()).toContain('watermark')
  expect(headers['content-security-policy']).not.toContain('script-src')
  expect((await get('/docs/search?q=zzzzqx')).body).toContain('Nothing has all of these words')
  const odd = (await get('/docs/search?q=%22%3E%3Cscript%3E&q=a')).body
  expect(odd).not.toContain('"><script>')
})

test('each section of the settings leads to a page of the help that is there', async () => {
  const source = await readFile(new URL('web/src/classic/settings/help-pages.ts', ROOT), 'utf8')
  const pages = [...source.matchAll(/: '([\w-]+)',/g)].map(([, page]) => page ?? '')
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((page) => !NAMES.includes(page))).toEqual([])
})

test('each empty state that has something to explain leads to a page of the help that is there', async () => {
  const web = new URL('web/src/', ROOT)
  const files = (await readdir(web, { recursive: true })).filter((name) => name.endsWith('.tsx'))
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, web), 'utf8')))
  const pages = sources.flatMap((source) => [
    ...source.matchAll(/<EmptyState[^>]*? help="([^"]*)"/gs),
  ])
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.map(([, page = '']) => page).filter((page) => !NAMES.includes(page))).toEqual([])
})

test('/help leads to the help, and programs get a list of its pages', async () => {
  const { status, headers } = await get('/help')
  expect([status, headers.location]).toEqual([302, '/docs'])
  expect((await get('/llms.txt')).body).toContain('/docs/links)')
})

test('settings that the docs name are called so in the app', async () => {
  const labels: Record<string, string> = JSON.parse(
    await readFile(new URL('messages/en.json', ROOT), 'utf8'),
  )
  const names = new Set(
    Object.entries(labels)
      .filter(([key]) => key.startsWith('frame.settings.') || key === 'ui.search')
      .map(([, label]) => label),
  )
  const wrong: string[] = []
  for (const file of await readdir(new URL('docs/', ROOT))) {
    if (!file.endsWith('.md')) continue
    const text = await readFile(new URL(`docs/${file}`, ROOT), 'utf8')
    for (const [, area, section = ''] of text.matchAll(/\*(Settings|Team)\*?\s→\s\*?([^*→\n]+)/g))
      if (!names.has(section.trim())) wrong.push(`${file}: ${area} → ${section.trim()}`)
  }
  expect(wrong).toEqual([])
})
