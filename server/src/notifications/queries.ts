import type { NotificationKind } from '@satchel/contract/notifications.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

export interface Row {
  kind: NotificationKind
  userIds: string[]
  thing: string
  itemType: ItemType | null
  itemId: string | null
  itemName: string | null
  url: string
  detail: string | null
  failed: boolean
  count: number
  actorId: string | null
  actorName: string | null
  /** The defaults of the kind. */
  inApp: boolean
  mail: boolean
  /** Whether it's mailed from here at all. */
  maySend: boolean
}

/** The time for which an email waits for more of the same, and for being read in the app. */
const MAIL_DELAY = sql`interval '3 minutes'`

/** Inserts a notification for each person who wants it, or adds to that of the same hour. */
export async function insert({ db }: Scope, row: Row): Promise<void> {
  await sql`
    insert into notification as given (member_id, kind, thing, count, actor_id, actor_name, item_type, item_id,
      item_name, url, detail, failed, in_app, mail_due_at)
    select member.id, ${row.kind}, ${row.thing}, ${row.count}, ${row.actorId}::uuid, ${row.actorName}::text,
      ${row.itemType}::text, ${row.itemId}::uuid, ${row.itemName}::text, ${row.url}, ${row.detail}::text,
      ${row.failed}, wants.app, case when wants.mail then now() + ${MAIL_DELAY} end
    from member
      left join notification_preference as preference
        on preference.tenant_id = member.tenant_id and preference.member_id = member.id,
      lateral (select
        coalesce((choices -> ${row.kind} ->> 'app')::boolean, ${row.inApp}) as app,
        ${row.maySend} and coalesce((choices -> ${row.kind} ->> 'mail')::boolean, ${row.mail}) as mail
      ) as wants
    where member.id = any(${row.userIds}::uuid[]) and member.status = 'active'
      and member.id is distinct from ${row.actorId}::uuid and (wants.app or wants.mail)
      and not exists (select from notification_mute as mute
        where mute.member_id = member.id and mute.item_id = ${row.itemId}::uuid)
    order by member.id
    on conflict (tenant_id, member_id, kind, thing, hour) do update set
      count = given.count + excluded.count, at = now(), read_at = null,
      actor_id = excluded.actor_id, actor_name = excluded.actor_name, item_name = excluded.item_name,
      url = excluded.url, detail = excluded.detail, failed = excluded.failed,
      in_app = given.in_app or excluded.in_app,
      mail_due_at = coalesce(given.mail_due_at, greatest(excluded.mail_due_at,
        case when excluded.mail_due_at is not null then given.mailed_at + interval '1 hour' end))
  `.execute(db)
}

/** Marks a person's notifications as read: those of the ids, or all. */
export async function markRead({ db }: Scope, memberId: string, ids?: string[]): Promise<void> {
  let rows = db
    .updateTable('notification')
    .set({ readAt: sql`now()` })
    .where('memberId', '=', memberId)
    .where('readAt', 'is', null)
  if (ids) rows = rows.where('id', '=', sql<string>`any(${ids}::uuid[])`)
  await rows.execute()
}
