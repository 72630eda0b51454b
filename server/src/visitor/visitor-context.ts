import type { Pages } from '../platform/http/page-cache.ts'
import type { Services } from '../platform/http/services.ts'
import { openTracking, type Tracking } from '../tracking/service.ts'
import { type Links, openLinkCache } from './gates/open-link.ts'
import { openSlugSearch } from './link/slug-search.ts'
import { openPreparedPages, type Prepared } from './pages/prepared-page.ts'

/** Context that opens links on this node and records who came. */
export interface Visits extends Links, Tracking {
  /** Pages of links that many may open. */
  pages: Pages<Prepared>
}

export function openVisits(services: Services): Visits {
  return {
    services,
    ...openTracking(services),
    search: openSlugSearch(),
    cache: openLinkCache(),
    pages: openPreparedPages(services),
  }
}
