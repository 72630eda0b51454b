import type { Origin } from '../../platform/database/scope.ts'
import * as tenants from '../../tenants/service.ts'
import { openSession } from '../open-session.ts'
import type { Accounts } from '../service.ts'
import { closed, confirmMember, isFirst } from '../sign-up.ts'
import type { IssuedTokens } from '../tokens/tokens.ts'
import { type Registration, register } from './register.ts'

/**
 * Signs up the first company of an empty server and signs its owner in, without an email: the mail server is set up
 * afterwards. Of several at once, one comes in; the others stay unconfirmed. Throws `sign-up-closed`.
 */
export async function registerFirst(
  accounts: Accounts,
  draft: Registration,
  origin: Origin,
): Promise<IssuedTokens> {
  const { config, database } = accounts.services
  if (!(await isFirst(database.system, config))) throw closed()
  const { userId, tenantId } = await register(accounts, draft, { ip: origin.ip, isFirst: true })
  return openSession(accounts, userId, { method: 'password', origin }, async (db) => {
    await confirmMember(db, config, userId)
    if ((await tenants.findFirst(db))?.companyId !== tenantId) throw closed()
  })
}

/** Opens the question whether the server waits for its first company, which is answered by memory once it doesn't. */
export function openFirstVisits({
  database,
  config,
}: Pick<Accounts['services'], 'database' | 'config'>): { awaitsFirst: () => Promise<boolean> } {
  let isOver = false
  return {
    async awaitsFirst() {
      if (isOver) return false
      isOver = !(await isFirst(database.system, config))
      return !isOver
    },
  }
}
