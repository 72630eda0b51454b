import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { timeOfId } from '../../platform/database/ids.ts'
import { MEMBER_LOCALE } from '../../platform/mail/member-locale.ts'
import { type Due, IS_RETURN } from '../../tracking/service.ts'

// Mail is made for all tenants in turn: these statements name the tenants themselves.

/** Finds a reader; undefined if the person has left. */
export async function findReader(db: Db, { tenantId, memberId }: Omit<Due, 'sessionId'>) {
  return db
    .selectFrom('member')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .where('member.tenantId', '=', tenantId)
    .where('member.id', '=', memberId)
    .where('member.status', '=', 'active')
    .select(['member.email', 'tenant.name', 'tenant.color', 'tenant.logoUrl', 'tenant.timeZone'])
    .select(MEMBER_LOCALE.as('locale'))
    .executeTakeFirst()
}
export type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>

/** The length of a session; later visits aren't reported. */
const SESSION_MAX = sql`interval '1 day'`

/** A visit in a session to this sharer's links, or a return to it, if they want emails about it. */
export interface Opening {
  sessionId: string
  linkId: string
  at: string
  wish: 'each' | 'digest'
  itemId: string
  itemName: string
  pageCount: number | null
  durationS: number | null
  email: string | null
  emailProved: boolean
  sharedToEmail: string | null
  sharedToName: string | null
  sharedToMemo: string | null
  sharedToOrganization: string | null
  country: string | null
  device: string | null
  browser: string | null
  os: string | null
  durationMs: number
  pages: Record<string, number> | null
  parts: [number, number][] | null
  clicks: { url: string }[] | null
  downloaded: boolean
}

/** Returns to one visit that are looked at, for who loads a page again and again. */
const RETURNS_MAX = 100

/** True for a return that adds something: most are loads of the same page at which nothing was read. */
const IS_MORE = sql`(again.duration_ms > 0 or again.downloaded or again.email is not null)`

export async function findOpenings(
  db: Db,
  { tenantId, memberId }: Omit<Due, 'sessionId'>,
  sessionIds: string[],
): Promise<Opening[]> {
  const sorted = sessionIds.toSorted()
  const first = sorted[0] ?? null
  const last = sql`id_at(least(now(), ${sorted.at(-1) ? timeOfId(sorted.at(-1) ?? '') : null}::timestamptz + ${SESSION_MAX}))`
  const isWithin = sql`tenant_id = ${tenantId} and id >= ${first} and id < ${last}`
  const { rows } = await sql<Opening>`
    with visit as materialized (
      select * from visit where ${isWithin} and id = any(${sessionIds}::uuid[]) and session_id = id
      union all
      select * from visit where ${isWithin} and session_id = any(${sessionIds}::uuid[])
        and session_id <> id
    )
    select visit.session_id as "sessionId", link.id as "linkId", visit.at,
      coalesce(link.notify, member.visit_mail) as wish, subject.id as "itemId",
      coalesce(item.name, collection.name, site.name, '') as "itemName", item.page_count as "pageCount",
      item.duration_s as "durationS", read.email, read.email_proved as "emailProved",
      shared_to_email as "sharedToEmail", shared_to_memo as "sharedToMemo", shared_to_name as "sharedToName",
      shared_to_organization as "sharedToOrganization", read.country, read.device, read.browser,
      read.os, read.duration_ms as "durationMs", read.pages, read.parts, read.clicks,
      read.downloaded
    from visit
    join link on link.tenant_id = visit.tenant_id and link.id = visit.link_id
    join member on member.tenant_id = link.tenant_id and member.id = link.shared_by
    cross join lateral (
      select visit.* union all (
        select again.* from public.visit as again where ${IS_RETURN} and ${IS_MORE}
        order by again.id limit ${RETURNS_MAX})
    ) as read,
    lateral (select coalesce(read.item_id, link.item_id) as id) as subject
    left join item on item.tenant_id = ${tenantId} and item.id = subject.id
    left join collection on collection.tenant_id = ${tenantId} and collection.id = subject.id
    left join site on site.tenant_id = ${tenantId} and site.id = subject.id
    where visit.filtered is null and shared_by = ${memberId}
      and coalesce(link.notify, member.visit_mail) <> 'none'
    order by visit.id, read.id`.execute(db)
  return rows
}
