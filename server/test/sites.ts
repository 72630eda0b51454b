import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Site, SiteDraft } from '@satchel/contract/sites/sites.ts'
import { expect } from 'vitest'
import { browser } from './browsing.ts'
import type { Person, Product } from './harness.ts'
import { share } from './sharing.ts'
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

export const someone = () => `bo-${crypto.randomUUID()}@customer.example`

export const task = (id: string, owner: object, more: object = {}) => ({
  ...{ id, name: `Step ${id}`, owner, dueOn: '2099-05-12', state: 'open' },
  ...more,
})

export const planOf = (...tasks: object[]) =>
  ({
    id: 'plan',
    kind: 'plan',
    milestones: [{ id: 'm1', name: 'Evaluation', tasks }],
  }) as unknown as Block

/** A page with a step of the team and one of a customer, and a link to it for that customer. */
export async function plannedPage(satchel: Product, terms: object = {}) {
  const owner = await satchel.newTenant()
  const email = someone()
  const content = [
    heading('Welcome'),
    planOf(
      task('offer', { userId: owner.userId }, { dueOn: '2001-05-12', note: 'By <b>mail</b>' }),
      task('review', { email, name: 'Bo Berg' }),
      task('sign', { email: someone(), name: 'Cy Young' }),
    ),
  ]
  const site = await publishedSite(owner, { name: 'Room', content })
  const { path, link } = await linkTo(owner, site.id, { sharedToEmail: email, ...terms })
  return { owner, email, site, path, link }
}

/** A link to a site. */
export async function linkTo(owner: Person, siteId: string, terms: object = {}) {
  const { status, body } = await share(owner, siteId, { itemType: 'SITE', ...terms })
  expect(status, JSON.stringify(body)).toBe(201)
  return { link: body, path: `/l/${body.slug}` }
}

/** Opens a page in a browser, and returns what it does with its plan. */
export async function plannerAt(satchel: Product, path: string, visitor = browser(satchel)) {
  const { body: page } = await visitor.get(path)
  const token = /data-token="([^"]+)"/.exec(String(page))?.[1] ?? ''
  const post = (id: string, draft: object, at = path) =>
    satchel.anonymous('POST', `${at}/plan/${id}`, JSON.stringify({ token, ...draft }), {
      ...visitor.headersFor(`${at}/plan/${id}`),
      'content-type': 'application/json',
    })
  const list = (more = '', at = path) => visitor.get(`${at}/plan?token=${token}${more}`)
  return { visitor, token, page: String(page), post, list }
}
