import { networkOf } from '../../platform/http/network.ts'
import type { Services } from '../../platform/http/services.ts'
import type { Rule } from '../../platform/security/limits.ts'
import type { PageRequest } from '../gates/open-link.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { Refusal } from '../link/refusal.ts'

/** A page made for one visitor can take several searches. The limit is high because many people can share a network. */
export const PAGES_MADE: Rule = { name: 'visitor-pages', calls: 600, seconds: 60 }

/** Counts a page of a collection or a site; throws a Refusal beyond what one network may ask for. */
export async function limitPages(
  { limits }: Services,
  link: FoundLink,
  { address }: Pick<PageRequest, 'address'>,
): Promise<void> {
  if (link.itemType === 'ITEM') return
  const retryAfter = await limits.waitOf(PAGES_MADE, networkOf(address))
  if (retryAfter !== undefined) throw new Refusal('held', null, { retryAfter })
}
