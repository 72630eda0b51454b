import type { Invitation } from '@satchel/contract/accounts/invitations.ts'
import { INVITATION_DAYS } from '@satchel/contract/constants.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import type { Config } from '../platform/config.ts'
import { type Mail, renderEmail, senderOf } from '../platform/mail/mail.ts'

export function invitationEmail(
  { PUBLIC_URL }: Config,
  {
    tenant: { name, branding },
    inviter,
    invitation: { email, message },
  }: {
    tenant: Tenant
    inviter: { name: string; email: string }
    invitation: Invitation
  },
  token: string,
): Mail {
  const paragraphs = [
    `${senderOf(inviter, name)} invited you to join the team on Satchel, where it stores, finds and shares its content.`,
    ...(message ? message.split(/\n\s*\n/).map((paragraph) => paragraph.trim()) : []),
    `This invitation expires in ${INVITATION_DAYS} days. If you weren’t expecting it, ignore this email.`,
  ]
  const url = `${PUBLIC_URL}/signup-invited-user?token=${token}`
  const look = { name, color: branding.color }
  // No name that somebody chose: it could be another company's.
  const subject = `${inviter.email} invited you to a team on Satchel`
  return {
    to: email,
    ...renderEmail(subject, paragraphs, { label: 'Accept invitation', url }, { look }),
  }
}

/** The email that tells the inviter that a person has joined. */
export function joinedEmail(
  { PUBLIC_URL }: Config,
  to: string,
  tenant: { name: string; color: string },
  person: { name: string; email: string },
): Mail {
  const paragraphs = [
    `${person.name} (${person.email}) accepted your invitation to ${tenant.name}.`,
  ]
  const button = { label: 'View team', url: `${PUBLIC_URL}/team-settings` }
  return {
    to,
    ...renderEmail(`${person.name} joined ${tenant.name}`, paragraphs, button, { look: tenant }),
  }
}
