import { timeOfId } from '../../platform/database/ids.ts'
import type { Services } from '../../platform/http/services.ts'
import { Problem, says } from '../../platform/problem.ts'
import { DAY } from '../../platform/time.ts'
import { visitOf } from '../../tracking/service.ts'
import type { FoundLink } from '../link/find-link-queries.ts'

/** Finds the visit of a page that is open, by its token. Throws `unauthenticated` without one of this link. */
export async function requireVisit(
  services: Services,
  link: FoundLink,
  token: string | null | undefined,
) {
  const visit = token ? await visitOf(services, link.slug, token) : undefined
  if (!visit || visit.linkId !== link.id || isOver(visit.visitId))
    throw new Problem('unauthenticated', says('openLinkAgain'))
  return visit
}

/** A page that stays open for longer asks for another visit. */
const isOver = (visitId: string) => Date.now() - Date.parse(timeOfId(visitId)) > DAY
