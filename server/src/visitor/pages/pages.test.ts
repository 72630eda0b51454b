import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type Answer, type Person, product } from '../../../test/harness.ts'

const satchel = product({ worker: true })
const idle = product({ shared: true })

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const HANDBOOK = new URL('../../../../e2e/fixtures/handbook.pdf', import.meta.url)
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function upload(on: typeof satchel, { tokens }: Person, name: string, bytes: Uint8Array) {
  const response = await fetch(new URL('/api/uploads', await on.listen()), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      'x-identity-token': tokens.identityToken,
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  })
  return response.headers.get('x-item-id') ?? ''
}

async function ready(person: Person, id: string) {
  const status = async () => (await person.call('GET', `items/v1/${id}`)).body.status
  await expect.poll(status).not.toBe('processing')
}

/** Put in, examined, described and shared. */
async function sharedFile(name: string, bytes: Uint8Array, terms: object = {}) {
  const owner = await satchel.newTenant()
  const id = await upload(satchel, owner, name, bytes)
  await ready(owner, id)
  const { body: link } = await share(owner, { itemId: id, itemType: 'ITEM', ...terms })
  return { owner, id, link }
}

const share = (person: Person, body: object) =>
  person.call('POST', 'items/v1/v2/shortener/personalized', body)

const open = (path: string, on = satchel): Promise<Answer> =>
  on.anonymous('GET', `/l/${path}`, undefined, { 'user-agent': AGENT })

const attribute = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

describe('the page of a file', () => {
  test('shows a PDF in the name and color of the tenant, and sets no cookie', async () => {
    const { owner, id, link } = await sharedFile('handbook.pdf', await readFile(HANDBOOK))
    await owner.call('PUT', `items/v1/${id}`, {
      name: 'Handbook "one"',
      description: 'Never send it without a call',
      visitorDescription: 'How we work',
    })
    const profile = (name: string, value: string) =>
      owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, { attribute: name, value })
    await profile('color', '#8b2fc9')
    await profile('logoUrl', 'https://cdn.acme.example/logo.png')

    const { status, headers, body } = await open(link.slug)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("img-src 'self' data: https://cdn.acme.example;")
    expect(policy).not.toContain('unsafe')

    expect(body).toContain('<h1 dir="auto">Handbook &quot;one&quot;</h1>')
    expect(body).not.toContain('Never send it')
    expect(body).toContain('PDF · 24 pages')
    expect(body).toContain('<img class="logo" src="https://cdn.acme.example/logo.png"')
    expect(body).toContain('--fill:#8b2fc9')
    expect(body).toContain('<meta property="og:title" content="Handbook &quot;one&quot;"/>')
    expect(body).toContain('<meta property="og:description" content="How we work"/>')
    expect(body).not.toMatch(
      / style=| on\w+=|<script(?! type="(?:module" src="\/assets\/visitor\/|application\/json"))/,
    )

    const picture = attribute(body, /property="og:image" content="([^"]+)"/)
    expect(picture.startsWith(`${satchel.config.PUBLIC_URL}/files/`)).toBe(true)
    const pdf = await satchel.anonymous('GET', attribute(body, /data-pdf="([^"]+)"/))
    // Our reader draws it; opened by itself it would run its script in the browser's, under our name.
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringMatching(/^attachment; /),
    })
    const script = await satchel.anonymous('GET', attribute(body, /<script[^>]+src="([^"]+)"/))
    expect(script.status).toBe(200)
    expect(script.headers['cache-control']).toContain('immutable')
  })

  test('counts as one view for each person, and a machine that draws a preview as none', async () => {
    const { owner, link } = await sharedFile('dot.png', PNG)
    await open(link.slug)
    await open(link.slug)
    await satchel.anonymous('GET', `/l/${link.slug}`, undefined, { 'user-agent': 'Slackbot 1.0' })
    const { body } = await owner.call('GET', 'items/v1/v2/shortener/my-links')
    expect(body.items).toMatchObject([{ views: 1, viewers: 1 }])
  })

  test('lets the file be downloaded under its own name, and counts it', async () => {
    const { owner, id, link } = await sharedFile('Prices für alle.png', PNG)
    const { body } = await open(link.slug)
    expect(body).toContain(`href="/l/${link.slug}/download"`)
    const answer = await open(`${link.slug}/download`)
    expect(answer.status).toBe(302)
    await satchel.anonymous('GET', `/l/${link.slug}/download`, undefined, { 'user-agent': 'curl' })
    const file = await fetch(new URL(String(answer.headers.location), await satchel.listen()))
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*Prices%20f%C3%BCr/)

    const { body: context } = await owner.call('GET', `items/v1/v2/shortener/item/${id}/context`)
    expect(context.stats).toEqual({ links: 1, views: 1, viewers: 1, downloads: 1 })
    const { downloaded } = await satchel.database.system
      .selectFrom('visit')
      .select('downloaded')
      .where('linkId', '=', link.id)
      .executeTakeFirstOrThrow()
    expect(downloaded).toBe(true)
  })

  test('gives no file where the link does not allow it', async () => {
    const { link } = await sharedFile('dot.png', PNG, { allowDownload: false })
    expect((await open(link.slug)).body).not.toContain('Download')
    expect((await open(`${link.slug}/download`)).status).toBe(404)
  })

  test('shows text as text, whatever stands in it', async () => {
    const text = '# Notes\n<script>alert(1)</script>'
    const { link } = await sharedFile('notes.txt', Buffer.from(text))
    const { body } = await open(link.slug)
    expect(body).toContain('# Notes\n&lt;script&gt;alert(1)&lt;/script&gt;</pre>')
  })

  test('offers what a browser could run for download only', async () => {
    const html = '<!doctype html><html><body><script>alert(1)</script></body></html>'
    const { link } = await sharedFile('page.html', Buffer.from(html))
    const { body } = await open(link.slug)
    expect(body).toContain('Download it to open it.')
    expect(body).not.toContain('/files/')
    const { headers } = await open(`${link.slug}/download`)
    const file = await satchel.anonymous('GET', String(headers.location))
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
  })

  test('waits for a file that is being examined', async () => {
    const owner = await idle.newTenant()
    const id = await upload(idle, owner, 'dot.png', PNG)
    const { body: link } = await share(owner, { itemId: id, itemType: 'ITEM' })
    const { status, body } = await open(link.slug, idle)
    expect(status).toBe(200)
    expect(body).toContain('Preparing this file')
    expect(body).toContain('data-refresh')
  })
})

