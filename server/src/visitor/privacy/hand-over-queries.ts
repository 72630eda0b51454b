import { sql } from 'kysely'
import { MAY_PASS_ON } from '../../links/service.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { STILL_OPENS, shelfOf } from './shelf-queries.ts'

/** The most links that are handed over at once, the newest. */
const LINKS_MAX = 200

/** Offers to hand over to a colleague, in place of an earlier offer that nobody accepted. */
export async function insertOffer({ db }: Scope, from: string, to: string): Promise<void> {
  await sql`
    update shelf_handover set state = 'canceled', decided_at = now()
    where from_email = ${from} and state = 'waiting'`.execute(db)
  // Of two that are sent at once, one is kept.
  await db
    .insertInto('shelfHandover')
    .values({ fromEmail: from, toEmail: to })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function cancelOffer({ db }: Scope, from: string): Promise<void> {
  await sql`
    update shelf_handover set state = 'canceled', decided_at = now()
    where from_email = ${from} and state = 'waiting'`.execute(db)
}

/** Finds the offer that waits for a colleague, else the last one that was accepted. */
export function findOffered({ db }: Scope, from: string) {
  return db
    .selectFrom('shelfHandover')
    .select(['toEmail as to', 'decidedAt'])
    .where('fromEmail', '=', from)
    .where('state', 'in', ['waiting', 'accepted'])
    .orderBy(sql`state = 'waiting'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Finds the offers that wait for an address. */
export function findOffers({ db }: Scope, to: string) {
  return db
    .selectFrom('shelfHandover')
    .select(['id', 'fromEmail as from'])
    .where('toEmail', '=', to)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(20)
    .execute()
}

/** Decides an offer to an address; returns from whom it is, undefined if there's none that waits. */
export async function decideOffer(
  { db }: Scope,
  { id, to, state }: { id: string; to: string; state: 'accepted' | 'declined' },
): Promise<string | undefined> {
  const row = await db
    .updateTable('shelfHandover')
    .set({ state, decidedAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('toEmail', '=', to)
    .where('state', '=', 'waiting')
    .returning('fromEmail')
    .executeTakeFirst()
  return row?.fromEmail
}

export async function saveLinks({ db }: Scope, id: string, links: number): Promise<void> {
  await db.updateTable('shelfHandover').set({ links }).where('id', '=', id).execute()
}

/** Finds the links on the shelf of an address that open and may be passed on. */
export async function findPassable(
  { db }: Scope,
  email: string,
): Promise<{ id: string; allowed: string[]; refused: string[] }[]> {
  const { rows } = await sql<{ id: string; allowed: string[]; refused: string[] }>`
    select link.id, link.allowed, link.refused ${shelfOf(email, false)} and ${STILL_OPENS} and ${MAY_PASS_ON}
    order by link.id desc limit ${LINKS_MAX}`.execute(db)
  return rows
}

/** Forgets what an address handed over, or was offered. */
export async function forgetHandovers({ db }: Scope, email: string): Promise<void> {
  await sql`delete from shelf_handover where from_email = ${email} or to_email = ${email}`.execute(
    db,
  )
}
