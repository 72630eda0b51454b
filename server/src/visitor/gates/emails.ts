import type { VisitorLook } from '@satchel/contract/visits/visitor.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { linkUrl } from '../../domains/service.ts'
import type { Config } from '../../platform/config.ts'
import { type Mail, type MailLook, paragraphsOf, renderEmail } from '../../platform/mail/mail.ts'
import { mailLocale } from '../../platform/mail/member-locale.ts'
import { type MemberTexts, memberTexts } from '../../platform/mail/member-texts.ts'
import { cut } from '../../platform/text.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import type { Sharer } from './queries.ts'

export function codeEmail(look: MailLook, email: string, code: string, minutes: number): Mail {
  const { language = 'en' } = look
  const say = messagesIn(language)
  const paragraphs = [
    { code, text: say('visitorMail.codeIs', { code }) },
    say('visitorMail.codeEnter', { minutes }),
    say('visitorMail.codeConfirms', { company: look.name }),
  ]
  const heading = say('visitorMail.codeHeading')
  const subject = `${heading}: ${code}`
  return { to: email, ...renderEmail(subject, paragraphs, undefined, { heading, look }) }
}

/** Returns the look of a visitor's page as emails need it, which are read elsewhere. */
export function mailLookOf(
  { name, color, logoUrl }: VisitorLook,
  { PUBLIC_URL }: Config,
): MailLook {
  return { name, color, logoUrl: logoUrl && new URL(logoUrl, PUBLIC_URL).href }
}

/** Returns where the visitor of a link finds what was shared with them, for emails. */
export function shelfUrlOf(
  config: Config,
  { slug, host, base, isSiteAddress }: Pick<FoundLink, 'slug' | 'host' | 'base' | 'isSiteAddress'>,
): string {
  const url = isSiteAddress ? config.PUBLIC_URL + base : linkUrl(config, slug, host)
  return `${url}/shelf`
}

export interface Reply {
  message: string
  name: string
  email: string | null
  isProved: boolean
}

const NAME_MAX = 80

/** The email with a visitor's reply. What they wrote is neither in the subject nor turned into a link. */
export function replyEmail(
  { PUBLIC_URL }: Config,
  look: MailLook,
  sharer: Sharer,
  reply: Reply,
): Mail {
  const { to, itemName, linkId } = sharer
  const language = mailLocale(sharer.locale)
  const { replies: texts, common } = memberTexts(language)
  const { message, email, isProved } = reply
  const paragraphs = [whoReplied(texts, sharer, reply), ...paragraphsOf(message)]
  const button = { label: common.viewLink, url: `${PUBLIC_URL}/links/${linkId}` }
  return {
    to,
    ...renderEmail(texts.subject(itemName), paragraphs, button, { look, language }),
    ...(isProved && email && { replyTo: email }),
  }
}

/** Asserts who it was only if their address was verified. */
function whoReplied(
  texts: MemberTexts['replies'],
  sharer: Sharer,
  { name, email, isProved }: Reply,
): string {
  const { sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo } = sharer
  const recipient = sharedToName ?? sharedToEmail ?? sharedToOrganization ?? sharedToMemo
  if (isProved && email) return texts.proved(email, recipient)
  const sender = [cut(name, NAME_MAX), email].filter(Boolean).join(', ')
  return sender ? texts.named(sender, recipient) : texts.unnamed(recipient)
}

interface Question {
  to: string
  /** The stored tag of the sharer's language, else the company's. */
  locale: string
  itemName: string
  linkId: string
  email: string
  message: string
  isWithdrawn: boolean
}

/** The email asking for a new link. What the visitor wrote is neither in the subject nor turned into a link. */
export function linkRequestEmail({ PUBLIC_URL }: Config, look: MailLook, question: Question): Mail {
  const { to, itemName, linkId, email, message, isWithdrawn } = question
  const language = mailLocale(question.locale)
  const { replies: texts, common } = memberTexts(language)
  const paragraphs = [
    texts.request(email, isWithdrawn),
    ...(message ? [texts.message(message)] : []),
  ]
  const button = { label: common.viewLink, url: `${PUBLIC_URL}/links/${linkId}` }
  const frame = { look, language }
  return { to, ...renderEmail(texts.requested(itemName), paragraphs, button, frame) }
}
