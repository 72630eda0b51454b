import type { Language } from '@satchel/contract/languages.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { type Mail, type MailLook, renderEmail } from '../platform/mail/mail.ts'
import type { RecordRow } from './acceptance-queries.ts'
import { timeIn } from './record.ts'

/** The email to a visitor with the record of what they agreed to. */
export function copyEmail(
  look: MailLook,
  language: Language,
  { email, name, agreementName, version, at }: RecordRow,
  attachments: NonNullable<Mail['attachments']>,
): Mail {
  const say = messagesIn(language)
  const subject = say('visitorMail.agreedSubject', { agreement: agreementName })
  const time = timeIn(language, at)
  const paragraphs = [
    say('visitorMail.agreedText', { company: look.name, agreement: agreementName, time }),
    say('visitorMail.agreedAs', { name, version }),
    say('visitorMail.agreedAttached'),
  ]
  return {
    to: email ?? '',
    ...renderEmail(subject, paragraphs, undefined, { look: { ...look, language } }),
    attachments,
  }
}