describe('the page of a collection', () => {
  async function sharedCollection() {
    const owner = await idle.newTenant()
    const file = await upload(idle, owner, 'notes.txt', Buffer.from('Notes'))
    const add = async (name: string) => {
      const url = `https://example.com/${name}`
      return (await owner.call('POST', 'items/v1', { kind: 'link', url, name })).body.id
    }
    const [web, secret, late] = [await add('Web'), await add('Secret'), await add('Late')]
    await owner.call('PUT', `items/v1/${secret}`, { shareable: false })
    await owner.call('PUT', `items/v1/${late}`, { releasesOn: '2999-01-01' })
    const { body: collection } = await owner.call('POST', 'collections/v1/create', {
      name: 'Welcome kit',
      itemIds: [web, secret, late, file],
    })
    const { body: link } = await share(owner, { itemId: collection.id, itemType: 'COLLECTION' })
    return { owner, link, file, web, secret }
  }

  test('shows what may be seen, in its order; web pages open by themselves', async () => {
    const { link, file } = await sharedCollection()
    const { status, body } = await open(link.slug, idle)
    expect(status).toBe(200)
    expect(body).toContain('<h1 dir="auto">Welcome kit</h1>')
    expect(body).toContain('2 items')
    expect(body).not.toMatch(/Secret|Late/)
    const tiles = [...body.matchAll(/<a class="tile" href="([^"]+)"([^>]*)>/g)]
    expect(tiles.map(([, href, rest]) => [href, rest.trim()])).toEqual([
      ['https://example.com/Web', 'target="_blank" rel="noopener"'],
      [`/l/${link.slug}/${file}`, ''],
    ])
  })

  test('opens its items in their own pages, counted once for the collection', async () => {
    const { owner, link, file, web } = await sharedCollection()
    // Visitors don’t get a file before it is examined: it may contain the location where it was taken.
    expect((await open(`${link.slug}/${file}/download`, idle)).status).toBe(404)
    await idle.app.tasks['process-item']?.({ tenantId: owner.tenantId, itemId: file })
    await open(link.slug, idle)
    const page = await open(`${link.slug}/${file}`, idle)
    expect(page.status).toBe(200)
    expect(page.body).toContain(`href="/l/${link.slug}#${file}"`)
    expect(page.body).toContain(`href="/l/${link.slug}/${file}/download"`)
    expect((await open(`${link.slug}/${web}`, idle)).headers.location).toBe(
      'https://example.com/Web',
    )
    expect((await open(`${link.slug}/${file}/download`, idle)).status).toBe(302)
    const { body } = await owner.call('GET', 'items/v1/v2/shortener/my-links')
    expect(body.items).toMatchObject([{ views: 1, viewers: 1 }])
  })

  test('has no page for items that aren’t in it or are hidden', async () => {
    const { owner, link, secret } = await sharedCollection()
    const { body: outside } = await owner.call('POST', 'items/v1', {
      kind: 'link',
      url: 'https://example.com/outside',
    })
    const { body: own } = await share(owner, { itemId: outside.id, itemType: 'ITEM' })
    const paths = [secret, outside.id, crypto.randomUUID(), 'nothing'].map(
      (id) => `${link.slug}/${id}`,
    )
    for (const path of [...paths, `${own.slug}/${outside.id}`, `${paths[0]}/download`])
      expect((await open(path, idle)).status, path).toBe(404)
    const visits = await idle.database.system
      .selectFrom('visit')
      .select('id')
      .where('linkId', 'in', [link.id, own.id])
      .execute()
    expect(visits).toEqual([])
  })
})

