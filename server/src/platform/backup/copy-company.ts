import { pipeline } from 'node:stream/promises'
import { from, to } from 'pg-copy-streams'
import type { Client } from '../database/connecting.ts'
import { inTransaction } from '../moving/session.ts'

interface Table {
  name: string
  columns: string
  /** The condition for rows of the company, whose id is put in place of `$`. */
  rows: string
}

const OF_PEOPLE = `(select id from public.member where tenant_id = '$')`

/** Tables of a company with the columns that aren't computed; a partitioned table stands for its parts. */
const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    case when nspname = 'auth' and relname = 'user' then 'id in ${OF_PEOPLE.replaceAll("'", "''")}'
      when nspname = 'public' and relname = 'tenant' then 'id = ''$'''
      when nspname = 'auth' then 'user_id in ${OF_PEOPLE.replaceAll("'", "''")}'
      else 'tenant_id = ''$''' end as rows
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition and (
    nspname = 'public' and (relname = 'tenant' or exists (select from pg_attribute
      where attrelid = c.oid and attname = 'tenant_id' and not attisdropped))
    or nspname = 'auth' and (relname = 'user' or exists (select from pg_attribute
      where attrelid = c.oid and attname = 'user_id' and not attisdropped)))
  -- People are needed to find what is theirs.
  order by nspname = 'public' and relname = 'member', name`

/** Tables of sessions and of steps of a sign-in, which end with a restore. */
const PASSING =
  /^auth\.(session|refresh_token|handoff|challenge|socket_ticket|sso_flow|oauth_artifact|password_reset)$/

export async function hasCompany(client: Client, id: string): Promise<boolean> {
  const { rows } = await client.query('select from tenant where id = $1', [id])
  return rows.length > 0
}

/**
 * Makes a company of the target what it is in the source, in one transaction without triggers. Throws if what must be
 * unique on a server, such as an address of a person, is another company's by now. Returns the number of rows.
 */
export async function copyCompany(
  { source, target }: { source: Client; target: Client },
  id: string,
): Promise<number> {
  const { rows: tables } = await target.query<Table>(TABLES)
  const where = ({ rows }: Table) => rows.replaceAll('$', id)
  return inTransaction(target, async () => {
    await target.query('set local session_replication_role = replica')
    await target.query(`delete from auth.refresh_token where session_id in
      (select id from auth.session where user_id in ${OF_PEOPLE.replaceAll('$', id)})`)
    for (const table of tables)
      await target.query(`delete from ${table.name} where ${where(table)}`)
    let copied = 0
    for (const table of tables.filter(({ name }) => !PASSING.test(name))) {
      const rows = target.query(from(`copy ${table.name} (${table.columns}) from stdin`))
      const read = `copy (select ${table.columns} from ${table.name} where ${where(table)}) to stdout`
      await pipeline(source.query(to(read)), rows)
      copied += rows.rowCount ?? 0
    }
    await target.query(`select pg_notify('identity', $1), pg_notify('domain', '')`, [id])
    return copied
  })
}
