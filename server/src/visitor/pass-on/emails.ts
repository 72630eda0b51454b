import type { Link } from '@satchel/contract/links/links.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { type Mail, type MailLook, quote, renderEmail, senderOf } from '../../platform/mail/mail.ts'

interface PassedOn {
  to: string
  /** The verified address of who passes it on. */
  passer: string | null
  /** The recipient of the link that is passed on. */
  recipient: string | null
  note: string
}

/** The email that brings a colleague their link. Says who passed it on only if their address was verified. */
export function passOnEmail(
  { url, itemName, hasPassword }: Link,
  sharer: { name: string; email: string },
  look: MailLook,
  { to, passer, recipient, note }: PassedOn,
): Mail {
  const { language = 'en' } = look
  const say = messagesIn(language)
  const item = quote(itemName)
  const sender = senderOf(sharer, look.name, language)
  const first = passer
    ? say('visitorMail.passedOnBy', { passer, sender, item })
    : recipient
      ? say('visitorMail.passedOnFrom', { recipient, sender, item })
      : say('visitorMail.passedOnUnnamed', { sender, item })
  const paragraphs = [
    first,
    ...(note ? [say('visitorMail.passedOnNote', { text: withoutLinks(note) })] : []),
    ...(hasPassword ? [say('visitorMail.sharedPassword')] : []),
  ]
  const subject = say('visitorMail.passedOnSubject', { item })
  const button = { label: say('visitorMail.open'), url: `${url}?via=mail` }
  return { to, ...renderEmail(subject, paragraphs, button, { look }), replyTo: sharer.email }
}

/** Returns a stranger's words so that mail programs make no links of them. */
function withoutLinks(text: string): string {
  return text.replace(/\w+:\/\//g, '').replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '[.]')
}
