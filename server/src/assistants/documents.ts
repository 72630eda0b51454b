import { getItem } from '@satchel/contract/items/items.ts'
import { getItemVersionText, listItemVersions } from '@satchel/contract/items/versions.ts'
import { Id } from '@satchel/contract/schemas.ts'
import { findAnswers } from '@satchel/contract/search/answers.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { Type } from 'typebox'
import type { Api } from './api.ts'
import { tool } from './tool.ts'

/** Characters of pages in one answer, which leaves room for what stands around them. */
const TEXT_MAX = 20_000
const PAGE = Type.Integer({ minimum: 1, maximum: 100_000 })
const LISTED_MAX = 25

/** Tools that read documents: they answer with pages, which the assistant can name as its source. */
export const documents = [
  tool({
    name: 'answer',
    title: 'Answer a question from documents',
    description:
      'Answers a question with sentences of the company’s documents, each with item, page and date. Name them as the source. No answer means that no document says it.',
    scope: 'library.read',
    input: Type.Object({
      question: Type.String({ minLength: 1, maxLength: 500 }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 3 })),
    }),
    async run(api, body) {
      const { answers } = await api(findAnswers, { body })
      const found = answers.map(({ marks: _, ...answer }) => answer)
      return {
        said: found.length > 0 ? `Answers: ${found.length}` : 'No document says it',
        found,
      }
    },
  }),
  tool({
    name: 'read_document',
    title: 'Read pages of a document',
    description:
      'Reads the text of a document with its page numbers, as far as it fits; nextPage says where to go on. Take the id from find_items or answer.',
    scope: 'library.read',
    input: Type.Object({ id: Id, from: Type.Optional(PAGE), to: Type.Optional(PAGE) }),
    async run(api, { id, from = 1, to }) {
      const { name, fileVersion: version, updatedAt } = await api(getItem, { params: { id } })
      const found = await readPages(api, { id, from, ...(to && { to }) })
      const more = found.nextPage === null ? '' : `; it goes on at page ${found.nextPage}`
      return {
        said: `Pages of the document: ${found.pages.length}${more}`,
        found: { id, name, version, updatedAt, ...found },
      }
    },
  }),
  tool({
    name: 'recent_changes',
    title: 'Content that changed lately',
    description: 'Lists items that were changed or added last, the newest first.',
    scope: 'library.read',
    input: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LISTED_MAX })) }),
    async run(api, { limit = 10 }) {
      const { items } = await api(searchItems, { body: { orderBy: 'updated', limit } })
      const found = items.map(({ id, name, updatedAt, createdAt, fileVersion }) => ({
        ...{ id, name, updatedAt, createdAt, fileVersion },
      }))
      return { said: `Changed last: ${found.length}`, found }
    },
  }),
  tool({
    name: 'expiring_items',
    title: 'Content that expires soon',
    description: 'Lists items that expire within 30 days.',
    scope: 'library.read',
    input: Type.Object({}),
    async run(api) {
      const body = { quickFilter: 'expiring' as const, limit: LISTED_MAX }
      const { items, total } = await api(searchItems, { body })
      const found = items
        .map(({ id, name, expiresOn, owner }) => ({ id, name, expiresOn, owner: owner.name }))
        .sort((one, other) => (one.expiresOn ?? '').localeCompare(other.expiresOn ?? ''))
      return { said: `Expire within 30 days: ${total.value}`, found }
    },
  }),
]

/** Returns pages of the file that is shown, cut between pages, or within the first where that is too long. */
export async function readPages(
  api: Api,
  { id, from, to }: { id: string; from: number; to?: number },
) {
  const number = await versionOf(api, id)
  const query = { fromPage: from, ...(to !== undefined && { toPage: to }) }
  const { pages = [] } = await api(getItemVersionText, { params: { id, number }, query })
  const fitting: typeof pages = []
  let length = 0
  for (const page of pages) {
    if (fitting.length > 0 && length + page.text.length > TEXT_MAX) break
    fitting.push({ ...page, text: page.text.slice(0, TEXT_MAX) })
    length += page.text.length
  }
  const next = pages[fitting.length]?.page ?? null
  return { pages: fitting, isCut: length > TEXT_MAX, nextPage: next }
}

async function versionOf(api: Api, id: string): Promise<number> {
  const { items } = await api(listItemVersions, { params: { id } })
  return items.find(({ isCurrent }) => isCurrent)?.number ?? 1
}
