import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { type Product, startProduct } from '../../server/test/product.ts'

/** The number of items created one by one through the product; all others are copies of them. */
const MODELS = 1_000

export interface Owner {
  tenantId: string
  userId: string
  headers: Record<string, string>
}

export interface Library {
  url: string
  postgres: string
  owners: Owner[]
  /** Returns the values of a category, the frequent ones first. */
  values(owner: Owner, category: string): Promise<string[]>
  /** Returns the word of a rank: the first is in most documents, the last in hardly any. */
  word(rank: number): Promise<string>
  close(): Promise<void>
}

/** Creates tenants with libraries of these sizes, each with a signed-in owner, and `others` more tenants. */
export async function openLibrary(sizes: number[], others = 0): Promise<Library> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
  const postgres = await startEmbeddedPostgres({ folder, password: 'bench' })
  const product = await startProduct({ env: { DATABASE_URL: postgres.url } })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const close = async () => {
    await client.end()
    await product.stop()
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
  try {
    const owners: Owner[] = []
    for (let number = 0; number < sizes.length; number += 1)
      owners.push(await register(product, number))
    await fill(client, sizes, others)
    const values = (owner: Owner, category: string) =>
      column(
        client,
        `select id from category_value where tenant_id = $1 and category = $2 order by position`,
        [owner.tenantId, category],
      )
    const word = async (rank: number) =>
      (await column(client, 'select word from bench.word where rank = $1', [rank]))[0] ?? ''
    return { url: product.url, postgres: postgres.url, owners, values, word, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function column(client: pg.Client, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query({ text, values, rowMode: 'array' })
  return rows.map(([value]) => value)
}

async function register({ url, mailTo }: Product, number: number): Promise<Owner> {
  const email = `owner${number}@example.com`
  const draft = { email, password: 'correct horse battery', name: 'Ada', company: 'Acme' }
  const { tenantId, userId } = await post(url, 'auth/v1/owners/register', draft)
  const code = /\b\d{6}\b/.exec((await mailTo(email)).text ?? '')?.[0]
  const tokens = await post(url, 'auth/v1/confirm', { email, code })
  return {
    tenantId: String(tenantId),
    userId: String(userId),
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      'x-identity-token': String(tokens.identityToken),
      'content-type': 'application/json',
    },
  }
}

async function post(url: string, path: string, body: object) {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}

async function fill(client: pg.Client, sizes: number[], others: number): Promise<void> {
  await client.query(
    `set jit = off; set synchronous_commit = off; set maintenance_work_mem = '1GB'`,
  )
  await client.query(WORDS)
  await client.query('select setseed(0.5)')
  const { rows: tenants } = await client.query<{ id: string }>(
    'select id from tenant order by number',
  )
  const all = tenants.map(({ id }, index) => ({ id, size: sizes[index] ?? 0, isRead: true }))
  for (let number = 0; number < others; number += 1) {
    const { rows } = await client.query<{ id: string }>(STRANGER, [`stranger-${number}`])
    all.push({ id: rows[0]?.id ?? '', size: Math.max(...sizes), isRead: false })
  }
  for (const { id } of all) await client.query(MODEL(id))
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES)
  await client.query('set session_replication_role = replica')
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { id, size, isRead } of all) await client.query(COPIES(id, size, isRead))
  for (const { definition } of indexes) await client.query(definition)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}

/** Words that follow Zipf's law, as in natural language. */
const WORDS = `
  create schema bench;
  create table bench.word as select rank,
    case rank when 1 then 'price' when 8 then 'market' when 53 then 'security'
      else left(translate(md5(rank::text), '0123456789', 'ghijklmnop'), 4 + rank % 6) end as word
  from generate_series(1, 20000) rank;
  create unique index on bench.word (rank);
  create function bench.words(count integer) returns text volatile language sql
    return (select string_agg(word, ' ') from (
      select floor(power(20000, random()))::integer as rank from generate_series(1, count)) as drawn
      join bench.word using (rank));`

const STRANGER = `
  with account as (insert into auth."user" (name, email) values ($1, $1 || '@example.com') returning id),
  company as (insert into tenant (name, slug) values ($1, $1) returning id)
  , person as (insert into member (tenant_id, id, email, name, role, status)
    select company.id, account.id, $1 || '@example.com', $1, 'owner', 'active' from account, company)
  , value as (insert into category_value (tenant_id, category, label, position)
    select id, category, 'Value ' || position, position from company, generate_series(0, 5) position,
      unnest(array['funnelStage', 'contentProduct', 'contentType', 'contentIndustry', 'contentRegion']) category)
  select id from company`

const MODEL = (tenant: string) => `
  create temporary table model on commit drop as
    select new_id() as id, n from generate_series(1, ${MODELS}) n;
  insert into tag (tenant_id, key, label)
    select '${tenant}', 'tag ' || n, 'Tag ' || n from generate_series(1, 300) n;
  insert into item (tenant_id, id, kind, name, original_name, description, status, owner_id, mime, bytes)
    select '${tenant}', id, 'file', initcap(bench.words(4 + n % 2)), 'file.pdf', bench.words(12 + n % 2),
      'completed', (select id from member where tenant_id = '${tenant}'), 'application/pdf', 100000
    from model;
  insert into item_tag (tenant_id, item_id, tag_key)
    select distinct '${tenant}'::uuid, id, 'tag ' || floor(power(300, random()))::integer
    from model, generate_series(1, 3);
  insert into item_category (tenant_id, item_id, value_id)
    select '${tenant}', model.id, v.id from model, category_value v
    where v.tenant_id = '${tenant}' and random() + 0 * n < 0.6 / (v.position + 1);
  insert into item_text (tenant_id, item_id, body)
    select '${tenant}', id, bench.words(150 + n % 100) from model`

/** Returns a table's columns except those that each copy sets itself. */
const COPIES = (tenant: string, size: number, isRead: boolean) => `
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
  insert into item_search (tenant_id, item_id, words, name, name_key, value_ids, tag_keys, owner_id,
      in_library, created_at, updated_at)
    select tenant_id, copy.id, words, name, name_key, value_ids, tag_keys, owner_id, in_library, at, at
    from copy join item_search on tenant_id = '${tenant}' and item_id = model;
  ${
    isRead
      ? `insert into item_text (tenant_id, item_id, body, words)
    select '${tenant}', copy.id, body, words from copy
      join item_text on tenant_id = '${tenant}' and item_id = model`
      : ''
  }`

/** Indexes that are created after the inserts, which is much faster. */
const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and indexname not like '%\\_pkey'
    and tablename in ('item', 'item_stat', 'item_tag', 'item_category', 'item_search')`
