import type { Recipient, RecipientKind, RecipientOrder } from '@satchel/contract/visits/visits.ts'
import { type RawBuilder, sql } from 'kysely'
import { containsText } from '../platform/database/contains-text.ts'
import type { Scope } from '../platform/database/scope.ts'
import { IS_READING } from '../tracking/service.ts'

/** The sharer whose links count; everyone's if omitted. */
export interface Whose {
  sharedBy?: string
}

interface RecipientQuery extends Whose {
  kind: RecipientKind
  search?: string
  order: RecipientOrder
  limit: number
  offset: number
}

export type Row = Omit<Recipient, 'kind' | 'name' | 'unverified'> & {
  name: string
  unverified: Recipient['unverified'] | null
}

export async function findRecipients(
  { db }: Scope,
  { kind, search, order, limit, offset, ...whose }: RecipientQuery,
): Promise<(Row & { total: number })[]> {
  const { rows } = await sql<Row & { total: number }>`
    ${summed(kind, whose)}
    select ${ROW}, count(*) over ()::int as total from summed
    where ${search ? containsText(sql`concat_ws(' ', name, email, organization)`, search) : sql`true`}
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

/** Sure views are summed for the rows of one page alone. Who verified an address is sure. */
const ROW = sql`key, name, email, organization, links, opened, "emailProved", views, "lastSharedAt", "lastViewedAt",
  case when unverified_links > 0 then jsonb_build_object('links', unverified_links,
    'views', unverified_views, 'lastViewedAt', unverified_at) end as unverified,
  least(views, proved_views + greatest(0, (select coalesce(sum(sure_views), 0) from visit_span
    where unit = 'month' and link_id = any(made_for)) - others_views))::int as "sureViews"`

const ORDERS: Record<RecipientOrder, RawBuilder<unknown>> = {
  recent: sql`greatest("lastSharedAt", "lastViewedAt", unverified_at) desc nulls last`,
  name: sql`name_key(name)`,
  views: sql`views desc, unverified_views desc`,
}

/** Returns totals per recipient. A visit for which an address was verified counts for that address alone. */
function summed(kind: RecipientKind, whose: Whose, key?: string): RawBuilder<unknown> {
  const had =
    kind === 'person'
      ? sql`with ${entered(whose, key)}, had as (${forPeople(whose, key)} union all ${PROVED} union all ${UNVERIFIED})`
      : sql`with had as (${forOrganizations(whose, key)})`
  const isUnverified = sql`how = 'unverified'`
  const counts = sql`how <> 'unverified' and is_link`
  return sql`${had}, summed as (
      select key, (array_agg(name order by name = key, shared_at desc))[1] as name, max(email) as email,
        (array_agg(organization order by shared_at desc) filter (where organization is not null))[1] as organization,
        (count(*) filter (where ${counts}))::int as links,
        (count(*) filter (where ${counts} and views > 0))::int as opened,
        bool_or(is_proved) as "emailProved",
        coalesce(sum(views) filter (where ${counts}), 0)::int as views,
        array_agg(link_id) filter (where how = 'made') as made_for,
        coalesce(sum(others_views), 0) as others_views,
        coalesce(sum(views) filter (where how = 'proved' and is_link), 0) as proved_views,
        max(shared_at) as "lastSharedAt", max(viewed_at) filter (where ${counts}) as "lastViewedAt",
        (count(*) filter (where ${isUnverified}))::int as unverified_links,
        coalesce(sum(views) filter (where ${isUnverified}), 0)::int as unverified_views,
        max(viewed_at) filter (where ${isUnverified}) as unverified_at
      from had where ${key === undefined ? sql`true` : sql`key = ${keyOf(kind, key)}`} group by key
    )`
}

/** True for the key of a person with an address; the others are known by their names, which have no @. */
function isAddressKey(key: string): boolean {
  return key.includes('@')
}

/** The condition for links to a person, by address or by name. */
export function toPerson(key: string): RawBuilder<unknown> {
  return isAddressKey(key)
    ? sql`link.shared_to_email = ${key}`
    : sql`link.shared_to_email is null and fold(link.shared_to_name) = fold(${key})`
}

function keyOf(kind: RecipientKind, key: string): RawBuilder<unknown> {
  return kind === 'person' && isAddressKey(key) ? sql`${key}` : sql`fold(${key})`
}

/**
 * The tables `entered`, addresses that were entered at gates, by link, and `others`, the visits to a person's link
 * that somebody else verified theirs for. The index skips visits without an address.
 */
export function entered(whose: Whose, key: string | undefined): RawBuilder<unknown> {
  const isKey =
    key === undefined
      ? sql`true`
      : sql`(visit.email = ${key} or visit.link_id in (select id from link where ${toPerson(key)}))`
  return sql`entered as materialized (
      select visit.email, visit.email_proved as is_proved, visit.link_id, link.shared_to_email,
        (count(*) filter (where visit.is_view))::int as views, max(visit.at) as viewed_at,
        sum(visit.duration_ms) as duration_ms
      from visit join link on link.id = visit.link_id
      where visit.email is not null and ${IS_READING} and ${of(whose)} and ${isKey}
      group by 1, 2, 3, 4
    ), others as (
      select link_id, sum(views)::int as views, sum(duration_ms) as duration_ms from entered
      where is_proved and email <> shared_to_email group by link_id
    )`
}

/** The condition for visits to `link` that somebody else than its recipient verified their address for. */
export const IS_OTHERS = sql<boolean>`coalesce(visit.email_proved and visit.email <> link.shared_to_email, false)`

/** The last view of a link by others than those; only looked up where there are any. */
export const OWN_VIEWED_AT = sql`case when others.link_id is null then last_viewed_at else (
    select max(visit.at) from visit where visit.link_id = link.id and visit.is_view
      and visit.filtered is null and not ${IS_OTHERS}) end`

function forPeople(whose: Whose, key: string | undefined): RawBuilder<unknown> {
  return sql`select coalesce(shared_to_email, fold(shared_to_name)) as key,
      coalesce(shared_to_name, shared_to_email) as name, shared_to_email as email,
      shared_to_organization as organization,
      link.id as link_id, 'made' as how, true as is_link, created_at as shared_at, false as is_proved,
      greatest(coalesce(link_stat.views, 0) - coalesce(others.views, 0), 0) as views,
      coalesce(others.views, 0) as others_views, ${OWN_VIEWED_AT} as viewed_at
    from link left join link_stat on link_stat.link_id = link.id
    left join others on others.link_id = link.id
    where coalesce(shared_to_email, shared_to_name) is not null and ${of(whose)}
      ${key === undefined ? sql`` : sql`and ${toPerson(key)}`}`
}

/** Counts everything opened at an organization's links: who of its people verified an address isn't known. */
function forOrganizations(whose: Whose, key: string | undefined): RawBuilder<unknown> {
  return sql`select organization_key as key, shared_to_organization as name, null as email, null as organization,
      link.id as link_id, 'made' as how, true as is_link, created_at as shared_at, false as is_proved,
      coalesce(views, 0) as views, 0 as others_views, last_viewed_at as viewed_at
    from link left join link_stat on link_id = link.id
    where organization_key is not null and ${of(whose)}
      ${key === undefined ? sql`` : sql`and organization_key = fold(${key})`}`
}

/**
 * Visits of others who verified an address; their own link has its row. A second person in the same browser within the
 * hour is a repeat, and opened it too.
 */
const PROVED = sql`select email, email, email, null, link_id, 'proved', shared_to_email is distinct from email,
    null::timestamptz, true, greatest(views, 1), 0, viewed_at
  from entered where is_proved`

const UNVERIFIED = sql`select email, email, email, null, link_id, 'unverified', true, null::timestamptz, false,
    greatest(views, 1), 0, viewed_at
  from entered where not is_proved and shared_to_email is distinct from email`

export function of({ sharedBy }: Whose): RawBuilder<unknown> {
  return sharedBy ? sql`link.shared_by = ${sharedBy}` : sql`true`
}
