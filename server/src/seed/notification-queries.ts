import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** People have read what is older. */
const READ = sql`interval '20 hours'`

/** Notifies the team of the last weeks' visits, items and imports; of wishes it has been notified. */
export async function insertPastNotifications(db: Db): Promise<void> {
  await sql`
    insert into notification (member_id, kind, thing, hour, at, read_at, count, actor_name, item_type, item_id,
      item_name, url, detail, in_app)
    select shared_by, case link.item_type when 'SITE' then 'site-viewed' else 'share-view' end, link.item_id, date_trunc('hour', visit.at, 'UTC'), max(visit.at),
      case when max(visit.at) < now() - ${READ} then max(visit.at) + interval '2 hours' end, count(*),
      (array_agg(case when visit.email_proved then visit.email end order by visit.at desc))[1], link.item_type,
      link.item_id, max(coalesce(item.name, collection.name, site.name)), '/links/' || (array_agg(link.id order by visit.at desc))[1],
      'Link for ' || (array_agg(case when visit.email_proved and visit.email = shared_to_email then null
        else coalesce(shared_to_name, shared_to_email, shared_to_organization, shared_to_memo) end order by visit.at desc))[1], true
    from visit join link on link.tenant_id = visit.tenant_id and link.id = visit.link_id
      left join item on item.tenant_id = link.tenant_id and item.id = link.item_id
      left join collection on collection.tenant_id = link.tenant_id and collection.id = link.item_id
      left join site on site.tenant_id = link.tenant_id and site.id = link.item_id
    where visit.tenant_id = current_tenant() and visit.is_view and visit.at > now() - interval '21 days'
    group by shared_by, link.item_id, link.item_type, date_trunc('hour', visit.at, 'UTC')`.execute(
    db,
  )
  await sql`
    update notification set facts = jsonb_build_object('recipient', substr(detail, length('Link for ') + 1))
    where tenant_id = current_tenant() and starts_with(detail, 'Link for ')`.execute(db)
  await sql`
    insert into notification (member_id, kind, thing, hour, at, read_at, count, item_type, item_id, item_name,
      url, detail, facts, in_app)
    select owner_id, news.kind, id, date_trunc('hour', told), told, case when told < now() - ${READ} then told end, 1, 'ITEM',
      id, name, '/items/' || id, detail, facts, true
    from item, lateral (values
      ('item-broken', now() - interval '3 days', url, null, broken),
      ('item-expiring', now() - interval '5 hours', 'Last day: ' || to_char(expires_on, 'FMMonth FMDD, YYYY'),
        jsonb_build_object('lastDay', expires_on), expires_on between current_date and current_date + 7)
    ) as news (kind, told, detail, facts, holds)
    where item.tenant_id = current_tenant() and deleted_at is null and holds`.execute(db)
  await sql`
    insert into notification (member_id, kind, thing, hour, at, read_at, count, url, detail, facts, in_app)
    select owner_id, 'import-finished', '/imports/' || id, date_trunc('hour', finished_at), finished_at, finished_at,
      1, '/imports/' || id, done || ' added', jsonb_build_object('added', done), true
    from import where tenant_id = current_tenant() and finished_at is not null and source <> 'upload'`.execute(
    db,
  )
  await sql`
    update notification set read_at = at + interval '2 hours'
    where tenant_id = current_tenant() and read_at is null and at < now() - ${READ}`.execute(db)
}
