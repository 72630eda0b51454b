import { withoutTurns } from '@satchel/contract/invisible.ts'
import type { VisitorReply } from '@satchel/contract/visits/visitor.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { mailWaitOf } from '../../platform/mail/mail-caps.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { admit } from './admit.ts'
import { attemptOnce, forgive, placeOf, textKey } from './attempts.ts'
import { mailLookOf, type Reply, replyEmail } from './emails.ts'
import { find, type Links, type PageRequest } from './open-link.ts'
import { findSharer, notifySharer } from './queries.ts'
import { sendToSharer } from './send-to-sharer.ts'

interface ReplyDraft {
  message: string
  name: string
  email: string
  /** The field that people don't see. Whoever fills it is asked to send again, as they may be a person. */
  trap: string
}

type ReplyProblem = NonNullable<VisitorReply['problem']>

/** Emails a visitor's message to the sharer, who has it in their app as well. Throws where the link does not open. */
export async function sendReply(
  links: Links,
  knock: PageRequest,
  draft: ReplyDraft,
): Promise<{ link: FoundLink; problem: ReplyProblem | null; waitS: number }> {
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
  const waitS = await mailReply(links, knock, {
    link,
    reply: { message, name, email, isProved },
  })
  return { link, problem: waitS > 0 ? 'busy' : null, waitS }
}

/** Returns the seconds until another one may be sent; 0 if it was. */
function mailReply(
  { services }: Links,
  knock: PageRequest,
  { link, reply }: { link: FoundLink; reply: Reply },
): Promise<number> {
  const { database, config, limits, secrets } = services
  return withScope(database, systemActor(link.tenantId), async (scope) => {
    const { message, name, email } = reply
    const counted = await attemptOnce(scope, {
      kind: 'reply',
      linkId: link.id,
      subject: textKey(secrets.visitors, [message, name, email ?? '']),
      ...placeOf(secrets.visitors, knock),
    })
    if ('isSent' in counted) return 0
    if ('waitS' in counted) return counted.waitS
    const sharer = await findSharer(scope, link.id)
    const waitS = sharer ? await mailWaitOf(limits, scope, 'question', sharer.to) : HOUR_S
    if (!sharer || waitS !== undefined) {
      await forgive(scope, counted.id)
      return waitS ?? HOUR_S
    }
    await sendToSharer(services, scope, sharer, {
      mail: replyEmail(config, mailLookOf(link.look, config), sharer, reply),
      detail: reply.message,
      visitor: reply.isProved ? reply.email : null,
    })
    await notifySharer(scope, sharer)
    return 0
  })
}

const HOUR_S = HOUR / SECOND
