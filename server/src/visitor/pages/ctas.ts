import type { PlacedCta, VisitorCtas } from '@satchel/contract/visits/visitor-ctas.ts'
import * as ctas from '../../ctas/service.ts'
import type { Services } from '../../platform/http/services.ts'
import { type CtaViewer, countSessions, nameOf } from '../../tracking/service.ts'
import type { PageRequest } from '../gates/open-link.ts'
import type { FoundLink } from '../link/find-link-queries.ts'

/** Chooses the CTAs of a link's page for who opens it; a preview has no viewer. */
export function ctasOf(
  services: Services,
  link: FoundLink,
  { itemId }: Pick<PageRequest, 'itemId'>,
  viewer: CtaViewer | null,
): Promise<PlacedCta[]> {
  const { tenantId, state } = link
  const open = link.itemType === 'ITEM' ? link.itemId : itemId?.toLowerCase()
  return ctas.choose(services, {
    tenantId,
    state,
    targets: [
      { type: 'LINK', id: link.id },
      ...(open ? [{ type: 'ITEM' as const, id: open }] : []),
      ...(link.itemType === 'ITEM'
        ? []
        : [{ type: link.itemType as 'COLLECTION' | 'SITE', id: link.itemId }]),
      { type: 'TENANT' },
    ],
    visitor: viewer && nameOf(viewer, link),
    countVisits: () =>
      viewer ? countSessions(services.database.system, link, viewer) : Promise.resolve(1),
  })
}

/** Distinguishes pages by the CTAs on them; what else changes one changes the state of the link. */
export function keyOf(placed: PlacedCta[]): string {
  return placed
    .map(({ cta, placement, isHeld }) => [cta.id, placement.position, isHeld].join())
    .join(';')
}

/** Returns CTAs for the page. The address they report to goes along even without any, for CTAs in blocks of a site. */
export function toPage(
  link: Pick<FoundLink, 'base'>,
  placed: PlacedCta[],
  { token, item, isReported }: { token: string; item: string; isReported: boolean },
  hasOthers: boolean,
): { ctas?: VisitorCtas } {
  if (placed.length === 0 && !hasOthers) return {}
  return { ctas: { url: isReported ? `${link.base}/ctas` : null, token, item, placed } }
}
