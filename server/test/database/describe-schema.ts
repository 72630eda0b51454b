import pg from 'pg'

/** Grants of a privilege list to others than its owner. */
const grants = (list: string, object: string) => `(
  select string_agg(format('grant %s on %s to %s;', privileges, ${object}, grantee), e'\\n' order by grantee)
  from (
    select case grantee when 0 then 'public' else grantee::regrole::text end as grantee,
      string_agg(lower(privilege_type), ', ' order by privilege_type) as privileges
    from aclexplode(${list}) where grantee <> grantor group by grantee) as granted)`

/** Schemas that migrations make, and objects in them that don't come with an extension. */
const ours = (catalog: string, id: string) => `nspname in ('public', 'part', 'auth', 'billing')
  and not exists (select from pg_depend
    where classid = '${catalog}'::regclass and objid = ${id} and deptype = 'e')`

const COLUMNS = `
  select attnum as place, concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
    case when attstorage <> typstorage then 'storage ' || attstorage::text end,
    case when attnotnull then 'not null' end,
    case when attidentity <> '' then 'generated as identity' end,
    case attgenerated when '' then 'default ' else 'generated always as ' end
      || pg_get_expr(adbin, adrelid)) as line
  from pg_attribute join pg_type t on t.oid = atttypid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = c.oid and attnum > 0 and not attisdropped`

// Version 18 also lists columns that are not null here.
const CONSTRAINTS = `
  select 10000, format('constraint %s %s', conname, pg_get_constraintdef(oid))
  from pg_constraint where conrelid = c.oid and contype <> 'n' and contype <> 't'`

const INDEXES = `
  select string_agg(pg_get_indexdef(indexrelid) || ';', e'\\n' order by indexrelid::regclass::text)
  from pg_index i where indrelid = c.oid
    and not exists (select from pg_constraint where conindid = i.indexrelid and conrelid = c.oid)`

const TRIGGERS = `
  select string_agg(pg_get_triggerdef(oid) || ';', e'\\n' order by tgname)
  from pg_trigger where tgrelid = c.oid and not tgisinternal`

const POLICIES = `
  select string_agg(concat_ws(' ', 'create policy', polname, 'on', c.oid::regclass, 'for', polcmd,
      'using ' || pg_get_expr(polqual, polrelid), 'with check ' || pg_get_expr(polwithcheck, polrelid))
    || ';', e'\\n' order by polname)
  from pg_policy where polrelid = c.oid`

/** Statements that select the parts of a schema as text. Parts of tables by month depend on the day and are left out. */
const STATEMENTS = [
  `select format('create extension %s;', extname) as text from pg_extension order by extname`,
  `select concat_ws(e'\\n', format('create schema %s;', nspname), ${grants('nspacl', "'schema ' || nspname")}) as text
  from pg_namespace n where ${ours('pg_namespace', 'n.oid')} order by nspname`,
  `select concat_ws(e'\\n', pg_get_functiondef(p.oid) || ';',
    ${grants("coalesce(proacl, acldefault('f', proowner))", "'function ' || p.oid::regprocedure")}) as text
  from pg_proc p join pg_namespace n on n.oid = pronamespace
  where ${ours('pg_proc', 'p.oid')} order by p.oid::regprocedure::text`,
  `select concat_ws(e'\\n',
    format('create %s %s (', case relkind when 'v' then 'view' else 'table' end, c.oid::regclass),
    (select string_agg('  ' || line, e',\\n' order by place, line) from (${COLUMNS} union all ${CONSTRAINTS}) as lines),
    concat_ws(' ', ')', 'partition by ' || pg_get_partkeydef(c.oid),
      'with (' || array_to_string(reloptions, ', ') || ')', 'as' || pg_get_viewdef(c.oid)) || ';',
    (${INDEXES}), (${TRIGGERS}),
    case when relrowsecurity then format('alter table %s enable row level security;', c.oid::regclass) end,
    (${POLICIES}), ${grants('relacl', 'c.oid::regclass')}) as text
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where ${ours('pg_class', 'c.oid')} and relkind in ('r', 'p', 'v') and not relispartition
  order by c.oid::regclass::text`,
]

/** Returns the schema of a database as text that looks like SQL, the same for the same schema. */
export async function describeSchema(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const texts: string[] = []
    for (const statement of STATEMENTS) {
      const { rows } = await client.query<{ text: string }>(statement)
      texts.push(...rows.map(({ text }) => text))
    }
    // The moment of the migration is in this one.
    return `${texts.join('\n\n')}\n`.replace(/(select ')[^']+('::timestamptz)/, '$1…$2')
  } finally {
    await client.end()
  }
}
