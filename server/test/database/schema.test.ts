import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { timeOfId } from '../../src/platform/database/ids.ts'
import { product } from '../harness.ts'
import { findWrites } from '../nodes/writers.ts'
import { describeSchema } from './describe-schema.ts'

const satchel = product()

async function rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(satchel.database.system)).rows
}

test('the migrations make the schema that `schema.sql` shows (npm run db:types writes it)', async () => {
  const shown = await readFile(new URL('../../schema.sql', import.meta.url), 'utf8')
  expect(await describeSchema(satchel.database.url)).toBe(shown)
})

/** Every table of ours that holds rows of tenants. */
const tenantTables = () =>
  rows(sql<{ name: string; guarded: boolean; owned: boolean }>`
    select c.relname as name, c.relrowsecurity as guarded,
      pg_get_expr(d.adbin, d.adrelid) = 'current_tenant()' as owned
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname`)

test('every table of tenants is guarded by row-level security and fills its tenant itself', async () => {
  const tables = await tenantTables()
  expect(tables.length).toBeGreaterThan(15)
  expect(tables.filter(({ guarded, owned }) => !guarded || !owned)).toEqual([])
})

test('each has the policy `tenant`, written so that it is an index condition, and no other', async () => {
  const policies = await rows(sql<{ name: string; policy: string; condition: string }>`
    select c.relname as name, p.polname as policy, pg_get_expr(p.polqual, p.polrelid) as condition
    from pg_policy p join pg_class c on c.oid = p.polrelid order by c.relname`)
  const condition = expect.stringMatching(
    /^\((tenant_)?id = \( SELECT current_tenant\(\) AS current_tenant\)\)$/,
  )
  for (const { name } of await tenantTables())
    expect(policies.filter((policy) => policy.name === name)).toEqual([
      { name, policy: 'tenant', condition },
    ])
})

test('each has a primary key and unique constraints that begin with the tenant', async () => {
  const keys = await rows(sql<{ name: string; first: string }>`
    select c.relname as name, a.attname as first
    from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indisprimary and c.relnamespace = 'public'::regnamespace`)
  for (const { name } of await tenantTables())
    expect(keys.filter((key) => key.name === name)).toEqual([{ name, first: 'tenant_id' }])
})

test('references between tables of tenants carry the tenant, so that none can point across', async () => {
  const loose = await rows(sql<{ name: string }>`
    select conrelid::regclass || '.' || conname as name
    from pg_constraint k
    where contype = 'f' and connamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'tenant_id')
      and not exists (select from pg_attribute a
        where a.attrelid = k.conrelid and a.attname = 'tenant_id' and a.attnum = any (k.conkey))`)
  expect(loose).toEqual([])
})

/**
 * Keys and references that reach across tenants. Citus distributes no table that has one: before that, each moves to a
 * table that every node has (docs/scale.md).
 */
const ACROSS_TENANTS = [
  // By which a call finds its tenant: a key's or token's hash, a host, a slug, an email address, a code.
  ...['api_key_hash', 'domain_confirmed', 'invitation_token_hash_key', 'link_host_slug_key'],
  ...['member_email_key', 'member_id_key', 'partner_code_code_key', 'scim_token_hash'],
  ...['site_slug', 'sso_domain_proven', 'sso_provider_id', 'subscription_customer_id_key'],
  ...['tenant_number_key', 'tenant_slug_key'],
  // Sign-ins under way and endpoints of browsers, found by their own id before the tenant is.
  ...['auth.sso_flow_finish_key', 'auth.sso_flow_pkey', 'auth.sso_flow_state_key'],
  ...['part.anonymous_event.anonymous_event_endpoint_id_fkey', 'part.client_endpoint_pkey'],
  // One row on the coordinator names the company that operates the server.
  'auth.operator.operator_company_id_fkey',
  // Companies that came by a partner are tenants of their own.
  ...['partner_tenant.partner_tenant_came_fkey', 'partner_tenant_came_key'],
]

