import type { Item } from '@satchel/contract/items/items.ts'
import type { FoundItem, Highlight } from '@satchel/contract/search/search.ts'
import type { Addresses } from '../../domains/service.ts'
import * as items from '../../items/service.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { PageHit } from '../matching/find.ts'
import { hasWords, type Words } from '../matching/terms.ts'
import { excerpt, marked, patternOf, patternsOf } from './marks.ts'
import { findPassages, type Passage } from './passage-queries.ts'

/** The number of a page's items whose passages are read. */
const MARKED_MAX = 50

/** Reads the items that were found, and marks the words in them. */
export async function describe(
  scope: Scope,
  services: Addresses,
  page: PageHit[],
  words: Words,
): Promise<FoundItem[]> {
  const unread = page.filter(({ item }) => item === undefined).map(({ id }) => id)
  const pattern = hasWords(words) ? patternOf(words) : undefined
  const [read, passages] = await Promise.all([
    unread.length > 0 ? items.findAll(scope, services, unread) : [],
    pattern ? findPassages(scope, unread.slice(0, MARKED_MAX), patternsOf(words)) : undefined,
  ])
  const byId = new Map(read.map((item) => [item.id, item]))
  return page.flatMap(({ id, item = byId.get(id) }) => {
    if (!item) return []
    return { ...item, highlight: pattern ? highlight(item, passages?.get(id), pattern) : {} }
  })
}

function highlight(
  { name, description }: Item,
  passage: Passage | undefined,
  pattern: string,
): Highlight {
  const found = {
    name: marked(name, pattern),
    description: marked(excerpt(description, pattern), pattern),
    text: passage && marked(excerpt(passage.text, pattern), pattern),
    page: passage?.page,
    place: passage?.place,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}
