import type { Sender } from '../../requests/service.ts'
import type { Guest } from '../gates/admit.ts'
import { placeOf } from '../gates/attempts.ts'
import type { Links, PageRequest } from '../gates/open-link.ts'
import { requireVisit } from '../gates/require-visit.ts'
import type { FoundLink } from '../link/find-link-queries.ts'

/** Returns who sends files by a link, by the token of their visit. Throws `unauthenticated` without one of this link. */
export async function senderOf(
  { services }: Links,
  knock: PageRequest,
  { link, guest }: { link: FoundLink; guest: Guest },
  token: string | null | undefined,
): Promise<Sender> {
  const visit = await requireVisit(services, link, token)
  const { browser } = placeOf(services.secrets.visitors, knock)
  const { email, emailProved } = guest
  return {
    ...{ linkId: link.id, itemType: link.itemType, itemId: link.itemId },
    isForOne: link.sharedToEmail !== null,
    ...{ visitId: visit.visitId, browser, email, emailProved },
  }
}
