import { LINKS_OFFSET, LINKS_PAGE } from '@satchel/contract/constants.ts'
import type { Link, LinkOrder } from '@satchel/contract/links/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import * as collections from '../collections/service.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import type { Config } from '../platform/config.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { documentsOf } from './documents.ts'
import { type ChosenLinks, filterOf } from './link-filter.ts'
import { one, presentAll, presentListed } from './present.ts'
import * as preview from './preview-token.ts'
import { findShare } from './queries.ts'
import { requireReach } from './reach.ts'
import { type RecipientInput, tidy } from './recipient.ts'
import * as query from './select-queries.ts'
import { requireVisible, typeOf } from './shareable.ts'

export { auditedLink } from './change.ts'
export { tableOf } from './export.ts'
export { deleteImported, type ImportedLink, insertImported } from './import-queries.ts'
export { importedTerms } from './imported-terms.ts'
export { openOwn } from './own-link.ts'
export { passOnLink } from './pass-on/pass-on.ts'
export {
  findOfEmail as findPassedOn,
  forgetEmail as forgetPassedOn,
} from './pass-on/queries.ts'
export { one as presentLink } from './present.ts'
export { isPreview } from './preview-token.ts'
export {
  deleteLinksTo,
  giveLinks,
  IS_FOR_UNMEASURED,
  MAY_PASS_ON,
  renewLinksTo,
  renewPages,
  stopMailing,
} from './queries.ts'
export { mailNewVersion, spendLinkMail } from './send.ts'
export { share } from './share.ts'
export { typeOf } from './shareable.ts'
export { isScarce, isUnguessable, noScarceRoom, roomForScarce } from './slugs.ts'

interface Page {
  limit?: number
  offset?: number
}

interface OfType {
  itemType?: ItemType
}

interface LinkQuery extends Page, ChosenLinks {
  orderBy?: LinkOrder
}

export async function listMine(
  scope: Scope,
  addresses: Addresses,
  { limit = LINKS_PAGE, offset = LINKS_OFFSET, orderBy = 'newest', ...chosen }: LinkQuery,
) {
  const filter = filterOf(scope, chosen)
  const [links, stats] = await Promise.all([
    query.findLinks(scope, filter, { limit, offset, orderBy }),
    query.sumLinks(scope, filter),
  ])
  return { items: await presentListed(scope, addresses, links), total: stats.links }
}

/** Lists earlier links to an item, a collection or a site: the caller's, or everyone's if they may see them. */
export async function context(
  scope: Scope,
  config: Config,
  itemId: string,
  {
    limit = LINKS_PAGE,
    offset = LINKS_OFFSET,
    itemType: rawItemType,
    ...recipient
  }: Page & OfType & RecipientInput,
) {
  const itemType = rawItemType ?? (await typeOf(scope, config, itemId))
  await requireVisible(scope, itemType, itemId)
  const mine = may(scope.actor, 'links.all') ? {} : { sharedBy: personOf(scope) }
  const to = tidy(recipient)
  const filter = { itemId, itemType, ...mine, ...to }
  const { items: links, stats } = await page(scope, config, filter, { limit, offset })
  const ids = links.map(({ id }) => id)
  const reading = await query.findReading(scope, ids)
  const read = links.map((link) => ({ seconds: 0, pagesRead: 0, ...link, ...reading.get(link.id) }))
  const documents = await documentsOf(scope, itemType, itemId)
  const existing = await findShare(scope, { itemId, itemType, ...to })
  return {
    items: read,
    total: stats.links,
    stats,
    ...(documents && { documents }),
    ...(existing && { existing: await one(scope, config, existing) }),
  }
}

/** Lists uses of an item. Links are the caller's own, or everyone's for those who may see them. */
export async function usesOf(scope: Scope, itemId: string) {
  await items.requireItem(scope, itemId)
  const mine = may(scope.actor, 'links.all') ? {} : { sharedBy: personOf(scope) }
  const [holding, links] = await Promise.all([
    collections.holding(scope, itemId),
    query.sumLinks(scope, { itemId, itemType: 'ITEM', ...mine }),
  ])
  return { collections: holding, links }
}

async function page(scope: Scope, config: Config, filter: query.LinkFilter, place: query.Place) {
  const [links, stats] = await Promise.all([
    query.findLinks(scope, filter, place),
    query.sumLinks(scope, filter),
  ])
  return { items: await presentAll(scope, config, links), stats }
}

/** One that I may change and see the visits of; every other is absent. */
export async function requireLink(scope: Scope, config: Config, id: string): Promise<Link> {
  const link = await one(scope, config, id)
  await requireReach(scope, { ...link, sharedBy: link.sharedBy.id })
  return link
}

/** Returns those of the links that the caller may see, newest first. */
export async function findByIds(scope: Scope, config: Config, ids: string[]): Promise<Link[]> {
  const mine = may(scope.actor, 'links.all') ? {} : { sharedBy: personOf(scope) }
  const links = await query.findLinks(scope, { ids, ...mine }, { limit: ids.length, offset: 0 })
  return presentAll(scope, config, links)
}

/** Returns those of the links that still open, whosever they are. */
export async function findOpen(scope: Scope, config: Config, ids: string[]): Promise<Link[]> {
  const links = await query.findLinks(
    scope,
    { ids, state: 'live' },
    { limit: ids.length, offset: 0 },
  )
  return presentAll(scope, config, links)
}

/** Returns the `?preview=` token for the sharer's uncounted view of a link. */
export function previewToken({ secrets }: Services, linkId: string): string {
  return preview.signPreview(secrets.visitors, linkId)
}
