import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

const NOW = sql<string>`now()`

/** Removes expired rows. */
export async function removeStale(db: Db): Promise<void> {
  await db.deleteFrom('auth.rateLimit').where('expire', '<', Date.now()).execute()
  await db.deleteFrom('auth.verification').where('expiresAt', '<', NOW).execute()
  await db.deleteFrom('auth.challenge').where('expiresAt', '<', NOW).execute()
  await db.deleteFrom('auth.handoff').where('expiresAt', '<', NOW).execute()
  await db.deleteFrom('auth.socketTicket').where('expiresAt', '<', NOW).execute()
  await db.deleteFrom('auth.passwordReset').where('expiresAt', '<', NOW).execute()
  await db.deleteFrom('auth.ssoFlow').where('expiresAt', '<', NOW).execute()
  await db
    .deleteFrom('auth.codeGuess')
    .where('guessedAt', '<', sql<string>`now() - interval '90 days'`)
    .execute()
  await db
    .deleteFrom('auth.knownNetwork')
    .where('seenAt', '<', sql<string>`now() - interval '90 days'`)
    .execute()
  await db
    .deleteFrom('auth.device')
    .where('seenAt', '<', sql<string>`now() - interval '1 year'`)
    .execute()
}
