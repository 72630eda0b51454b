import type { ShareDraft } from '@satchel/contract/link-sharing.ts'
import type { Link } from '@satchel/contract/links.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { type Mail, type MailLook, quote, renderEmail, senderOf } from '../platform/mail/mail.ts'
import { spendMail } from '../platform/mail/mail-caps.ts'
import { orNotFound, Problem } from '../platform/problem.ts'
import * as tenants from '../tenants/service.ts'
import * as users from '../users/service.ts'
import * as query from './mail-queries.ts'
import { one } from './present.ts'
import { share } from './share.ts'

const HOURLY_MAX = 100

/** The link, and the mail that brings it, in one transaction: neither is there without the other. */
export async function sendLink(
  { config, limits }: Services,
  scope: Scope,
  userId: string,
  { message = '', ...draft }: ShareDraft & { sharedToEmail: string; message?: string },
): Promise<Link> {
  const sharer = orNotFound(await users.find(scope, userId), 'User')
  if (userId !== personOf(scope))
    throw new Problem('forbidden', 'You can only send links in your own name')
  await limitPace(scope)
  const { link } = await share(scope, config, draft)
  await spendMail(limits, scope, link.sharedToEmail ?? '')
  await query.insertMail(scope, link.id)
  const look = await tenants.mailLook(scope, config)
  await enqueueMail(scope, shareEmail(link, sharer, message, look))
  return link
}

async function limitPace(scope: Scope): Promise<void> {
  await query.lockMails(scope)
  const { count, seconds } = await query.countMails(scope)
  if (count >= HOURLY_MAX)
    throw new Problem('too-many-requests', `You can email up to ${HOURLY_MAX} links an hour`, {
      retryAfter: Math.max(1, seconds),
    })
}

function shareEmail(
  { url, itemName, sharedToEmail, hasPassword }: Link,
  sharer: { name: string; email: string },
  message: string,
  look: MailLook,
): Mail {
  const paragraphs = [
    `${senderOf(sharer, look.name)} shared ${quote(itemName)} with you.`,
    ...paragraphsOf(message),
    ...(hasPassword ? ['It’s protected by a password, which isn’t in this email.'] : []),
  ]
  const subject = `${sharer.email} shared ${quote(itemName)} with you`
  return {
    to: sharedToEmail ?? '',
    ...renderEmail(subject, paragraphs, { label: 'Open', url: `${url}?via=mail` }, { look }),
    replyTo: sharer.email,
  }
}

interface LinkReader {
  linkId: string
  email: string
}

/** Emails readers that what the caller's links show is newer than what they read. */
export async function mailNewVersion(
  scope: Scope,
  { config, limits }: Services,
  readers: readonly LinkReader[],
  message: string,
): Promise<void> {
  const sharer = orNotFound(await users.find(scope, personOf(scope)), 'User')
  const look = await tenants.mailLook(scope, config)
  for (const { linkId, email } of readers) {
    await limitPace(scope)
    await spendMail(limits, scope, email)
    await query.insertMail(scope, linkId)
    const link = await one(scope, config, linkId)
    await enqueueMail(scope, newVersionEmail({ ...link, to: email }, sharer, message, look))
  }
}

function newVersionEmail(
  { url, itemName, to }: Link & { to: string },
  sharer: { name: string; email: string },
  message: string,
  look: MailLook,
): Mail {
  const paragraphs = [
    `${senderOf(sharer, look.name)} replaced ${quote(itemName)} after you read it.`,
    ...paragraphsOf(message),
    'The link you have shows the new version.',
  ]
  const subject = `${quote(itemName)} has a new version`
  const button = { label: 'Open the new version', url: `${url}?via=mail` }
  return { to, ...renderEmail(subject, paragraphs, button, { look }), replyTo: sharer.email }
}

function paragraphsOf(message: string): string[] {
  return message
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
