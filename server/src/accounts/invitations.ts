import type { OpenedInvitation } from '@satchel/contract/accounts/invitations.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import * as notifications from '../notifications/service.ts'
import type { Db } from '../platform/database/database.ts'
import { type Origin, withNewTenant } from '../platform/database/scope.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import { Problem, says } from '../platform/problem.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import * as users from '../users/service.ts'
import { deletePasskeysOf } from './factors/passkey-queries.ts'
import { deleteTotp } from './factors/queries.ts'
import * as query from './invitation-queries.ts'
import { openSession } from './open-session.ts'
import { setPassword } from './password-queries.ts'
import { requireStrongPassword } from './passwords.ts'
import { findAccountByEmail, lockEmail } from './queries.ts'
import type { Accounts } from './service.ts'
import { requireAllowedMethod, ruleOver } from './sso/rule.ts'
import type { IssuedTokens } from './tokens/tokens.ts'

interface Acceptance {
  token: string
  name: string
  password: string
}

export async function open({ services }: Accounts, token: string): Promise<OpenedInvitation> {
  const { system } = services.database
  const invitation = await users.findInvitation(system, token)
  if (!invitation) throw over()
  const { email, role, message, expiresAt, tenantName, logoUrl, color } = invitation
  const { isBound, offered } = await ruleOver(system, invitation)
  return {
    email,
    role,
    message,
    expiresAt,
    invitedBy: invitation.inviterName,
    name: invitation.knownName,
    sso: isBound && offered ? { name: offered.name } : null,
    tenant: { name: tenantName, branding: { logoUrl, color } },
  }
}

/** The account, its place in the tenant and the word to who invited: all of it, or nothing. */
export async function accept(
  accounts: Accounts,
  input: Acceptance,
  origin: Origin,
): Promise<IssuedTokens> {
  const { database } = accounts.services
  const invited = await users.findInvitation(database.system, input.token)
  if (!invited) throw over()
  await requireStrongPassword(input.password)
  const password = await hashPassword(input.password)
  const userId = await withNewTenant(database, async (db, enter) => {
    // The address before the tenant, as by every other door: two that come by two doors wait for one another.
    await lockEmail(db, invited.email)
    const invitation = await query.holdInvitation(db, input.token)
    if (!invitation) throw over()
    const { email, role, tenantId } = invitation
    const name = input.name.trim()
    await requireAllowedMethod(db, invitation)
    const id = await accountFor(db, { email, password, tenantId })
    const permissions = new Set(PERMISSIONS_OF[role])
    const scope = await enter({ id, name, tenantId, role, permissions, origin })
    await users.join(scope, { id, email, name, role })
    const locale = await localeOfAddress(db, tenantId, invitation.inviterEmail)
    const mail = users.joinedEmail(accounts.services.config, invitation, locale, { name, email })
    const kind = 'invitation-accepted'
    const { inviterId } = invitation
    const [wantsMail] = await notifications.mailable(scope, kind, [inviterId])
    const whom = { tenantId, memberId: inviterId, topics: [kind] }
    const unsubscribe = unsubscribeUrl(accounts.services, whom)
    if (mail && wantsMail) await enqueueMail(scope, { ...mail, unsubscribe })
    const notice = { kind, userIds: [inviterId], url: '/team-settings', detail: email } as const
    await notifications.notify(scope, notice)
    return id
  })
  return openSession(accounts, userId, { method: 'invitation', origin })
}

/** Creates the account, or reactivates a former one without its old sign-in methods. */
async function accountFor(
  db: Db,
  { tenantId, ...draft }: query.CredentialDraft & { tenantId: string },
): Promise<string> {
  const existing = await findAccountByEmail(db, draft.email)
  if (!existing) return query.insertCredential(db, draft)
  const isOurs = existing.tenantId === tenantId
  if (isOurs && existing.status === 'deactivated') {
    await setPassword(db, existing.id, draft.password)
    await deleteTotp(db, existing.id)
    await deletePasskeysOf(db, existing.id)
    return existing.id
  }
  if (isOurs) throw new Problem('already-member', says('youreAlreadyOnTeamSignIn'))
  // Somebody signed up with the address and never proved it is theirs; the invitation proves it now.
  if (existing.status === 'unconfirmed' && (await query.removeUnconfirmed(db, existing)))
    return query.insertCredential(db, draft)
  throw new Problem('email-taken', says('belongsToAnotherCompany', { email: draft.email }))
}

function over(): Problem {
  return new Problem('token-expired', says('invitationExpiredOrUsed'))
}
