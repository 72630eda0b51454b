import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

interface TicketDraft {
  hash: Buffer
  sessionId: string
  accessUntil: string
}

/** Inserts a ticket, and removes those of the session that nothing was opened with in time. */
export async function insertSocketTicket(
  db: Db,
  { hash, sessionId, accessUntil }: TicketDraft,
  seconds: number,
): Promise<void> {
  await sql`
    with expired as (
      delete from auth.socket_ticket where session_id = ${sessionId} and expires_at < now()
    )
    insert into auth.socket_ticket (hash, session_id, access_until, expires_at)
    values (${hash}, ${sessionId}, ${accessUntil}, now() + make_interval(secs => ${seconds}))
  `.execute(db)
}

/** Takes a ticket, once, and returns the session that it opens a socket for. */
export function takeSocketTicket(db: Db, hash: Buffer) {
  return db
    .deleteFrom('auth.socketTicket as ticket')
    .using('auth.session as session')
    .whereRef('session.id', '=', 'ticket.sessionId')
    .where('ticket.hash', '=', hash)
    .where('ticket.expiresAt', '>', sql<string>`now()`)
    .returning(['ticket.sessionId', 'ticket.accessUntil', 'session.userId'])
    .executeTakeFirst()
}
