import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { product } from '../harness.ts'
import { furnish } from '../world.ts'

// A restore by `pg_restore` or `psql` works with an empty search path, and so do logical replication and, from
// PostgreSQL 17 on, ANALYZE and REINDEX. What they call must find everything by its schema.

const satchel = product()
let client: pg.Client

beforeAll(async () => {
  const owner = await satchel.newTenant()
  await furnish(owner)
  await owner.call('POST', 'items/v1/search', { searchTerm: 'page' })
  client = new pg.Client({ connectionString: satchel.database.url })
  await client.connect()
  await client.query(ROWS)
  await client.query(`set search_path = ''`)
})
afterAll(() => client.end())

/** Inserts rows that jobs write, and that come of longer use. */
const ROWS = `
  insert into item_text (tenant_id, item_id, body) select tenant_id, id, 'Some words' from item;
  insert into passage (tenant_id, item_id, place, heading, body, words)
    select tenant_id, id, 0, '', 'Some words', to_tsvector('simple', 'some words') from item;
  insert into visit_day (tenant_id, link_id, day, dimension, value, views, viewers, downloads, duration_ms)
    select tenant_id, id, current_date, 'all', '', 1, 1, 0, 0 from link;
  insert into taxonomy_removal (tenant_id, batch_id, tag_key, label, item_ids, moved_ids)
    select tenant_id, new_id(), 'gone', 'Gone', '{}', '{}' from member;
  insert into item_category (tenant_id, item_id, value_id)
    select tenant_id, item.id, min(v.id::text)::uuid from item join category_value v using (tenant_id)
    group by tenant_id, item.id;
  insert into notification (tenant_id, member_id, kind, thing, count, url, in_app)
    select tenant_id, id, 'wish.shared', '', 1, '', true from member;`

async function rows<T extends object>(text: string): Promise<T[]> {
  return (await client.query<T>(text)).rows
}

const OURS = `nspname in ('public', 'part', 'auth', 'billing')`

interface Routine {
  name: string
  language: string
  /** The text between the quotes. */
  body: string
  definition: string
}

/** All functions of ours that look names up when they run: those parsed at once and those with a path of their own don't. */
const routines = () =>
  rows<Routine>(`
    select proname as name, lanname as language, prosrc as body, pg_get_functiondef(p.oid) as definition
    from pg_proc p join pg_namespace n on n.oid = pronamespace join pg_language l on l.oid = prolang
    where ${OURS} and lanname in ('sql', 'plpgsql') and prosqlbody is null
      and not coalesce(array_to_string(proconfig, ' ') like '%search_path=%', false)
    order by name`)

test('functions name everything with its schema, or set their own search path', async () => {
  const all = await routines()
  const faults: string[] = []
  const names = await namesToQualify()
  for (const { name, language, body, definition } of all) {
    if (language === 'plpgsql')
      faults.push(...findUnqualified(body, names).map((of) => `${name}: ${of}`))
    // PostgreSQL checks all that one in SQL names when it's created.
    else await client.query(definition).catch(({ message }) => faults.push(`${name}: ${message}`))
  }
  expect(faults).toEqual([])
  expect(all.filter(({ language }) => language === 'plpgsql').length).toBeGreaterThan(20)
})

interface Names {
  functions: Set<string>
  tables: Set<string>
}

async function namesToQualify(): Promise<Names> {
  const functions = await rows<{ name: string }>(`
    select distinct proname as name from pg_proc join pg_namespace n on n.oid = pronamespace where ${OURS}`)
  const tables = await rows<{ name: string }>(`
    select distinct relname as name from pg_class join pg_namespace n on n.oid = relnamespace
    where ${OURS} and relkind in ('r', 'p', 'v')`)
  const setOf = (found: { name: string }[]) => new Set(found.map(({ name }) => name))
  return { functions: setOf(functions), tables: setOf(tables) }
}

