import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { newIdAt } from '../../server/src/seed/past-queries.ts'
import type { Library } from './library.ts'

/** Visits per link, most of them in the days after it was created. */
export const PER_LINK = 500
const DAYS = 730
const PEOPLE = 20
const SEARCHES = 200_000

/**
 * Fills each tenant with its share of the visits: links, and the sums of their visits by link and day, which reports read;
 * with `rows`, the visits themselves too. Returns the owner's views, and how many sums they are stored as.
 */
export async function addVisits(
  { postgres, owners: [owner] }: Library,
  visits: number,
  { rows = false } = {},
): Promise<{ views: number; days: number }> {
  if (!owner) throw new Error('The library has no owner')
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set work_mem = '256MB'; set maintenance_work_mem = '1GB'; select setseed(0.5);
      create temporary table opened (tenant_id uuid, link_id uuid, day date, views integer)`)
    const { rows: ids } = await client.query<{ id: string }>(
      'select id from tenant order by number',
    )
    const tenants = ids.map(({ id }) => id)
    for (const [number, tenant] of tenants.entries()) {
      await client.query(PEOPLE_OF(tenant, number))
      await client.query(LINKS(tenant, number, Math.ceil(visits / PER_LINK / tenants.length)))
      await client.query(OPENED(tenant))
    }
    await addWithoutIndexes(client, 'visit_day', () => client.query(SUMS))
    if (rows) await addRows(client)
    for (const tenant of tenants) await client.query(SEARCHED(tenant, SEARCHES / tenants.length))
    await client.query('vacuum analyze')
    await sumAll(client)
    return await countsOf(client, owner.tenantId)
  } finally {
    await client.end()
  }
}

/** Adds visits by months, and who opened which link. */
async function addRows(client: pg.Client): Promise<void> {
  await client.query('select make_visit_parts(min(day), current_date) from opened')
  const { rows: months } = await client.query<{ month: string }>(MONTHS)
  await addWithoutIndexes(client, 'visit', async () => {
    for (const { month } of months) await client.query(VISITS, [month])
  })
  await addWithoutIndexes(client, 'link_viewer', () => client.query(VIEWERS))
  await client.query(STATS)
}

/** Creates the indexes after the inserts, which is much faster. */
async function addWithoutIndexes(
  client: pg.Client,
  table: string,
  add: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(INDEXES, [table])
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await add()
  // Those of a partitioned table name it alone.
  for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '))
}

/** Makes the product sum everything that changed, as it does every minute. */
async function sumAll(client: pg.Client): Promise<void> {
  await client.query(`
    insert into part.day_change (tenant_id, day) select distinct tenant_id, day from visit_day;
    insert into part.link_change (tenant_id, link_id, day)
      select tenant_id, link_id, day from visit_day where dimension = 'all';
    insert into part.search_change (tenant_id, at, term_key)
      select tenant_id, at, md5(words)::uuid from search_log`)
  const left = async () => {
    const { rows } = await client.query<{ isLeft: boolean }>(
      `select exists (select from part.day_change) or exists (select from part.link_change)
        or exists (select from part.search_change) as "isLeft"`,
    )
    return rows[0]?.isLeft ?? false
  }
  while (await left()) await setTimeout(1_000)
  await client.query('vacuum analyze report_day, visit_span, search_day, search_term, search_time')
}

async function countsOf(client: pg.Client, tenant: string) {
  const { rows } = await client.query<{ views: number; days: number }>(
    `select (select sum(views) from report_day where tenant_id = $1 and dimension = 'all')::int as views,
      (select count(*) from visit_day where tenant_id = $1)::int as days`,
    [tenant],
  )
  return rows[0] ?? { views: 0, days: 0 }
}

/** SQL of the indexes of a table, beside that of its primary key. */
const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = $1 and indexname not like '%\\_pkey'`

const PEOPLE_OF = (tenant: string, number: number) => `
  insert into member (tenant_id, id, email, name, role, status)
  select '${tenant}', new_id(), 'person' || n || '-${number}@example.com', 'Person ' || n, 'editor', 'active'
  from generate_series(2, ${PEOPLE}) n`

const LINKS = (tenant: string, number: number, count: number) => `
  drop table if exists made;
  create temporary table made as
    select n, now() - make_interval(secs => random() * ${DAYS * 86_400}) as at
    from generate_series(1, ${count}) n;
  insert into link (tenant_id, id, slug, item_type, item_id, shared_by, shared_to_email,
      shared_to_organization, created_at)
    select '${tenant}', ${newIdAt('at')}, 'bench-${number}-' || n, 'ITEM',
      items[1 + floor(power(random(), 2) * cardinality(items))::integer],
      people[1 + n % cardinality(people)], 'to' || n || '@customer.example',
      'Customer ' || n % 500, at
    from made, (select array_agg(id) as items from item where tenant_id = '${tenant}') as i,
      (select array_agg(id) as people from member where tenant_id = '${tenant}') as p`

/** Visits to each link by day, as they come after its creation. */
const OPENED = (tenant: string) => `
  insert into opened
    select tenant_id, id, created_at::date + after as day,
      floor(${PER_LINK} * (exp(-after / 6.0) - exp(-(after + 1) / 6.0)) + random())::integer
    from link, generate_series(0, 40) as after
    where tenant_id = '${tenant}' and created_at::date + after <= current_date`

/** Sums that \`makeDays\` would produce for such visits; shares of a day are rounded at random. */
const SUMS = `
  insert into visit_day (tenant_id, link_id, day, dimension, value, views, viewers, downloads, duration_ms,
      sure_views, sure_viewers)
  select tenant_id, link_id, day, dimension, value, views, ceil(views * 0.7), views / 20, views * 30000, 0, 0
  from (
    select tenant_id, link_id, day, dimension, value, case dimension when 'all' then views
      else floor(views * share + random())::integer end as views
    from opened, (values ('all', '', 1.0),
      ('country', 'DE', 0.35), ('country', 'US', 0.2), ('country', 'SE', 0.12), ('country', 'FR', 0.1),
      ('country', 'GB', 0.08), ('country', 'NL', 0.06), ('country', 'JP', 0.05), ('country', 'BR', 0.04),
      ('device', 'desktop', 0.6), ('device', 'phone', 0.3), ('device', 'tablet', 0.1),
      ('browser', 'Chrome', 0.5), ('browser', 'Safari', 0.3), ('browser', 'Edge', 0.1), ('browser', 'Firefox', 0.1),
      ('os', 'Windows', 0.5), ('os', 'iOS', 0.25), ('os', 'macOS', 0.15), ('os', 'Android', 0.1),
      ('referrer', 'linkedin.com', 0.3), ('referrer', 'google.com', 0.3),
      ('trigger', 'link', 0.6), ('trigger', 'mail', 0.3), ('trigger', 'qr', 0.1)
    ) as split (dimension, value, share)
  ) as sums where views > 0`

const MONTHS = `
  select distinct to_char(day, 'YYYY-MM-01') as month from opened order by 1`

/** The visits of a month, each of another person, in the order of their ids as they would have come. */
const VISITS = `
  insert into visit (tenant_id, id, link_id, at, session_id, viewer, is_view, country, device, browser, os, duration_ms)
  select tenant_id, id, link_id, at, id, viewer, true, 'DE', 'desktop', 'Chrome', 'Windows', 30000
  from (
    select *, ${newIdAt('at')} as id, decode(md5(random()::text), 'hex') as viewer from (
      select tenant_id, link_id, least(day + random() * interval '1 day', now()) as at
      from opened, generate_series(1, views)
      where day >= $1::date and day < $1::date + interval '1 month') as opening) as visit
  order by id`

const VIEWERS = `
  insert into link_viewer (tenant_id, link_id, viewer, visit_id, counted_at)
  select tenant_id, link_id, viewer, id, at from visit order by tenant_id, link_id, viewer`

const STATS = `
  insert into link_stat (tenant_id, link_id, views, viewers, last_viewed_at)
  select tenant_id, link_id, sum(views), sum(views), max(day) from opened group by 1, 2`

const SEARCHED = (tenant: string, count: number) => `
  insert into search_log (tenant_id, member_id, text, words, form, hits, ms, at)
  select '${tenant}', people[1 + n % cardinality(people)], word, word, '{}',
    floor(random() * 20)::integer, (random() * 100)::integer,
    now() - make_interval(secs => random() * 400 * 86400)
  from (select n, floor(power(20000, random()))::integer as rank
      from generate_series(1, ${count}) n) as typed
    join bench.word using (rank),
    (select array_agg(id) as people from member where tenant_id = '${tenant}') as p`
