import type { ItemType } from '@satchel/contract/schemas.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem, type Reason, says } from '../platform/problem.ts'
import * as sites from '../sites/service.ts'
import * as query from './queries.ts'

type Shared = Awaited<ReturnType<typeof items.requireItem>>

/** Returns what an id belongs to; ids of nothing that the person can see are taken for items. */
export async function typeOf(scope: Scope, config: Config, id: string): Promise<ItemType> {
  if ((await items.visibleIds(scope, [id])).length > 0) return 'ITEM'
  if ((await collections.findVisibleIds(scope, [id])).length > 0) return 'COLLECTION'
  return (await sites.findAll(scope, config, [id])).length > 0 ? 'SITE' : 'ITEM'
}

/** Throws `not-found` for what the person can't see; undefined for a collection or a site. */
export async function requireVisible(
  scope: Scope,
  itemType: ItemType,
  id: string,
): Promise<Shared | undefined> {
  if (itemType === 'ITEM') return items.requireItem(scope, id)
  if (itemType === 'COLLECTION') await collections.requireCollection(scope, id)
  else await sites.requireSite(scope, id)
  return undefined
}

export async function requireShareable(
  scope: Scope,
  itemType: ItemType,
  id: string,
): Promise<Shared | undefined> {
  const [item, today] = await Promise.all([
    requireVisible(scope, itemType, id),
    query.findToday(scope),
  ])
  if (itemType === 'SITE') await requirePublished(scope, id)
  const reason = item && hindranceOf(item, today)
  if (reason) throw new Problem('not-shareable', reason)
  return item
}

async function requirePublished(scope: Scope, id: string): Promise<void> {
  const { publishedNumber } = await sites.requireSite(scope, id)
  if (publishedNumber === null)
    throw new Problem('not-shareable', says('publishSiteBeforeSharingIt'))
}

interface Hindering extends Pick<Shared, 'shareable' | 'status'> {
  releasesOn?: string | null | undefined
  expiresOn?: string | null | undefined
}

/** Returns why an item can't be shared; undefined if it can. */
export function hindranceOf(
  { shareable, status, releasesOn, expiresOn }: Hindering,
  today: string,
): Reason | undefined {
  if (!shareable) return says('sharingTurnedOff')
  if (status === 'uploading') return says('itemStillBeingUploaded')
  if (releasesOn && releasesOn > today) return says('itemReleasedOn', { day: releasesOn })
  if (expiresOn && expiresOn < today) return says('itemExpiredOn', { day: expiresOn })
  return undefined
}
