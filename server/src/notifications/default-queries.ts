import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Change, Choices, Preference } from './preference-queries.ts'

export async function findDefaults({ db }: Scope): Promise<Preference> {
  const row = await db
    .selectFrom('notificationDefault')
    .select(['choices', 'digest'])
    .executeTakeFirst()
  return {
    choices: (row?.choices ?? {}) as Choices,
    digest: (row?.digest ?? null) as Preference['digest'],
  }
}

/** Sets the given channels; two changes at once both stay, as each is merged into the row. */
export async function changeDefaults({ db }: Scope, { kinds, digest }: Change): Promise<void> {
  await sql`insert into notification_default default values on conflict do nothing`.execute(db)
  for (const { kind, ...channels } of kinds)
    await sql`
      update notification_default set choices = choices || jsonb_build_object(${kind}::text,
        coalesce(choices -> ${kind}, '{}') || ${JSON.stringify(channels)}::jsonb)`.execute(db)
  if (digest)
    await sql`
      update notification_default as fallback set digest = ${digest},
        digest_on = (now() at time zone time_zone)::date
      from tenant where tenant.id = fallback.tenant_id and digest <> ${digest}`.execute(db)
}
