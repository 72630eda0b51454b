import type { Received, RecipientKind } from '@satchel/contract/visits/visits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import { IS_READING } from '../tracking/service.ts'
import { entered, IS_OTHERS, OWN_VIEWED_AT, of, toPerson, type Whose } from './recipient-queries.ts'

export interface ReceivedRow {
  id: string
  isGiven: boolean
  /** True if the address was verified; null unless one was entered. */
  emailProved: boolean | null
  views: number
  othersViews: number
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
  const own = kind === 'person' ? forPerson(key, whose) : forOrganization(key, whose)
  const { rows } = await sql<ReceivedRow>`
    ${own}
    select had.*, page_count as "pageCount" from had join link using (id)
    left join item on item.id = link.item_id and link.item_type = 'ITEM'
    order by link.id desc limit ${RECEIVED_MAX}`.execute(db)
  return rows
}

const DURATION = sql`(select coalesce(sum(duration_ms), 0) from visit_span
  where unit = 'month' and link_id = link.id)`
const PAGES = sql`(select count(*) from link_page where link_id = link.id)::int`

function forOrganization(key: string, whose: Whose): RawBuilder<unknown> {
  return sql`with had as (
    select link.id, false as "isGiven", null::boolean as "emailProved", coalesce(views, 0) as views,
      0 as "othersViews", last_viewed_at as "lastViewedAt", ${DURATION}::float8 as "durationMs",
      ${PAGES} as "pagesRead"
    from link left join link_stat on link_id = link.id
    where organization_key = fold(${key}) and ${of(whose)})`
}

/** Takes off what others, who verified their own address, read at the person's link. */
function forPerson(key: string, whose: Whose): RawBuilder<unknown> {
  return sql`with ${entered(whose, key)}, had as (
    select link.id, false as "isGiven",
      (select bool_or(is_proved) from entered where link_id = link.id and email = ${key}) as "emailProved",
      greatest(coalesce(link_stat.views, 0) - coalesce(others.views, 0), 0) as views,
      coalesce(others.views, 0) as "othersViews", ${OWN_VIEWED_AT} as "lastViewedAt",
      greatest(${DURATION} - coalesce(others.duration_ms, 0), 0)::float8 as "durationMs",
      case when others.link_id is null then ${PAGES} else ${pagesOf(sql`not ${IS_OTHERS}`)} end as "pagesRead"
    from link left join link_stat on link_stat.link_id = link.id
    left join others on others.link_id = link.id
    where ${toPerson(key)} and ${of(whose)}
    union all
    select link.id, true, is_proved, greatest(entered.views, 1), 0, viewed_at, duration_ms::float8,
      ${pagesOf(sql`visit.email = ${key} and visit.email_proved = is_proved`)}
    from entered join link on link.id = link_id
    where email = ${key} and entered.shared_to_email is distinct from email
      and (is_proved or not exists (select from entered as proved
        where proved.link_id = entered.link_id and proved.email = ${key} and proved.is_proved)))`
}

/** Counts the pages that were read by visits to a link. */
function pagesOf(isTheirs: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(distinct page) from visit, jsonb_object_keys(visit.pages) as page
    where visit.link_id = link.id and ${IS_READING} and ${isTheirs})::int`
}

type Other = Received['others'][number] & { linkId: string }

const OTHERS_MAX = 2_000

/** Finds who else's addresses were verified or entered at links that are for a person, surest first. */
export async function findOthers({ db }: Scope, linkIds: string[]): Promise<Other[]> {
  const { rows } = await sql<Other>`
    select link.id as "linkId", visit.email, visit.email_proved as "emailProved",
      greatest(count(*) filter (where visit.is_view), 1)::int as views
    from link join visit on visit.link_id = link.id
    where link.id = any(${linkIds}::uuid[]) and visit.email is not null and ${IS_READING}
      and link.shared_to_email is not null and visit.email <> link.shared_to_email
    group by 1, 2, 3 order by visit.email_proved desc, visit.email limit ${OTHERS_MAX}`.execute(db)
  return rows
}

export interface ContentRow {
  linkId: string
  id: string
  name: string
  isOpened: boolean
}

const CONTENTS_MAX = 5_000

/** Finds the contents of these links' collections in order, and what was opened; by one person, if there's an address. */
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
        and (${email}::text is null or visit.email = ${email}
          or ${toPerson(email ?? '')} and not ${IS_OTHERS})
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
