import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { fetchPicture, readPageCard } from './page-card.ts'
import { findTools } from './tools.ts'

const HOST = '127.0.0.9'
const network = { allowedNetworks: [`${HOST}/32`] }
const tools = await findTools({ PATH: '', DATA_DIR: '' })
const folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
afterAll(() => rm(folder, { recursive: true }))

const closers: (() => unknown)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function serve(handler: RequestListener) {
  const server = createServer(handler).listen(0, HOST)
  await once(server, 'listening')
  closers.push(() => server.close())
  return `http://${HOST}:${(server.address() as AddressInfo).port}`
}

async function cardOf(html: string | Buffer, contentType = 'text/html') {
  const origin = await serve((_, response) =>
    response.writeHead(200, { 'content-type': contentType }).end(html),
  )
  return { origin, card: await readPageCard(`${origin}/blog/winter?x=1`, network, folder, tools) }
}

test('a page that describes itself for sharing gives title, text, picture and site', async () => {
  const { card, origin } = await cardOf(`<!doctype html><head>
    <title>Winter figures | Larkfield</title>
    <meta name="description" content="For machines">
    <meta property="og:title" content="Winter &amp; rain,  in figures">
    <meta property="og:description" content="Two days a year in Vienna">
    <meta property="og:image" content="../pictures/winter.jpg">
    <meta property="og:site_name" content="Larkfield">
    </head><body><nav>Menu</nav><p>Fleets <b>that</b> ride</p><script>hidden()</script></body>`)
  expect(card).toEqual({
    title: 'Winter & rain, in figures',
    description: 'Two days a year in Vienna',
    imageUrl: `${origin}/pictures/winter.jpg`,
    siteName: 'Larkfield',
    text: 'Menu\nFleets that ride',
    asksForPassword: false,
    isSignIn: false,
  })
})

test('a plain page gives its title and description', async () => {
  const { card } = await cardOf(
    '<title>\n Plain\n page </title><meta name="Description" content=" About it "><svg><title>Icon</title></svg>',
  )
  expect(card).toMatchObject({ title: 'Plain page', description: 'About it', imageUrl: null })
})

test('a page that says nothing of itself leaves all open', async () => {
  const { card } = await cardOf('<p>Words</p>')
  expect(card).toMatchObject({ title: null, description: null, imageUrl: null, siteName: null })
})

test('the picture is looked for where the page says its base is', async () => {
  const { card } = await cardOf(
    '<base href="https://cdn.example/a/"><meta name="twitter:image" content="b.png">',
  )
  expect(card.imageUrl).toBe('https://cdn.example/a/b.png')
})

test.each([
  ['the header', '<title>Café</title>', 'latin1', 'text/html; charset=ISO-8859-1'],
  ['the page itself', '<meta charset="windows-1252"><title>Café</title>', 'latin1', 'text/html'],
  ['its byte order mark', '\ufeff<title>Café</title>', 'utf16le', 'text/html'],
  ['nobody, as UTF-8', '<title>Café</title>', 'utf8', 'text/html'],
  ['nobody, in an old encoding', '<title>Café</title>', 'latin1', 'text/html'],
  ['a wrong name', '<title>Café</title>', 'utf8', 'text/html; charset=klingon'],
] as const)('letters are right if the encoding comes from %s', async (_, html, encoding, type) => {
  const { card } = await cardOf(Buffer.from(html, encoding), type)
  expect(card.title).toBe('Café')
})

test('a title of emoji is cut between two of them', async () => {
  const { card } = await cardOf(`<title>x${'😀'.repeat(400)}</title>`)
  expect(card.title).toBe(`x${'😀'.repeat(149)}`)
})

test('a page made to take minutes to read is left where it gets too deep', async () => {
  const { card } = await cardOf(`<title>Deep</title>Seen${'<div>'.repeat(700_000)}`)
  expect(card).toMatchObject({ title: 'Deep', text: 'Seen' })
})

test('other content is distinguished from pages', async () => {
  await expect(cardOf('%PDF-', 'application/pdf')).rejects.toMatchObject({ reason: 'wrong-type' })
})

test('a picture at a private address is left out', async () => {
  expect(await fetchPicture('http://127.0.0.1:1/picture.png', network)).toBeNull()
})
