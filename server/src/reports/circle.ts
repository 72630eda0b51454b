import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import type { CircleLink } from '@satchel/contract/visits/circle.ts'
import type { RecipientKind } from '@satchel/contract/visits/visits.ts'
import { Type } from 'typebox'
import * as links from '../links/service.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import * as query from './circle-queries.ts'
import { whose } from './recipients.ts'
import { seconds } from './service.ts'

/** Lists the tree of links that a link is in, as far as the caller may see them. */
export async function circleOfLink(
  scope: Scope,
  config: Config,
  linkId: string,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  const after = readAfter(cursor)
  await links.requireLink(scope, config, linkId)
  const range = { ...whose(scope), after, limit: limit + 1 }
  const rows = await query.findCircle(scope, linkId, range)
  const isFirst = after === null
  return {
    ...present(rows, limit),
    unopened: isFirst ? await query.findUnopened(scope, linkId) : [],
    unreadPages: isFirst ? await query.findUnreadPages(scope, linkId) : [],
  }
}

/** Lists the links of all trees in which a person or an organization has one. */
export async function circleOfRecipient(
  scope: Scope,
  { kind, key, limit = PAGE_DEFAULT, cursor }: CursorQuery & { kind: RecipientKind; key: string },
) {
  const range = { ...whose(scope), after: readAfter(cursor), limit: limit + 1 }
  const recipient = { kind, key: key.trim().toLowerCase() }
  return present(await query.findCircleOf(scope, recipient, range), limit)
}

function readAfter(cursor: string | undefined): string | null {
  return readCursor(cursor, Type.Object({ id: Id }))?.id ?? null
}

function present(rows: query.CircleRow[], limit: number) {
  const { items, nextCursor } = pageOf(rows, limit, ({ linkId }) => ({ id: linkId }))
  return { items: items.map(toLink), nextCursor }
}

function toLink({ durationMs, pages, ...row }: query.CircleRow): CircleLink {
  return {
    ...row,
    seconds: seconds(durationMs),
    pages: pages.map((page) => ({
      itemId: page.itemId,
      page: page.page,
      seconds: seconds(page.durationMs),
    })),
  }
}
