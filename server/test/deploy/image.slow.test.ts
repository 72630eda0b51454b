import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Client, signIn, signUp } from '../client.ts'
import { awaitMail } from '../product.ts'
import { fixture } from '../uploading.ts'
import { BUILDERS, buildImage, type Container, type Image } from './image.ts'
import { walkShipped } from './walk-shipped.ts'

const EMAIL = 'ada@example.com'
/** Milliseconds: it downloads and installs all that the image has. */
const BUILD_MAX = 2_400_000
const missing = BUILDERS.filter((path) => !existsSync(path)).join(', ')
const isRoot = process.getuid?.() === 0
const name = missing ? `the image (skipped: ${missing} is missing)` : 'the image'

describe.skipIf(missing !== '' || !isRoot)(name, () => {
  let image: Image
  beforeAll(async () => {
    image = await buildImage()
  }, BUILD_MAX)
  afterAll(() => image?.remove())

  test('says how it is run, whether it is well, and what it is', () => {
    expect(image.config).toMatchObject({
      User: '10001:10001',
      Volumes: { '/data': {} },
      ExposedPorts: { '8080/tcp': {} },
      StopSignal: 'SIGTERM',
      Labels: { 'org.opencontainers.image.title': 'Satchel' },
    })
    expect(JSON.stringify(image.config.Healthcheck)).toContain('/readyz')
  })

  test('has nothing that its user could change but the volume', async () => {
    const places = ['/app', '/bin', '/etc', '/home', '/lib', '/opt', '/srv', '/usr', '/var/lib']
    const owned = `find ${places.join(' ')} -user satchel`
    expect(await image.run('sh', '-c', `${owned} 2>/dev/null || true`)).toBe('')
    expect(await image.run('sh', '-c', 'id -un; touch /data/x && rm /data/x')).toBe('satchel\n')
  })

  test('dumps and restores a database of the operator’s, and owns the folder of a volume for backups', async () => {
    expect(await image.run('pg_dump', '--version')).toMatch(/^pg_dump \(PostgreSQL\) \d\d/)
    expect(await image.run('pg_restore', '--version')).toMatch(/^pg_restore \(PostgreSQL\) \d\d/)
    expect(await image.run('stat', '--format=%U %a', '/backups')).toBe('satchel 700\n')
  })

  test('has fonts in which the lines of Office files are as wide as theirs', async () => {
    const match = (font: string) => image.run('fc-match', '--format', '%{family}', font)
    expect(await Promise.all(['Calibri', 'Cambria', 'Arial'].map(match))).toEqual([
      'Carlito',
      'Caladea',
      'Liberation Sans',
    ])
    for (const language of ['ja', 'ar', 'und-zsye'])
      expect(await image.run('fc-list', `:lang=${language}`)).not.toBe('')
  })

  test('shows the pages of a document on a read-only root, stops in seconds, and goes on with its volume', async () => {
    const container = await image.start()
    onTestFinished(async () => void (await container.stop()))
    expect(container.output()).not.toContain('No sandbox')
    const client = await signUp(reach(container), EMAIL)
    const itemId = await client.upload('brief.docx', await fixture('brief.docx'))
    const item = await whenRead(client, itemId)
    expect(item).toMatchObject({ status: 'completed', previewUrl: expect.any(String) })
    const preview = await fetch(new URL(item.previewUrl, container.url))
    expect(
      Buffer.from(await preview.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const shared = await client.call('POST', 'items/v1/v2/shortener/personalized', shareOf(itemId))
    expect(shared.status).toBe(201)
    expect((await fetch(shared.body.url)).status).toBe(200)
    await walkShipped({ url: container.url, ada: client })

    const begun = Date.now()
    expect(await container.stop()).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)

    const again = await image.start()
    onTestFinished(async () => void (await again.stop()))
    const back = await signIn(again, EMAIL)
    expect((await back.call('GET', `items/v1/${itemId}`)).body.name).toBe(item.name)
  })
})

const reach = ({ url, dataDir }: Container) => ({
  url,
  mailTo: (address: string, subject = /./) => awaitMail(join(dataDir, 'outbox'), address, subject),
})

const shareOf = (itemId: string) => ({ itemId, itemType: 'ITEM', sharedToMemo: 'A customer' })

async function whenRead(client: Client, id: string) {
  const read = async () => (await client.call('GET', `items/v1/${id}`)).body
  await expect.poll(async () => (await read()).status).not.toBe('processing')
  return read()
}
