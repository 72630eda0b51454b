import type { Db } from '../platform/database/database.ts'
import * as tenants from '../tenants/service.ts'
import * as users from '../users/service.ts'
import { setPassword } from './password-queries.ts'
import { type Account, insertUser } from './queries.ts'

export interface CredentialDraft {
  email: string
  /** The hash of the password. */
  password: string
}

/** Locks an invitation and its tenant, as everywhere that seats are counted. */
export async function holdInvitation(db: Db, token: string) {
  const invitation = await users.findInvitation(db, token)
  if (!invitation) return undefined
  await db
    .selectFrom('tenant')
    .select('id')
    .where('id', '=', invitation.tenantId)
    .forNoKeyUpdate()
    .execute()
  return users.findInvitation(db, token)
}

export async function insertCredential(db: Db, { email, password }: CredentialDraft) {
  const id = await insertUser(db, email)
  await setPassword(db, id, password)
  return id
}

/** Deletes an unconfirmed person with their unused tenant; false for one who confirmed or has colleagues. */
export async function removeUnconfirmed(
  db: Db,
  { id, tenantId }: Pick<Account, 'id' | 'tenantId'>,
): Promise<boolean> {
  // Held, so that nobody confirms what is being removed: the deletion of the tenant would not look again.
  const locked = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'unconfirmed')
    .forUpdate()
    .executeTakeFirst()
  if (!locked) return false
  if (!(await tenants.deleteUnconfirmed(db, tenantId, id))) return false
  await db.deleteFrom('auth.user').where('id', '=', id).execute()
  return true
}
