import type { Invitation } from '@satchel/contract/accounts/invitations.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue, type Task, type Tasks, urgent } from '../platform/jobs/jobs.ts'
import { MAIL_ATTEMPTS } from '../platform/mail/enqueue-mail.ts'
import type { Mail, TenantMail } from '../platform/mail/mail.ts'
import { isRefusedAddress } from '../platform/mail/refused-address.ts'
import { hasLink, type Linked, noteDelivery } from './invitation-queries.ts'

interface InvitationMail extends TenantMail {
  invitationId: string
  /** The hash of the token in the emailed link, in hex. */
  tokenHash: string
}

/** Sends the link of an invitation after the commit, and notes there what became of it. */
export function enqueueInvitation(
  scope: Scope,
  { id, tokenHash }: Linked,
  mail: Mail,
): Promise<void> {
  const { tenantId } = scope.actor
  const payload = { ...mail, tenantId, invitationId: id, tokenHash: tokenHash.toString('hex') }
  const job = { jobKey: `invitation:${id}`, maxAttempts: MAIL_ATTEMPTS }
  return enqueue(scope, 'send-invitation', payload, job)
}

export function invitationTasks(services: Services): Tasks {
  return { 'send-invitation': urgent((...args) => send(services, ...args)) }
}

async function send(
  { database, sendMail }: Services,
  payload: unknown,
  attempt: Parameters<Task>[1],
): Promise<void> {
  const { invitationId, tokenHash, ...mail } = payload as InvitationMail
  const linked = { id: invitationId, tokenHash: Buffer.from(tokenHash, 'hex') }
  const within = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(database, systemActor(mail.tenantId), work)
  const note = (delivery: Invitation['delivery']) =>
    within((scope) => noteDelivery(scope, linked, delivery))
  // Withdrawn, or sent again with another link.
  if (!(await within((scope) => hasLink(scope, linked)))) return
  try {
    await sendMail(mail)
  } catch (error) {
    const isRefused = isRefusedAddress(error)
    const isLast = attempt !== undefined && attempt.job.attempts >= attempt.job.max_attempts
    await note(isRefused || isLast ? 'failed' : 'delayed')
    if (isRefused) return
    throw error
  }
  await note('sent')
}
