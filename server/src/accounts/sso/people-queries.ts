import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** Tells whether a domain is proved and given to this connection. */
export async function speaksFor(db: Db, providerId: string, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom('ssoDomain')
    .select('id')
    .where('providerId', '=', providerId)
    .where('domain', '=', domain)
    .where('provenAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function findLinked(db: Db, providerId: string, subject: string) {
  const row = await db
    .selectFrom('ssoIdentity')
    .select('memberId')
    .where('providerId', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.memberId
}

export async function link(
  { db }: Scope,
  identity: { providerId: string; subject: string; memberId: string },
): Promise<void> {
  await db
    .insertInto('ssoIdentity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isInvited(db: Db, tenantId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitation')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('email', '=', email)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}
