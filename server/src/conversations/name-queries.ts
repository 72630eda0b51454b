import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

interface NameRow {
  email: string
  name: string | null
  values: Record<string, string | boolean> | null
  fields: CtaField[] | null
}

/** Number of replies and forms that are looked at. */
const LOOKED_AT = 500

/**
 * Finds the names that sharers typed, then those that people wrote with replies and in forms, last first: at links made
 * for their address, or with a verified one, since anybody can type somebody else's.
 */
export async function findNames(
  { db }: Scope,
  emails: string[],
  { sharedBy }: { sharedBy?: string },
): Promise<NameRow[]> {
  const isSeen = sharedBy ? sql`link.shared_by = ${sharedBy}` : sql`true`
  const { rows } = await sql<NameRow>`
    select email, name, "values", fields from (
      select shared_to_email as email, shared_to_name as name, null::jsonb as "values", null::jsonb as fields,
        created_at as at, true as is_ours
      from link where shared_to_name is not null and shared_to_email = any(${emails}::text[]) and ${isSeen}
      union all
      select lower(coalesce(thread.email, link.shared_to_email)) as email, thread.name,
        null, null, thread.created_at, false
      from conversation as thread join link on link.id = thread.link_id
      where thread.name is not null and ${isSeen}
        and lower(coalesce(thread.email, link.shared_to_email)) = any(${emails}::text[])
        and (thread.email_proved or thread.email is null
          or coalesce(lower(thread.email) = lower(link.shared_to_email), false))
      union all
      select lower(link.shared_to_email), null, sent."values", cta.fields, sent.at, false
      from cta_submission as sent join link on link.id = sent.link_id join cta on cta.id = sent.cta_id
      where sent.state = 'received' and lower(link.shared_to_email) = any(${emails}::text[])
        and (sent.emails = '{}' or sent.emails @> array[lower(link.shared_to_email)]) and ${isSeen}
    ) as written order by is_ours desc, at desc limit ${LOOKED_AT}`.execute(db)
  return rows
}
