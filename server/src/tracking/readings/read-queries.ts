import type { Certainty } from '@satchel/contract/visits/visits.ts'
import type { EventData } from '@satchel/contract/webhooks/event-schemas.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { certaintyOf } from '../certainty-queries.ts'
import { IS_READING } from '../return-queries.ts'
import { isoTime, LINK_FACTS, LINK_TARGET, visitOf } from './link-facts-queries.ts'
import { OF_VIEW } from './pending-queries.ts'

// What was read in views that are over. These statements name the tenants themselves.

/** A visit of a view: the view itself, a return to it, or an item of its collection. */
export interface ReadVisit {
  viewId: string
  endedAt: string
  itemId: string
  itemName: string
  /** Pages of a document, or blocks of a site. */
  pageCount: number | null
  durationS: number | null
  email: string | null
  emailProved: boolean
  certainty: Exclude<Certainty, 'machine'>
  durationMs: number
  pages: Record<string, number> | null
  parts: [number, number][] | null
  downloaded: boolean
}

/** Visits of one view that are looked at, for who loads pages again and again. */
const VISITS_MAX = 100

/** Finds the visits of these views, in order. */
export async function findRead(db: Db, tenantId: string, ids: string[]): Promise<ReadVisit[]> {
  const { rows } = await sql<ReadVisit>`
    select view.id as "viewId", greatest(again.at, again.beat_at) as "endedAt", subject.id as "itemId",
      coalesce(item.name, collection.name, site.name, '') as "itemName",
      coalesce(item.page_count, jsonb_array_length(shown.content)) as "pageCount",
      item.duration_s as "durationS", again.email, again.email_proved as "emailProved",
      ${certaintyOf('again')} as certainty, again.duration_ms as "durationMs", again.pages, again.parts,
      again.downloaded
    from unnest(${ids}::uuid[]) as input (visit_id) cross join lateral (
      select * from visit where tenant_id = ${tenantId} and id = input.visit_id offset 0
    ) as view
    join link on link.tenant_id = ${tenantId} and link.id = view.link_id
    cross join lateral (
      select * from visit where visit.tenant_id = ${tenantId} and visit.viewer = view.viewer
        and visit.link_id = view.link_id and visit.id >= view.id
        and visit.id < id_at(view.at + ${OF_VIEW}) and ${IS_READING}
      order by visit.id limit ${VISITS_MAX}
    ) as again
    cross join lateral (select coalesce(again.item_id, link.item_id) as id) as subject
    left join item on item.tenant_id = ${tenantId} and item.id = subject.id
    left join collection on collection.tenant_id = ${tenantId} and collection.id = subject.id
    left join site on site.tenant_id = ${tenantId} and site.id = subject.id
    left join site_version as shown on shown.tenant_id = ${tenantId}
      and shown.site_id = site.id and shown.number = site.published_number
    order by view.id, again.id`.execute(db)
  return rows
}

export interface ViewFacts {
  id: string
  at: string
  isFirst: boolean
  country: string | null
  device: string | null
  link: EventData<'link.read'>['link']
}

const isEarlier = (by: ReturnType<typeof sql>) => sql`exists (
  select from visit as earlier where earlier.tenant_id = link.tenant_id and earlier.link_id = link.id
    and earlier.id < visit.id and earlier.is_view and ${by})`

/** True if nobody opened a personal link before, or this reader any other. */
const IS_FIRST = sql`not case
  when coalesce(link.shared_to_email, link.shared_to_name, link.shared_to_organization, link.shared_to_memo) is not null
    then ${isEarlier(sql`true`)}
  else ${isEarlier(sql`earlier.viewer = visit.viewer`)} or visit.email_proved
    and ${isEarlier(sql`earlier.email = visit.email and earlier.email_proved`)} end`

export async function findViewFacts(db: Db, tenantId: string, ids: string[]): Promise<ViewFacts[]> {
  const { rows } = await sql<ViewFacts>`
    select visit.id, visit.at, visit.country, visit.device, ${IS_FIRST} as "isFirst",
      ${LINK_FACTS} as link
    from (select ${tenantId}::uuid as tenant_id, visit_id from unnest(${ids}::uuid[]) as visit_id)
      as input cross join
    ${visitOf(sql`*`)}
    join link on link.tenant_id = visit.tenant_id and link.id = visit.link_id ${LINK_TARGET}
    order by visit.id`.execute(db)
  return rows
}

/** Returns what receivers outside are sent about a download of a visit. */
export async function findDownloadFacts(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  itemId: string | null,
): Promise<EventData<'link.downloaded'> | undefined> {
  const { rows } = await sql<{ data: EventData<'link.downloaded'> }>`
    select jsonb_build_object('id', visit.id, 'at', ${isoTime(sql`now()`)},
      'item', case when subject.id is not null
        then jsonb_build_object('id', subject.id, 'name', subject.name) end,
      'reader', jsonb_build_object('email', visit.email, 'emailProved', visit.email_proved),
      'link', ${LINK_FACTS}) as data
    from (select ${tenantId}::uuid as tenant_id, ${id}::uuid as visit_id) as input cross join
    ${visitOf(sql`*`)}
    join link on link.tenant_id = visit.tenant_id and link.id = visit.link_id ${LINK_TARGET}
    left join item as subject on subject.tenant_id = link.tenant_id and subject.id = coalesce(${itemId}::uuid,
      case when link.item_type = 'ITEM' then link.item_id end)`.execute(db)
  return rows[0]?.data
}
