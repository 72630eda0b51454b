import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type pg from 'pg'
import { note } from './figures.ts'

/** The number of items whose headings the product indexes; those of all others are copies of them. */
const MODELS = 1_000

/** Amount of data besides the libraries that are read. */
export interface Volume {
  /** The sizes of tenants that nobody reads. */
  others?: number[]
  /**
   * True for documents of up to a hundred pages, composed from a large stock; otherwise each has two pages from a
   * small one.
   */
  hasDocuments?: boolean
}

interface Tenant {
  id: string
  number: number
  size: number
}

/** Fills existing tenants with items at the speed of copying rows. */
export async function fill(
  client: pg.Client,
  sizes: number[],
  { others = [], hasDocuments = false }: Volume,
): Promise<void> {
  const begin = performance.now()
  for (const setting of HASTE) await client.query(`alter system set ${setting}`)
  await client.query(SETTINGS)
  await client.query(WORDS(hasDocuments ? 20_000 : 1_000))
  const { rows } = await client.query<Tenant>('select id, number from tenant order by number')
  const read = rows.map((tenant, index) => ({ ...tenant, size: sizes[index] ?? 0 }))
  const strangers: Tenant[] = []
  for (const [index, size] of others.entries()) {
    const made = await client.query<Tenant>(STRANGER, [`stranger-${index}`])
    for (const tenant of made.rows) strangers.push({ ...tenant, size })
  }
  for (const tenant of read) await client.query(MODEL(tenant))
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES)
  await client.query('set session_replication_role = replica')
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const tenant of read) {
    await client.query(COPIES(tenant))
    await client.query(DOCUMENTS(tenant, hasDocuments))
  }
  const [model] = read
  if (!model) throw new Error('There is no tenant to copy')
  const documents = performance.now()
  for (const tenant of strangers) await client.query(STRANGE_COPIES(tenant, model))
  const copied = performance.now()
  for (const { definition } of indexes) await client.query(definition)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
  await client.query('alter system reset all')
  await client.query('select pg_reload_conf(); checkpoint')
  // Otherwise the system writes gigabytes to the disk while the first figures are measured.
  await promisify(execFile)('sync')
  const seconds = (from: number, to: number) => `${((to - from) / 1_000).toFixed(0)} s`
  note(
    `filled in ${seconds(begin, performance.now())}: tenants that are read ${seconds(begin, documents)}, others ${seconds(documents, copied)}, indexes ${seconds(copied, performance.now())}`,
  )
}

/** Settings that trade durability for speed: rows lost in a power cut are created again. */
const HASTE = ['fsync = off', 'full_page_writes = off', 'autovacuum = off', `max_wal_size = '2GB'`]

const SETTINGS = `select pg_reload_conf(); set jit = off; set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '64MB';
  select setseed(0.5)`

/** Words that follow Zipf's law, as in natural language: little words first, then families of three forms. */
const WORDS = (pages: number) => `
  create schema bench;
  create table bench.word as select rank, case
      when rank <= 40 then (array['the','of','and','to','in','a','is','for','on','with','as','by','at','from','that','this',
        'are','be','it','or','an','was','will','can','has','have','not','you','your','we','our','all','more','their',
        'its','which','when','if','than','into'])[rank]
      when rank = 41 then 'price' when rank = 60 then 'market' when rank = 500 then 'security'
      else left(translate(md5((rank / 3)::text), '0123456789', 'ghijklmnop'), 4 + rank / 3 % 6)
        || (array['', 's', 'ing'])[1 + rank % 3] end as word
  from generate_series(1, 300000) rank;
  create unique index on bench.word (rank);
  create function bench.words(count integer) returns text volatile language sql
    return (select string_agg(word, ' ') from (
      select floor(power(300000, random()))::integer as rank from generate_series(1, count)) as drawn
      join bench.word using (rank));
  create aggregate bench.joined (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');
  create table bench.page as select n, bench.words(90 + n % 20) as body from generate_series(1, ${pages}) n`

const STRANGER = `
  with account as (insert into auth."user" (email) values ($1 || '@example.com') returning id),
  company as (insert into tenant (name, slug) values ($1, $1) returning id, number),
  person as (insert into member (tenant_id, id, email, name, role, status)
    select company.id, account.id, $1 || '@example.com', $1, 'owner', 'active' from account, company)
  select id, number from company`

const MODEL = ({ id }: Tenant) => `
  create temporary table model on commit drop as
    select new_id() as id, n from generate_series(1, ${MODELS}) n;
  insert into tag (tenant_id, key, label)
    select '${id}', 'tag ' || n, 'Tag ' || n from generate_series(1, 300) n;
  insert into item (tenant_id, id, kind, name, original_name, description, status, owner_id, mime, bytes)
    select '${id}', id, 'file', initcap(bench.words(4 + n % 2)), 'file.pdf', bench.words(12 + n % 2),
      'completed', (select id from member where tenant_id = '${id}'), 'application/pdf', 100000
    from model;
  insert into item_tag (tenant_id, item_id, tag_key)
    select distinct '${id}'::uuid, id, 'tag ' || floor(power(300, random()))::integer
    from model, generate_series(1, 3);
  insert into item_category (tenant_id, item_id, value_id)
    select '${id}', model.id, v.id from model, category_value v
    where v.tenant_id = '${id}' and random() + 0 * n < 0.6 / (v.position + 1)`

