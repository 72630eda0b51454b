import { atPage } from '@satchel/contract/links/at-page.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { answerEmail } from '../conversations/service.ts'
import * as links from '../links/service.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { quote, renderEmail } from '../platform/mail/mail.ts'
import { orNotFound } from '../platform/problem.ts'
import { cut } from '../platform/text.ts'
import * as users from '../users/service.ts'
import type { LockedQuestion } from './queries.ts'

const QUOTED_MAX = 500

/** Mails an answer to the asker, whose replies go to who answered. */
export async function mailAnswer(
  scope: Scope,
  services: Services,
  { linkId, itemId, email, language, text: quoted, page }: LockedQuestion,
  { id, text }: { id: string; text: string },
): Promise<void> {
  if (email === null) return
  const { config } = services
  const link = await links.presentLink(scope, config, linkId)
  const sharer = orNotFound(await users.findUser(scope, personOf(scope)), 'User')
  const look = await links.spendLinkMail(scope, services, link, email, language)
  const place = placeOf(link.itemId, itemId, page)
  const draft = { id, to: email, text, quoted, attached: [], earlier: [], place }
  await enqueueMail(scope, answerEmail(config, link, sharer, look, draft))
}

/** Tells an asker that the newest version of the file answers what they asked about an earlier one. */
export async function mailAnswered(
  scope: Scope,
  services: Services,
  { linkId, itemId, email, language, text, page }: LockedQuestion,
): Promise<void> {
  if (email === null) return
  const link = await links.presentLink(scope, services.config, linkId)
  const look = await links.spendLinkMail(scope, services, link, email, language)
  const say = messagesIn(look.language ?? 'en')
  const passages = [
    say('visitorMail.versionAnswers', { item: quote(link.itemName) }),
    say('visitorMail.answerQuote', { text: cut(text, QUOTED_MAX) }),
  ]
  const url = `${link.url}${placeOf(link.itemId, itemId, page)}`
  const button =
    link.disabledAt === null ? { label: say('visitorMail.openVersion'), url } : undefined
  const subject = say('visitorMail.answerSubject', { item: quote(link.itemName) })
  await enqueueMail(scope, { to: email, ...renderEmail(subject, passages, button, { look }) })
}

/** Returns the rest of the address of a page: that of an item in a collection is below its link. */
function placeOf(ofLink: string, itemId: string | null, page: number | null): string {
  const item = itemId !== null && itemId !== ofLink ? `/${itemId}` : ''
  return atPage(`${item}?via=mail`, page)
}
