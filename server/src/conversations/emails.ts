import type { Link } from '@satchel/contract/links/links.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import type { Config } from '../platform/config.ts'
import {
  type Mail,
  type MailLook,
  paragraphsOf,
  quote,
  renderEmail,
  senderOf,
} from '../platform/mail/mail.ts'
import { cut } from '../platform/text.ts'
import { threadHeaders } from './message-ids.ts'

const QUOTED_MAX = 500

interface Answer {
  id: string
  to: string
  text: string
  /** The last message of the visitor. */
  quoted: string | null
  attached: Link[]
  /** Ids of the earlier messages, oldest first. */
  earlier: string[]
  /** The rest of the link's address, from its page on. */
  place?: string
}

/** The email that brings a visitor an answer. Replies to it go to whoever answered. */
export function answerEmail(
  config: Config,
  link: Link,
  sharer: { name: string; email: string },
  look: MailLook,
  { id, to, text, quoted, attached, earlier, place = '?via=mail' }: Answer,
): Mail {
  const { language = 'en' } = look
  const say = messagesIn(language)
  const item = quote(link.itemName)
  const passages = [
    say('visitorMail.answered', { sender: senderOf(sharer, look.name, language), item }),
    ...paragraphsOf(text),
    ...(attached.length > 0 ? [linksTo(say('visitorMail.answerAttached'), attached)] : []),
    ...(quoted ? [say('visitorMail.answerQuote', { text: cut(quoted, QUOTED_MAX) })] : []),
  ]
  const isOpen = link.disabledAt === null
  const button = isOpen ? { label: say('visitorMail.open'), url: `${link.url}${place}` } : undefined
  const subject = say('visitorMail.answerSubject', { item })
  return {
    to,
    ...renderEmail(subject, passages, button, { look }),
    replyTo: sharer.email,
    ...threadHeaders(config, id, earlier),
  }
}

function linksTo(title: string, attached: Link[]) {
  const links = attached.map(({ itemName, url }) => ({ label: itemName, url: `${url}?via=mail` }))
  return { title, links }
}
