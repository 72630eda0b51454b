import pg from 'pg'

interface Table {
  name: string
  columns: string
}

/** Tables of all schemas but PostgreSQL's, with what an expression makes of each one's columns. */
const tables = (isIncluded: string) => `
  select format('%I.%I', nspname, relname) as name, string_agg(format('%I', attname), ', ' order by attname) as columns
  from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute on attrelid = c.oid
  where relkind = 'r' and attnum > 0 and not attisdropped and ${isIncluded}
    and nspname not in ('pg_catalog', 'information_schema') and nspname !~ '^pg_(toast|temp)'
  group by 1 order by 1`

/**
 * Returns the number of rows of each table and a hash of all they hold, and where each sequence is. Generated columns
 * are left out with `isStored`: another major version may know other forms of words.
 */
export async function contentsOf(
  connectionString: string,
  { isStored = false } = {},
): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'; set extra_float_digits = 1`)
    const contents: Record<string, string> = {}
    const { rows } = await client.query<Table>(tables(isStored ? `attgenerated = ''` : 'true'))
    for (const { name, columns } of rows) {
      const { rows: found } = await client.query<{ content: string }>(`
        select count(*) || ' ' || coalesce(md5(string_agg(hash, '' order by hash)), '') as content
        from (select md5(row(${columns})::text) as hash from ${name}) as hashed`)
      contents[name] = found[0]?.content ?? ''
    }
    const { rows: sequences } = await client.query<{ name: string; last: string }>(`
      select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences`)
    for (const { name, last } of sequences) contents[name] = `at ${last}`
    return contents
  } finally {
    await client.end()
  }
}
