import type { VisitorMessage } from '@satchel/contract/visits/visitor-messages.ts'
import * as links from '../links/service.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as query from './queries.ts'

const SHOWN_MAX = 100

interface Own {
  linkId: string
  /** The visitor's verified address. */
  email: string | null
  /** The conversation that their browser has begun. */
  conversationId?: string
}

/** Returns a visitor's conversation as they read it, oldest first: what they wrote and what the team answered. */
export async function threadOf(
  scope: Scope,
  config: Config,
  { linkId, email, conversationId }: Own,
): Promise<{ items: VisitorMessage[] }> {
  const conversation =
    (conversationId && (await query.findConversation(scope, linkId, conversationId))) ||
    (email && (await query.findConversationWith(scope, linkId, email, true)))
  if (!conversation) return { items: [] }
  const messages = await query.findThread(scope, conversation.id, SHOWN_MAX)
  const ids = messages.flatMap(({ linkIds }) => linkIds)
  const attached = ids.length > 0 ? await links.findOpen(scope, config, ids) : []
  const byId = new Map(attached.map(({ id, itemName, url }) => [id, { name: itemName, url }]))
  const items = messages.map(({ linkIds, ...message }) => ({
    ...message,
    attached: linkIds.flatMap((each) => byId.get(each) ?? []),
  }))
  return { items }
}
