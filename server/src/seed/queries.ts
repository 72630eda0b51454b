import { type Insertable, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { DB } from '../platform/database/database-types.ts'

// The demo is written by the owner of the database, in one transaction that has entered the tenant it makes.

/** Rows without a tenant become this one's, as the defaults of their tables say. */
export async function enterTenant(db: Db, tenantId: string): Promise<void> {
  // What search knows of the items is written once, at the end.
  await sql`select set_config('app.tenant_id', ${tenantId}, true),
    set_config('app.index', 'held', true)`.execute(db)
}

/** A row as JSON: bytes are hexadecimal with the prefix `\\x`. */
export type Row<R> = {
  [N in keyof R]: Buffer extends R[N] ? string | Exclude<R[N], Buffer> : R[N]
}

/** Any number of rows in one statement; all of them have the columns of the first. */
export async function insertRows<T extends keyof DB & string>(
  db: Db,
  table: T,
  rows: readonly Row<Insertable<DB[T]>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first) as (keyof typeof first & string)[]
  const columnOf = new Map(names.map((name) => [name, snakeCase(name)]))
  // What is null is left out.
  const tuples = rows.map((row) =>
    Object.fromEntries([...columnOf].map(([name, column]) => [column, row[name] ?? undefined])),
  )
  const columns = sql.join(names.map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(tuples)}::json)`.execute(
    db,
  )
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export async function indexItems(db: Db, ids: string[]): Promise<void> {
  await sql`select index_held(${ids})`.execute(db)
}

/** Votes and shares; the views of items are counted with the sums of visits. */
export async function countMarks(db: Db): Promise<void> {
  await sql`
    update item_stat set
      upvotes = (select count(*) from upvote where upvote.tenant_id = item_stat.tenant_id
        and item_type = 'ITEM' and upvote.item_id = item_stat.item_id),
      shares = (select count(*) from link where link.tenant_id = item_stat.tenant_id
        and item_type = 'ITEM' and link.item_id = item_stat.item_id and not is_own)
    where tenant_id = current_tenant()`.execute(db)
}

/** Dates the blocks of sites like their publication, and drops jobs: the first start sends no emails. */
export async function endWork(db: Db): Promise<void> {
  await sql`
    update site set since = (select jsonb_object_agg(key, published_at) from jsonb_each(since))`.execute(
    db,
  )
  await sql`delete from graphile_worker._private_jobs where created_at = now()`.execute(db)
}
