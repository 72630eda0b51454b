import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { unzip } from '../../test/documents/unzip.ts'
import { type Person, product } from '../../test/harness.ts'
import { addLink, countForPlans } from '../../test/library.ts'

const satchel = product()
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

async function upload(person: Person, filename: string, content: string, mime = 'text/plain') {
  const { headers } = await person.call('POST', 'uploads', content, {
    'tus-resumable': '1.0.0',
    'upload-length': String(Buffer.byteLength(content)),
    'upload-metadata': [
      `filename ${Buffer.from(filename).toString('base64')}`,
      `filetype ${Buffer.from(mime).toString('base64')}`,
    ].join(','),
    'content-type': 'application/offset+octet-stream',
  })
  return String(headers['x-item-id'])
}

/** Marks items as processed, so that visitors can get them. */
async function examine({ tenantId }: Person, ...itemIds: string[]) {
  for (const itemId of itemIds) await satchel.app.tasks['process-item']?.({ tenantId, itemId })
}

async function collect(person: Person, itemIds: string[], fields: object = {}) {
  const draft = { name: 'For the fair', itemIds, ...fields }
  return (await person.call('POST', 'collections/v1/create', draft)).body.id as string
}

const offer = (person: Person, id: string) => person.call('POST', `collections/v1/${id}/download`)

/** Names and contents, in their order. */
async function fetched(path: string) {
  const response = await fetch(new URL(path, await satchel.listen()), {
    headers: { 'user-agent': AGENT },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, entries: response.ok ? await unzip(bytes) : [] }
}

describe('the download of a collection', () => {
  test('is one ZIP of its files in their order, each once, web pages as shortcuts', async () => {
    const owner = await satchel.newTenant()
    const long = 'word '.repeat(10_000)
    const ids = [
      await upload(owner, 'Plan – Übersicht.txt', 'one'),
      (await addLink(owner, { name: 'Prices/2026', url: 'https://example.com/p?a=1' })).id,
      await upload(owner, 'plan.txt', 'two'),
      await upload(owner, 'PLAN.txt', long),
    ]
    const { status, body } = await offer(owner, await collect(owner, ids))
    expect([status, body]).toEqual([
      200,
      { url: expect.stringMatching(/^\/files\/zip\//), files: 4, bytes: 6 + long.length },
    ])
    const { response, bytes, entries } = await fetched(body.url)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toContain('filename="For the fair.zip"')
    expect(bytes.length).toBeLessThan(long.length)
    expect(entries).toEqual([
      ['Plan – Übersicht.txt', 'one'],
      ['Prices_2026.url', '[InternetShortcut]\r\nURL=https://example.com/p?a=1\r\n'],
      ['plan.txt', 'two'],
      ['PLAN (2).txt', long],
    ])
  })

  test('announces its length if nothing is compressed, also for very many files', async () => {
    const owner = await satchel.newTenant()
    const { system } = satchel.database
    const packed = await upload(owner, 'photo.jpg', 'not really', 'image/jpeg')
    const rows = Array.from({ length: 1_500 }, (_, n) => ({
      tenantId: owner.tenantId,
      ownerId: owner.userId,
      kind: 'link',
      name: `A page with a rather long name, number ${n}`,
      originalName: '',
      url: 'https://example.com/',
      status: 'completed',
    }))
    const added = await system.insertInto('item').values(rows).returning('id').execute()
    await countForPlans(system)
    const ids = [packed, ...added.map(({ id }) => id)]
    const id = await collect(owner, [])
    await owner.call('PUT', `collections/v1/${id}/items`, { itemIds: ids })
    const { response, bytes, entries } = await fetched((await offer(owner, id)).body.url)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(entries).toHaveLength(1_501)
  })

  test('notes what the store has lost, and gives the rest', async () => {
    const owner = await satchel.newTenant()
    const [kept, lost] = [await upload(owner, 'a.txt', 'a'), await upload(owner, 'b.txt', 'b')]
    const id = await collect(owner, [lost, kept])
    await satchel.app.services.files.removeAll(`${owner.tenantId}/${lost}`)
    const { entries } = await fetched((await offer(owner, id)).body.url)
    expect(entries).toEqual([
      ['a.txt', 'a'],
      ['missing.txt', expect.stringContaining('b.txt')],
    ])
  })

  test('holds what its taker may see when it begins', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const [seen, hidden] = [await upload(owner, 'a.txt', 'a'), await upload(owner, 'b.txt', 'b')]
    const id = await collect(owner, [seen, hidden])
    const { url } = (await offer(viewer, id)).body
    await owner.call('PUT', `items/v1/${hidden}`, { inLibrary: false })
    const names = async (path: string) => (await fetched(path)).entries.map(([name]) => name)
    expect(await names(url)).toEqual(['a.txt'])
    expect(await names((await offer(owner, id)).body.url)).toEqual(['a.txt', 'b.txt'])
    await owner.call('PUT', `collections/v1/${id}`, { visibility: 'private' })
    expect((await fetched(url)).response.status).toBe(404)
    expect((await offer(viewer, id)).status).toBe(404)
  })

  test('stops for somebody deactivated since, and follows their role', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const itemId = await upload(owner, 'a.txt', 'a')
    await owner.call('PUT', `items/v1/${itemId}`, { releasesOn: '2190-01-01' })
    const { url } = (await offer(editor, await collect(owner, [itemId]))).body
    const change = async (fields: object) => {
      const path = `users/v1/${editor.userId}`
      expect((await owner.call('PATCH', path, fields)).status).toBe(200)
    }
    expect((await fetched(url)).entries).toHaveLength(1)
    await change({ role: 'viewer' })
    expect((await fetched(url)).entries).toEqual([])
    await change({ role: 'editor', deactivated: true })
    expect((await fetched(url)).response.status).toBe(404)
  })

  test('is refused by an address that was changed, and where there is nothing', async () => {
    const owner = await satchel.newTenant()
    const id = await collect(owner, [await upload(owner, 'a.txt', 'a')])
    const { url } = (await offer(owner, id)).body
    const other = `${url.startsWith('/files/zip/A') ? 'B' : 'A'}${url.slice('/files/zip/A'.length)}`
    for (const path of [
      `/files/zip/${other}`,
      '/files/zip/x',
      '/files/zip/x.y',
      url.replace('zip/', ''),
    ])
      expect((await satchel.anonymous('GET', path)).status, path).toBe(404)
    expect(await offer(owner, await collect(owner, []))).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })
})

describe('a very large collection', () => {
  const LARGE = 300_000_000
  /** A size above what the system buffers for a connection that isn't read. */
  const AHEAD = 32_000_000

  /** Two files of zeroes, and what the server has opened of them. */
  async function furnish() {
    const owner = await satchel.newTenant()
    const { files } = satchel.app.services
    const ids = [await upload(owner, 'a.mp4', 'a', 'video/mp4'), await upload(owner, 'b.mp4', 'b')]
    for (const id of ids) {
      const path = join(satchel.config.DATA_DIR, 'files', owner.tenantId, id, 'original')
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, '')
      await truncate(path, LARGE)
    }
    const opened: (Readable & { bytesRead: number })[] = []
    const read = files.read
    files.read = (key) => {
      const stream = read(key) as (typeof opened)[number]
      opened.push(stream)
      return stream
    }
    const { url } = (await offer(owner, await collect(owner, ids))).body
    return { url: new URL(url, await satchel.listen()), opened }
  }

  test('is read no faster than it is taken, and no further than that', async () => {
    const { url, opened } = await furnish()
    const taking = ask(url).end()
    const answer = await new Promise<Readable>((resolve) => taking.once('response', resolve))
    let before = -1
    const isAtRest = () => {
      const [now, last] = [opened[0]?.bytesRead ?? 0, before]
      before = now
      return now > 0 && now === last
    }
    await expect.poll(isAtRest, { interval: 200 }).toBe(true)
    expect(opened).toHaveLength(1)
    expect(opened[0]?.bytesRead).toBeLessThan(AHEAD)

    answer.destroy()
    await expect.poll(() => opened[0]?.destroyed).toBe(true)
    expect(opened).toHaveLength(1)
  })

  test('is described by HEAD without a file being read', async () => {
    const { url, opened } = await furnish()
    const response = await fetch(url, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/zip',
    ])
    expect(opened).toHaveLength(0)
  })
})

