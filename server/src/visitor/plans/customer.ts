import type { Customer } from '../../plans/service.ts'
import type { Services } from '../../platform/http/services.ts'
import type { Guest } from '../gates/admit.ts'
import { type Cookies, provedAtGate } from '../gates/pass.ts'
import type { FoundLink } from '../link/find-link-queries.ts'

/**
 * Returns who looks at a plan: whom the link was made for, unless they said at its gate that they are somebody else, and
 * the owners of addresses that this browser verified.
 */
export function customerOf(
  { secrets }: Services,
  link: FoundLink,
  { guest, cookies }: { guest: Guest; cookies: Cookies },
): Customer {
  const { email, emailProved } = guest
  const person = link.sharedToEmail?.toLowerCase()
  const isPerson = !email || email.toLowerCase() === person
  const emails = [
    isPerson && person,
    emailProved && email?.toLowerCase(),
    provedAtGate(secrets.visitors, link, cookies).toLowerCase(),
  ].filter((each): each is string => Boolean(each))
  return { siteId: link.itemId, linkId: link.id, emails: new Set(emails) }
}
