import { messagesIn } from '@satchel/messages/translate.ts'
import { type Mail, type MailLook, paragraphsOf, renderEmail } from '../platform/mail/mail.ts'
import { isThere, plain } from '../platform/mail/mail-values.ts'
import { mailLocale } from '../platform/mail/member-locale.ts'
import { cut } from '../platform/text.ts'
import type { QuestionFacts, Reader } from './notify-queries.ts'
import { markerOf } from './reply-text.ts'

const NAME_MAX = 80

interface Place {
  /** The page of the app with the question. */
  url: string
  /** The address to which an answer can be mailed. */
  replyTo: string | undefined
}

/**
 * The email with a visitor's question. What they wrote is neither in the subject nor turned into a link, and who they are
 * is asserted only if their address was verified.
 */
export function askedEmail(
  look: MailLook,
  { email: to, locale }: Reader,
  { itemName, page, quote, text, name, email, emailProved, recipient }: QuestionFacts,
  { url, replyTo }: Place,
): Mail {
  const language = mailLocale(locale)
  const t = messagesIn(language)
  const nameAndEmail = [cut(name ?? '', NAME_MAX), email].filter(Boolean).join(', ')
  const who = {
    sender: plain((emailProved && email) || nameAndEmail),
    kind: emailProved && email ? 'proved' : nameAndEmail ? 'named' : 'unnamed',
    recipient: recipient ?? '',
    hasRecipient: isThere(recipient),
  }
  const place = { item: plain(itemName), page: page ?? 0, hasPage: String(page !== null) }
  const passages = [
    ...(replyTo ? [markerOf(t('memberMail.questions.replyAbove'))] : []),
    t('memberMail.questions.asks', who),
    ...(quote ? [t('memberMail.questions.quote', { quote })] : []),
    ...paragraphsOf(text),
    ...(replyTo ? [t('memberMail.questions.howToReply')] : []),
  ]
  const button = { label: t('memberMail.questions.answer'), url }
  const subject = t('memberMail.questions.subject', place)
  return {
    to,
    ...renderEmail(subject, passages, button, { look, language }),
    ...(replyTo && { replyTo }),
  }
}
