import { deleteSealedAnswers } from '../../platform/http/idempotency.ts'
import type { Services } from '../../platform/http/services.ts'
import { LostSecrets } from '../../platform/security/secrets.ts'
import * as webhooks from '../../webhooks/service.ts'
import { deleteSealed } from './lost-secrets-queries.ts'
import { canSign } from './signing-keys.ts'

/**
 * Throws `LostSecrets` if the database was made with other secrets: nobody could sign in. With `NEW_SECRETS`, deletes
 * what can't be opened any more instead.
 */
export async function requireOwnSecrets(
  parts: Pick<Services, 'config' | 'database' | 'secrets'>,
): Promise<void> {
  const { config, database, secrets } = parts
  if (await canSign(parts)) return
  if (!config.NEW_SECRETS) throw new LostSecrets(config.DATA_DIR, 'wrong')
  await database.system.transaction().execute(async (db) => {
    await deleteSealed(db)
    await deleteSealedAnswers(db)
    await webhooks.replaceLostSecrets(db, secrets)
  })
}
