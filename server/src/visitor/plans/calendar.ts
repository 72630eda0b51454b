import { calendarOf } from '../../plans/service.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { Problem, says } from '../../platform/problem.ts'
import { enter } from '../gates/enter.ts'
import type { Links, PageRequest } from '../gates/open-link.ts'
import { findPublishedSite } from '../link/site-queries.ts'

/** Returns the days of the plan behind a link, without a token: calendars ask for it, too. */
export async function calendarFor(links: Links, knock: PageRequest): Promise<string> {
  const { config, database } = links.services
  const { link } = await enter(links, knock)
  const { tenantId, itemId: siteId, base, itemType } = link
  const isSite = itemType === 'SITE'
  const site = isSite ? await findPublishedSite(database.system, tenantId, siteId) : undefined
  if (!site) throw new Problem('not-found', says('planNotFound'))
  const { name, content, publishedAt } = site
  const url = `${config.PUBLIC_URL}${base}`
  return withScope(database, systemActor(tenantId), (scope) =>
    calendarOf(scope, { siteId, name, content, url, publishedAt }),
  )
}
