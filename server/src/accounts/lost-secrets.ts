import * as integrations from '../integrations/service.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { deleteSealedAnswers } from '../platform/http/idempotency.ts'
import { LostSecrets, type Secrets } from '../platform/security/secrets.ts'
import type { Auth } from './auth.ts'
import { deleteSealed } from './lost-secrets-queries.ts'

/**
 * Throws `LostSecrets` if the database was made with other secrets: nobody could sign in. With `NEW_SECRETS`, deletes
 * what can't be opened any more instead.
 */
export async function requireOwnSecrets(
  auth: Auth,
  { system }: Database,
  { config, secrets }: { config: Config; secrets: Secrets },
): Promise<void> {
  if (await canSign(auth)) return
  if (!config.NEW_SECRETS) throw new LostSecrets(config.DATA_DIR, 'wrong')
  await system.transaction().execute(async (db) => {
    await deleteSealed(db)
    await deleteSealedAnswers(db)
    await integrations.replaceLostSecrets(db, secrets)
  })
}

/** Signs a token as every sign-in does. A first key is made if there is none. */
async function canSign(auth: Auth): Promise<boolean> {
  // Fails without the database; then nothing is known of the secrets.
  await auth.api.getJwks()
  return auth.api.signJWT({ body: { payload: {} } }).then(
    () => true,
    () => false,
  )
}
