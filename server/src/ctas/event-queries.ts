import type { Role } from '@satchel/contract/permissions.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

export interface EventRow {
  id: string
  ctaId: string
  kind: 'impression' | 'click' | 'submission' | 'held'
  visitor: Buffer | null
  visitId: string | null
  place: string
  /** True if it is in the figures. */
  counted: boolean
}

/** Stores an event and counts it; false if its id was there. */
export async function insertEvent({ db }: Scope, event: EventRow): Promise<boolean> {
  const { id, ctaId, kind, visitor, visitId, place, counted } = event
  const counts = (name: EventRow['kind']) => (kind === name && counted ? 1 : 0)
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into cta_event (cta_id, id, kind, visitor, visit_id, counted)
      values (${ctaId}, ${id}, ${kind}, ${visitor}, ${visitId}, ${counted})
      on conflict do nothing returning id),
    summed as (
      insert into cta_day (cta_id, day, place, impressions, clicks, submissions)
      select ${ctaId}, today(), ${place}, ${counts('impression')}::int, ${counts('click')}::int,
        ${counts('submission')}::int
      from added where ${kind !== 'held' && counted}
      on conflict (tenant_id, cta_id, day, place) do update set
        impressions = cta_day.impressions + excluded.impressions,
        clicks = cta_day.clicks + excluded.clicks,
        submissions = cta_day.submissions + excluded.submissions)
    select id from added`.execute(db)
  return rows.length > 0
}

/** Finds what a form said when it came first; undefined once that was deleted. */
export async function findValues({ db }: Scope, ctaId: string, eventId: string): Promise<unknown> {
  const stored = await db
    .selectFrom('ctaSubmission')
    .select('values')
    .where('ctaId', '=', ctaId)
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return stored?.values
}

export interface Origin {
  visitId: string
  linkId: string
  itemId: string | null
  siteId: string | null
}

/** Finds where a visit of the tenant went. */
export async function findOrigin({ db }: Scope, visitId: string): Promise<Origin | undefined> {
  const { rows } = await sql<Origin>`
    select visit.id as "visitId", link.id as "linkId",
      case link.item_type when 'ITEM' then link.item_id else visit.item_id end as "itemId",
      case link.item_type when 'SITE' then link.item_id end as "siteId"
    from visit join link on link.id = visit.link_id where visit.id = ${visitId}`.execute(db)
  return rows[0]
}

/** Finds whom to email about a submission: chosen people, and the sharer of the link. Only active ones. */
export async function findRecipients({ db }: Scope, ids: string[], linkId: string | null) {
  const { rows } = await sql<{ id: string; email: string; role: Role }>`
    select id, email, role from member
    where status = 'active' and (id = any(${ids}::uuid[])
      or id = (select shared_by from link where link.id = ${linkId}))
    order by id`.execute(db)
  return rows
}

/** Finds whose CTA it is, and the people chosen for its submissions. Only active ones. */
export async function findKeepers({ db }: Scope, ctaId: string, ids: string[]) {
  const { rows } = await sql<{ id: string; role: Role }>`
    select id, role from member
    where status = 'active' and (id = any(${ids}::uuid[])
      or id = (select owner_id from cta where cta.id = ${ctaId}))
    order by id`.execute(db)
  return rows
}

/** Returns the name of what a link shows, and whom it is for. */
export async function findLinkNames({ db }: Scope, linkId: string) {
  const { rows } = await sql<{ itemName: string | null; sharedTo: string | null }>`
    select coalesce(item.name, collection.name, site.name) as "itemName",
      coalesce(shared_to_name, shared_to_email, shared_to_organization, shared_to_memo) as "sharedTo"
    from link
      left join item on link.item_type = 'ITEM' and item.id = link.item_id
      left join collection on link.item_type = 'COLLECTION' and collection.id = link.item_id
      left join site on link.item_type = 'SITE' and site.id = link.item_id
    where link.id = ${linkId}`.execute(db)
  return rows[0]
}
