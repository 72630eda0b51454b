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
  const names = Object.keys(first)
  const given = rows.map((row) =>
    Object.fromEntries(names.map((name) => [snakeCase(name), row[name as keyof typeof row]])),
  )
  const columns = sql.join(names.map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(given)}::jsonb)`.execute(
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

/** Counts the votes and comments of wishes, and orders them by age among those that trend. */
export async function countWishes(db: Db): Promise<void> {
  await sql`
    update wish set votes = counted.votes, comments = counted.comments,
      heat = ln(1 + 5 * counted.votes) + ln(2) / (7 * 86400) * extract(epoch from created_at)
    from (select id,
        (select count(*) from wish_vote where wish_id = wish.id) as votes,
        (select count(*) from wish_comment where wish_id = wish.id) as comments
      from wish where tenant_id = current_tenant()) as counted
    where wish.tenant_id = current_tenant() and wish.id = counted.id`.execute(db)
}
