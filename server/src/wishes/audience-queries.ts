import { PERMISSIONS_OF, ROLES } from '@satchel/contract/permissions.ts'
import { sql } from 'kysely'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'

/** Finds those of these people who can sign in, except the one who acts. */
export function findPeople({ db, actor }: Scope, ids: string[]) {
  return db
    .selectFrom('member')
    .select(['id', 'email'])
    .where('id', '=', sql<string>`any(${ids})`)
    .where('id', 'is distinct from', actor.id)
    .where('status', '=', 'active')
    .execute()
}

const EDITORS = ROLES.filter((role) => PERMISSIONS_OF[role].includes('library.write'))

/** Finds the people who may change the status of wishes. */
export async function findEditors({ db }: Scope): Promise<string[]> {
  const rows = await db.selectFrom('member').select('id').where('role', 'in', EDITORS).execute()
  return rows.map(({ id }) => id)
}

/**
 * Finds the people who asked for a wish, voted for it or commented on it; while it waits for approval, its author
 * alone.
 */
export async function findFollowers({ db }: Scope, wishId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select author_id as id from wish where id = ${wishId} or merged_into = ${wishId}
    union select member_id from wish_vote where wish_id = ${wishId}
      and (select approved from wish where id = ${wishId})
    union select member_id from wish_comment where wish_id = ${wishId}
      and (select approved from wish where id = ${wishId})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finds the people who commented on a wish. */
export async function findTalkers({ db }: Scope, wishId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishComment')
    .select('memberId')
    .distinct()
    .where('wishId', '=', wishId)
    .execute()
  return rows.map(({ memberId }) => memberId)
}

/** Finds the items that deliver a wish, of those that everyone on the team can find. */
export function findDelivered({ db }: Scope, wishId: string) {
  return db
    .selectFrom('wishItem')
    .innerJoin('item', 'item.id', 'wishItem.itemId')
    .select(['item.id', 'item.name'])
    .where('wishItem.wishId', '=', wishId)
    .where('item.deletedAt', 'is', null)
    .where((eb) => eb.and(items.findableByActor('item', { id: null, role: 'viewer' })))
    .orderBy('wishItem.position')
    .execute()
}
