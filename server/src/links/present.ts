import type { Link } from '@satchel/contract/links/links.ts'
import * as domains from '../domains/service.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { FileReader } from '../platform/files/files.ts'
import { orNotFound } from '../platform/problem.ts'
import { findLink, findRecentViews, type StoredLink } from './select-queries.ts'

const RECENT_DAYS = 14
const THUMBNAIL = { purpose: 'thumbnail', name: 'thumbnail.webp', mime: 'image/webp' } as const

/** Returns links as their list shows them: each with the picture of its item and its views of the last days. */
export async function presentListed(
  scope: Scope,
  { files, config }: domains.Addresses,
  links: StoredLink[],
): Promise<Link[]> {
  const ids = links.map(({ id }) => id)
  const [presented, views] = await Promise.all([
    presentAll(scope, config, links),
    findRecentViews(scope, ids, RECENT_DAYS),
  ])
  const reader: FileReader = ['member', scope.actor.id]
  return presented.map((link, at) => {
    const key = links[at]?.thumbnailKey
    const recentViews = views.get(link.id)
    return {
      ...link,
      ...(key && { thumbnailUrl: files.url({ key, ...THUMBNAIL, reader }) }),
      ...(recentViews && { recentViews }),
    }
  })
}

/** Links as an answer shows them, with where each is opened. */
export async function presentAll(
  scope: Scope,
  config: Config,
  links: StoredLink[],
): Promise<Link[]> {
  const [inUse] = await domains.findConfirmed(scope)
  return links.map((link) => ({
    ...link,
    url:
      link.isOwn && link.siteSlug
        ? domains.siteUrl(config, link.siteSlug, link.host || inUse)
        : domains.linkUrl(config, link.slug, link.host || inUse),
  }))
}

export async function one(scope: Scope, config: Config, id: string): Promise<Link> {
  const [link] = await presentAll(scope, config, [orNotFound(await findLink(scope, id), 'Link')])
  return orNotFound(link, 'Link')
}
