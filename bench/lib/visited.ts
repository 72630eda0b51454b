import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { newIdAt } from '../../server/src/seed/past-queries.ts'
import type { Library } from './library.ts'

/** Visits per link, most of them in the days after it was created. */
const PER_LINK = 500
const DAYS = 730
const PEOPLE = 20
const SEARCHES = 200_000

/** Fills the first tenant with links, and with the sums of their visits by link and day, which reports read. */
export async function addVisits({ postgres, owners: [owner] }: Library, visits: number) {
  if (!owner) throw new Error('The library has no owner')
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set work_mem = '256MB'; set maintenance_work_mem = '512MB'; select setseed(0.5)`)
    await client.query(PEOPLE_OF(owner.tenantId))
    await client.query(LINKS(owner.tenantId, Math.ceil(visits / PER_LINK)))
    await client.query(OPENED(owner.tenantId))
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    await client.query(SUMS(owner.tenantId))
    for (const { definition } of indexes) await client.query(definition)
    await client.query(SEARCHED(owner.tenantId))
    await client.query('vacuum analyze')
    await sumAll(client)
    return await countsOf(client, owner.tenantId)
  } finally {
    await client.end()
  }
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

/** SQL of indexes that are created after the inserts, which is much faster. */
const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = 'visit_day' and indexname not like '%\\_pkey'`

const PEOPLE_OF = (tenant: string) => `
  insert into member (tenant_id, id, email, name, role, status)
  select '${tenant}', new_id(), 'person' || n || '@example.com', 'Person ' || n, 'editor', 'active'
  from generate_series(2, ${PEOPLE}) n`

const LINKS = (tenant: string, count: number) => `
  create temporary table made as
    select n, now() - make_interval(secs => random() * ${DAYS * 86_400}) as at
    from generate_series(1, ${count}) n;
  insert into link (tenant_id, id, slug, item_type, item_id, shared_by, shared_to_email,
      shared_to_organization, created_at)
    select '${tenant}', ${newIdAt('at')}, 'bench-' || n, 'ITEM',
      items[1 + floor(power(random(), 2) * cardinality(items))::integer],
      people[1 + n % cardinality(people)], 'to' || n || '@customer.example',
      'Customer ' || n % 500, at
    from made, (select array_agg(id) as items from item where tenant_id = '${tenant}') as i,
      (select array_agg(id) as people from member where tenant_id = '${tenant}') as p`

/** Visits to each link by day, as they come after its creation. */
const OPENED = (tenant: string) => `
  create temporary table opened as
    select id as link_id, created_at::date + after as day,
      floor(${PER_LINK} * (exp(-after / 6.0) - exp(-(after + 1) / 6.0)) + random())::integer as views
    from link, generate_series(0, 40) as after
    where tenant_id = '${tenant}' and created_at::date + after <= current_date`

/** Sums that \`makeDays\` would produce for such visits; shares of a day are rounded at random. */
const SUMS = (tenant: string) => `
  insert into visit_day (tenant_id, link_id, day, dimension, value, views, viewers, downloads, duration_ms,
      sure_views, sure_viewers)
  select '${tenant}', link_id, day, dimension, value, views, ceil(views * 0.7), views / 20, views * 30000, 0, 0
  from (
    select link_id, day, dimension, value, case dimension when 'all' then views
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

const SEARCHED = (tenant: string) => `
  insert into search_log (tenant_id, member_id, text, words, form, hits, ms, at)
  select '${tenant}', people[1 + n % cardinality(people)], word, word, '{}',
    floor(random() * 20)::integer, (random() * 100)::integer,
    now() - make_interval(secs => random() * 400 * 86400)
  from (select n, floor(power(20000, random()))::integer as rank
      from generate_series(1, ${SEARCHES}) n) as typed
    join bench.word using (rank),
    (select array_agg(id) as people from member where tenant_id = '${tenant}') as p`
