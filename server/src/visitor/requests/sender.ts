import { timeOfId } from '../../platform/database/ids.ts'
import { Problem, says } from '../../platform/problem.ts'
import { DAY } from '../../platform/time.ts'
import type { Sender } from '../../requests/service.ts'
import { visitOf } from '../../tracking/service.ts'
import { admit, Closed, type Guest } from '../gates/admit.ts'
import { placeOf } from '../gates/attempts.ts'
import { find, type Links, type PageRequest } from '../gates/open-link.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { Refusal } from '../link/refusal.ts'

/** Finds a link that opens for this visitor. Throws problems, since scripts ask and not browsers for pages. */
export async function enter(
  links: Links,
  knock: PageRequest,
): Promise<{ link: FoundLink; guest: Guest }> {
  try {
    const link = await find(links, knock)
    return { link, guest: admit(links.services.secrets.visitors, link, knock) }
  } catch (error) {
    throw asProblem(error)
  }
}

function asProblem(error: unknown): unknown {
  if (error instanceof Closed) {
    const code = error.asks === 'password' ? 'password-required' : 'email-required'
    return new Problem(code, says('openLinkFirst'))
  }
  if (!(error instanceof Refusal)) return error
  const { status, retryAfter } = error
  if (status === 429)
    return new Problem('too-many-requests', says('tooManyAttemptsTryAgainLater'), {
      ...(retryAfter !== undefined && { retryAfter }),
    })
  return status === 410
    ? new Problem('gone', says('linkDoesntOpenAnymore'))
    : new Problem('not-found', says('linkNotFound'))
}

/** Returns who sends files by a link, by the token of their visit. Throws `unauthenticated` without one of this link. */
export async function senderOf(
  { services }: Links,
  knock: PageRequest,
  { link, guest }: { link: FoundLink; guest: Guest },
  token: string | null | undefined,
): Promise<Sender> {
  const visit = token ? await visitOf(services, link.slug, token) : undefined
  if (!visit || visit.linkId !== link.id || isOver(visit.visitId))
    throw new Problem('unauthenticated', says('openLinkAgain'))
  const { browser } = placeOf(services.secrets.visitors, knock)
  const { email, emailProved } = guest
  return {
    ...{ linkId: link.id, itemType: link.itemType, itemId: link.itemId },
    isForOne: link.sharedToEmail !== null,
    ...{ visitId: visit.visitId, browser, email, emailProved },
  }
}

/** A page that stays open for longer asks for another visit. */
const isOver = (visitId: string) => Date.now() - Date.parse(timeOfId(visitId)) > DAY
