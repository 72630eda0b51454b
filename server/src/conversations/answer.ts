import type { Link } from '@satchel/contract/links/links.ts'
import type { AnswerDraft, Message } from '@satchel/contract/links/messages.ts'
import * as links from '../links/service.ts'
import type { Config } from '../platform/config.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as users from '../users/service.ts'
import { answerEmail } from './emails.ts'
import { findMessages, type MessageRow } from './list-queries.ts'
import { REFERENCES_MAX } from './message-ids.ts'
import { presentAll } from './present.ts'
import { publishSent } from './publish.ts'
import * as query from './queries.ts'

/**
 * Answers a visitor, in one transaction with the links for what is attached and the email. The same text again within a
 * minute is the answer that is there: its first call's reply got lost.
 */
export async function answer(
  scope: Scope,
  services: Services,
  linkId: string,
  { text: typed, itemIds = [], ...to }: AnswerDraft,
): Promise<{ message: Message; isNew: boolean }> {
  const { config } = services
  const link = await links.requireLink(scope, config, linkId)
  const text = typed.trim()
  if (!text) throw invalidField('text', says('mustHaveVisibleCharacter'))
  await query.lockMessages(scope, linkId)
  const conversation = await conversationFor(scope, link, to)
  const same = await query.findSameAnswer(scope, conversation.id, text)
  if (same) return { message: await one(scope, config, same), isNew: false }
  const mailTo = conversation.email
  if (!mailTo && link.disabledAt !== null) throw nowhere()
  const attached = await attach(scope, config, link, conversation, itemIds)
  const earlier = await query.findMessageIds(scope, conversation.id, REFERENCES_MAX)
  const quoted = await query.findLatestText(scope, conversation.id)
  const id = await query.insertMessage(scope, {
    conversationId: conversation.id,
    kind: 'answer',
    text,
    memberId: personOf(scope),
    linkIds: attached.map((each) => each.id),
    mailed: mailTo !== null,
  })
  if (mailTo) {
    const sharer = orNotFound(await users.findUser(scope, personOf(scope)), 'User')
    const look = await links.spendLinkMail(scope, services, link, mailTo, conversation.language)
    const draft = { id, to: mailTo, text, quoted: quoted ?? null, attached, earlier }
    await enqueueMail(scope, answerEmail(config, link, sharer, look, draft))
  }
  await query.markRead(scope, linkId)
  await publishSent(scope, id, { mailed: mailTo !== null, attached })
  await audit(scope, { action: 'message.sent', ...links.auditedLink(link) })
  return { message: await one(scope, config, id), isNew: true }
}

async function one(scope: Scope, config: Config, id: string): Promise<Message> {
  const [message] = await presentAll(scope, config, await findMessages(scope, { id, limit: 1 }))
  return orNotFound(message, 'Message')
}

const nowhere = () => new Problem('conflict', says('nobodyToAnswer'))

/** Returns the conversation that is meant; a lead, and a link for a person, begin one. */
async function conversationFor(
  scope: Scope,
  { id: linkId, ...link }: Link,
  { conversationId, submissionId }: Pick<AnswerDraft, 'conversationId' | 'submissionId'>,
): Promise<query.Conversation> {
  if (conversationId)
    return required(await query.findConversation(scope, linkId, conversationId), 'conversationId')
  if (submissionId) {
    const [lead] = await findMessages(scope, { linkId, id: submissionId, limit: 1 })
    return conversationOf(scope, required(lead, 'submissionId'), linkId)
  }
  const latest = await findLatest(scope, linkId)
  if (latest) return conversationOf(scope, latest, linkId)
  if (!link.sharedToEmail) throw nowhere()
  return withAddress(scope, linkId, link.sharedToEmail, null)
}

function required<T>(found: T | undefined, path: string): T {
  if (found === undefined) throw invalidField(path, says('isNotOfThisLink'))
  return found
}

/** Finds the latest message that can be answered: a lead needs an address. */
async function findLatest(scope: Scope, linkId: string): Promise<MessageRow | undefined> {
  const rows = await findMessages(scope, { linkId, limit: 50 })
  return rows.find(({ conversationId, email }) => conversationId !== null || email !== null)
}

async function conversationOf(
  scope: Scope,
  { conversationId, email, values, name }: MessageRow,
  linkId: string,
): Promise<query.Conversation> {
  if (conversationId)
    return required(await query.findConversation(scope, linkId, conversationId), 'conversationId')
  if (!email) throw nowhere()
  return withAddress(scope, linkId, email, values ? null : name)
}

async function withAddress(
  scope: Scope,
  linkId: string,
  email: string,
  name: string | null,
): Promise<query.Conversation> {
  const existing = await query.findConversationWith(scope, linkId, email, false)
  const draft = { linkId, email, emailProved: false, name, language: null }
  return existing ?? query.insertConversation(scope, draft)
}

/** Shares what is attached with the person who is answered: one link each, in the order it is named. */
async function attach(
  scope: Scope,
  config: Config,
  link: Link,
  { email, name }: query.Conversation,
  itemIds: string[],
): Promise<Link[]> {
  const recipient =
    email && email !== link.sharedToEmail
      ? { sharedToEmail: email, ...(name && { sharedToName: name }) }
      : recipientOf(link, name)
  const attached: Link[] = []
  for (const itemId of itemIds) {
    const itemType = await links.typeOf(scope, config, itemId)
    attached.push((await links.share(scope, config, { itemId, itemType, ...recipient })).link)
  }
  return attached
}

function recipientOf(
  { sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization }: Link,
  name: string | null,
) {
  const named = sharedToName ?? (sharedToMemo ? null : name)
  return {
    ...(sharedToEmail && { sharedToEmail }),
    ...(named && { sharedToName: named }),
    ...(sharedToMemo && { sharedToMemo }),
    ...(sharedToOrganization && { sharedToOrganization }),
  }
}