/** Returns calls and tables in PL/pgSQL that lack their schema. */
function findUnqualified(body: string, { functions, tables }: Names): string[] {
  const code = body.replace(/--.*$/gm, '')
  const local = new Set(
    [...code.matchAll(/(\w+) as (?:not )?(?:materialized )?\(/g)].map(([, name]) => name),
  )
  const calls = [...code.matchAll(/(?<![\w.])(\w+)\s*\(/g)].map(([, name = '']) => name)
  const read = [
    ...code.matchAll(/\b(?:from|join|into|update|using|table|partition of)\s+(\w+)\b(?!\.)/g),
    ...code.matchAll(/(?<![\w.])(\w+)(?:%rowtype|\.\w+%type|\[\])/g),
  ].map(([, name = '']) => name)
  return [
    ...calls.filter((name) => functions.has(name)),
    ...read.filter((name) => tables.has(name) && !local.has(name)),
  ]
}

/** Tables whose rows call functions when they are written: for a column, an index or a constraint, or as triggers. */
const CALLING = `
  select c.oid, c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
  where ${OURS} and relkind in ('r', 'p') and not relispartition and (
    exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal)
    or exists (
      select from pg_depend d
        left join pg_attrdef a on d.classid = 'pg_attrdef'::regclass and a.oid = d.objid
        left join pg_attribute g on g.attrelid = a.adrelid and g.attnum = a.adnum and g.attgenerated <> ''
        left join pg_index i on d.classid = 'pg_class'::regclass and i.indexrelid = d.objid
        left join pg_constraint k on d.classid = 'pg_constraint'::regclass and k.oid = d.objid
      where d.refclassid = 'pg_proc'::regclass and c.oid in (g.attrelid, i.indrelid, k.conrelid)))
  order by name`

/** Statements that make the triggers of tables fire where references between them aren't checked. */
const FIRING = `
  select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as text
  from pg_trigger join pg_class c on c.oid = tgrelid
  where not tgisinternal and not relispartition and tgfoid <> 'public.refuse_change'::regproc`

test('rows are deleted, inserted and changed with an empty search path in all tables that call functions', async () => {
  const tables = await rows<{ oid: string; name: string }>(CALLING)
  expect(tables.length).toBeGreaterThan(20)
  await client.query('begin')
  for (const { text } of await rows<{ text: string }>(FIRING)) await client.query(text)
  await client.query(`set local session_replication_role = 'replica'`)
  // An item's comes with it.
  await client.query('delete from public.item_stat')
  const [empty, faults]: string[][] = [[], []]
  for (const { oid, name } of tables) {
    await client.query('savepoint before')
    const count = await rewrite(oid, name).catch(({ message }) =>
      faults?.push(`${name}: ${message}`),
    )
    await client.query('rollback to before')
    if (!count) empty?.push(name)
  }
  await client.query('rollback')
  expect(faults).toEqual([])
  expect(empty).toEqual([])
})

/** Deletes the rows of a table, inserts them again and sets each column to what it is. Returns how many there are. */
async function rewrite(oid: string, name: string): Promise<number | null> {
  const [{ columns, changing } = { columns: '', changing: '' }] = await rows<{
    columns: string
    changing: string
  }>(`
    select string_agg(quote_ident(attname), ', ') as columns,
      string_agg(quote_ident(attname), ', ') filter (where attidentity = '') as changing
    from pg_attribute where attrelid = ${oid} and attnum > 0 and not attisdropped and attgenerated = ''`)
  await client.query(`create temp table before on commit drop as select ${columns} from ${name}`)
  await client.query(`delete from ${name}`)
  const { rowCount } = await client.query(
    `insert into ${name} (${columns}) overriding system value select ${columns} from pg_temp.before`,
  )
  await client.query(`update ${name} set (${changing}) = row(${changing})`)
  await client.query('set constraints all immediate')
  return rowCount
}

test('defaults and policies work with an empty search path', async () => {
  const defaults = await rows<{ value: string }>(`
    select distinct pg_get_expr(adbin, adrelid) as value
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      join pg_class c on c.oid = adrelid join pg_namespace n on n.oid = relnamespace
    where ${OURS} and attgenerated = ''`)
  expect(defaults.map(({ value }) => value)).toContain('public.new_id()')
  for (const { value } of defaults) await client.query(`select ${value}`)
  const tables = await rows<{ name: string }>(`
    select distinct polrelid::regclass::text as name from pg_policy
    where has_table_privilege('satchel_app', polrelid, 'select')`)
  expect(tables.length).toBeGreaterThan(50)
  await client.query('set role satchel_app')
  for (const { name } of tables) await client.query(`select from ${name} limit 1`)
  await client.query('reset role')
})

test('tables are analyzed and indexed again', async () => {
  for (const { name } of await rows<{ name: string }>(CALLING)) {
    await client.query(`analyze ${name}`)
    await client.query(`reindex table ${name}`)
  }
})
