import { INVITATION_DAYS } from '@satchel/contract/constants.ts'
import type { Invitation } from '@satchel/contract/invitations.ts'
import type { Tenant } from '@satchel/contract/tenants.ts'
import type { Config } from '../platform/config.ts'
import { letter, type Mail, senderOf } from '../platform/mail/mail.ts'

export function invitationLetter(
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
    `${senderOf(inviter, name)} invites you to join the team in Satchel, where it keeps, finds and shares its content.`,
    ...(message ? message.split(/\n\s*\n/).map((paragraph) => paragraph.trim()) : []),
    `The link is good for ${INVITATION_DAYS} days. If you did not expect this mail, ignore it.`,
  ]
  const url = `${PUBLIC_URL}/signup-invited-user?token=${token}`
  const look = { name, color: branding.color }
  // No name that somebody chose: it could be another company's.
  const subject = `${inviter.email} invites you to a team on Satchel`
  return { to: email, ...letter(subject, paragraphs, { label: 'Accept', url }, { look }) }
}

/** To the one who invited. */
export function joinedLetter(
  { PUBLIC_URL }: Config,
  to: string,
  tenant: { name: string; color: string },
  person: { name: string; email: string },
): Mail {
  const paragraphs = [
    `${person.name} (${person.email}) accepted your invitation to ${tenant.name}.`,
  ]
  const button = { label: 'See the team', url: `${PUBLIC_URL}/team-settings` }
  return { to, ...letter(`${person.name} has joined`, paragraphs, button, { look: tenant }) }
}
