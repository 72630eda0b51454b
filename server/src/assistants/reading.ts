import { getOverviewReport } from '@satchel/contract/analytics/analytics.ts'
import { listCollections } from '@satchel/contract/collections.ts'
import { listCtas } from '@satchel/contract/ctas/ctas.ts'
import { getCtaReport } from '@satchel/contract/ctas/reports.ts'
import { getItem, type Item } from '@satchel/contract/items/items.ts'
import { type Link, listMyLinks } from '@satchel/contract/links/links.ts'
import { Day, Id } from '@satchel/contract/schemas.ts'
import { listSearchGaps } from '@satchel/contract/search/gaps.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { getRecipient, listRecipients } from '@satchel/contract/visits/visits.ts'
import { Type } from 'typebox'
import { DAY } from '../platform/time.ts'
import type { Api } from './api.ts'
import { documents } from './documents.ts'
import { tool } from './tool.ts'

const FOUND_MAX = 25
const PAGE = 100
/** Links that are looked through for those about to expire. */
const LINKS_MAX = 1_000

const howMany = Type.Optional(Type.Integer({ minimum: 1, maximum: FOUND_MAX, default: 10 }))
const Words = Type.String({ minLength: 1, maxLength: 200 })

export const reading = [
  ...documents,
  tool({
    name: 'find_items',
    title: 'Find content',
    description:
      'Finds content of the library by words, also inside documents, best first. Operators narrow it by what the company has: type:brochure (a content type), stage:, product:, industry:, region:, tag:"trade fair", by:anna, in:"sales kit" (a collection), is:expired, after:2026-01-31. A value that there is not is refused. For a question use answer.',
    scope: 'library.read',
    input: Type.Object({ words: Words, limit: howMany }),
    async run(api, { words, limit = 10 }) {
      const body = { searchTerm: words, limit }
      const { items, total } = await api(searchItems, { body })
      const found = items.map((item) => ({ ...briefly(item), passage: plain(item.highlight.text) }))
      return { said: `${total.value} found, ${items.length} shown`, found }
    },
  }),
  tool({
    name: 'get_item',
    title: 'Get an item',
    description: 'Gets what is known of one item: descriptions, tags, dates, views and shares.',
    scope: 'library.read',
    input: Type.Object({ id: Id }),
    async run(api, { id }) {
      const item = await api(getItem, { params: { id } })
      const { description, visitorDescription, pageCount, releasesOn, expiresOn, views } = item
      const more = { description, visitorDescription, pageCount, releasesOn, expiresOn, views }
      return { said: 'The item', found: { ...briefly(item), ...more, shares: item.shares } }
    },
  }),
  tool({
    name: 'list_collections',
    title: 'List collections',
    description: 'Lists collections with their ids, last changed first.',
    scope: 'library.read',
    input: Type.Object({ words: Type.Optional(Words) }),
    async run(api, { words }) {
      const query = { limit: PAGE, ...(words && { search: words }) }
      const { items } = await api(listCollections, { query })
      const found = items.map(({ id, name, itemCount }) => ({ id, name, items: itemCount }))
      return { said: `Collections: ${found.length}`, found }
    },
  }),
  tool({
    name: 'find_people',
    title: 'Find people who got links',
    description: 'Finds people and organizations that links were created for, by name or address.',
    scope: 'links.read',
    input: Type.Object({ words: Words }),
    async run(api, { words }) {
      const query = { search: words, limit: FOUND_MAX }
      const { items, total } = await api(listRecipients, { query })
      return { said: `${total} found`, found: items }
    },
  }),
  tool({
    name: 'what_did_they_read',
    title: 'What a person got and read',
    description:
      'Says what a person or an organization received, and what they opened, for how long and how sure that is. Take kind and key from find_people.',
    scope: 'links.read',
    input: Type.Object({
      kind: Type.Enum(['person', 'organization']),
      key: Type.String({ minLength: 1, maxLength: 320 }),
    }),
    async run(api, query) {
      const { received, ...person } = await api(getRecipient, { query })
      const found = {
        ...person,
        received: received.map(({ link, ...what }) => ({ ...linkSummary(link), ...what })),
      }
      return { said: `Links: ${received.length}`, found }
    },
  }),
  tool({
    name: 'links_about_to_expire',
    title: 'Links about to expire',
    description: 'Lists my links that expire within some days, the first to expire first.',
    scope: 'links.read',
    input: Type.Object({
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365, default: 14 })),
    }),
    async run(api, { days = 14 }) {
      const { links, isCut } = await liveLinks(api)
      const until = new Date(Date.now() + days * DAY).toISOString()
      const found = links
        .filter(({ expiresAt }) => expiresAt !== null && expiresAt <= until)
        .sort((one, other) => (one.expiresAt ?? '').localeCompare(other.expiresAt ?? ''))
        .map(linkSummary)
      const part = isCut ? `, of the newest ${LINKS_MAX} links` : ''
      return { said: `Expire within ${days} days: ${found.length}${part}`, found }
    },
  }),
  tool({
    name: 'content_gaps',
    title: 'What people look for and don’t find',
    description: 'Lists what people of the team searched for in 90 days without finding it.',
    scope: 'library.read',
    input: Type.Object({}),
    async run(api) {
      const gaps = await api(listSearchGaps)
      return { said: `Looked for and not found: ${gaps.length}`, found: gaps.slice(0, FOUND_MAX) }
    },
  }),
  tool({
    name: 'figures',
    title: 'Figures of a range of days',
    description:
      'Says how often links were opened and shared in a range of days, beside the range before it.',
    scope: 'reports.read',
    input: Type.Object({ from: Day, to: Day }),
    async run(api, query) {
      const { now, before } = await api(getOverviewReport, { query })
      const found = { now: now.sums, before: before.sums }
      return { said: `From ${query.from} to ${query.to}, and the range before`, found }
    },
  }),
  tool({
    name: 'cta_results',
    title: 'Results of calls to action',
    description:
      'Without an id, lists the calls to action. With one, counts how often it was shown, clicked and submitted in a range of days, by page, and whether it makes a difference to visitors it was kept from.',
    scope: 'ctas.read',
    input: Type.Object({
      id: Type.Optional(Id),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
    }),
    async run(api, { id, ...query }) {
      if (id === undefined) {
        const { items } = await api(listCtas, { query: { limit: FOUND_MAX } })
        const listed = items.map(({ id: ctaId, name, kind }) => ({ id: ctaId, name, kind }))
        return { said: `Calls to action: ${listed.length}`, found: listed }
      }
      const { days: _, ...found } = await api(getCtaReport, { params: { id }, query })
      return { said: `From ${found.from} to ${found.to}`, found }
    },
  }),
]

const briefly = ({ id, kind, name, url, tags, owner, updatedAt, status }: Item) => ({
  id,
  kind,
  name,
  url,
  status,
  updatedAt,
  tags: tags.map(({ label }) => label),
  owner: owner.name,
})

const linkSummary = ({
  id,
  url,
  itemName,
  sharedToEmail,
  sharedToName,
  sharedToMemo,
  sharedToOrganization,
  ...link
}: Link) => ({
  id,
  url,
  itemName,
  for: sharedToEmail ?? sharedToName ?? sharedToMemo ?? sharedToOrganization,
  views: link.views,
  lastViewedAt: link.lastViewedAt,
  expiresAt: link.expiresAt,
})

/** Passages are HTML with marked words. */
function plain(passage: string | undefined): string | undefined {
  return passage
    ?.replace(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

async function liveLinks(api: Api): Promise<{ links: Link[]; isCut: boolean }> {
  const links: Link[] = []
  for (let offset = 0; offset < LINKS_MAX; offset += PAGE) {
    const query = { state: 'live' as const, limit: PAGE, offset }
    const { items, total } = await api(listMyLinks, { query })
    links.push(...items)
    if (links.length >= total) return { links, isCut: false }
  }
  return { links, isCut: true }
}
