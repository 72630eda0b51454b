import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { PROGRAM_OWES_FACTOR } from './factors/queries.ts'
import { selectAccounts } from './queries.ts'

/** The person whose key it is; undefined for an unknown or expired one. */
export function findKeyAccount(db: Db, hash: Buffer) {
  return selectAccounts(db)
    .innerJoin('apiKey as key', 'key.memberId', 'member.id')
    .select(['key.id as keyId', 'key.name as keyName', 'key.scopes'])
    .select(
      sql<boolean>`key.last_used_at is null or key.last_used_at < now() - interval '1 minute'`.as(
        'isUnseen',
      ),
    )
    .select(PROGRAM_OWES_FACTOR.as('owesSecondFactor'))
    .where('key.hash', '=', hash)
    .where((row) =>
      row.or([row('key.expiresAt', 'is', null), row('key.expiresAt', '>', sql<string>`now()`)]),
    )
    .executeTakeFirst()
}
