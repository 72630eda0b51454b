import type { Db } from '../platform/database/database.ts'
import { Problem, says } from '../platform/problem.ts'
import type { Identity } from '../platform/security/identity.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import { SECOND } from '../platform/time.ts'
import { insertSocketTicket, takeSocketTicket } from './socket-ticket-queries.ts'
import type { Claims } from './tokens/tokens.ts'

const OPENS_WITHIN_SECONDS = 30

type SocketTokens = [authorization: string, identity: string]

/** Issues tokens that open one socket for the caller's session: they may be in an address that a proxy logs. */
export async function issueSocketTokens(db: Db, { sessionId, expiresAt }: Identity) {
  const [authorization, identity] = [newToken(), newToken()]
  const accessUntil = new Date(expiresAt).toISOString()
  const draft = { hash: hashOfBoth(authorization, identity), sessionId, accessUntil }
  await insertSocketTicket(db, draft, OPENS_WITHIN_SECONDS)
  return { authorization, identity }
}

/** Tells them from a session's tokens, which are JWTs: their parts are separated by dots. */
export function areSocketTokens(...tokens: SocketTokens): boolean {
  return tokens.every((token) => token !== '' && !token.includes('.'))
}

/** Uses up tokens of a socket. Throws `unauthenticated` for those that were used or are too old. */
export async function redeemSocketTokens(db: Db, ...tokens: SocketTokens): Promise<Claims> {
  const ticket = await takeSocketTicket(db, hashOfBoth(...tokens))
  if (!ticket) throw new Problem('unauthenticated', says('tokensAreMissingExpiredOrInvalid'))
  const { userId: sub, sessionId: sid, accessUntil } = ticket
  return { sub, sid, exp: Date.parse(accessUntil) / SECOND }
}

function hashOfBoth(...tokens: SocketTokens): Buffer {
  return hashOf(tokens.join(' '))
}
