import { withoutTurns } from '@satchel/contract/invisible.ts'
import type { VisitorReply } from '@satchel/contract/visits/visitor.ts'
import * as conversations from '../../conversations/service.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { mailWaitOf } from '../../platform/mail/mail-caps.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { admit } from './admit.ts'
import { attemptOnce, forgive, placeOf, textKey } from './attempts.ts'
import { mailLookOf, type Reply, replyEmail } from './emails.ts'
import { find, type Links, type PageRequest } from './open-link.ts'
import { findSharer, type Sharer } from './queries.ts'
import { sendToSharer } from './send-to-sharer.ts'
import { readThread } from './thread.ts'

interface ReplyDraft {
  message: string
  name: string
  email: string
  /** The field that people don't see. Whoever fills it is asked to send again, as they may be a person. */
  trap: string
}

type ReplyProblem = NonNullable<VisitorReply['problem']>

interface SentReply {
  link: FoundLink
  problem: ReplyProblem | null
  waitS: number
  /** The conversation that a message which was sent now is in. */
  conversationId?: string
}

/** Stores and emails a visitor's message to the sharer, who has it in their app as well. Throws where the link does not open. */
export async function sendReply(
  links: Links,
  knock: PageRequest,
  draft: ReplyDraft,
): Promise<SentReply> {
  const { secrets } = links.services
  const link = await find(links, knock)
  const guest = admit(secrets.visitors, link, knock)
  const message = draft.message.trim()
  if (!message) return { link, problem: 'no-message', waitS: 0 }
  const input = draft.email.trim()
  const own = input ? normalAddress(input) : null
  if (own === undefined) return { link, problem: 'no-address', waitS: 0 }
  if (draft.trap.trim()) return { link, problem: 'trapped', waitS: 0 }
  // An address that was verified is theirs; another one they enter is only said to be.
  const isProved = guest.emailProved && (own === null || own === guest.email)
  const email = own ?? guest.email
  const name = withoutTurns(draft.name)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  const reply = { message, name, email, isProved }
  const { waitS, conversationId } = await storeReply(links, knock, { link, reply })
  const problem = waitS > 0 ? 'busy' : null
  return { link, problem, waitS, ...(conversationId && { conversationId }) }
}

/** Returns the seconds until another one may be sent, 0 if it was, and the conversation it is in now. */
function storeReply(
  { services }: Links,
  knock: PageRequest,
  { link, reply }: { link: FoundLink; reply: Reply },
): Promise<{ waitS: number; conversationId?: string }> {
  const { database, limits, secrets } = services
  return withScope(database, systemActor(link.tenantId), async (scope) => {
    const { message, name, email } = reply
    const counted = await attemptOnce(scope, {
      kind: 'reply',
      linkId: link.id,
      subject: textKey(secrets.visitors, [message, name, email ?? '']),
      ...placeOf(secrets.visitors, knock),
    })
    if ('isSent' in counted) return { waitS: 0 }
    if ('waitS' in counted) return counted
    const sharer = await findSharer(scope, link.id)
    const waitS = sharer ? await mailWaitOf(limits, scope, 'question', sharer.to) : HOUR_S
    if (!sharer || waitS !== undefined) {
      await forgive(scope, counted.id)
      return { waitS: waitS ?? HOUR_S }
    }
    const conversationId = await passOn(services, scope, knock, { link, reply, sharer })
    return { waitS: 0, conversationId }
  })
}

interface Passed {
  link: FoundLink
  reply: Reply
  sharer: Sharer
}

/** Stores a reply in the visitor's conversation, and passes it on to the sharer. Returns the conversation. */
async function passOn(
  services: Links['services'],
  scope: Scope,
  knock: PageRequest,
  { link, reply: { isProved: emailProved, ...reply }, sharer }: Passed,
): Promise<string> {
  const { config, secrets } = services
  const began = readThread(secrets.visitors, link, knock.cookies)
  const { id, conversationId, earlier } = await conversations.receive(scope, {
    ...{ linkId: link.id, kind: 'message', text: reply.message, email: reply.email, emailProved },
    name: reply.name || null,
    language: knock.language ?? null,
    ...(began && { conversationId: began }),
  })
  const look = mailLookOf(link.look, config)
  const mail = replyEmail(config, look, sharer, { ...reply, isProved: emailProved })
  await sendToSharer(services, scope, sharer, {
    mail: { ...mail, ...conversations.threadHeaders(config, id, earlier) },
    detail: reply.message,
    ...factsOf(sharer),
    visitor: emailProved ? reply.email : null,
  })
  await conversations.notifySharer(scope, sharer)
  return conversationId
}

/** Returns whose link it was, if it's for anyone in particular. */
function factsOf({ sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo }: Sharer) {
  const recipient = sharedToName ?? sharedToEmail ?? sharedToOrganization ?? sharedToMemo
  return recipient ? { facts: { recipient } } : {}
}

const HOUR_S = HOUR / SECOND
