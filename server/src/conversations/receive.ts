import type { Scope } from '../platform/database/scope.ts'
import { REFERENCES_MAX } from './message-ids.ts'
import { publishReceived } from './publish.ts'
import * as query from './queries.ts'

export interface Received {
  linkId: string
  kind: 'message' | 'request'
  text: string
  name: string | null
  email: string | null
  emailProved: boolean
  /** The language of the visitor's page. */
  language: string | null
  /** The conversation that the visitor's browser has taken part in. */
  conversationId?: string
}

/**
 * Stores what a visitor wrote, in the conversation that their browser or their verified address has on the link, else
 * in a new one. An address that isn't verified opens nobody's conversation. Returns the ids of the earlier messages.
 */
export async function receive(
  scope: Scope,
  { kind, text, conversationId, ...from }: Received,
): Promise<{ id: string; conversationId: string; earlier: string[] }> {
  await query.lockMessages(scope, from.linkId)
  const existing = await findOwn(scope, from, conversationId)
  if (existing) await query.updateConversation(scope, existing.id, mergedWith(existing, from))
  const thread = existing ?? (await query.insertConversation(scope, from))
  const earlier = existing ? await query.findMessageIds(scope, thread.id, REFERENCES_MAX) : []
  const id = await query.insertMessage(scope, { conversationId: thread.id, kind, text })
  await publishReceived(scope, id, kind)
  return { id, conversationId: thread.id, earlier }
}

type From = Omit<Received, 'kind' | 'text' | 'conversationId'>

async function findOwn(
  scope: Scope,
  { linkId, email, emailProved }: From,
  conversationId: string | undefined,
): Promise<query.Conversation | undefined> {
  const begun = conversationId && (await query.findConversation(scope, linkId, conversationId))
  if (begun && (!email || !begun.email || isSame(begun.email, email))) return begun
  return emailProved && email ? query.findConversationWith(scope, linkId, email, true) : undefined
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function mergedWith(existing: query.Conversation, from: From) {
  return {
    email: existing.email ?? from.email,
    emailProved: existing.emailProved || from.emailProved,
    name: from.name ?? existing.name,
    language: from.language ?? existing.language,
  }
}
