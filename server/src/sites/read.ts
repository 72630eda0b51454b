import type { Site } from '@satchel/contract/sites/sites.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import { orNotFound } from '../platform/problem.ts'
import { knownContent } from './content.ts'
import { presentWhole } from './present.ts'
import { requireEditable } from './rights.ts'
import * as select from './select-queries.ts'
import { translationsOf } from './translations.ts'

export async function get(scope: Scope, config: Config, id: string): Promise<Site> {
  const site = orNotFound(await select.findWhole(scope, id), 'Site')
  return presentWhole(config, site, await translationsOf(scope, config, site))
}

/** Finds a site the caller may change. */
export async function requireEditableSite(scope: Scope, id: string) {
  const site = await requireSite(scope, id)
  requireEditable(scope, site)
  return site
}

/** Finds the blocks of a site's draft, and those on the web. Throws `not-found` as `requireSite` does. */
export async function requireContents(scope: Scope, id: string) {
  const { draft, published, ...site } = orNotFound(await select.findContents(scope, id), 'Site')
  return { ...site, draft: knownContent(draft), published: published && knownContent(published) }
}

/** Throws `not-found` for one that is absent, foreign or deleted. */
export async function requireSite(scope: Scope, id: string) {
  return orNotFound(await select.findHead(scope, id), 'Site')
}