describe('texts and tables', () => {
  test('are read in the encoding they were written in', async () => {
    const latin = Buffer.from('Grüße aus Köln, à bientôt', 'latin1')
    const { link } = await sharedFile('notes.txt', latin)
    expect((await open(link.slug)).body).toContain('Grüße aus Köln, à bientôt</pre>')
    const wide = Buffer.from('Name;Preis\nGrün;12\n', 'utf16le')
    const { link: table } = await sharedFile('prices.csv', wide)
    expect((await open(table.slug)).body).toContain('<td>Grün</td>')
    const mac = Buffer.from('Name;Preis\nGr\x9fn;12\n', 'latin1')
    const { link: older } = await sharedFile('older.csv', mac)
    expect((await open(older.slug)).body).toContain('<td>Grün</td>')
  })

  test('show a CSV as a table, whatever parts its cells', async () => {
    const csv = 'Region;Revenue\nNorth;"12,5; estimated"\n"<b>South</b>";7\n'
    const { link } = await sharedFile('sales.csv', Buffer.from(csv))
    const { body } = await open(link.slug)
    expect(body).toContain('<th scope="col">Region</th>')
    expect(body).toContain('<td>12,5; estimated</td>')
    expect(body).toContain('<td>&lt;b&gt;South&lt;/b&gt;</td><td class="number">7</td>')
  })

  test('show a CSV whose cells are parted by bars with as many columns as it has', async () => {
    const csv = 'Region, country, town|Revenue\nNorth, Norway|7\nSouth|8\n'
    const { link } = await sharedFile('bars.csv', Buffer.from(csv))
    const { body } = await open(link.slug)
    expect(body).toContain('<th scope="col">Region, country, town</th>')
    expect(body).toContain('<td>North, Norway</td>')
  })

  test('show as text what only bears the name of a table', async () => {
    const { link } = await sharedFile('odd.csv', Buffer.from('One "line\nand another'))
    expect((await open(link.slug)).body).toContain('One &quot;line\nand another</pre>')
  })

  test('say so where they are shown in part', async () => {
    const rows = Array.from({ length: 1_200 }, (_, row) => `${row},row ${row}`)
    const { link } = await sharedFile('long.csv', Buffer.from(`id,name\n${rows.join('\n')}`))
    const { body } = await open(link.slug)
    expect(body).toContain('<td>row 998</td>')
    expect(body).not.toContain('row 999')
    expect(body).toContain('This is only the beginning. Download the file to see all of it.')
  })
})

describe('a document before it is drawn', () => {
  test('has the room of its pages, so that nothing moves', async () => {
    const { link } = await sharedFile('handbook.pdf', await readFile(HANDBOOK))
    const { body } = await open(link.slug)
    expect(body).toContain('data-total="24"')
    expect(Number(attribute(body, /data-ratio="([^"]+)"/))).toBeCloseTo(210 / 297, 2)
    expect(body).toMatch(
      /<img class="cover"[^>]+fetchPriority="high" width="960" height="1\d\d\d" srcSet="[^"]+ 560w, [^"]+ 960w"/i,
    )
  })
})

describe('a long collection', () => {
  test('is read page by page, and its items one after another', async () => {
    const owner = await idle.newTenant()
    const ids: string[] = []
    for (let number = 1; number <= 62; number++) {
      const draft = { kind: 'link', url: `https://example.com/${number}`, name: `Page ${number}` }
      ids.push((await owner.call('POST', 'items/v1', draft)).body.id)
    }
    const file = await upload(idle, owner, 'notes.txt', Buffer.from('Notes'))
    const itemIds = [...ids.slice(0, 61), file, ...ids.slice(61)]
    const draft = { name: 'Everything', itemIds }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
    const { body: link } = await share(owner, { itemId: collection.id, itemType: 'COLLECTION' })
    const names = async (query: string) => {
      const { body } = await open(`${link.slug}${query}`, idle)
      return [...body.matchAll(/<span class="name" dir="auto">([^<]+)/g)].map(([, name]) => name)
    }

    const first = await open(link.slug, idle)
    expect(first.body).toContain('63 items')
    expect(first.body).toContain('Page 1 of 2')
    expect(first.body).toContain(`rel="next" href="/l/${link.slug}?page=2"`)
    expect(await names('')).toHaveLength(60)
    expect(await names('?page=2')).toEqual(['Page 61', 'notes', 'Page 62'])
    expect(await names('?page=99')).toEqual(['Page 61', 'notes', 'Page 62'])
    for (const odd of ['0', '-1', 'x', '1e9', '2&page=1'])
      expect((await names(`?page=${odd}`)).at(0), odd).toBe('Page 1')

    const { body } = await open(`${link.slug}/${file}`, idle)
    expect(body).toContain(`class="back" href="/l/${link.slug}?page=2#${file}"`)
    expect(body).toContain(`rel="prev" href="/l/${link.slug}/${ids[60]}"`)
    expect(body).toContain(`rel="next" href="/l/${link.slug}/${ids[61]}"`)
  })
})
