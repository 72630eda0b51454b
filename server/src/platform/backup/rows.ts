import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

const isOurs = sql`nspname not in ('pg_catalog', 'information_schema')
  and nspname not like 'pg\\_toast%' and nspname not like 'pg\\_temp%'`

/** Counts the rows of every table, by its name with the schema, as the handle sees them. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and ${isOurs} order by name`.execute(db)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(name)}`.execute(
      db,
    )
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}

/** Tells whether a database has no table, view or sequence. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_class c join pg_namespace n on n.oid = relnamespace
    where ${isOurs} and not exists (select from pg_depend
      where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`.execute(db)
  return rows[0]?.n === 0
}

/** Returns the major version of the server. */
export async function majorVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select current_setting('server_version_num')::int / 10000 as number`.execute(db)
  return rows[0]?.number ?? 0
}

/** Creates the role of tenant work, which belongs to a server and not to a database. */
export async function createRole(db: Db): Promise<void> {
  await sql`do $$ begin
    if not exists (select from pg_roles where rolname = 'satchel_app') then
      create role satchel_app nologin;
    end if;
    grant satchel_app to current_user;
  end $$`.execute(db)
}
