import type { Recipient, RecipientKind, RecipientOrder } from '@satchel/contract/visits/visits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'
import { IS_READING } from '../tracking/return-queries.ts'

/** The sharer whose links count; everyone's if omitted. */
interface Whose {
  sharedBy?: string
}

interface Asked extends Whose {
  kind: RecipientKind
  search?: string
  order: RecipientOrder
  limit: number
  offset: number
}

type Row = Omit<Recipient, 'kind' | 'name' | 'email'> & { name: string }

export async function findRecipients(
  { db }: Scope,
  { kind, search, order, limit, offset, ...whose }: Asked,
): Promise<(Row & { total: number })[]> {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Row & { total: number }>`
    ${summed(kind, whose)}
    select ${ROW}, count(*) over ()::int as total from summed
    where ${pattern ? sql`name ilike ${pattern} or organization ilike ${pattern}` : sql`true`}
    order by ${ORDERS[order]}, key limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function findRecipient(
  { db }: Scope,
  kind: RecipientKind,
  key: string,
  whose: Whose,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`${summed(kind, whose, key)} select ${ROW} from summed`.execute(db)
  return rows[0]
}

/** Sure views are summed for the rows of one page alone. Who enters an address is sure. */
const ROW = sql`key, name, organization, links, opened, "emailProved", views, "lastSharedAt", "lastViewedAt",
  least(views, entered_views + (select coalesce(sum(sure_views), 0) from visit_span
    where unit = 'month' and link_id = any(made_for)))::int as "sureViews"`

const ORDERS: Record<RecipientOrder, RawBuilder<unknown>> = {
  recent: sql`greatest("lastSharedAt", "lastViewedAt") desc nulls last`,
  name: sql`name_key(name)`,
  views: sql`views desc`,
}

/** Returns totals per recipient. An address entered at a link for someone else counts with its own visits. */
function summed(kind: RecipientKind, whose: Whose, key?: string): RawBuilder<unknown> {
  const had =
    kind === 'person'
      ? sql`${forPeople(whose, key)} union all ${given(whose, key)}`
      : forOrganizations(whose, key)
  return sql`with had as (${had}), summed as (
      select key, (array_agg(name order by shared_at desc))[1] as name,
        (array_agg(organization order by shared_at desc) filter (where organization is not null))[1] as organization,
        count(*)::int as links, (count(*) filter (where views > 0))::int as opened,
        bool_or(is_proved) as "emailProved", sum(views)::int as views,
        array_agg(link_id) filter (where link_id is not null) as made_for,
        coalesce(sum(views) filter (where link_id is null), 0) as entered_views, max(shared_at) as "lastSharedAt", max(viewed_at) as "lastViewedAt"
      from had group by key
    )`
}

function forPeople(whose: Whose, key: string | undefined): RawBuilder<unknown> {
  return sql`select shared_to_email as key, shared_to_email as name, shared_to_organization as organization,
      link.id as link_id, created_at as shared_at, true as is_proved, coalesce(views, 0) as views, last_viewed_at as viewed_at
    from link left join link_stat on link_id = link.id
    where shared_to_email is not null and ${of(whose)}
      ${key === undefined ? sql`` : sql`and shared_to_email = ${key}`}`
}

function forOrganizations(whose: Whose, key: string | undefined): RawBuilder<unknown> {
  return sql`select organization_key as key, shared_to_organization as name, null as organization,
      link.id as link_id, created_at as shared_at, true as is_proved, coalesce(views, 0) as views, last_viewed_at as viewed_at
    from link left join link_stat on link_id = link.id
    where organization_key is not null and ${of(whose)}
      ${key === undefined ? sql`` : sql`and organization_key = fold(${key})`}`
}

/** Returns entered addresses by link; the index skips visits without one. */
function given(whose: Whose, key: string | undefined): RawBuilder<unknown> {
  return sql`select visit.email as key, visit.email as name, null as organization, null::uuid as link_id, null as shared_at, bool_or(visit.email_proved) as is_proved,
      count(*) filter (where visit.is_view) as views, max(visit.at) as viewed_at
    from visit join link on link.id = visit.link_id
    where visit.email is not null and visit.filtered is null
      and link.shared_to_email is distinct from visit.email and ${of(whose)}
      ${key === undefined ? sql`` : sql`and visit.email = ${key}`}
    group by visit.email, visit.link_id`
}

function of({ sharedBy }: Whose): RawBuilder<unknown> {
  return sharedBy ? sql`link.shared_by = ${sharedBy}` : sql`true`
}

export interface ReceivedRow {
  id: string
  isGiven: boolean
  /** Null unless it was given. */
  emailProved: boolean | null
  views: number
  lastViewedAt: string | null
  durationMs: number
  pagesRead: number
  pageCount: number | null
}

const RECEIVED_MAX = 500

/** The links they have, newest first, and what was read: of a link for someone else, by them alone. */
export async function findReceived(
  { db }: Scope,
  kind: RecipientKind,
  key: string,
  whose: Whose,
): Promise<ReceivedRow[]> {
  const theirs =
    kind === 'person' ? sql`shared_to_email = ${key}` : sql`organization_key = fold(${key})`
  const { rows } = await sql<ReceivedRow>`
    with had as (
      select link.id, false as "isGiven", null::boolean as "emailProved", coalesce(views, 0) as views,
        last_viewed_at as "lastViewedAt",
        (select coalesce(sum(duration_ms), 0) from visit_span where unit = 'month' and link_id = link.id)::float8 as "durationMs",
        (select count(*) from link_page where link_id = link.id)::int as "pagesRead"
      from link left join link_stat on link_id = link.id where ${theirs} and ${of(whose)}
      ${kind === 'person' ? sql`union all ${givenLinks(key, whose)}` : sql``}
    )
    select had.*, page_count as "pageCount" from had join link using (id)
    left join item on item.id = link.item_id and link.item_type = 'ITEM'
    order by link.id desc limit ${RECEIVED_MAX}`.execute(db)
  return rows
}

function givenLinks(email: string, whose: Whose): RawBuilder<unknown> {
  return sql`select link.id, true, bool_or(visit.email_proved), count(*) filter (where visit.is_view)::int, max(visit.at),
      sum(visit.duration_ms)::float8,
      (select count(distinct page) from visit as paged, jsonb_object_keys(paged.pages) as page
        where paged.email = ${email} and paged.link_id = link.id)::int
    from visit join link on link.id = visit.link_id
    where visit.email = ${email} and ${IS_READING}
      and link.shared_to_email is distinct from visit.email and ${of(whose)}
    group by link.id having bool_or(visit.filtered is null)`
}

export interface ContentRow {
  linkId: string
  id: string
  name: string
  isOpened: boolean
}

const CONTENTS_MAX = 5_000

/** Finds the contents of these links' collections in order, and what was opened. */
export async function findContents(
  { db }: Scope,
  linkIds: string[],
  email: string | null,
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    with opened as (
      select distinct link_id, visit.item_id from visit join link on link.id = link_id
      where link_id = any(${linkIds}::uuid[]) and visit.item_id is not null
        and ${IS_READING}
        and (${email}::text is null or shared_to_email = ${email} or email = ${email})
    ), held as (
      select link.id as link_id, member.item_id, member.position from link
      join collection_item as member on member.collection_id = link.item_id
      where link.id = any(${linkIds}::uuid[])
    )
    select link_id as "linkId", item.id, item.name, opened.item_id is not null as "isOpened"
    from held full join opened using (link_id, item_id) join item on item.id = item_id
    where item.deleted_at is null and item.shareable
    order by link_id, position nulls last, item.id limit ${CONTENTS_MAX}`.execute(db)
  return rows
}
