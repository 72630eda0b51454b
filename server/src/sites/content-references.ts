import { type Block, SEARCHES_MAX } from '@satchel/contract/sites/blocks.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import * as search from '../search/service.ts'
import { faulty, type Named, namedIn } from './content.ts'
import * as query from './queries.ts'

const MESSAGES: Record<Named['of'], string> = {
  item: 'is not an item',
  collection: 'is not a collection',
  cta: 'is not a CTA',
  savedSearch: 'is not a saved search',
  person: 'is not a person of the company',
}

/**
 * Throws `invalid` for ids the person can't see, and for too many searches. Those that were there before may stay: what
 * was deleted since must not stop the editor from saving.
 */
export async function requireKnown(scope: Scope, content: Block[], before: Block[]) {
  const existing = new Set(namedIn(before).map(keyOf))
  const added = namedIn(content).filter((one) => !existing.has(keyOf(one)))
  const idsOf = (of: Named['of']) => [
    ...new Set(added.filter((one) => one.of === of).map(({ id }) => id)),
  ]
  const existingIds: Record<Named['of'], Set<string>> = {
    item: new Set(await items.visibleIds(scope, idsOf('item'))),
    collection: new Set(await collections.findVisibleIds(scope, idsOf('collection'))),
    cta: new Set(await query.findCtas(scope, idsOf('cta'))),
    savedSearch: new Set(await search.visibleSavedSearches(scope, idsOf('savedSearch'))),
    person: new Set(await query.findPeople(scope, idsOf('person'))),
  }
  const errors = added
    .filter(({ of, id }) => !existingIds[of].has(id))
    .map(({ of, path }) => ({ path, message: MESSAGES[of] }))
  if (errors.length > 0) throw faulty(errors)
  await requireFewSearches(scope, content, before)
}

/** Throws `invalid` for blocks with one search too many. Those that were there before may stay. */
export async function requireFewSearches(scope: Scope, content: Block[], before: Block[] = []) {
  const named = namedIn(content)
  const gathered = named.filter(({ of }) => of === 'collection')
  const smart = await query.findSmart(scope, [...new Set(gathered.map(({ id }) => id))])
  const searches = named.filter(({ of, id }) => of === 'savedSearch' || smart.includes(id))
  const few = new Set([...new Set(searches.map(({ id }) => id))].slice(0, SEARCHES_MAX))
  const existing = new Set(namedIn(before).map(keyOf))
  const message = `is beyond the ${SEARCHES_MAX} different searches that a site may have`
  const errors = searches
    .filter((one) => !few.has(one.id) && !existing.has(keyOf(one)))
    .map(({ path }) => ({ path, message }))
  if (errors.length > 0) throw faulty(errors)
}

/** Throws `invalid` for pictures that are none of the items the person can see; those of before may stay. */
export async function requirePictures(scope: Scope, input: Pictured, before?: Pictured) {
  const pictures = [
    ['theme.logoItemId', input.theme.logoItemId, before?.theme.logoItemId],
    ['seo.imageItemId', input.seo.imageItemId, before?.seo.imageItemId],
  ] as const
  const added = pictures.flatMap(([path, id, old]) => (id && id !== old ? [{ path, id }] : []))
  if (added.length === 0) return
  const visible = await items.visibleIds(
    scope,
    added.map(({ id }) => id),
  )
  const errors = added
    .filter(({ id }) => !visible.includes(id))
    .map(({ path }) => ({ path, message: MESSAGES.item }))
  if (errors.length > 0) throw new Problem('invalid', says('somePicturesAreInvalid'), { errors })
}

type Pictured = Pick<query.Contents, 'theme' | 'seo'>

function keyOf({ of, id }: Named): string {
  return `${of} ${id}`
}
