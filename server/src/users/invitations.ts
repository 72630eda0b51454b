import type { Invitation, InvitedLine } from '@satchel/contract/accounts/invitations.ts'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { normalAddress } from '../platform/mail/email-address.ts'
import { spendMail } from '../platform/mail/mail-caps.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import type { Rule } from '../platform/security/limits.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import { HOUR, SECOND } from '../platform/time.ts'
import * as tenants from '../tenants/service.ts'
import { invitationEmail } from './invitation-emails.ts'
import { enqueueInvitation } from './invitation-mail.ts'
import * as query from './invitation-queries.ts'
import { lockTenant } from './member-queries.ts'
import { takeSeat } from './seats.ts'
import { findUser } from './service.ts'

/** Limits emails to an address that someone else entered. */
const OF_ADDRESS: Rule = { name: 'invitation-address', calls: 4, seconds: HOUR / SECOND }
const OF_TENANT: Rule = { name: 'invitation-tenant', calls: 300, seconds: HOUR / SECOND }

export interface Terms {
  role: Role
  message?: string
}

export async function invite(
  services: Services,
  scope: Scope,
  input: string,
  { role, message }: Terms,
): Promise<Invitation> {
  const email = normalAddress(input)
  if (!email) throw invalidField('email', says('isNotEmailAddress'))
  requireMayGrant(scope, role)
  await lockTenant(scope)
  await requireInvitable(scope, email)
  await takeSeat(scope)
  await services.limits.spend(OF_TENANT, scope.actor.tenantId)
  await spendMail(services.limits, scope, email)
  const token = newToken()
  const isMailed = await services.limits.allows(OF_ADDRESS, email)
  const id = await query.insertInvitation(scope, {
    email,
    role,
    message: message?.trim() || null,
    tokenHash: hashOf(token),
    delivery: isMailed ? 'sending' : 'failed',
  })
  const invitation = orNotFound(await query.findInvitation(scope, id), 'Invitation')
  await audit(scope, {
    action: 'user.invited',
    target: { type: 'invitation', id, name: email },
    details: { role },
  })
  if (isMailed) await mail(services, scope, invitation, token)
  return invitation
}

/** Invites people; an address that can't be invited doesn't stop the others. */
export async function inviteAll(
  services: Services,
  scope: Scope,
  emails: string[],
  terms: Terms,
): Promise<{ results: InvitedLine[] }> {
  const results: InvitedLine[] = []
  for (const email of emails) {
    try {
      const invitation = await invite(services, scope, email, terms)
      results.push({ email: invitation.email, invitation, problem: null })
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'forbidden') throw error
      const { code, message: detail } = error
      results.push({ email: email.trim(), invitation: null, problem: { code, detail } })
    }
  }
  return { results }
}

function requireMayGrant({ actor }: Scope, role: Role): void {
  if (role === 'owner' && actor.role !== 'owner')
    throw new Problem('forbidden', says('onlyOwnerCanMakeSomeoneOwner'))
}

/** Throws unless the address is free or belongs to a person deactivated here. */
async function requireInvitable(scope: Scope, email: string): Promise<void> {
  const standing = await query.findStanding(scope, email)
  if (standing?.status === 'active' || standing?.status === 'unconfirmed')
    throw new Problem('already-member', says('isAlreadyOnTeam', { email }))
  if (standing?.isElsewhere)
    throw new Problem('email-taken', says('inviteeBelongsToAnotherCompany', { email }))
  if (standing?.isInvited)
    throw new Problem('already-invited', says('isAlreadyInvitedResendInvitationInstead', { email }))
}

export async function list(scope: Scope, { limit = PAGE_DEFAULT, cursor }: CursorQuery) {
  const before = readCursor(cursor, Type.Object({ id: Id }))?.id
  const rows = await query.findInvitations(scope, { limit: limit + 1, before })
  return pageOf(rows, limit, ({ id }) => ({ id }))
}

/** Resends an invitation; if the address had too many emails, the last link stays valid. */
export async function resend(services: Services, scope: Scope, id: string): Promise<Invitation> {
  await lockTenant(scope)
  const before = orNotFound(await query.findInvitation(scope, id), 'Invitation')
  requireMayGrant(scope, before.role)
  if (before.status === 'expired') await takeSeat(scope)
  await services.limits.spend(OF_TENANT, scope.actor.tenantId)
  if (!(await services.limits.allows(OF_ADDRESS, before.email))) return before
  await spendMail(services.limits, scope, before.email)
  const token = newToken()
  await query.renewInvitation(scope, id, hashOf(token))
  const invitation = orNotFound(await query.findInvitation(scope, id), 'Invitation')
  await audit(scope, {
    action: 'invitation.sent-again',
    target: { type: 'invitation', id, name: invitation.email },
  })
  await mail(services, scope, invitation, token)
  return invitation
}

export async function revoke(scope: Scope, id: string): Promise<void> {
  // Nobody accepts it meanwhile.
  await lockTenant(scope)
  const email = orNotFound(await query.deleteInvitation(scope, id), 'Invitation')
  await audit(scope, {
    action: 'invitation.revoked',
    target: { type: 'invitation', id, name: email },
  })
}

async function mail({ config }: Services, scope: Scope, invitation: Invitation, token: string) {
  const { id, invitedBy } = invitation
  const tenant = await tenants.findTenant(scope)
  const inviter = orNotFound(await findUser(scope, invitedBy.id), 'User')
  const mail = invitationEmail(config, { tenant, inviter, invitation }, token)
  await enqueueInvitation(scope, { id, tokenHash: hashOf(token) }, mail)
}
