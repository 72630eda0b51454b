import type { Link } from '@satchel/contract/links/links.ts'
import type { ShareDraft, SharesDraft } from '@satchel/contract/links/sharing.ts'
import * as billing from '../billing/service.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Config } from '../platform/config.ts'
import { actingPerson, type Scope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import * as sites from '../sites/service.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { withAgreement } from './agreement.ts'
import { factsOf } from './facts.ts'
import { isOver, renewedEnd, type Terms, termsOf, withGate, withKnownDay } from './options.ts'
import { one, presentAll } from './present.ts'
import * as presets from './presets.ts'
import * as query from './queries.ts'
import { faultOf, recipientOf, tidy } from './recipient.ts'
import { findByIds } from './select-queries.ts'
import { requireShareable } from './shareable.ts'
import { requireFreeSlug, slugTaken, withSlugProblem } from './slug-conflicts.ts'
import { requireUnreserved, slugOf } from './slugs.ts'

const SLUG_TRIES = 5

/** A new link, or the one this person made for the same share before, in the terms given now. */
export async function share(
  scope: Scope,
  config: Config,
  {
    itemId,
    itemType,
    sharedToEmail,
    sharedToName,
    sharedToMemo,
    sharedToOrganization,
    ...rest
  }: ShareDraft,
): Promise<{ link: Link; isNew: boolean }> {
  const recipient = recipientOf({ sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization })
  await requireShareable(scope, itemType, itemId)
  const draft = await draftOf(scope, rest)
  const { id, isNew } = await makeOnce(scope, { itemId, itemType, ...recipient }, draft)
  await publish(scope, { itemId, itemType }, isNew ? [id] : [])
  const shared = { link: await one(scope, config, id), isNew }
  await publishCreated(scope, [shared])
  return shared
}

/** Sends new links to webhooks. */
function publishCreated(scope: Scope, shared: { link: Link; isNew: boolean }[]): Promise<void> {
  const created = shared.filter(({ isNew }) => isNew).map(({ link }) => link)
  const by = actingPerson(scope)
  const all = created.map((link) => ({ ...factsOf(link), by }))
  return publishToWebhooks(scope, 'link.created', ...all)
}

/** Creates a link for each row; faulty rows are reported by position and don't affect the others. */
export async function shareWithMany(
  scope: Scope,
  config: Config,
  { itemId, itemType, recipients, ...rest }: SharesDraft,
) {
  await requireShareable(scope, itemType, itemId)
  const draft = await draftOf(scope, rest)
  const problems: { index: number; message: string }[] = []
  const shares = new Map<string, query.Share>()
  recipients.forEach((input, index) => {
    const message = faultOf(input)
    if (message) problems.push({ index, message })
    else shares.set(...keyed({ itemId, itemType, ...tidy(input) }))
  })
  const isNewByKey = new Map<string, boolean>()
  // All callers take them in the same order, so that two lists at once cannot wait for each other in a circle.
  const order = [...shares.keys()].sort()
  const idOf = new Map<string, string>()
  for (const key of order) {
    const { id, isNew } = await makeOnce(scope, shares.get(key) as query.Share, draft)
    isNewByKey.set(id, isNew || isNewByKey.get(id) === true)
    idOf.set(key, id)
  }
  const isNew = (id: string) => isNewByKey.get(id) === true
  await publish(scope, { itemId, itemType }, [...isNewByKey.keys()].filter(isNew))
  const ids = [...new Set([...shares.keys()].map((key) => idOf.get(key) ?? ''))]
  const links = await presentAll(scope, config, await findByIds(scope, ids))
  const byId = new Map(links.map((link) => [link.id, link]))
  const items = ids.flatMap((id) => {
    const link = byId.get(id)
    return link ? [{ link, isNew: isNew(id) }] : []
  })
  await publishCreated(scope, items)
  return { items, problems }
}

/** Rows that mean the same have the same key, as the database folds them. */
function keyed(share: query.Share): [string, query.Share] {
  const { sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization } = share
  const name = sharedToEmail ? null : sharedToName
  const texts = [sharedToEmail, name, sharedToMemo, sharedToOrganization]
  return [JSON.stringify(texts.map((text) => text?.toLowerCase() ?? '')), share]
}

interface Draft {
  /** Options given now or by the named preset. */
  chosen: Terms
  /** Options of a new link that weren't given. */
  defaults: Terms
  slug: string | undefined
}

type Rest = Omit<ShareDraft, 'itemId' | 'itemType' | keyof query.Recipient>

async function draftOf(scope: Scope, { slug, presetId, ...options }: Rest): Promise<Draft> {
  requireUnreserved(slug)
  const input = { ...(presetId && (await presets.termsOf(scope, presetId))) }
  const defaults = presetId === undefined ? await presets.defaultTerms(scope) : {}
  return { chosen: { ...input, ...(await termsOf(scope, options)) }, defaults, slug }
}

/** Two identical shares at once make one link: the second insert waits for the first and gives way. */
async function makeOnce(scope: Scope, share: query.Share, { chosen, defaults, slug }: Draft) {
  const existing = await query.lockShare(scope, share)
  if (existing) return renew(scope, existing, { chosen, defaults, slug })
  await requireFreeSlug(scope, slug)
  await billing.requireLinkRoom(scope)
  const terms = await withAgreement(scope, share, withGate({ ...defaults, ...chosen }))
  for (let tries = 0; tries < SLUG_TRIES; tries++) {
    const id = await query.insertLink(scope, { ...share, ...terms, ...slugOf(slug) })
    if (id) return { id, isNew: true }
    const other = await query.lockShare(scope, share)
    if (other) return renew(scope, other, { chosen, defaults, slug })
    if (slug) throw slugTaken()
  }
  throw new Problem('conflict', says('couldntFindFreeShortAddressTryAgain'))
}

type ExistingLink = NonNullable<Awaited<ReturnType<typeof query.lockShare>>>

async function renew(scope: Scope, existing: ExistingLink, { chosen, defaults, slug }: Draft) {
  const change = {
    ...(isOver(existing.expiresAt) && renewedEnd(defaults)),
    ...withKnownDay(withGate(chosen, existing), existing),
    ...(slug && slug !== existing.slug && slugOf(slug)),
  }
  await requireFreeSlug(scope, change.slug, { host: existing.host, exceptId: existing.id })
  if (Object.keys(change).length > 0)
    await withSlugProblem(query.updateLink(scope, existing.id, change))
  return { id: existing.id, isNew: false }
}

/** Publishes new links to an item, a collection or a site. */
async function publish(
  scope: Scope,
  { itemId, itemType }: Pick<query.Share, 'itemId' | 'itemType'>,
  linkIds: string[],
): Promise<void> {
  if (linkIds.length === 0) return
  if (itemType === 'ITEM') await items.publishShared(scope, itemId, linkIds)
  else if (itemType === 'SITE') await sites.publishShared(scope, itemId, linkIds)
  else await collections.publishShared(scope, itemId, linkIds)
}
