import { sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'

/** Makes a person's emails count one after the other. */
export async function lockMails(scope: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('link_mail'), hashtext(${personOf(scope)}))`.execute(
    scope.db,
  )
}

/** Counts the caller's emails of the last hour and returns the seconds until the oldest is an hour old. */
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

/** Records an email and deletes those that no longer count. */
export async function insertMail(scope: Scope, linkId: string): Promise<void> {
  const sentBy = personOf(scope)
  await scope.db
    .deleteFrom('linkMail')
    .where('sentBy', '=', sentBy)
    .where('at', '<=', sql<string>`now() - interval '1 hour'`)
    .execute()
  await scope.db.insertInto('linkMail').values({ linkId, sentBy }).execute()
}
