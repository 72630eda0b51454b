import type { Link } from '@satchel/contract/links.ts'
import * as domains from '../domains/service.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import { orNotFound } from '../platform/problem.ts'
import { findLink, type StoredLink } from './select-queries.ts'

/** Links as an answer shows them, with where each is opened. */
export async function presentAll(
  scope: Scope,
  config: Config,
  links: StoredLink[],
): Promise<Link[]> {
  const [inUse] = await domains.confirmed(scope)
  return links.map((link) => ({
    ...link,
    url: domains.linkUrl(config, link.slug, link.host || inUse),
  }))
}

export async function one(scope: Scope, config: Config, id: string): Promise<Link> {
  const [link] = await presentAll(scope, config, [orNotFound(await findLink(scope, id), 'Link')])
  return orNotFound(link, 'Link')
}
