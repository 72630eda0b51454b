import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { VisitRow } from './arrival-queries.ts'

interface VisitKey {
  tenantId: string
  id: string
}

/** The condition for visits of which nothing more is measured. */
export const IS_UNMEASURED = sql<boolean>`exists (select from unmeasured_visit as open
  where open.tenant_id = visit.tenant_id and open.id = visit.id)`

/** Tells whether one of these addresses asked a company not to measure its reading. */
export async function hasUnmeasured(
  system: Db,
  tenantId: string,
  emails: readonly string[],
): Promise<boolean> {
  const row = await system
    .selectFrom('unmeasuredAddress')
    .select('email')
    .where('tenantId', '=', tenantId)
    .where('email', 'in', emails)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds since when the reading of an address isn't measured; undefined where it is. */
export async function findUnmeasured({ db }: Scope, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('unmeasuredAddress')
    .select('at')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.at
}

/** Returns false if it was so before. */
export async function insertUnmeasured({ db }: Scope, email: string): Promise<boolean> {
  const row = await db
    .insertInto('unmeasuredAddress')
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false if it wasn't so. */
export async function deleteUnmeasured({ db }: Scope, email: string): Promise<boolean> {
  const row = await db
    .deleteFrom('unmeasuredAddress')
    .where('email', '=', email)
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores what the token of a page stands for of which nothing is measured. */
export async function insertOpening(
  system: Db,
  { tenantId, id, linkId, itemId, fileVersion, viewer }: VisitRow,
): Promise<void> {
  await system
    .insertInto('unmeasuredVisit')
    .values({ tenantId, id, linkId, itemId, fileVersion, viewer: Buffer.from(viewer, 'hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes the visits of the last day of an address, and of the browser it uses now, take no more reports. */
export async function insertOpenings(
  { db }: Scope,
  { email, viewers }: { email: string; viewers: readonly string[] },
): Promise<void> {
  await sql`
    insert into unmeasured_visit (id, link_id, item_id, file_version, viewer)
    select visit.id, visit.link_id, visit.item_id, visit.file_version, visit.viewer
    from visit join link on link.id = visit.link_id
    where visit.id >= id_at(now() - interval '1 day')
      and (visit.email = ${email} or link.shared_to_email = ${email} or visit.viewer = any(${viewers.map(
        (viewer) => Buffer.from(viewer, 'hex'),
      )}::bytea[]))
    on conflict do nothing`.execute(db)
}

/** Tells whether a page was opened without a visit. */
export async function isOpening(system: Db, { tenantId, id }: VisitKey): Promise<boolean> {
  const row = await system
    .selectFrom('unmeasuredVisit')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes openings of pages that were closed long ago: a token is good for a day. */
export async function deleteOldOpenings(system: Db): Promise<void> {
  await system
    .deleteFrom('unmeasuredVisit')
    .where('id', '<', sql<string>`id_at(now() - interval '2 days')`)
    .execute()
}
