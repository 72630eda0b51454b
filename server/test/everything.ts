import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../src/platform/database/database.ts'

/** The rows of every table there is that hold one of these words, by the name of the table. */
export async function rowsWith(system: Db, words: string[]): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
    order by name`.execute(system)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(name)} t
      where exists (select from unnest(${words}::text[]) word where strpos(t::text, word) > 0)`.execute(
      system,
    )
    if (rows[0]?.count) counts[name] = rows[0].count
  }
  return counts
}

/** Lists the files of a data folder except the database, as relative paths. */
export async function filesIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(dataDir.length + 1))
    .filter((path) => !path.startsWith('postgres/'))
}
