import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** Notifies the sharer's open browsers of a reply after the commit, on every node. */
export async function notifySharer(
  { db, actor }: Scope,
  { linkId, sharedBy, itemName }: { linkId: string; sharedBy: string; itemName: string },
): Promise<void> {
  const notice = JSON.stringify({ linkId, sharedBy, itemName })
  await sql`select pg_notify('reply', ${`${actor.tenantId} ${notice}`})`.execute(db)
}
