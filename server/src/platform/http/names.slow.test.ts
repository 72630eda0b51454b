import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { runImport } from '../../../test/importing.ts'
import { addPage, share } from '../../../test/sharing.ts'
import { upload } from '../../../test/uploading.ts'
import { wishFor } from '../../../test/wishing.ts'

// A sign that turns the direction of writing around makes a program read as `reportexe.pdf`.

const satchel = product({ worker: true })
const TURN = '\u202e'
const SIGNS = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'

test('an uploaded file is called without signs that turn its name around', async () => {
  const owner = await satchel.newTenant()
  const read = async (id: string) => (await owner.call('GET', `items/v1/${id}`)).body
  const file = Buffer.from('text')
  const named = await upload(satchel, owner, `report${SIGNS}fdp.exe`, file)
  expect(await read(named.itemId)).toMatchObject({
    originalName: 'reportfdp.exe',
    name: 'reportfdp',
  })
  const input = await upload(satchel, owner, 'a.exe', file, { name: `Report${TURN}fdp.exe` })
  expect((await read(input.itemId)).name).toBe('Reportfdp.exe')
  expect((await upload(satchel, owner, SIGNS, file)).status).toBe(422)
  const version = await upload(satchel, owner, `new${TURN}fdp.exe`, file, {
    replaces: input.itemId,
  })
  const replaced = await owner.call('POST', `items/v1/${input.itemId}/file`, {
    uploadId: version.uploadId,
  })
  expect(replaced.status, JSON.stringify(replaced.body)).toBeLessThan(300)
  expect(JSON.stringify(await read(input.itemId))).not.toContain(TURN)
})

test('whatever people name is stored without them, and a name of nothing else is refused', async () => {
  const owner = await satchel.newTenant()
  const name = `Prices${TURN}fdp`
  const plain = 'Pricesfdp'
  const page = await addPage(owner, { name })
  expect(page.name).toBe(plain)
  const { body: tagged } = await owner.call('POST', `items/v1/${page.id}/tags`, { label: name })
  expect(JSON.stringify(tagged)).toContain(plain)
  const { body: kit } = await owner.call('POST', 'collections/v1/create', { name })
  expect(kit.name).toBe(plain)
  const { body: link } = await share(owner, page.id, { sharedToMemo: name })
  expect(link.sharedToMemo).toBe(plain)
  expect((await wishFor(owner, { title: name })).title).toBe(plain)
  expect((await owner.call('POST', 'collections/v1/create', { name: SIGNS })).body).toMatchObject({
    errors: [{ path: 'name', message: 'must have a visible character' }],
  })
})

test('whatever a CSV names is stored without them', async () => {
  const owner = await satchel.newTenant()
  const csv = `URL,Title,Tags\nhttps://a.example/,Prices${TURN}fdp,New${TURN}est\n`
  await runImport(owner, { source: 'csv', csv })
  const [item] = (await owner.call('GET', 'items/v1/list')).body.items
  expect(item).toMatchObject({ name: 'Pricesfdp', tags: [{ label: 'Newest' }] })
})

test('a file that was stored under such a name is downloaded without them', async () => {
  const owner = await satchel.newTenant()
  const { itemId } = await upload(satchel, owner, 'report.exe', Buffer.from('text'))
  const { system } = satchel.database
  const values = { originalName: `report${TURN}fdp.exe` }
  await system.updateTable('item').set(values).where('id', '=', itemId).execute()
  const { downloadUrl } = (await owner.call('GET', `items/v1/${itemId}`)).body
  const { headers } = await fetch(new URL(downloadUrl, await satchel.listen()))
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="reportfdp.exe"; filename*=UTF-8''reportfdp.exe`,
  )
})

/** Calls whose names are those of usage events. */
const OTHERS = ['sendBeacon', 'sendEvents']

test('the contract says of every name that it’s one', () => {
  const unsaid: string[] = []
  const walk = (schema: Schema | undefined, path: string): void => {
    for (const branch of schema?.anyOf ?? []) walk(branch, path)
    if (schema?.items) walk(schema.items, `${path}[]`)
    for (const [key, property] of Object.entries(schema?.properties ?? {})) {
      const isText =
        property.type === 'string' && !property.enum && !property.pattern?.startsWith('^')
      if (isText && NAMES.test(key) && property.format !== 'name') unsaid.push(`${path}.${key}`)
      walk(property, `${path}.${key}`)
    }
  }
  for (const { endpoint } of ENDPOINTS)
    if (!OTHERS.includes(endpoint.name)) walk(endpoint.body as Schema | undefined, endpoint.name)
  expect(unsaid).toEqual([])
})

const NAMES = /^(name|title|label|headline|company|sharedTo(Memo|Organization))$/

interface Schema {
  type?: string
  enum?: unknown[]
  pattern?: string
  format?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}
