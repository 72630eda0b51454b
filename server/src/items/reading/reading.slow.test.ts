import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'

const FIXTURES = fileURLToPath(new URL('../../../../e2e/fixtures/', import.meta.url))
/** The one address these tests let in, in the place of the public internet. */
const HOST = '127.0.0.9'

const satchel = product({
  config: { FETCH_ALLOWED_NETWORKS: `${HOST}/32`, LOG_LEVEL: 'silent' },
  worker: true,
})

async function upload(person: Person, fixture: string, values: Record<string, string> = {}) {
  const content = await readFile(join(FIXTURES, fixture))
  const metadata = Object.entries({ filename: fixture, ...values })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const response = await fetch(new URL('/api/uploads', await satchel.listen()), {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${person.tokens.accessToken}`,
      'x-identity-token': person.tokens.identityToken,
      'content-type': 'application/offset+octet-stream',
      'upload-length': String(content.length),
      'upload-metadata': metadata,
    },
    body: content,
  })
  return response.headers.get('x-item-id') ?? ''
}

/** The item as it is when it has been read. */
async function whenRead({ call }: Person, id: string) {
  const get = async () => (await call('GET', `items/v1/${id}`)).body
  const status = async () => (await get()).status
  await expect.poll(status).toMatch(/completed|failed/)
  return get()
}

const bytesAt = async (path: string) => {
  const response = await fetch(new URL(path, await satchel.listen()))
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const runAgain = (task: string, { tenantId }: Person, itemId: string) =>
  satchel.app.tasks[task]?.({ tenantId, itemId })

describe('a file', () => {
  test('that was uploaded is completed with everything known about it', async () => {
    const owner = await satchel.newTenant()
    const id = await upload(owner, 'handbook.pdf', { filetype: 'image/png', importId: 'batch' })
    const item = await whenRead(owner, id)
    expect(item).toMatchObject({
      status: 'completed',
      mime: 'application/pdf',
      bytes: 173_798,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      pageCount: 24,
      previewMime: 'application/pdf',
    })
    const thumbnail = await bytesAt(item.thumbnailUrl)
    expect(thumbnail.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(thumbnail.bytes).metadata()).width).toBe(560)
    expect((await bytesAt(item.previewUrl)).bytes).toHaveLength(173_798)
    const folders = () => readdir(join(satchel.config.DATA_DIR, 'processing'))
    await expect.poll(folders).toEqual([])
  })

  test('that was uploaded is published once, as added by its uploader', async () => {
    const owner = await satchel.newTenant()
    const id = await upload(owner, 'notes.md')
    await whenRead(owner, id)
    await runAgain('process-item', owner, id)
    const { body } = await owner.call('GET', `activity/v1/list?itemId=${id}`)
    expect(body.items).toHaveLength(1)
    expect(body.items[0]).toMatchObject({
      changeKind: 'INSERT',
      actor: { id: owner.userId },
      itemName: 'notes',
    })
  })

  test.each([
    ['corrupt.pdf', 'The PDF is damaged and can’t be read'],
    ['locked.pdf', 'The PDF is password-protected'],
    [
      'bomb.docx',
      'The document unpacks to a suspiciously large size (a zip bomb), so it wasn’t opened',
    ],
  ])('%s fails with a reason and can still be downloaded', async (fixture, failure) => {
    const owner = await satchel.newTenant()
    const item = await whenRead(owner, await upload(owner, fixture))
    expect(item).toMatchObject({ status: 'failed', failure })
    expect(item).not.toHaveProperty('thumbnailUrl')
    const { bytes } = await bytesAt(item.downloadUrl)
    expect(bytes).toEqual(await readFile(join(FIXTURES, fixture)))
  })

  test('that is a drawing with a script is shown as a picture and downloaded unchanged', async () => {
    const owner = await satchel.newTenant()
    const item = await whenRead(owner, await upload(owner, 'script.svg'))
    expect(item).toMatchObject({ mime: 'image/svg+xml', previewMime: 'image/webp' })
    const shown = await bytesAt(item.previewUrl)
    expect((await sharp(shown.bytes).metadata()).format).toBe('webp')
    const { headers } = await bytesAt(item.downloadUrl)
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test('that cannot be had from the store is given up only after the last attempt', async () => {
    const owner = await satchel.newTenant()
    const { tenantId, userId } = owner
    const { id } = await satchel.database.system
      .insertInto('item')
      .values({
        tenantId,
        ownerId: userId,
        kind: 'file',
        name: 'Lost',
        originalName: 'lost.pdf',
        fileKey: 'nowhere/original',
        status: 'processing',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(runAgain('process-item', owner, id)).rejects.toThrow('ENOENT')
    expect((await owner.call('GET', `items/v1/${id}`)).body.status).toBe('processing')

    const job = { tenantId, itemId: id }
    await enqueue({ db: satchel.database.system }, 'process-item', job, { maxAttempts: 1 })
    expect((await whenRead(owner, id)).failure).toBe(
      'The file couldn’t be read after several attempts',
    )
  })
})

describe('a web page', () => {
  const servers: { close(): unknown }[] = []
  afterAll(() => {
    for (const server of servers) server.close()
  })

  async function serve(handler: RequestListener, host = HOST) {
    const server = createServer(handler).listen(0, host)
    await once(server, 'listening')
    servers.push(server)
    return `http://${host}:${(server.address() as AddressInfo).port}`
  }

  async function serveArticle() {
    const picture = await readFile(join(FIXTURES, 'team.jpg'))
    return serve((request, response) => {
      if (request.url === '/team.jpg') response.setHeader('content-type', 'image/jpeg').end(picture)
      else
        response.setHeader('content-type', 'text/html').end(`<title>Winter figures</title>
          <meta name="description" content="Two days a year">
          <meta property="og:image" content="/team.jpg"><p>Rode through the snow`)
    })
  }

  async function add(person: Person, draft: { url: string; name?: string; description?: string }) {
    const { body } = await person.call('POST', 'items/v1', { kind: 'link', ...draft })
    return whenRead(person, body.id)
  }

  test('gives its item a name, a description and a picture', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner, { url: `${await serveArticle()}/winter/` })
    expect(item).toMatchObject({
      status: 'completed',
      broken: false,
      name: 'Winter figures',
      description: 'Two days a year',
    })
    const thumbnail = await bytesAt(item.thumbnailUrl)
    expect((await sharp(thumbnail.bytes).metadata()).width).toBe(560)
    const { body } = await owner.call('GET', `activity/v1/list?itemId=${item.id}`)
    expect(body.items).toHaveLength(1)
  })

  test('does not take the place of what the person wrote', async () => {
    const input = { name: 'My name', description: 'My words' }
    const item = await add(await satchel.newTenant(), { url: await serveArticle(), ...input })
    expect(item).toMatchObject(input)
    expect(item.thumbnailUrl).toBeDefined()
  })

  test('that answers an error, or not at all, says so, and is not broken at once', async () => {
    const owner = await satchel.newTenant()
    const url = `${await serve((_, response) => response.writeHead(404).end())}/gone`
    const read = { status: 'completed', broken: false }
    expect(await add(owner, { url })).toMatchObject({
      ...read,
      name: url.slice(7),
      pageProblem: { code: 'status', status: 404 },
      checkNote: 'The page responded with status 404.',
    })
    expect(await add(owner, { url: `http://${HOST}:9/` })).toMatchObject({
      ...read,
      pageProblem: { code: 'no-answer' },
    })
  })

  test('behind a sign-in keeps its address as its name, and says that it can’t be read', async () => {
    const owner = await satchel.newTenant()
    const url = await serve((request, response) => {
      if (request.url?.startsWith('/oauth2/authorize'))
        response
          .setHeader('content-type', 'text/html')
          .end(
            '<title>Sign in to your account</title><meta property="og:image" content="/x"><input name="login">',
          )
      else if (request.url === '/401') response.writeHead(401).end()
      else response.writeHead(302, { location: '/oauth2/authorize?client_id=1' }).end()
    })
    for (const path of ['/sites/Sales/Deck.pptx', '/401']) {
      const item = await add(owner, { url: url + path })
      expect(item).toMatchObject({
        status: 'completed',
        broken: false,
        name: url.slice(7) + path,
        description: '',
        pageProblem: { code: 'sign-in' },
        checkNote: 'The page can’t be read without signing in.',
      })
    }
  })

  test('that is a file stays a link', async () => {
    const url = await serve((_, response) =>
      response.setHeader('content-type', 'application/pdf').end('%PDF-'),
    )
    const item = await add(await satchel.newTenant(), { url })
    expect(item).toMatchObject({ status: 'completed', broken: false })
  })

  test('at a private address fails without being asked for', async () => {
    let requests = 0
    const url = await serve((_, response) => {
      requests++
      response.end()
    }, '127.0.0.1')
    expect(await add(await satchel.newTenant(), { url })).toMatchObject({
      status: 'failed',
      failure: 'The address isn’t public, so the page wasn’t read',
    })
    expect(requests).toBe(0)
  })
})
