import pg from 'pg'
import { VERSION } from '../../src/platform/version.ts'

/**
 * Adds to a database what migrations of a later release may add: columns with and without a default to each table, which
 * rows of this release don't name, an index, a table that refers to another one, and a value of each enum.
 */
export async function growSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(TABLES)
    if (tables.length === 0) throw new Error('The database has no tables')
    for (const { name } of tables)
      await client.query(
        `alter table ${name} add column later text, add column later_count integer not null default 7`,
      )
    const { rows: enums } = await client.query<{ name: string }>(ENUMS)
    for (const { name } of enums) await client.query(`alter type ${name} add value 'later'`)
    await client.query(`
      create index item_later on item (tenant_id, later_count);
      create table later (tenant_id uuid not null, id uuid not null, item_id uuid not null, primary key (tenant_id, id),
        foreign key (tenant_id, item_id) references item on delete cascade);
      insert into schema_migration (name, version, works_with) values ('9999_later.sql', '99.0.0', '${VERSION}')`)
  } finally {
    await client.end()
  }
}

/** Tables of the product; parts of a partitioned one follow it. */
const TABLES = `select format('%I.%I', nspname, relname) as name from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition and relname <> 'schema_migration'
    and nspname not in ('pg_catalog', 'information_schema', 'graphile_worker') and nspname not like 'pg\\_%'`

const ENUMS = `select distinct format('%I.%I', nspname, typname) as name from pg_enum
  join pg_type on pg_type.oid = enumtypid join pg_namespace on pg_namespace.oid = typnamespace`