describe('a visitor', () => {
  const share = async (person: Person, itemId: string, terms: object = {}) =>
    (
      await person.call('POST', 'items/v1/v2/shortener/personalized', {
        itemId,
        itemType: 'COLLECTION',
        ...terms,
      })
    ).body

  test('takes the whole of a shared collection as one ZIP, and it is counted', async () => {
    const owner = await satchel.newTenant()
    const [shown, internal] = [await upload(owner, 'a.txt', 'a'), await upload(owner, 'b.txt', 'b')]
    await owner.call('PUT', `items/v1/${internal}`, { shareable: false })
    await examine(owner, internal, shown)
    const id = await collect(owner, [internal, shown])
    const link = await share(owner, id)
    const { response, entries } = await fetched(`/l/${link.slug}/download`)
    expect(entries).toEqual([['a.txt', 'a']])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { body } = await owner.call(
      'GET',
      `items/v1/v2/shortener/item/${id}/context?itemType=COLLECTION`,
    )
    expect(body.stats.downloads).toBe(1)
  })

  test('takes a smart one too', async () => {
    const owner = await satchel.newTenant()
    const item = await upload(owner, 'fair.txt', 'a')
    await upload(owner, 'other.txt', 'b')
    await examine(owner, item)
    await owner.call('POST', `items/v1/${item}/tags`, { label: 'Fair' })
    const id = await collect(owner, [], { search: { tags: ['fair'] }, itemIds: undefined })
    const { entries } = await fetched(`/l/${(await share(owner, id)).slug}/download`)
    expect(entries).toEqual([['fair.txt', 'a']])
  })

  test('takes nothing where the sharer did not allow it', async () => {
    const owner = await satchel.newTenant()
    const id = await collect(owner, [await upload(owner, 'a.txt', 'a')])
    const link = await share(owner, id, { allowDownload: false })
    expect((await fetched(`/l/${link.slug}/download`)).response.status).toBe(404)
    const page = await satchel.anonymous('GET', `/l/${link.slug}`, undefined, {
      'user-agent': AGENT,
    })
    expect(page.body).not.toContain('Download all')
  })
})
