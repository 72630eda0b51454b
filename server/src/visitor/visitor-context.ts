import type { Services } from '../platform/http/services.ts'
import { openTracking, type Tracking } from '../tracking/service.ts'
import { type Links, openLinkCache } from './gates/open-link.ts'
import { openSlugSearch } from './link/slug-search.ts'

/** Context that opens links on this node and records who came. */
export interface Visits extends Links, Tracking {}

export function openVisits(services: Services): Visits {
  return {
    services,
    ...openTracking(services),
    search: openSlugSearch(),
    cache: openLinkCache(),
  }
}
