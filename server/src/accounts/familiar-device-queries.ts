import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** Networks that are remembered of a person. */
const NETWORKS_MAX = 30

/** Remembers a network; beyond so many, the one that was used longest ago is forgotten. */
export async function saveNetwork(db: Db, userId: string, network: Buffer): Promise<void> {
  await sql`
    insert into auth.known_network (user_id, network) values (${userId}, ${network})
    on conflict (user_id, network) do update set seen_at = now()`.execute(db)
  await sql`
    delete from auth.known_network where user_id = ${userId} and network in (
      select network from auth.known_network where user_id = ${userId}
      order by seen_at desc offset ${NETWORKS_MAX})`.execute(db)
}

export async function isKnownNetwork(db: Db, userId: string, network: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('auth.knownNetwork')
    .select('userId')
    .where('userId', '=', userId)
    .where('network', '=', network)
    .executeTakeFirst()
  return row !== undefined
}