const COPIES = ({ id: tenant, number, size }: Tenant) => `
  create temporary table copy on commit drop as
    select id as model, new_id() as id, now() - make_interval(mins => (random() * 500000)::integer) as at
    from item, generate_series(2, ${size / MODELS}) where tenant_id = '${tenant}';
  insert into item (tenant_id, id, kind, name, original_name, description, status, owner_id, mime, bytes,
      created_at, updated_at)
    select tenant_id, copy.id, kind, name || ' ' || row_number() over (), original_name, description,
      status, owner_id, mime, bytes, at, at
    from copy join item on item.tenant_id = '${tenant}' and item.id = copy.model;
  insert into item_stat (tenant_id, item_id, views, upvotes)
    select '${tenant}', id, (power(random(), 4) * 500)::integer, (power(random(), 8) * 40)::integer from copy;
  insert into item_tag (tenant_id, item_id, tag_key)
    select '${tenant}', copy.id, tag_key from copy
      join item_tag on tenant_id = '${tenant}' and item_id = model;
  insert into item_category (tenant_id, item_id, value_id)
    select '${tenant}', copy.id, value_id from copy
      join item_category on tenant_id = '${tenant}' and item_id = model;
  insert into item_search (tenant_id, item_id, words, heading, name, name_key, value_ids, tag_keys, owner_id,
      in_library, created_at, updated_at)
    select tenant_id, copy.id,
      ts_delete(words, array(select to_hex(${number}) || ':b' || to_hex(n) from generate_series(0, 15) n))
        || lexemes(${number}, 'b', array[right(copy.id::text, 1)]),
      heading, name, name_key, value_ids, tag_keys, owner_id, in_library, at, at
    from copy join item_search on tenant_id = '${tenant}' and item_id = model`

/** Documents as the product cuts them, but page by page and each page once. */
const DOCUMENTS = ({ id: tenant, number, size }: Tenant, isLong: boolean) => `
  create temporary table page on commit drop as
    select n, body, given, lexemes(${number}, 'w', given) || lexemes(${number}, 's', stems_in(given, languages_in(given, 3)))
      || lexemes(${number}, 'p', runs_of(given)) as words
    from bench.page, words_of(body) given where n <= ${4 * size};
  insert into search_word (tenant_id, word)
    select distinct '${tenant}'::uuid, word from page, unnest(given) word where length(word) > 2
    on conflict do nothing;
  create temporary table document on commit drop as
    with sized as materialized (
      select id, random() as share from item where tenant_id = '${tenant}')
    select id, floor(1 + random() * (select count(*) from page))::integer as n
    from sized, generate_series(1, ${isLong ? PAGES : '2'});
  insert into item_text (tenant_id, item_id, body, words, cut)
    select '${tenant}', id, string_agg(body, E'\\f'), bench.joined(words), 2 from document join page using (n) group by id;
  update item_search s set words = s.words || t.words from item_text t
    where s.tenant_id = '${tenant}' and t.tenant_id = '${tenant}' and t.item_id = s.item_id`

/** Number of pages by share: none for images, videos and web pages, a few for most documents, many for some. */
const PAGES = `case when share < 0.45 then 0 when share < 0.85 then 1 + (share * 1000)::integer % 4
    when share < 0.98 then 8 + (share * 1000)::integer % 13 else 50 + (share * 10000)::integer % 70 end`

/** Items nobody reads, with the words of a thousand of another tenant's, in lexemes of their own tenant. */
const STRANGE_COPIES = ({ id: tenant, number, size }: Tenant, model: Tenant) => `
  create temporary table original on commit drop as
    select row_number() over () as n, s.item_id, replace(s.words::text, '''' || to_hex(${model.number}) || ':',
      '''' || to_hex(${number}) || ':')::tsvector as words
    from item_search s where tenant_id = '${model.id}' limit ${MODELS};
  create temporary table copy on commit drop as
    select item_id as model, words, new_id() as id, now() - make_interval(mins => (random() * 500000)::integer) as at
    from original, generate_series(1, ${size / MODELS}) order by random();
  insert into item (tenant_id, id, kind, name, original_name, description, status, owner_id, mime, bytes,
      created_at, updated_at)
    select '${tenant}', copy.id, kind, name, original_name, description, status,
      (select id from member where tenant_id = '${tenant}'), mime, bytes, at, at
    from copy join item on item.tenant_id = '${model.id}' and item.id = copy.model;
  insert into item_stat (tenant_id, item_id) select '${tenant}', id from copy;
  insert into item_search (tenant_id, item_id, words, heading, name, name_key, value_ids, tag_keys, owner_id,
      in_library, created_at, updated_at)
    select '${tenant}', copy.id, copy.words, heading, name, name_key, value_ids, tag_keys, owner_id, in_library, at, at
    from copy join item_search s on s.tenant_id = '${model.id}' and s.item_id = copy.model`

/** SQL of indexes that are created after the inserts, which is much faster. */
const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and indexname not like '%\\_pkey'
    and tablename in ('item', 'item_stat', 'item_tag', 'item_category', 'item_search', 'search_word')`
