import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import { Id, Time } from '@satchel/contract/schemas.ts'
import type { SearchGap } from '@satchel/contract/search/gaps.ts'
import type { Wish, WishDraft, WishPage, WishQuery } from '@satchel/contract/wishes/wishes.ts'
import { Type } from 'typebox'
import { actingPerson, may, personOf, type Scope } from '../platform/database/scope.ts'
import { Csv } from '../platform/files/csv-cells.ts'
import { tableWordsIn } from '../platform/files/table-words.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { record } from '../platform/live/events.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import * as search from '../search/service.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import * as comments from './comment-queries.ts'
import { csvOf } from './csv.ts'
import { isTrusted } from './moderation-queries.ts'
import { notifyOfWish } from './notify.ts'
import { present, presentComment } from './present.ts'
import * as query from './queries.ts'
import * as select from './select-queries.ts'
import * as settings from './settings.ts'
import * as votes from './vote-queries.ts'

export { deleteFeed as endFeed } from './feed-queries.ts'

const SIMILAR_MAX = 5
const CSV_MAX = 10_000

export async function list(scope: Scope, input: WishQuery): Promise<WishPage | Csv> {
  const { limit = PAGE_DEFAULT, cursor, orderBy = 'votes', format, locale, ...filter } = input
  const names = await settings.get(scope)
  if (format === 'csv') {
    const page = { ...filter, order: orderBy, limit: CSV_MAX, after: undefined }
    const rows = await select.findPage(scope, page)
    const wishes = rows.map((row) => present(row, names))
    return new Csv('wishes', csvOf(wishes, tableWordsIn(locale)))
  }
  const after = readCursor(cursor, select.placeOf(orderBy))
  const rows = await select.findPage(scope, { ...filter, order: orderBy, limit: limit + 1, after })
  const page = pageOf(rows, limit, ({ key, id }) => ({ order: orderBy, key, id }))
  const counts = await select.countStatuses(scope, filter)
  return { ...page, items: page.items.map((row) => present(row, names)), counts }
}

export async function get(scope: Scope, id: string): Promise<Wish> {
  const row = orNotFound(await select.findWish(scope, id), 'Wish')
  return present(row, await settings.get(scope))
}

/** Locks a visible wish that was not merged into another. */
export async function requireLocked(scope: Scope, id: string): Promise<query.Locked> {
  const [wish] = await query.lockAll(scope, [id])
  return requireUnmerged(orNotFound(wish, 'Wish'))
}

function requireUnmerged(wish: query.Locked): query.Locked {
  if (wish.mergedInto !== null) throw new Problem('conflict', says('thisWishWasMergedIntoAnother'))
  return wish
}

export async function create(scope: Scope, draft: WishDraft): Promise<Wish> {
  const { needsApproval } = await settings.get(scope)
  const { kind, title, description = '', organization, neededBy = null, term } = draft
  const id = await query.insertWish(scope, {
    kind,
    title: titleOf(title),
    description,
    organization: lineOf(organization),
    neededBy,
    term: textOf(term),
    approved: !needsApproval || (await needsNoApproval(scope)),
  })
  await publish(scope, id)
  const wish = await get(scope, id)
  await notifyOfWish(scope, wish)
  const by = actingPerson(scope)
  await publishToWebhooks(scope, 'wish.created', { id, kind, title: wish.title, description, by })
  return wish
}

function needsNoApproval(scope: Scope): boolean | Promise<boolean> {
  return may(scope.actor, 'library.write') || isTrusted(scope, personOf(scope))
}

/** Returns a title that one can see. */
export function titleOf(input: string): string {
  const title = input.trim()
  if (!/[^\s\p{C}\p{Z}\p{M}]/u.test(title)) throw invalidField('title', says('isMissing'))
  return title
}

/** Trims a text; null if nothing is left. */
export function textOf(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/** The same, on one line. */
export function lineOf(value: string | null | undefined): string | null {
  return value?.replace(/\s+/g, ' ').trim() || null
}

/** Tells everyone's browser that a wish is new or changed. */
export function publish(scope: Scope, wishId: string): Promise<void> {
  return record(scope, { type: 'wish.changed', data: { wishId } })
}

/** Adds or removes the vote; concurrent calls count one after the other. */
export async function toggleVote(scope: Scope, id: string, organization?: string | null) {
  await requireLocked(scope, id)
  const voted = await query.toggleVote(scope, id, lineOf(organization))
  await query.countUp(scope, [id])
  await publish(scope, id)
  return { votes: (await get(scope, id)).votes, voted }
}

const VotePlace = Type.Object({ at: Time, id: Id })

export async function listVotes(
  scope: Scope,
  wishId: string,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  orNotFound(await select.findWish(scope, wishId), 'Wish')
  const after = readCursor(cursor, VotePlace)
  const rows = await votes.findVotes(scope, wishId, { limit: limit + 1, after })
  const { items, nextCursor } = pageOf(rows, limit, ({ at, id }) => ({ at, id }))
  return {
    items: items.map(({ id, name, ...vote }) => ({ person: { id, name }, ...vote })),
    nextCursor,
  }
}

const CommentPlace = Type.Object({ id: Id })

export async function listComments(
  scope: Scope,
  wishId: string,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  orNotFound(await select.findWish(scope, wishId), 'Wish')
  const after = readCursor(cursor, CommentPlace)?.id
  const rows = await comments.findComments(scope, wishId, { limit: limit + 1, after })
  const page = pageOf(rows, limit, ({ id }) => ({ id }))
  return { ...page, items: page.items.map(presentComment) }
}

/** Merges a wish into another and returns that one. */
export async function merge(scope: Scope, id: string, into: string): Promise<Wish> {
  const locked = await query.lockAll(scope, [id, into])
  const from = orNotFound(
    locked.find((wish) => wish.id === id),
    'Wish',
  )
  const target = orNotFound(
    locked.find((wish) => wish.id === into),
    'Wish',
  )
  if (id === into) throw invalidField('into', says('isWishItself'))
  if (target.mergedInto !== null)
    throw invalidField(
      'into',
      target.mergedInto === id ? says('wasMergedIntoThisWish') : says('wasMergedIntoAnotherWish'),
    )
  requireUnmerged(from)
  await query.moveAll(scope, id, into)
  await query.updateWish(scope, id, { mergedInto: into })
  await query.updateWish(scope, into, {})
  await query.countUp(scope, [id, into])
  await publish(scope, id)
  await publish(scope, into)
  return get(scope, into)
}

export async function similar(scope: Scope, title: string): Promise<{ items: Wish[] }> {
  if (title.trim() === '') return { items: [] }
  const names = await settings.get(scope)
  const rows = await select.findSimilar(scope, title.trim(), SIMILAR_MAX)
  return { items: rows.map((row) => present(row, names)) }
}

/**
 * Lists what people didn't find, each with the wishes that were made after the search or have its words in their title.
 */
export async function listGaps(scope: Scope): Promise<SearchGap[]> {
  const gaps = await search.listGaps(scope)
  if (gaps.length === 0) return []
  const terms = gaps.map(({ term }) => term)
  const wishIds = await select.findForTerms(scope, terms)
  return gaps.map((gap, index) => ({ ...gap, wishIds: wishIds[index] ?? [] }))
}

/** Assigns the unfinished wishes of a person to another; returns how many. */
export async function giveAssigned(scope: Scope, from: string, to: string): Promise<number> {
  const ids = await query.giveAssigned(scope, from, to)
  for (const id of ids) await publish(scope, id)
  return ids.length
}
