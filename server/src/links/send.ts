import type { PageChange } from '@satchel/contract/items/versions.ts'
import { languageOf } from '@satchel/contract/languages.ts'
import { atPage } from '@satchel/contract/links/at-page.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import type { LeftOutReason } from '@satchel/contract/links/recall.ts'
import type { ShareDraft } from '@satchel/contract/links/sharing.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { arePaged, pagesInWords } from '../items/service.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import {
  type Mail,
  type MailLook,
  paragraphsOf,
  quote,
  renderEmail,
  senderOf,
} from '../platform/mail/mail.ts'
import { mailWaitOf, spendMail } from '../platform/mail/mail-caps.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import * as tenants from '../tenants/service.ts'
import * as users from '../users/service.ts'
import * as query from './mail-queries.ts'
import { presentAll } from './present.ts'
import { findByIds } from './select-queries.ts'
import { share } from './share.ts'

const HOURLY_MAX = 100

interface MailDraft extends ShareDraft {
  sharedToEmail: string
  message?: string
  /** Page of the document at which the mail's link opens. */
  page?: number
}

/** The link, and the mail that brings it, in one transaction: neither is there without the other. */
export async function sendLink(
  { config, limits }: Services,
  scope: Scope,
  userId: string,
  { message = '', page, ...draft }: MailDraft,
): Promise<Link> {
  const sharer = orNotFound(await users.findUser(scope, userId), 'User')
  if (userId !== personOf(scope)) throw new Problem('forbidden', says('youCanOnlySendOwnLinks'))
  await limitPace(scope)
  const { link } = await share(scope, config, draft)
  await spendMail(limits, scope, link.sharedToEmail ?? '')
  await query.insertMail(scope, link.id)
  const look = visitorLook(await tenants.findTenant(scope), config, link)
  await enqueueMail(scope, shareEmail(link, sharer, { message, page }, look))
  return link
}

/**
 * Counts an email that the caller sends a visitor of a link, and returns its look, in the language that the visitor was
 * last seen to read. Throws `too-many-requests` where that is too many.
 */
export async function spendLinkMail(
  scope: Scope,
  { config, limits }: Services,
  link: Link,
  to: string,
  language: string | null,
): Promise<MailLook> {
  await limitPace(scope)
  await spendMail(limits, scope, to)
  await query.insertMail(scope, link.id)
  return visitorLook(await tenants.findTenant(scope), config, {
    url: link.url,
    language: language ?? link.language,
  })
}

/** Returns the look of an email in the language of its link, else the company's. */
function visitorLook(
  tenant: Tenant,
  config: Services['config'],
  link: Pick<Link, 'language' | 'url'>,
): MailLook {
  const language = languageOf(link.language) ?? languageOf(tenant.locale) ?? 'en'
  const shelfUrl = `${link.url}/shelf`
  return { ...tenants.mailLookOf(tenant, config), language, shelfUrl, legal: tenant }
}

async function limitPace(scope: Scope): Promise<void> {
  await query.lockMails(scope)
  const { count, seconds } = await query.countMails(scope)
  if (count >= HOURLY_MAX)
    throw new Problem('too-many-requests', says('youCanEmailUpToLinksHour', { max: HOURLY_MAX }), {
      retryAfter: Math.max(1, seconds),
    })
}

function shareEmail(
  { url, itemName, sharedToEmail, hasPassword }: Link,
  sharer: { name: string; email: string },
  { message, page }: { message: string; page: number | undefined },
  look: MailLook,
): Mail {
  const { language = 'en' } = look
  const say = messagesIn(language)
  const item = quote(itemName)
  const paragraphs = [
    say('visitorMail.shared', { sender: senderOf(sharer, look.name, language), item }),
    ...paragraphsOf(message),
    ...(hasPassword ? [say('visitorMail.sharedPassword')] : []),
  ]
  const subject = say('visitorMail.sharedSubject', { email: sharer.email, item })
  const button = { label: say('visitorMail.open'), url: atPage(`${url}?via=mail`, page) }
  return {
    to: sharedToEmail ?? '',
    ...renderEmail(subject, paragraphs, button, { look }),
    replyTo: sharer.email,
  }
}

interface LinkReader {
  linkId: string
  email: string
  /** Changes since the version they read, if these are known. */
  changes?: readonly PageChange[] | undefined
}

interface NewVersion {
  /** The name of the file. */
  name: string
  message: string
}

/**
 * Emails readers that a file has a new version, which the caller's links show. Returns the addresses that weren't
 * emailed because of a limit.
 */
export async function mailNewVersion(
  scope: Scope,
  { config, limits }: Services,
  readers: readonly LinkReader[],
  file: NewVersion,
): Promise<Map<string, LeftOutReason>> {
  const sharer = orNotFound(await users.findUser(scope, personOf(scope)), 'User')
  const tenant = await tenants.findTenant(scope)
  const stored = await findByIds(
    scope,
    readers.map(({ linkId }) => linkId),
  )
  const links = new Map((await presentAll(scope, config, stored)).map((link) => [link.id, link]))
  const refused = new Map<string, LeftOutReason>()
  await query.lockMails(scope)
  let { count } = await query.countMails(scope)
  for (const { linkId, email, changes = [] } of readers) {
    if (count >= HOURLY_MAX) refused.set(email, 'hourly-limit')
    else if (await mailWaitOf(limits, scope, 'words', email)) refused.set(email, 'daily-limit')
    else {
      await query.insertMail(scope, linkId)
      const link = orNotFound(links.get(linkId), 'Link')
      const look = visitorLook(tenant, config, link)
      await enqueueMail(scope, newVersionEmail({ ...link, to: email, changes }, file, sharer, look))
      count += 1
    }
  }
  return refused
}

interface NewVersionFor extends Link {
  to: string
  changes: readonly PageChange[]
}

function newVersionEmail(
  { url, itemType, itemName, sharedBy, to, changes }: NewVersionFor,
  { name, message }: NewVersion,
  sharer: { id: string; name: string; email: string },
  look: MailLook,
): Mail {
  const { language = 'en' } = look
  const say = messagesIn(language)
  const sender = senderOf(sharer, look.name, language)
  // Whoever may see all links can send this for a colleague.
  const isOwn = sharedBy.id === sharer.id
  const giver = isOwn ? sender : quote(sharedBy.name)
  const isInside = itemType === 'COLLECTION'
  const paragraphs = [
    say('visitorMail.newVersionSeen', { file: quote(name) }),
    ...(arePaged(changes)
      ? [say('visitorMail.newVersionChanges', { pages: pagesInWords(language, changes) })]
      : []),
    ...paragraphsOf(message),
    isInside
      ? say('visitorMail.newVersionIn', { collection: quote(itemName), giver })
      : say('visitorMail.newVersionAt', { giver }),
    ...(isOwn ? [] : [say('visitorMail.mailFrom', { sender })]),
  ]
  const subject = say('visitorMail.newVersion', { file: quote(name) })
  const label = say(isInside ? 'visitorMail.openCollection' : 'visitorMail.openVersion')
  const button = { label, url: `${url}?via=mail` }
  return { to, ...renderEmail(subject, paragraphs, button, { look }), replyTo: sharer.email }
}
