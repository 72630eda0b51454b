import { isDeepStrictEqual } from 'node:util'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import type { Site } from '@satchel/contract/sites/sites.ts'
import { Type } from 'typebox'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { record } from '../platform/live/events.ts'
import { orNotFound } from '../platform/problem.ts'
import { knownContent } from './content.ts'
import { subject } from './present.ts'
import * as query from './queries.ts'
import { get, requireSite } from './read.ts'
import { requireEditable } from './rights.ts'
import * as version from './version-queries.ts'

const PLACE = Type.Object({ number: Type.Integer({ minimum: 1 }) })

export async function listVersions(
  scope: Scope,
  id: string,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  await requireSite(scope, id)
  const before = readCursor(cursor, PLACE)?.number
  const rows = await version.findVersions(scope, id, limit + 1, before)
  const page = pageOf(rows, limit, ({ number }) => ({ number }))
  const items = page.items.map(({ memberId, memberName, ...row }) => ({
    ...row,
    by: memberId && memberName ? { id: memberId, name: memberName } : null,
  }))
  return { ...page, items }
}

/** Keeps the draft as it was before a change, every ten minutes and when another person goes on. */
export async function keepBefore(scope: Scope, before: query.LockedSite): Promise<void> {
  const newest = await version.findNewest(scope, before.id)
  const isOwnWork = newest?.madeBy === scope.actor.id && !newest.isPublished
  if (newest?.isFresh && isOwnWork) return
  await keep(scope, before, newest)
}

/** Keeps the draft unless the newest version is the same. */
async function keep(
  scope: Scope,
  site: query.LockedSite,
  newest: version.Newest | undefined,
): Promise<void> {
  if (newest && isDeepStrictEqual(contentsOf(newest), contentsOf(site))) return
  await version.insertVersion(scope, site.id, site, false)
  await version.trimVersions(scope, site.id)
}

function contentsOf({ name, theme, seo, content }: query.Contents): query.Contents {
  return { name, theme, seo, content }
}

/** Makes an earlier version the draft again; the draft of now becomes a version. */
export async function restore(
  scope: Scope,
  config: Config,
  { id, number }: { id: string; number: number },
): Promise<Site> {
  const site = orNotFound(await query.lock(scope, id), 'Site')
  requireEditable(scope, site)
  const earlier = orNotFound(await version.findVersion(scope, id, number), 'Version')
  await keep(scope, site, await version.findNewest(scope, id))
  const hasChanges = site.publishedNumber !== number
  const content = knownContent(earlier.content)
  await query.update(scope, id, { ...contentsOf(earlier), content, hasChanges })
  await record(scope, {
    type: 'site.changed',
    changeKind: 'MODIFY',
    ...subject({ id, name: earlier.name }),
    changes: [{ field: 'version', from: null, to: number }],
  })
  return get(scope, config, id)
}
