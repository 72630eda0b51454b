import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import type { EventData } from '@satchel/contract/webhooks/event-schemas.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

type Reading = EventData<'link.read'>

/** Visits that are looked through. */
const LOOKED = 1_000

interface LatestVisit {
  id: string
  at: string
  email: string | null
  emailProved: boolean
  byPassword: boolean
  durationMs: number
  pages: Record<string, number> | null
  pageCount: number | null
  downloaded: boolean
  isFirst: boolean
  link: Reading['link']
}

/** Finds the latest view whose reader has an address, for whom it is sent as it would be. */
export async function findLatestView(
  { db }: Scope,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<LatestVisit | undefined> {
  const confirmed = isConfirmed
    ? sql`and (recent.email_proved or recent.by_password and recent.email is null)`
    : sql``
  const { rows } = await sql<LatestVisit>`
    select recent.id, recent.at, recent.email, recent.email_proved as "emailProved",
      recent.by_password as "byPassword", recent.duration_ms as "durationMs", recent.pages,
      item.page_count as "pageCount", recent.downloaded,
      not exists (select from visit as earlier where earlier.tenant_id = link.tenant_id
        and earlier.link_id = link.id and earlier.is_view and earlier.id < recent.id) as "isFirst",
      jsonb_build_object('id', link.id, 'slug', link.slug, 'itemType', link.item_type,
        'itemId', link.item_id, 'itemName', coalesce(item.name, collection.name, site.name, ''),
        'recipient', coalesce(link.shared_to_email, link.shared_to_name, link.shared_to_organization, link.shared_to_memo),
        'sharedBy', jsonb_build_object('id', sharer.id, 'name', sharer.name)) as link
    from (select * from visit where is_view and filtered is null order by id desc limit ${LOOKED}) as recent
    join link on link.tenant_id = recent.tenant_id and link.id = recent.link_id
    join member as sharer on sharer.tenant_id = link.tenant_id and sharer.id = link.shared_by
    left join item on item.tenant_id = link.tenant_id and item.id = link.item_id
    left join collection on collection.tenant_id = link.tenant_id and collection.id = link.item_id
    left join site on site.tenant_id = link.tenant_id and site.id = link.item_id
    where coalesce(recent.email, link.shared_to_email) is not null ${confirmed}
      and item.kind is distinct from 'link'
    order by recent.id desc limit 1`.execute(db)
  return rows[0]
}

/** Finds the latest answers to a form, and its fields. */
export async function findLatestLead({ db }: Scope) {
  const { rows } = await sql<{
    values: Record<string, string | boolean>
    fields: CtaField[]
  }>`
    select submission.values, cta.fields from cta_submission as submission
    join cta on cta.tenant_id = submission.tenant_id and cta.id = submission.cta_id
    where submission.state = 'received' order by submission.id desc limit 1`.execute(db)
  return rows[0]
}
