import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Db } from '../platform/database/database.ts'
import type { Notification } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { MEMBER_LOCALE } from '../platform/mail/member-locale.ts'

export type NotificationRow = Selectable<Notification>

/** Looks each one up: PostgreSQL would otherwise read the whole library to compare a page with it. */
const EACH = sql.lit(0)

/** The condition that hides what is about an item or a collection that the person can't find now. */
function isSeen(scope: Scope): RawBuilder<SqlBool> {
  const item = scope.db
    .selectFrom('item')
    .select('item.id')
    .where(sql<SqlBool>`item.id = notification.item_id`)
    .where(items.visibleTo(scope))
    .offset(EACH)
  const collection = scope.db
    .selectFrom('collection')
    .select('collection.id')
    .where(sql<SqlBool>`collection.id = notification.item_id`)
    .where(collections.visibleTo(scope))
    .offset(EACH)
  return sql`case when notification.item_id is null then true
    when notification.item_type = 'ITEM' then exists (${item})
    when notification.item_type = 'COLLECTION' then exists (${collection}) else true end`
}

function mine(scope: Scope) {
  return scope.db
    .selectFrom('notification')
    .where('notification.memberId', '=', personOf(scope))
    .where('notification.inApp', '=', true)
    .where(isSeen(scope))
}

export interface Filter {
  unread: boolean
  limit: number
  after: { at: string; id: string } | undefined
}

export function findMine(
  scope: Scope,
  { unread, limit, after }: Filter,
): Promise<NotificationRow[]> {
  let rows = mine(scope)
    .selectAll('notification')
    .orderBy('notification.at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(sql.lit(limit))
  if (unread) rows = rows.where('notification.readAt', 'is', null)
  if (after)
    rows = rows.where(
      sql<SqlBool>`(notification.at, notification.id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  return rows.execute()
}

/** Counts what is unread, and looks up what it's about once each. */
export async function countUnread(scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::integer as count from (
      select item_type, item_id, count(*) as count from notification
      where member_id = ${personOf(scope)} and in_app and read_at is null
      group by item_type, item_id) as notification
    where ${isSeen(scope)}`.execute(scope.db)
  return rows[0]?.count ?? 0
}

/** Returns those of these notifications that the caller can see, in their order. */
export async function findSeen(scope: Scope, rows: NotificationRow[]): Promise<NotificationRow[]> {
  if (rows.length === 0) return []
  const seen = await scope.db
    .selectFrom('notification')
    .select('notification.id')
    .where('notification.id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .where(isSeen(scope))
    .execute()
  const ids = new Set(seen.map(({ id }) => id))
  return rows.filter(({ id }) => ids.has(id))
}

/** Finds whom an email is for, and the company it's from; undefined if the person has left. */
export function findReader(system: Db, tenantId: string, memberId: string) {
  return system
    .selectFrom('member')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .where('member.tenantId', '=', tenantId)
    .where('member.id', '=', memberId)
    .where('member.status', '=', 'active')
    .select(['member.name', 'member.role', 'member.email', 'tenant.color', 'tenant.logoUrl'])
    .select('tenant.name as company')
    .select(MEMBER_LOCALE.as('locale'))
    .executeTakeFirst()
}

/** Returns the names of the items and collections of these ids that the caller can see. */
export async function findNames(scope: Scope, ids: string[]): Promise<Map<string, string>> {
  const among = sql<string>`any(${ids}::uuid[])`
  const rows = await scope.db
    .selectFrom('item')
    .select(['item.id', 'item.name'])
    .where('item.id', '=', among)
    .where(items.visibleTo(scope))
    .unionAll(
      scope.db
        .selectFrom('collection')
        .select(['collection.id', 'collection.name'])
        .where('collection.id', '=', among)
        .where(collections.visibleTo(scope)),
    )
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
