import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type {
  Notification,
  NotificationFacts,
  NotificationKind,
} from '@satchel/contract/notifications.ts'
import { type CursorQuery, Id, type ItemType, Time } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import * as notifications from '../notifications/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { invalidField, says } from '../platform/problem.ts'
import * as query from './queries.ts'
import { textIn } from './text.ts'

const PLACE = Type.Object({ at: Time, id: Id })

export async function list(
  scope: Scope,
  { limit = PAGE_DEFAULT, cursor, unread = false }: CursorQuery & { unread?: boolean },
) {
  const after = readCursor(cursor, PLACE)
  const rows = await query.findMine(scope, { unread, limit: limit + 1, after })
  const page = pageOf(rows, limit, ({ at, id }) => ({ at, id }))
  return { ...page, items: page.items.map(present), unread: await query.countUnread(scope) }
}

/** Marks notifications as read; one that grew after it was listed is another matter and comes back by its count. */
export async function read(scope: Scope, { ids, all }: { ids?: string[]; all?: true }) {
  if (!ids && !all) throw invalidField('ids', says('isMissingSendIdsOrAll'))
  await notifications.markRead(scope, all ? undefined : ids)
  return { unread: await query.countUnread(scope) }
}

function present(row: query.NotificationRow): Notification {
  const { id, at, readAt, actorId, actorName, itemType, itemId, itemName, detail, url } = row
  const kind = row.kind as NotificationKind
  return {
    ...{ id, kind, at, readAt, url, count: row.count, text: textIn('en', kind, row) },
    ...(actorName !== null && { actor: { id: actorId, name: actorName } }),
    ...(itemType !== null && { itemType: itemType as ItemType }),
    ...(itemId !== null && { itemId }),
    ...(itemName !== null && { itemName }),
    ...(row.failed && { failed: true }),
    ...(detail !== null && { detail }),
    ...(row.facts !== null && { facts: row.facts as NotificationFacts }),
  }
}

interface Mute {
  itemId: string
  itemType: 'ITEM' | 'COLLECTION'
  muted: boolean
}

/** Throws `not-found` for what the caller can't see; what they can't see any more may still be unmuted. */
export async function setMuted(scope: Scope, mute: Mute): Promise<{ muted: boolean }> {
  const { itemId, itemType, muted } = mute
  const isKnown = !muted && (await notifications.findMuted(scope, itemId)).length > 0
  if (!isKnown && itemType === 'ITEM') await items.requireItem(scope, itemId)
  if (!isKnown && itemType === 'COLLECTION') await collections.requireCollection(scope, itemId)
  await notifications.setMuted(scope, mute)
  return { muted }
}

/** Returns what the caller has muted, with the names they can see. */
export async function listMuted(scope: Scope, itemId: string | undefined) {
  const muted = await notifications.findMuted(scope, itemId)
  const names = await query.findNames(
    scope,
    muted.map((each) => each.itemId),
  )
  const named = muted.flatMap(({ itemId: id, itemType }) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ itemId: id, itemType: itemType as ItemType, name }]
  })
  return { items: named.toSorted((one, other) => one.name.localeCompare(other.name)) }
}
