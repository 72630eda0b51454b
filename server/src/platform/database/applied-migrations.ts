export interface AppliedMigration {
  name: string
  /** The version of Satchel that applied it; null if that was 1.0.0 or before. */
  version: string | null
  /** The oldest release that goes on working on the schema; null if nothing is known of it. */
  worksWith: string | null
}

/** A client or pool of `pg`. */
export interface Queryable {
  query(text: string): Promise<{ rows: AppliedMigration[] }>
}

/** Lists the migrations of a database by name; none, if it never had any. */
export async function appliedMigrations(client: Queryable): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(
    `select 'schema_migration' as name where to_regclass('schema_migration') is not null`,
  )
  if (found.length === 0) return []
  // The table of 1.0.0 has names and times only.
  const { rows } = await client.query(`
    select name, to_jsonb(m) ->> 'version' as version, to_jsonb(m) ->> 'works_with' as "worksWith"
    from schema_migration m order by name`)
  return rows
}
