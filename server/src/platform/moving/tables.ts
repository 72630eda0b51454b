import type { Client } from '../database/connecting.ts'
import { SCHEMA } from './marks.ts'

export interface Table {
  /** The name with its schema, quoted. */
  name: string
  /** The quoted names of columns that aren't computed from others. */
  columns: string[]
  /** The quoted columns of the primary key; those of the whole row, if it has none. */
  key: string[]
  /** The types of all columns, to compare. */
  shape: string
  bytes: number
}

const isOurs = `nspname not in ('pg_catalog', 'information_schema', '${SCHEMA}')
  and nspname not like 'pg\\_toast%' and nspname not like 'pg\\_temp%'
  and not exists (select from pg_depend
    where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`

const NAME = `format('%I.%I', nspname, relname)`

const TABLES = `
  select ${NAME} as name, pg_table_size(c.oid)::float8 as bytes,
    (select array_agg(quote_ident(attname) order by attname) filter (where attgenerated = '')
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    (select array_agg(quote_ident(attname) order by attname)
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where conrelid = c.oid and contype = 'p') as key,
    (select string_agg(concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod), nullif(attgenerated, '')),
        ', ' order by attname)
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as shape
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and relpersistence = 'p' and ${isOurs} order by name`

/** Returns the tables that have rows: those of all schemas, and the parts of partitioned ones. */
export async function findTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(TABLES)
  return rows.map(({ columns, key, ...table }) => ({
    ...table,
    columns: columns ?? [],
    key: key ?? columns ?? [],
  }))
}

/** Returns the names of tables and partitioned tables, in the order in which they can be locked. */
export async function findRelations(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `select ${NAME} as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and relpersistence = 'p' and ${isOurs} order by relkind, name`,
  )
  return rows.map(({ name }) => name)
}

/** Throws unless a database has the same tables and columns as another. */
export function requireSameTables(source: Table[], target: Table[]): void {
  const shapes = new Map(target.map(({ name, shape }) => [name, shape]))
  const others = source.filter(({ name, shape }) => shapes.get(name) !== shape)
  if (others.length > 0)
    throw new Error(
      `The new database has other tables than the one that is moved: ${others.map(({ name }) => name).join(', ')}.`,
    )
}

interface Part {
  name: string
  parent: string
  bounds: string
}

const PARTS = `
  select ${NAME} as name, inhparent::regclass::text as parent, pg_get_expr(relpartbound, c.oid) as bounds
  from pg_class c join pg_namespace n on n.oid = relnamespace join pg_inherits on inhrelid = c.oid
  where relispartition and relkind = 'r' and ${isOurs} order by name`

/**
 * Gives the target the parts of partitioned tables that the source has, and takes others away with their rows. Tells
 * whether any came to be.
 */
export async function copyParts(source: Client, target: Client): Promise<boolean> {
  const read = async (client: Client) => (await client.query<Part>(PARTS)).rows
  const [parts, there] = await Promise.all([read(source), read(target)])
  const keyOf = ({ name, bounds }: Part) => `${name} ${bounds}`
  const [wanted, found] = [new Set(parts.map(keyOf)), new Set(there.map(keyOf))]
  const gone = there.filter((part) => !wanted.has(keyOf(part)))
  const added = parts.filter((part) => !found.has(keyOf(part)))
  for (const { name } of gone) await target.query(`drop table ${name}`)
  if (added.length === 0) return false
  // Rows of a part that comes to be may lie there. All are compared later.
  for (const { name, bounds } of there)
    if (bounds === 'DEFAULT') await target.query(`truncate ${name}`)
  for (const { name, parent, bounds } of added)
    await target.query(`create table ${name} partition of ${parent} ${bounds}`)
  return true
}

const SEQUENCES = `
  select ${NAME} as name from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'S' and ${isOurs} order by name`

/** Makes the sequences of the target go on where those of the source are. */
export async function copySequences(source: Client, target: Client): Promise<void> {
  const { rows } = await source.query<{ name: string }>(SEQUENCES)
  for (const { name } of rows) {
    const { rows: states } = await source.query(`select last_value::text, is_called from ${name}`)
    const [{ last_value: last, is_called: isCalled }] = states
    await target.query('select setval($1::regclass, $2::bigint, $3)', [name, last, isCalled])
  }
}
