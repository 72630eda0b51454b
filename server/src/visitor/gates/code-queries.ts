import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'

interface Mailed {
  linkId: string
  email: string
}

/** Replaces the code sent before. */
export async function putCode(
  { db }: Scope,
  mailed: Mailed,
  codeHash: Buffer,
  minutes: number,
): Promise<void> {
  const fresh = {
    codeHash,
    tries: 0,
    triesBy: '{}',
    expiresAt: sql<string>`clock_timestamp() + make_interval(mins => ${minutes})`,
  }
  await db
    .insertInto('linkCode')
    .values({ ...mailed, ...fresh })
    .onConflict((conflict) => conflict.columns(['tenantId', 'linkId', 'email']).doUpdateSet(fresh))
    .execute()
}

/** Counts a try; returns the hash of the code, undefined where there is none that is still good. */
export async function tryCode(
  { db }: Scope,
  { linkId, email, network }: Mailed & { network: Buffer },
  max: { ofNetwork: number; ofAll: number },
): Promise<Buffer | undefined> {
  const key = network.toString('hex')
  const ofNetwork = sql<number>`coalesce((tries_by ->> ${key}::text)::int, 0)`
  const mailed = await db
    .updateTable('linkCode')
    .set({
      tries: sql`tries + 1`,
      triesBy: sql`tries_by || jsonb_build_object(${key}::text, ${ofNetwork} + 1)`,
    })
    .where('linkId', '=', linkId)
    .where('email', '=', email)
    .where('tries', '<', max.ofAll)
    .where(ofNetwork, '<', max.ofNetwork)
    .where('expiresAt', '>', sql<string>`clock_timestamp()`)
    .returning('codeHash')
    .executeTakeFirst()
  return mailed?.codeHash
}

export async function deleteCode({ db }: Scope, { linkId, email }: Mailed): Promise<void> {
  await db.deleteFrom('linkCode').where('linkId', '=', linkId).where('email', '=', email).execute()
}
