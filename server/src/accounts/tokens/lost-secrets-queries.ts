import type { Db } from '../../platform/database/database.ts'

/** Deletes what only a lost secret could open: signing keys, authenticator apps and their recovery codes. */
export async function deleteSealed(db: Db): Promise<void> {
  await db.deleteFrom('auth.jwks').execute()
  await db.deleteFrom('auth.recoveryCode').execute()
  await db.deleteFrom('auth.totp').execute()
  await db
    .updateTable('ssoProvider')
    .set({ clientSecret: null, isTested: false })
    .where('clientSecret', 'is not', null)
    .execute()
}
