import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** The plan of the tenant, and what it has in place of the limits of that plan. */
export function findPlan({ db, actor }: Scope) {
  return db
    .selectFrom('tenant')
    .select(['plan', 'limits', 'planless'])
    .where('id', '=', actor.tenantId)
    .executeTakeFirstOrThrow()
}

/** Bytes of texts that don't count as storage. */
const TEXTS_FREE = 1_000_000

/** The bytes of texts besides those of items. */
const TEXTS = sql.join(
  [
    sql`(select coalesce(sum(pg_column_size(content)), 0) from site)`,
    sql`(select coalesce(sum(pg_column_size(content)), 0) from site_version)`,
    sql`(select coalesce(sum(pg_column_size(description)), 0) from collection)`,
    sql`(select coalesce(sum(pg_column_size(description)), 0) from wish)`,
    sql`(select coalesce(sum(pg_column_size(text)), 0) from wish_comment)`,
    sql`(select coalesce(sum(pg_column_size(text) + pg_column_size(fields)), 0) from cta)`,
    sql`(select coalesce(sum(pg_column_size(options)), 0) from link_preset)`,
    sql`(select coalesce(sum(pg_column_size(form)), 0) from saved_search)`,
  ],
  sql` + `,
)

export interface Content {
  items: number
  storageBytes: number
}

/**
 * Counts stored content with all versions, the trash, uploads that run or wait for their use, visitors' files that
 * wait, and archives that are kept
 * after their import. A file shared by versions counts once; an archive doesn't while it is imported, so that there is
 * room for what is in it. Texts count by the space they take, beyond a first megabyte.
 */
export async function countContent({ db }: Scope): Promise<Content> {
  const { rows } = await sql<Content>`
    with kept as (
      select count(*) as items, coalesce(sum(bytes), 0) as bytes,
        coalesce(sum(pg_column_size(description) + pg_column_size(visitor_description)), 0) as texts
      from item
    ), texts as (
      select greatest(0, kept.texts + ${TEXTS} - ${TEXTS_FREE}) as bytes from kept
    ), earlier as (
      select coalesce(sum(bytes), 0) as bytes from (
        select distinct on (v.item_id, v.file_key) v.bytes from item_version v
        where not exists (select from item i
          where i.tenant_id = v.tenant_id and i.id = v.item_id and i.file_key = v.file_key)
        order by v.item_id, v.file_key) as files
    ), coming as (
      select count(*) filter (where replaces is null and purpose = 'item') as items,
        coalesce(sum(bytes), 0) as bytes
      from upload where expires_at > now() and (item_id is null
        or (not used and (purpose = 'import' or replaces is not null)))
    ), sent as (
      select coalesce(sum(bytes), 0) as bytes from request_file
      where state = 'waiting' or (state = 'coming' and expires_at > now())
    ), archives as (
      select coalesce(sum((facts ->> 'archiveBytes')::bigint), 0) as bytes from import
      where source = 'archive' and finished_at is not null
        and facts ?| array['archiveKey', 'oldArchive']
    )
    select (kept.items + coming.items)::bigint as items,
      (kept.bytes + earlier.bytes + coming.bytes + sent.bytes + archives.bytes + texts.bytes)::bigint
        as "storageBytes"
    from kept, earlier, coming, sent, archives, texts`.execute(db)
  return rows[0] as Content
}

/** Counts people who aren't deactivated, and open invitations. */
export async function countSeats({ db }: Scope): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select (select count(*)::int from member where status <> 'deactivated')
      + (select count(*)::int from invitation where expires_at > now()) as taken`.execute(db)
  return rows[0]?.taken ?? 0
}

export async function countLinks({ db }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Tells whether the account is paid for. */
export async function isPaid({ db, actor }: Scope): Promise<boolean> {
  const { rows } = await sql<{ isPaid: boolean }>`
    select is_paid(tenant) as "isPaid" from tenant where id = ${actor.tenantId}`.execute(db)
  return rows[0]?.isPaid ?? false
}

/** One addition to the library at a time, until the scope ends. */
export async function holdRoom({ db, actor }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('room'), hashtext(${actor.tenantId}))`.execute(db)
}
