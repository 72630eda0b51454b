import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { publishedSite } from '../../../test/sites.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true })

async function file(owner: Owner, name: string, fields: object = {}): Promise<string> {
  const { itemId } = await upload(satchel, owner, `${name}.txt`, Buffer.from(name))
  await whenRead(owner, itemId)
  await owner.call('PUT', `items/v1/${itemId}`, { name, ...fields })
  return itemId
}

async function idOf(owner: Owner, path: string, body: object): Promise<string> {
  const answer = await owner.call('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.id
}

const form = { searchTerm: 'brochure' }

test.each([
  ['saved search', 'search/v1/saved', { form }, 'items', 'savedSearchId'],
  ['smart collection', 'collections/v1/create', { search: form }, 'collection', 'collectionId'],
])(
  'an item that the %s of a site doesn’t find, or that isn’t in the library, is neither opened nor downloaded at the site’s address',
  async (_kind, path, draft, kind, field) => {
    const owner = await satchel.newTenant()
    const found = await file(owner, 'Brochure')
    const misspelled = await file(owner, 'Brochuer')
    const secret = await file(owner, 'Payroll')
    const hidden = await file(owner, 'Brochure of tomorrow', { inLibrary: false })
    const id = await idOf(owner, path, { name: 'Brochures', ...draft })
    const content = [{ id: 'b', kind, layout: 'grid', [field]: id }] as never
    const site = await publishedSite(owner, { slug: `s-${crypto.randomUUID()}`, content })
    const statusesOf = async (itemId: string) => {
      const at = `/p/${site.slug}/${itemId}`
      const visitor = browser(satchel)
      return [(await visitor.get(at)).status, (await visitor.get(`${at}/download`)).status]
    }
    for (const itemId of [secret, hidden, crypto.randomUUID()])
      expect(await statusesOf(itemId)).toEqual([404, 404])
    for (const itemId of [found, misspelled, found.toUpperCase()])
      expect(await statusesOf(itemId)).toEqual([200, 302])
  },
)
