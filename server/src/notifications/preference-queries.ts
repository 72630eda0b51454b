import type {
  NotificationChoice,
  NotificationKind,
  NotificationSettings,
} from '@satchel/contract/notifications.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

export type Choices = Partial<Record<NotificationKind, { app?: boolean; mail?: boolean }>>
type Digest = NotificationSettings['digest']

export interface Preference {
  choices: Choices
  /** The chosen digest; null if none was chosen. */
  digest: Digest | null
}

export async function findPreference({ db }: Scope, memberId: string): Promise<Preference> {
  const row = await db
    .selectFrom('notificationPreference')
    .select(['choices', 'digest'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return {
    choices: (row?.choices ?? {}) as Choices,
    digest: (row?.digest ?? null) as Digest | null,
  }
}

export interface Change {
  kinds: NotificationChoice[]
  digest: Digest | undefined
}

/** Sets the given channels; two changes at once both stay, as each is merged into the row. */
export async function changePreference(
  { db }: Scope,
  memberId: string,
  { kinds, digest = undefined }: Change,
): Promise<void> {
  await sql`
    insert into notification_preference (member_id) values (${memberId}) on conflict do nothing`.execute(
    db,
  )
  for (const { kind, ...channels } of kinds)
    await sql`
      update notification_preference set choices = choices || jsonb_build_object(${kind}::text,
        coalesce(choices -> ${kind}, '{}') || ${JSON.stringify(channels)}::jsonb)
      where member_id = ${memberId}`.execute(db)
  // The first one comes after the next night or weekend, not at once.
  if (digest)
    await sql`
      update notification_preference as preference set digest = ${digest},
        digest_on = (now() at time zone time_zone)::date
      from tenant where tenant.id = preference.tenant_id and member_id = ${memberId}
        and digest is distinct from ${digest}`.execute(db)
}

/** Drops every choice; the day of the last digest stays, so that none is sent twice. */
export async function clearPreference({ db }: Scope, memberId: string): Promise<void> {
  await db
    .updateTable('notificationPreference')
    .set({ choices: '{}', digest: null })
    .where('memberId', '=', memberId)
    .execute()
}

/** Finds those of these people who want emails of a kind. */
export async function findMailable(
  { db }: Scope,
  kind: NotificationKind,
  byDefault: boolean,
  userIds: string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member.id from member
      left join notification_preference as preference
        on preference.tenant_id = member.tenant_id and preference.member_id = member.id
      left join notification_default as fallback on fallback.tenant_id = member.tenant_id
    where member.id = any(${userIds}::uuid[]) and member.status = 'active'
      and coalesce((preference.choices -> ${kind} ->> 'mail')::boolean,
        (fallback.choices -> ${kind} ->> 'mail')::boolean, ${byDefault})`.execute(db)
  return rows.map(({ id }) => id)
}

export function findMuted({ db }: Scope, memberId: string, itemId?: string) {
  let rows = db
    .selectFrom('notificationMute')
    .select(['itemId', 'itemType'])
    .where('memberId', '=', memberId)
  if (itemId) rows = rows.where('itemId', '=', itemId)
  return rows.execute()
}

export async function mute(
  { db }: Scope,
  memberId: string,
  subject: { itemId: string; itemType: 'ITEM' | 'COLLECTION' },
): Promise<void> {
  await db
    .insertInto('notificationMute')
    .values({ memberId, ...subject })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unmute({ db }: Scope, memberId: string, itemId: string): Promise<void> {
  await db
    .deleteFrom('notificationMute')
    .where('memberId', '=', memberId)
    .where('itemId', '=', itemId)
    .execute()
}
