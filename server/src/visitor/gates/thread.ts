import type { FastifyReply } from 'fastify'
import * as conversations from '../../conversations/service.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { openSigner } from '../../platform/security/signed-link.ts'
import { DAY, SECOND } from '../../platform/time.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { admit } from './admit.ts'
import { find, type Links, type PageRequest } from './open-link.ts'
import type { Cookies } from './pass.ts'

// A cookie of one link names the conversation that this browser has begun there, so that it finds the answers.

const COOKIE = 'satchel_thread'
const SECONDS = (180 * DAY) / SECOND

/** Returns the conversation that this browser has begun on a link. */
export function readThread(
  secret: string,
  { id }: Pick<FoundLink, 'id'>,
  cookies: Cookies,
): string | undefined {
  const read = openSigner(secret, 'thread').read(cookies[COOKIE] ?? '')
  return read?.link === id ? read.conversation : undefined
}

/** Gives the browser the cookie that names its conversation, below a path. */
export function keepThread(
  reply: FastifyReply,
  { path, linkId, conversationId }: { path: string; linkId: string; conversationId: string },
): void {
  const { config, secrets } = reply.server.services
  const values = { link: linkId, conversation: conversationId }
  const value = openSigner(secrets.visitors, 'thread').write(values, SECONDS * SECOND)
  const secure = config.PUBLIC_URL.startsWith('https:')
  reply.setCookie(COOKIE, value, { path, httpOnly: true, sameSite: 'lax', secure, maxAge: SECONDS })
}

/** Returns what this visitor and the team wrote each other on a link. Throws where the link does not open. */
export async function threadOf(links: Links, request: PageRequest) {
  const { config, database, secrets } = links.services
  const link = await find(links, request)
  const guest = admit(secrets.visitors, link, request)
  const conversationId = readThread(secrets.visitors, link, request.cookies)
  const email = guest.emailProved ? guest.email : null
  if (!conversationId && !email) return { items: [] }
  const own = { linkId: link.id, email, ...(conversationId && { conversationId }) }
  return withScope(database, systemActor(link.tenantId), (scope) =>
    conversations.threadOf(scope, config, own),
  )
}