test('Citus could distribute the tables by tenant, but for keys and references on a list', async () => {
  const distributed = sql`select c.oid, a.attnum
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      and a.attname = case c.relname when 'tenant' then 'id' else 'tenant_id' end
    where c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace in ('public'::regnamespace, 'part'::regnamespace, 'auth'::regnamespace)`
  const across = await rows(sql<{ name: string }>`
    with distributed as (${distributed})
    select i.indexrelid::regclass::text as name
    from pg_index i join distributed d on d.oid = i.indrelid
    where i.indisunique and not d.attnum = any (i.indkey::int2[])
    union all
    select k.conrelid::regclass || '.' || k.conname
    from pg_constraint k join distributed there on there.oid = k.confrelid
      left join distributed here on here.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and (here.oid is null
      or array_position(k.conkey, here.attnum) is distinct from array_position(k.confkey, there.attnum))
`)
  expect(across.map(({ name }) => name).sort()).toEqual(ACROSS_TENANTS.toSorted())
})

test('the role of tenant work owns nothing, cannot pass the policies and cannot reach sign-in', async () => {
  const [role] = await rows(sql<{ bypass: boolean; super: boolean; owned: number; auth: boolean }>`
    select rolbypassrls as bypass, rolsuper as super,
      (select count(*)::int from pg_class where relowner = r.oid) as owned,
      has_schema_privilege('satchel_app', 'auth', 'usage') as auth
    from pg_roles r where rolname = 'satchel_app'`)
  expect(role).toEqual({ bypass: false, super: false, owned: 0, auth: false })
})

test('a connection without a tenant sees nothing and writes nothing', async () => {
  await satchel.newTenant()
  const client = await satchel.database.tenantPool.connect()
  try {
    const { rows: seen } = await client.query('select * from tenant')
    expect(seen).toEqual([])
    await expect(client.query(`insert into tag (key, label) values ('a', 'A')`)).rejects.toThrow()
  } finally {
    client.release(true)
  }
})

test('functions that run with the rights of their owner fix their search path', async () => {
  const loose = await rows(sql<{ name: string }>`
    select proname as name from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace
      and not coalesce(array_to_string(proconfig, ' ') like '%search_path%', false)`)
  expect(loose).toEqual([])
})

/** Folders and files that write tables of other modules. */
const WRITES_ANY = [
  // The demo's past is older than its account, so no service could make it.
  /^seed\//,
  // Takes the locks of uploads of all kinds, whose tables have the same columns.
  /^uploads\/lock-queries\.ts$/,
  // Deletes an account from whichever tables there are.
  /^account-deletion\/deletion-queries\.ts$/,
  // Replaces somebody in whichever tables there are.
  /^erasure\//,
  // Copies a company's rows from another database.
  /^platform\/backup\/copy-company\.ts$/,
  // Copies all tables to another database.
  /^platform\/moving\//,
]

test('each table is written by one module alone', async () => {
  const names = await rows(sql<{ name: string }>`
    select case nspname when 'public' then relname else nspname || '.' || relname end as name
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'part', 'auth', 'billing')`)
  const tables = new Set(names.map(({ name }) => name))
  const writes = findWrites(tables).filter(
    ({ file }) => !WRITES_ANY.some((folder) => folder.test(file)),
  )
  expect(writes.filter(({ table }) => table === null)).toEqual([])
  expect(writes.filter(({ table }) => table !== null && !tables.has(table))).toEqual([])
  const byTable = Map.groupBy(writes, ({ table }) => table)
  expect(byTable.size).toBeGreaterThan(40)
  const shared = [...byTable].flatMap(([table, some]) => {
    const modules = new Set(some.map(({ file }) => file.split('/')[0]))
    return modules.size > 1 ? [{ table, files: [...new Set(some.map(({ file }) => file))] }] : []
  })
  expect(shared).toEqual([])
})

test('ids hold the time they were created and sort by it, even within one millisecond', async () => {
  const made: string[] = []
  const isTwiceInOne = () => new Set(made.map(timeOfId)).size < made.length
  while (made.length < 200 || !isTwiceInOne()) {
    const [row] = await rows(sql<{ id: string }>`select new_id() as id`)
    made.push(row?.id ?? '')
  }
  expect(made).toEqual(made.toSorted())
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Math.abs(Date.parse(timeOfId(made.at(-1) ?? '')) - Date.now())).toBeLessThan(60_000)
})
