import type { CtaPlacement, CtaPlaceType } from '@satchel/contract/ctas/ctas.ts'
import * as collections from '../collections/service.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem, type Reason, says } from '../platform/problem.ts'
import * as sites from '../sites/service.ts'
import * as query from './target-queries.ts'

const REASONS: Record<Exclude<CtaPlaceType, 'TENANT'>, Reason> = {
  ITEM: says('isNotItem'),
  COLLECTION: says('isNotCollection'),
  SITE: says('isNotSite'),
  LINK: says('isNotLink'),
}

/** Throws `invalid` for places the person can't see. Those from before may stay, even where they were deleted since. */
export async function requireTargets(
  scope: Scope,
  services: Addresses,
  placements: CtaPlacement[],
  before: CtaPlacement[] = [],
): Promise<void> {
  const existing = new Set(before.map(({ id }) => id))
  const isNew = ({ id }: CtaPlacement) => id !== undefined && !existing.has(id)
  const idsOf = (type: CtaPlaceType) =>
    placements.filter((one) => one.type === type && isNew(one)).map(({ id = '' }) => id)
  const seenCollections = await collections.findAll(scope, services, idsOf('COLLECTION'))
  const seenSites = await sites.findAll(scope, services.config, idsOf('SITE'))
  const existingIds: Record<CtaPlaceType, Set<string>> = {
    ITEM: new Set(await items.visibleIds(scope, idsOf('ITEM'))),
    COLLECTION: new Set(seenCollections.map(({ id }) => id)),
    SITE: new Set(seenSites.map(({ id }) => id)),
    LINK: new Set(await query.findLinkIds(scope, idsOf('LINK'))),
    TENANT: new Set(),
  }
  const errors = placements.flatMap((placement, index) => {
    const { type, id } = placement
    if (type === 'TENANT' || !id || !isNew(placement) || existingIds[type].has(id)) return []
    return [{ path: `placements.${index}.id`, ...REASONS[type] }]
  })
  if (errors.length > 0) throw new Problem('invalid', says('somePlacesAreInvalid'), { errors })
}

export async function requireRecipients(
  scope: Scope,
  ids: string[],
  before: string[] = [],
): Promise<void> {
  const existing = new Set([...before, ...(await query.findActiveIds(scope, ids))])
  const errors = ids.flatMap((id, index) =>
    existing.has(id) ? [] : [{ path: `recipients.${index}`, ...says('isNotOnTeam') }],
  )
  if (errors.length > 0) throw new Problem('invalid', says('someRecipientsAreInvalid'), { errors })
}
