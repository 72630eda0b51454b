import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { type Changes, changed } from './sums/sum-queries.ts'

/** The maximum emails per person and hour, for links that spread widely. */
const HOURLY_MAX = 20

/** The age up to which a visit is mailed about. */
const NEW = sql`interval '1 day'`

/** Emails a person got within the hour or is about to get, counted for few rows. */
const CLAIMED = sql`(
  select count(*) from (
    select from visit_letter as letter where letter.tenant_id = placed.tenant_id
      and letter.member_id = placed.member_id and not is_digest
      and (sent_at is null or sent_at > now() - interval '1 hour')
    limit ${HOURLY_MAX}) as counted)`

/**
 * Stores an email for each new session and sharer, due after three minutes; what is in it is decided then. What is
 * beyond the cap, or wanted that way, waits for the digest from the start, so that a link that spreads leaves nothing
 * to be looked at one by one.
 */
export async function insertVisitEmails(db: Db, changes: Changes): Promise<void> {
  await sql`
    with found as materialized (
      select changed.tenant_id, session_id, shared_by as member_id,
        min(at) + interval '3 minutes' as due_at,
        bool_or(coalesce(link.notify, member.visit_mail) = 'each') as is_each
      from ${changed(changes)}
      join link on link.tenant_id = changed.tenant_id and link.id = link_id
      join member on member.tenant_id = link.tenant_id and member.id = shared_by
      where filtered is null and at > now() - ${NEW}
        and coalesce(link.notify, member.visit_mail) <> 'none'
      group by 1, 2, 3
    ), placed as (
      select found.*, is_fresh, row_number() over (partition by tenant_id, member_id, is_fresh
        order by found.due_at, session_id) as place
      from found left join visit_letter as known using (tenant_id, session_id, member_id),
      lateral (select is_each and (known.due_at is null
        or known.is_digest and known.sent_at is null and known.due_at > now()) as is_fresh) as fresh
    )
    insert into visit_letter as known (tenant_id, session_id, member_id, due_at, is_digest)
    select tenant_id, session_id, member_id, due_at,
      case when is_fresh and place <= ${HOURLY_MAX} then place > ${HOURLY_MAX} - ${CLAIMED} else true end
    from placed order by 1, 2, 3
    on conflict (tenant_id, session_id, member_id) do update set is_digest = false
      where known.is_digest and not excluded.is_digest and known.sent_at is null`.execute(db)
}
