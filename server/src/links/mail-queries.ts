import { sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'

/** Mails of one person are counted one after the other. */
export async function lockMails(scope: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('link_mail'), hashtext(${personOf(scope)}))`.execute(
    scope.db,
  )
}

/** Mine of the last hour, and the seconds until one of them is an hour old. */
export async function countMails(scope: Scope): Promise<{ count: number; seconds: number }> {
  return scope.db
    .selectFrom('linkMail')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(extract(epoch from min(at) + interval '1 hour' - now())::int, 0)`.as(
        'seconds',
      ),
    ])
    .where('sentBy', '=', personOf(scope))
    .where('at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
}

/** What is older counts for nothing and is forgotten. */
export async function insertMail(scope: Scope, linkId: string): Promise<void> {
  const sentBy = personOf(scope)
  await scope.db
    .deleteFrom('linkMail')
    .where('sentBy', '=', sentBy)
    .where('at', '<=', sql<string>`now() - interval '1 hour'`)
    .execute()
  await scope.db.insertInto('linkMail').values({ linkId, sentBy }).execute()
}
