import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { systemActor, withNewTenant } from '../platform/database/scope.ts'
import { normalEmail } from '../platform/mail/email-address.ts'
import { audit } from '../platform/security/audit.ts'
import { announceChange } from '../platform/security/identity.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import { resetLink } from './emails.ts'
import { endAccess } from './end-access.ts'
import { notifySecurityChange } from './factors/emails.ts'
import { deletePasskeysOf } from './factors/passkey-queries.ts'
import { deleteTotp } from './factors/queries.ts'
import { saveReset } from './password-queries.ts'
import { findAccountByEmail } from './queries.ts'

/** Resets a person's sign-in on behalf of the operator and returns a link for setting a new password. */
export function letIn(database: Database, config: Config, input: string): Promise<string> {
  const token = newToken()
  return withNewTenant(database, async (db, enter) => {
    const account = await findAccountByEmail(db, normalEmail(input))
    if (!account || account.status === 'deactivated')
      throw new Error(`No active account has the address ${input}.`)
    const { id, name, tenantId } = account
    await endAccess(db, id)
    await deleteTotp(db, id)
    await deletePasskeysOf(db, id)
    await saveReset(db, id, hashOf(token))
    await notifySecurityChange(db, config, id, (texts) => [
      texts.signInResetSubject,
      texts.signInReset,
    ])
    const scope = await enter({ ...systemActor(tenantId), name: 'The operator' })
    await announceChange(scope, id)
    await audit(scope, { action: 'factors.reset', target: { type: 'user', id, name } })
    return resetLink(config, token)
  })
}
