import type { Block } from '@satchel/contract/blocks.ts'
import type { Site, SiteDraft } from '@satchel/contract/sites.ts'
import { expect } from 'vitest'
import type { Person } from './harness.ts'

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
