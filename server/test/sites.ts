import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Site, SiteDraft } from '@satchel/contract/sites/sites.ts'
import { expect } from 'vitest'
import type { Person, Product } from './harness.ts'
import { upload, whenRead } from './uploading.ts'

/** Creates a site. */
export async function createSite(person: Person, draft: Partial<SiteDraft> = {}): Promise<Site> {
  const answer = await person.call('POST', 'sites/v2/create', { name: 'Spring fair', ...draft })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

/** Creates a site and publishes it. */
export async function publishedSite(person: Person, draft: Partial<SiteDraft> = {}): Promise<Site> {
  const { id } = await createSite(person, draft)
  const { status, body } = await person.call('POST', `sites/v2/${id}/publish`, {})
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

export const heading = (text: string, id = text): Block => ({
  id,
  kind: 'heading',
  level: 2,
  text,
})

/** A block of rich text with one paragraph. */
export const paragraph = (text: string, id = text): Block => ({
  id,
  kind: 'text',
  doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

/** A block of chosen items. */
export const itemsBlock = (itemIds: string[], id = 'items'): Block => ({
  id,
  kind: 'items',
  itemIds,
  layout: 'grid',
})

/** A site with a heading, a text and an item, at its address. */
export async function siteOf(satchel: Product, fields: object = {}) {
  const owner = await satchel.newTenant()
  const { itemId } = await upload(satchel, owner, 'Price list.txt', Buffer.from('One euro'))
  await whenRead(owner, itemId)
  const content = [heading('Welcome'), paragraph('Our offer'), itemsBlock([itemId])]
  const site = await publishedSite(owner, { name: 'Fair', content, ...fields })
  return { owner, site, itemId, path: `/p/${site.slug}` }
}
