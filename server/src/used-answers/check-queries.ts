import type { UsedAnswerState } from '@satchel/contract/search/used-answers.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

export interface Due {
  tenantId: string
  id: string
}

/** Finds what is to be compared, in all tenants; an item whose text is still being cut waits for it. */
export async function findDue(system: Db, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select used.tenant_id as "tenantId", used.id from used_answer used
    where used.is_due and not exists (select from passage_due due
      where due.tenant_id = used.tenant_id and due.item_id = used.item_id)
    order by used.id limit ${sql.lit(limit)}`.execute(system)
  return rows
}

export interface Compared {
  memberId: string
  itemId: string
  /** Null where its visitors read nothing of it. */
  linkId: string | null
  itemName: string
  text: string
  state: UsedAnswerState
  newText: string | null
  usedOn: string
  isWithdrawn: boolean
  isExpired: boolean
  recipient: string | null
}

const TODAY = sql`(now() at time zone tenant.time_zone)::date`

/** Takes one that is due, locked until the transaction ends; undefined if another node was faster. */
export async function takeDue(db: Db, { tenantId, id }: Due): Promise<Compared | undefined> {
  const { rows } = await sql<Compared>`
    with taken as (
      update used_answer set is_due = false where tenant_id = ${tenantId} and id = ${id} and is_due returning *)
    select taken.member_id as "memberId", taken.item_id as "itemId", case when taken.tells_visitors then taken.link_id end as "linkId", item.name as "itemName", taken.text, taken.state,
      taken.new_text as "newText", (taken.used_at at time zone tenant.time_zone)::date::text as "usedOn",
      item.deleted_at is not null or not item.shareable as "isWithdrawn",
      coalesce(item.expires_on < ${TODAY}, false) as "isExpired",
      ${RECIPIENT} as recipient
    from taken join tenant on tenant.id = taken.tenant_id
      join item on item.tenant_id = taken.tenant_id and item.id = taken.item_id
      left join link on link.tenant_id = taken.tenant_id and link.id = taken.link_id`.execute(db)
  return rows[0]
}

const RECIPIENT: RawBuilder<string | null> =
  sql`coalesce(nullif(link.shared_to_memo, ''), link.shared_to_name,
  link.shared_to_email, link.shared_to_organization)`

export async function updateState(
  db: Db,
  { tenantId, id }: Due,
  { state, newText }: { state: UsedAnswerState; newText: string | null },
): Promise<void> {
  await sql`
    update used_answer set state = ${state}, new_text = ${newText}, changed_at = now()
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}

/** Marks what stands in items that expired meanwhile. */
export async function markExpired(system: Db): Promise<void> {
  await sql`
    update used_answer used set is_due = true
    from item join tenant on tenant.id = item.tenant_id
    where item.tenant_id = used.tenant_id and item.id = used.item_id and not used.is_due
      and used.state in ('current', 'changed') and item.expires_on < ${TODAY}`.execute(system)
}
