import type { Activity } from '@satchel/contract/activity.ts'
import type { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Event } from '../platform/database-types.ts'
import type { Actor, Scope } from '../platform/scope.ts'

export interface ActivityFilter {
  itemType?: ItemType
  itemId?: string
  changeKind?: ChangeKind
  userId?: string
  since?: string
  limit: number
  before?: string
}

/** Whether a person is told of an event. */
export function isToldOf(
  { onlyFor, itemType }: Pick<Selectable<Event>, 'onlyFor' | 'itemType'>,
  { id, role }: Actor,
): boolean {
  return onlyFor === null || onlyFor === id || (itemType === 'ITEM' && isAdmin(role))
}

function isAdmin(role: Actor['role']): boolean {
  return role === 'owner' || role === 'admin'
}

export async function findActivity(
  { db, actor }: Scope,
  filter: ActivityFilter,
): Promise<Activity[]> {
  const { itemType, itemId, changeKind, userId, since, limit, before } = filter
  let rows = db
    .selectFrom('event')
    .selectAll()
    .where('itemType', 'is not', null)
    .where('changeKind', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('onlyFor', 'is', null),
        eb('onlyFor', '=', actor.id),
        ...(isAdmin(actor.role) ? [eb('itemType', '=', 'ITEM')] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
  if (itemType) rows = rows.where('itemType', '=', itemType)
  if (itemId) rows = rows.where('itemId', '=', itemId)
  if (changeKind) rows = rows.where('changeKind', '=', changeKind)
  if (userId) rows = rows.where('actorId', '=', userId)
  if (since) rows = rows.where('at', '>=', since)
  if (before) rows = rows.where('id', '<', before)
  return (await rows.execute()).flatMap((row) => toActivity(row) ?? [])
}

/** For the relay, which serves all tenants of its node; it names the tenant itself. */
export function findEvents(
  system: Db,
  tenantId: string,
  ids: string[],
): Promise<Selectable<Event>[]> {
  return system
    .selectFrom('event')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .execute()
}

/** Undefined for events that are no change of an item, site or collection. */
export function toActivity(row: Selectable<Event>): Activity | undefined {
  const { id, at, actorId, actorName, itemType, itemId, itemName, changeKind, changes } = row
  if (!itemType || !itemId || !changeKind) return undefined
  return {
    id,
    at,
    actor: actorId && actorName ? { id: actorId, name: actorName } : null,
    itemType: itemType as ItemType,
    itemId,
    itemName: itemName ?? '',
    changeKind: changeKind as ChangeKind,
    ...(changes ? { changes: changes as unknown as NonNullable<Activity['changes']> } : {}),
  }
}
