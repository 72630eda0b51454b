import { sql } from 'kysely'
import type { Db } from '../src/platform/database/database.ts'

interface Column {
  table: string
  name: string
  type: string
}

/** Returns the columns of companies' tables that can hold a text, but those that the database makes of others. */
async function textColumns(system: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and format_type(a.atttypid, null) in ('text', 'text[]', 'json', 'jsonb')
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')
      and not exists (select from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey))
    order by 1, 2`.execute(system)
  return rows
}

/** Makes a row of a company in a table, with something in each column that needs it. */
async function addRow(db: Db, table: string, tenantId: string): Promise<void> {
  const { rows: needed } = await sql<{ name: string; type: string; word: string | null }>`
    select attname as name, format_type(atttypid, null) as type, (
        select substring(pg_get_constraintdef(oid) from attname || ' = ANY \\(ARRAY\\[''(\\w+)') as word
        from pg_constraint where conrelid = attrelid and contype = 'c' order by word limit 1) as word
      from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attnotnull
      and not atthasdef and attidentity = '' and attname <> 'tenant_id'`.execute(db)
  const values = needed.map(({ type, word }) =>
    word === null ? sql.raw(FILLERS[type] ?? `'x'`) : sql`${word}::text`,
  )
  const names = ['tenant_id', ...needed.map(({ name }) => name)].map((name) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(names)})
    values (${sql.join([sql`${tenantId}::uuid`, ...values])})`.execute(db)
}

const FILLERS: Record<string, string> = {
  uuid: 'new_id()',
  integer: '1',
  bigint: '1',
  smallint: '1',
  real: '1',
  'double precision': '1',
  boolean: 'false',
  date: 'current_date',
  bytea: `'\\x00'`,
  jsonb: `'{}'`,
  'text[]': `'{}'`,
  'timestamp with time zone': 'now()',
  'timestamp(3) with time zone': 'now()',
}

/**
 * Writes texts into every column of a company that can hold them, in a row each, without the database's triggers and
 * references, but those of `without`: tables, or `table.column`. Returns the columns, as `table.column`.
 */
export async function plantTexts(
  system: Db,
  tenantId: string,
  text: string,
  without: readonly string[],
): Promise<string[]> {
  const planted: string[] = []
  const columns = (await textColumns(system)).filter(
    ({ table, name }) => !without.includes(table) && !without.includes(`${table}.${name}`),
  )
  await system.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    for (const { table, name, type } of columns)
      if (await plantIn(db, { table, name, type }, tenantId, text)) planted.push(`${table}.${name}`)
  })
  return planted
}

/** Tells whether a column could hold the text. */
async function plantIn(
  db: Db,
  { table, name, type }: Column,
  tenantId: string,
  text: string,
): Promise<boolean> {
  await sql`savepoint planting`.execute(db)
  try {
    const { rows } =
      await sql`select from ${sql.table(table)} where tenant_id = ${tenantId} limit 1`.execute(db)
    if (rows.length === 0) await addRow(db, table, tenantId)
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${columnValue(type, text)}
      where (tableoid, ctid) = (select tableoid, ctid from ${sql.table(table)}
        where tenant_id = ${tenantId} limit 1)`.execute(db)
    await sql`release savepoint planting`.execute(db)
    return true
  } catch {
    await sql`rollback to savepoint planting`.execute(db)
    return false
  }
}

function columnValue(type: string, text: string) {
  if (type === 'text') return sql`${text}::text`
  if (type === 'text[]') return sql`array[${text}]::text[]`
  return sql`${JSON.stringify({ who: [{ address: `Hello,\n${text}` }], [text]: 1 })}::${sql.raw(type)}`
}
