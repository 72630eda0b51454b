import type { NotificationFacts, NotificationKind } from '@satchel/contract/notifications.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

export interface Row {
  tenantId: string
  userIds: readonly string[]
  kind: NotificationKind
  thing: string
  itemType: ItemType | null
  itemId: string | null
  itemName: string | null
  url: string
  detail: string | null
  facts: NotificationFacts | null
  failed: boolean
  count: number
  actorId: string | null
  actorName: string | null
  /** The product's defaults of the kind. */
  inApp: boolean
  mail: boolean
  /** True if it's mailed from here at all. */
  maySend: boolean
  /** True if it's mailed where it happens. */
  isSentElsewhere: boolean
}

/** The time for which an email waits for more of the same, and for being read in the app. */
const MAIL_DELAY = sql`interval '3 minutes'`

const ROW = sql`("tenantId" uuid, "userIds" jsonb, kind text, thing text, "itemType" text, "itemId" uuid,
  "itemName" text, url text, detail text, facts jsonb, failed boolean, count integer, "actorId" uuid, "actorName" text,
  "inApp" boolean, mail boolean, "maySend" boolean,
  "isSentElsewhere" boolean)`

/**
 * Inserts a notification for each person who wants it, or adds to that of the same hour; no two rows may be of one
 * person, kind and thing. Names the tenants, since visits of all are counted together.
 */
export async function insertAll({ db }: { db: Db }, rows: Row[]): Promise<void> {
  await sql`
    insert into notification as known (tenant_id, member_id, kind, thing, count, actor_id, actor_name, item_type,
      item_id, item_name, url, detail, facts, failed, in_app, mail_due_at, digested_at)
    select member.tenant_id, member.id, input.kind, thing, count, "actorId", "actorName", "itemType", "itemId",
      "itemName", url, detail, facts, failed, wants.app, case when wants.mail and "maySend" then now() + ${MAIL_DELAY} end,
      case when wants.mail and "isSentElsewhere" then now() end
    from jsonb_to_recordset(${JSON.stringify(rows)}) as input ${ROW}
      join member on member.tenant_id = "tenantId" and member.status = 'active'
        and "userIds" ? member.id::text and member.id is distinct from "actorId"
      left join notification_preference as preference
        on preference.tenant_id = member.tenant_id and preference.member_id = member.id
      left join notification_default as fallback on fallback.tenant_id = member.tenant_id,
      lateral (select preference.choices -> input.kind as own, fallback.choices -> input.kind as usual) as chosen,
      lateral (select coalesce((own ->> 'app')::boolean, (usual ->> 'app')::boolean, "inApp") as app,
        coalesce((own ->> 'mail')::boolean, (usual ->> 'mail')::boolean, mail) as mail) as wants
    where (wants.app or wants.mail and "maySend") and not exists (
      select from notification_mute as mute where mute.tenant_id = member.tenant_id
        and mute.member_id = member.id and mute.item_id = "itemId")
    order by member.tenant_id, member.id, input.kind, thing
    on conflict (tenant_id, member_id, kind, thing, hour) do update set
      count = known.count + excluded.count, at = now(), read_at = null, actor_id = excluded.actor_id,
      actor_name = excluded.actor_name, item_name = excluded.item_name, url = excluded.url,
      detail = excluded.detail, facts = excluded.facts, failed = excluded.failed, in_app = known.in_app or excluded.in_app,
      mail_due_at = coalesce(known.mail_due_at, excluded.mail_due_at), digested_at = excluded.digested_at`.execute(
    db,
  )
}

/** Finds those people who weren't notified of such a thing within a day. */
export async function findUnnotified(
  { db }: Scope,
  { kind, thing, userIds }: { kind: string; thing: string; userIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${userIds}::uuid[]) as person (id) where not exists (
      select from notification where member_id = person.id and kind = ${kind} and thing = ${thing}
        and at > now() - interval '1 day')`.execute(db)
  return rows.map(({ id }) => id)
}

/** Counts one view less in the notification of its hour, which goes with the last; what was read stays. */
export async function takeBackView(
  { db }: { db: Db },
  {
    tenantId,
    userId,
    itemId,
    at,
  }: { tenantId: string; userId: string; itemId: string; at: string },
): Promise<void> {
  const isIt = sql`tenant_id = ${tenantId} and member_id = ${userId} and item_id = ${itemId}
    and kind in ('share-view', 'site-viewed') and read_at is null
    and hour = date_trunc('hour', ${at}::timestamptz, 'UTC')`
  await sql`
    with gone as (
      delete from notification where ${isIt} and count <= 1 returning tenant_id, member_id
    ), less as (
      update notification set count = count - 1 where ${isIt} and count > 1
      returning tenant_id, member_id
    )
    select pg_notify('notification', tenant_id || ' ' || member_id)
    from (select * from gone union select * from less) as changed`.execute(db)
}

/** Marks a person's notifications as read, those of the ids or all; one that is just growing stays unread. */
export async function markRead({ db }: Scope, memberId: string, ids?: string[]): Promise<void> {
  let unread = db
    .selectFrom('notification')
    .select('id')
    .where('memberId', '=', memberId)
    .where('inApp', '=', true)
    .where('readAt', 'is', null)
    .forUpdate()
    .skipLocked()
  if (ids) unread = unread.where('id', '=', sql<string>`any(${ids}::uuid[])`)
  await db
    .updateTable('notification')
    .set({ readAt: sql`now()` })
    .where('id', 'in', unread)
    .execute()
}

/** Marks a person's notifications of some kinds that lead to a page as read. */
export async function markPageRead(
  { db }: Scope,
  memberId: string,
  url: string,
  kinds: NotificationKind[],
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ readAt: sql`now()` })
    .where('memberId', '=', memberId)
    .where('url', '=', url)
    .where('kind', 'in', kinds)
    .where('readAt', 'is', null)
    .execute()
}

/** Deletes what leads to pages that are gone; what waited to be mailed isn't. */
export async function deleteOfPages({ db }: Scope, urls: string[]): Promise<void> {
  await sql`
    with gone as (
      delete from notification where item_id is null and thing = any(${urls}) returning tenant_id, member_id)
    select pg_notify('notification', tenant_id || ' ' || member_id)
    from gone group by tenant_id, member_id`.execute(db)
}

/** Deletes what is about a visitor, who wants nothing stored under their address. */
export async function deleteOfVisitor({ db }: Scope, email: string): Promise<void> {
  await sql`
    delete from notification where kind in ('share-view', 'share-reply', 'link-passed-on', 'site-viewed', 'cta-submission')
      and (actor_id is null and lower(actor_name) = lower(${email})
        or strpos(lower(detail), lower(${email})) > 0
        or strpos(lower(facts::text), lower(${email})) > 0)`.execute(db)
}
