import type pg from 'pg'
import { newIdAt } from '../../server/src/seed/past-queries.ts'

/** Link of a tenant's owner. */
export interface Link {
  tenantId: string
  userId: string
  linkId: string
  slug: string
}

/** Age of the oldest visits; all of them are due for an email. */
const AGO = `interval '50 minutes'`

/** Number of visits in one batch, as the recorder stores them at full speed. */
const BATCH = 200

/** Stores visits to one link by different people, as they arrive; the last is the other tenant's. */
export async function addArrivals(
  client: pg.Client,
  { tenantId, linkId }: Link,
  visits: number,
  other: Link,
): Promise<void> {
  await client.query(`
    insert into part.arrival (tenant_id, count, links, visits)
    select '${tenantId}', count(*), array[0], json_agg(json_build_object('link', 0, 'id', id, 'tenantId', '${tenantId}',
      'linkId', '${linkId}', 'viewer', md5(n::text), 'emailProved', false, 'country', 'SE', 'device', 'mobile',
      'browser', 'Safari', 'os', 'iOS', 'trigger', 'link') order by n)
    from (select n, ${newIdAt(`now() - ${AGO} + n * interval '40 minutes' / ${visits}`)} as id
      from generate_series(1, ${visits}) n) as made
    group by n / ${BATCH} order by n / ${BATCH}`)
  await addVisit(client, other)
}

/** Stores a visit that is due for an email. */
export async function addVisit(client: pg.Client, { tenantId, linkId }: Link): Promise<void> {
  await client.query(`
    insert into part.arrival (tenant_id, count, links, visits)
    select '${tenantId}', 1, array[0], json_build_array(json_build_object('link', 0, 'id', ${newIdAt(`now() - interval '4 minutes'`)},
      'tenantId', '${tenantId}', 'linkId', '${linkId}', 'viewer', md5(random()::text), 'emailProved', false,
      'device', 'desktop', 'browser', 'Chrome', 'os', 'Linux', 'trigger', 'link'))`)
}

/**
 * Gives each periodic task something to do in the busy tenant: `items` of everything that grows with the library,
 * `visits` of what grows with visits.
 */
export async function addUpkeep(
  client: pg.Client,
  busy: Link,
  { visits, items }: { visits: number; items: number },
): Promise<void> {
  await client.query('set synchronous_commit = off')
  for (const text of [...LIBRARY(busy), ...PEOPLE(busy, items), ...PAST(busy, visits)])
    await client.query(text)
  await client.query('vacuum analyze')
}

/**
 * Library in which a tenth is due for deletion, expires soon or is released today; a third is web pages due for a
 * check.
 */
const LIBRARY = ({ tenantId }: Link) => [
  `update item set
    deleted_at = case when right(id::text, 1) = '0' then now() - interval '40 days' end,
    expires_on = case when right(id::text, 1) = '1' then current_date + 3 end,
    releases_on = case when right(id::text, 1) = '2' then current_date end,
    kind = case when right(id::text, 1) > 'a' then 'link' else kind end,
    url = case when right(id::text, 1) > 'a' then 'http://host-' || left(md5(id::text), 3) || '.invalid/' || id end,
    check_due = now() - interval '1 minute'
  where tenant_id = '${tenantId}' and id not in (select item_id from link where not is_own)`,
  `update tenant set day_told = current_date - 1 where id = '${tenantId}'`,
]

/** Notifications that are due for an email, and others for a digest; searches, and some that are watched. */
const PEOPLE = ({ tenantId, userId }: Link, items: number) => [
  `insert into notification (tenant_id, member_id, kind, thing, count, item_type, item_id, item_name, url, in_app, mail_due_at)
  select tenant_id, '${userId}', about, id || about, 1, 'ITEM', id, name, '/items/' || id, true,
    case when about = 'item-replaced' then now() end
  from item cross join unnest(array['item-replaced', 'item-broken']) about where tenant_id = '${tenantId}'`,
  `insert into notification (tenant_id, member_id, kind, thing, count, url, in_app, at, hour)
  select '${tenantId}', '${userId}', 'old', n, 1, '/', true, now() - interval '1 year', now() - interval '1 year'
  from generate_series(1, ${items}) n`,
  `insert into notification_preference (tenant_id, member_id, digest, digest_on)
  values ('${tenantId}', '${userId}', 'daily', current_date - 1)`,
  `insert into search_log (tenant_id, member_id, text, words, form, hits, ms, at)
  select '${tenantId}', '${userId}', 'word ' || n % 5000, 'word ' || n % 5000, '{}', 3, 20,
    now() - n * interval '1 day' / ${items}
  from generate_series(1, ${items}) n`,
  `insert into saved_search (tenant_id, member_id, name, form, notify)
  select '${tenantId}', '${userId}', 'Search ' || n, '{}', 'mail' from generate_series(1, 20) n`,
  `insert into report_mail (tenant_id, member_id, report, week)
  select '${tenantId}', '${userId}', report, current_date - 21
  from unnest(array['overview', 'content', 'links', 'people', 'search']) report`,
]

/** Data past its retention: visits, viewers, and activity. */
const PAST = ({ tenantId, linkId }: Link, visits: number) => [
  `select make_visit_parts((now() - interval '3 months')::date, current_date)`,
  `update tenant set sharing = sharing || '{"visitsKeptMonths": 1}' where id = '${tenantId}'`,
  `insert into visit (tenant_id, id, link_id, at, session_id, viewer)
  select '${tenantId}', id, '${linkId}', time_of_id(id), id, decode(md5(id::text), 'hex')
  from (select ${newIdAt(`now() - interval '2 months' + n * interval '1 second'`)} as id
    from generate_series(1, ${visits / 10}) n) as made`,
  `insert into link_viewer (tenant_id, link_id, viewer, visit_id, counted_at)
  select '${tenantId}', '${linkId}', decode(md5('old' || n), 'hex'), gen_random_uuid(), now() - interval '3 days'
  from generate_series(1, ${visits}) n`,
]
