import type { Invitation } from '@satchel/contract/accounts/invitations.ts'
import { INVITATION_DAYS } from '@satchel/contract/constants.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import type { Config } from '../platform/config.ts'
import { type Mail, renderEmail, senderOf } from '../platform/mail/mail.ts'
import { mailLocale } from '../platform/mail/member-locale.ts'
import { memberTexts } from '../platform/mail/member-texts.ts'

interface Invited {
  tenant: Tenant
  inviter: { name: string; email: string }
  invitation: Invitation
}

/** The email to a person without a profile, in the language of the company. */
export function invitationEmail(
  { PUBLIC_URL }: Config,
  { tenant, inviter, invitation: { email, message } }: Invited,
  token: string,
): Mail {
  const { name, branding } = tenant
  const language = mailLocale(tenant.locale)
  const { team: texts } = memberTexts(language)
  const paragraphs = [
    texts.invited(senderOf(inviter, name, language)),
    ...(message ? message.split(/\n\s*\n/).map((paragraph) => paragraph.trim()) : []),
    texts.invitedUntil(INVITATION_DAYS),
  ]
  const button = { label: texts.accept, url: `${PUBLIC_URL}/signup-invited-user?token=${token}` }
  const look = { name, color: branding.color, language }
  // No name that somebody chose: it could be another company's.
  const subject = texts.invitedSubject(inviter.email)
  return { to: email, ...renderEmail(subject, paragraphs, button, { look }) }
}

/** The email that tells the inviter that a person has joined. */
export function joinedEmail(
  { PUBLIC_URL }: Config,
  { to, locale }: { to: string; locale: Locale },
  tenant: { name: string; color: string },
  { name, email }: { name: string; email: string },
): Mail {
  const { team: texts } = memberTexts(locale)
  const button = { label: texts.viewTeam, url: `${PUBLIC_URL}/team-settings` }
  const frame = { look: { ...tenant, language: locale } }
  const passages = [texts.joined(name, email, tenant.name)]
  return { to, ...renderEmail(texts.joinedSubject(name, tenant.name), passages, button, frame) }
}
