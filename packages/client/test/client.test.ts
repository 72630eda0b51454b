import { inspect } from 'node:util'
import { API_SCOPES } from '@satchel/contract/api-keys.ts'
import { expect, test } from 'vitest'
import { type Owner, product } from '../../../server/test/harness.ts'
import { Satchel, SatchelError } from '../src/index.ts'
import { uploadBytes } from '../src/web-upload.ts'

const satchel = product()

async function connect(owner: Owner, scopes: readonly string[] = API_SCOPES) {
  const draft = { name: 'Script', scopes }
  const { body } = await owner.call('POST', 'integrations/v1/api-keys', draft)
  const client = new Satchel({ url: await satchel.listen(), key: body.key })
  return { client, key: String(body.key), id: String(body.id) }
}

const refused = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('It wasn’t refused')),
    (error: unknown) => error as SatchelError,
  )

test('the client uploads, finds, shares and lists with types from the contract', async () => {
  const owner = await satchel.newTenant()
  const { client } = await connect(owner)
  const { itemId } = await client.upload(Buffer.from('# Precios\n'), {
    filename: 'Precios – 値段.md',
  })
  const item = await client.getItem({ id: itemId })
  expect(item).toMatchObject({ originalName: 'Precios – 値段.md', bytes: 10 })
  const changed = await client.changeItem({ id: itemId, name: 'Price list' })
  expect(changed.name).toBe('Price list')
  const found = await client.searchItems({ searchTerm: 'price' })
  expect(found.items.map(({ id }) => id)).toEqual([itemId])
  const link = await client.shareItem({
    ...{ itemId, itemType: 'ITEM', sharedToEmail: 'bo@example.com', expiresAt: '2031-01-31' },
  })
  expect(await client.getLink({ id: link.id })).toMatchObject({ expiresOn: '2031-01-31', views: 0 })
  const csv = await (await client.exportLinks()).text()
  expect(csv).toContain(link.slug)
  await client.withdrawLink({ id: link.id })
  expect(await client.getCaller()).toMatchObject({ kind: 'api-key', user: { id: owner.userId } })
})

test('bytes are uploaded without Node, in parts and whole', async () => {
  const owner = await satchel.newTenant()
  const { client, key } = await connect(owner)
  const target = {
    url: client.url,
    key: async () => key,
    agent: undefined,
    retries: 3,
    maxWait: 60,
  }
  const progress: number[] = []
  const blob = new Blob(['# Precios\n'], { type: 'text/markdown' })
  const options = {
    filename: 'Precios – 値段.md',
    onProgress: (sent: number) => progress.push(sent),
  }
  const { itemId } = await uploadBytes(blob, options, target)
  expect(progress).toEqual([10])
  const item = await client.getItem({ id: itemId })
  expect(item).toMatchObject({ originalName: 'Precios – 値段.md', bytes: 10 })
  await expect(uploadBytes('prices.md', {}, target)).rejects.toThrow('Only Node reads files')
})

test('each goes through all pages of a list, by cursor and by offset', async () => {
  const owner = await satchel.newTenant()
  const { client } = await connect(owner)
  const names = ['One', 'Two', 'Three', 'Four', 'Five']
  for (const name of names) await client.createCollection({ name })
  const listed = []
  for await (const { name } of client.each('listCollections', { orderBy: 'name', limit: 2 }))
    listed.push(name)
  expect(listed).toEqual([...names].sort())

  const page = await client.createLinkItem({ kind: 'link', url: 'https://example.com/', name: 'A' })
  const recipients = names.map((name) => ({ sharedToMemo: name }))
  await client.shareWithMany({ itemId: page.id, itemType: 'ITEM', recipients })
  const memos = []
  for await (const link of client.each('listMyLinks', { limit: 2 })) memos.push(link.sharedToMemo)
  expect(memos.sort()).toEqual([...names].sort())
})

test('a refusal names its code, its fields and the scope that is missing', async () => {
  const owner = await satchel.newTenant()
  const { client } = await connect(owner, ['library.read'])
  const scope = await refused(client.createCollection({ name: 'New' }))
  expect(scope).toBeInstanceOf(SatchelError)
  expect(scope).toMatchObject({
    code: 'forbidden',
    status: 403,
    message: expect.stringContaining('library.write'),
  })
  const { client: writing } = await connect(owner)
  const invalid = await refused(writing.createLinkItem({ kind: 'link', url: 'nowhere' }))
  expect(invalid).toMatchObject({ code: 'invalid', status: 422, errors: [{ path: 'url' }] })
  expect(await refused(writing.getItem({ id: crypto.randomUUID() }))).toMatchObject({
    code: 'not-found',
  })
  await expect(writing.getItem({ id: '..' })).rejects.toThrow(TypeError)
  const tus = await refused(writing.upload(Buffer.from(''), { filename: 'empty.txt' }))
  expect(tus).toMatchObject({ code: 'invalid', errors: [{ path: 'Upload-Length' }] })
})

test('a revoked key is refused at once, and no error or printed client has it', async () => {
  const owner = await satchel.newTenant()
  const { client, key, id } = await connect(owner)
  await owner.call('DELETE', `integrations/v1/api-keys/${id}`)
  const began = performance.now()
  const errors = [
    await refused(client.getCaller()),
    await refused(client.upload(Buffer.from('text'), { filename: 'a.txt' })),
    await refused(new Satchel({ url: 'http://127.0.0.1:9', key }).getCaller()),
    await refused(
      new Satchel({ url: 'http://127.0.0.1:9', key }).upload(Buffer.from('text'), {
        filename: 'a.txt',
      }),
    ),
  ]
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(errors.map(({ code }) => code)).toEqual([
    'unauthenticated',
    'unauthenticated',
    'unreachable',
    'unreachable',
  ])
  const printed =
    inspect([client, ...errors], { depth: 20, showHidden: true }) + JSON.stringify([client, errors])
  expect(printed).not.toContain(key)
  expect(() => new Satchel({ url: 'https://example.com', key: `${key}\n` })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining(key) }),
  )
})
