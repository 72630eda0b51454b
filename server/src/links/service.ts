import { randomInt } from 'node:crypto'
import { LINKS_PAGE } from '@satchel/contract/constants.ts'
import type { Link, ShareDraft } from '@satchel/contract/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import * as collections from '../collections/service.ts'
import * as domains from '../domains/service.ts'
import * as items from '../items/service.ts'
import type { Config } from '../platform/config.ts'
import { normalAddress } from '../platform/email-address.ts'
import { found, invalidField, Problem } from '../platform/problem.ts'
import { may, personOf, type Scope } from '../platform/scope.ts'
import * as query from './queries.ts'

/** Without signs that are mistaken for each other when read out or typed. */
const SLUG_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
const SLUG_LENGTH = 7
const SLUG_TRIES = 5

/** A new link, or the one this person made for the same share before, in the terms given now. */
export async function share(
  scope: Scope,
  config: Config,
  { itemId, itemType, expiresAt, allowDownload, ...recipient }: ShareDraft,
): Promise<{ link: Link; isNew: boolean }> {
  if (isOver(expiresAt)) throw invalidField('expiresAt', 'must lie in the future')
  await demandShareable(scope, itemType, itemId)
  const terms = {
    ...(expiresAt !== undefined && { expiresAt }),
    ...(allowDownload !== undefined && { allowDownload }),
  }
  const { id, isNew } = await makeOnce(scope, { itemId, itemType, ...tidy(recipient) }, terms)
  if (isNew && itemType === 'COLLECTION') await collections.tellShared(scope, itemId)
  const base = await domains.linkBase(scope, config)
  return { link: withUrl(base, await query.findLink(scope, id)), isNew }
}

/** Two identical shares at once make one link: the second insert waits for the first and gives way. */
async function makeOnce(scope: Scope, share: query.Share, terms: query.Terms) {
  for (let tries = 0; tries < SLUG_TRIES; tries++) {
    const id = await query.insertLink(scope, { ...share, ...terms, slug: randomSlug() })
    if (id) {
      if (share.itemType === 'ITEM') await query.countShare(scope, share.itemId)
      return { id, isNew: true }
    }
    const known = await query.findShare(scope, share)
    if (known) {
      const renewed = { ...(isOver(known.expiresAt) && { expiresAt: null }), ...terms }
      if (Object.keys(renewed).length > 0) await query.updateTerms(scope, known.id, renewed)
      return { id: known.id, isNew: false }
    }
  }
  throw new Problem('conflict', 'No free short address was found. Try again')
}

export async function listMine(
  scope: Scope,
  config: Config,
  { limit = LINKS_PAGE, offset = 0, search, itemType }: Page & { search?: string } & OfType,
) {
  const filter = {
    sharedBy: personOf(scope),
    ...(itemType && { itemType }),
    ...(search?.trim() && { search: search.trim() }),
  }
  const { items: links, stats } = await page(scope, config, filter, { limit, offset })
  return { items: links, total: stats.links }
}

interface Page {
  limit?: number
  offset?: number
}

interface OfType {
  itemType?: ItemType
}

/** Earlier links to an item: mine, or everyone's for those who may see them. */
export async function context(
  scope: Scope,
  config: Config,
  itemId: string,
  { limit = LINKS_PAGE, offset = 0, itemType = 'ITEM', ...recipient }: Page & OfType & Given,
) {
  await demandSeen(scope, itemType, itemId)
  const mine = may(scope.actor, 'links.all') ? {} : { sharedBy: personOf(scope) }
  const filter = { itemId, itemType, ...mine, ...tidy(recipient) }
  const { items: links, stats } = await page(scope, config, filter, { limit, offset })
  const ids = links.map(({ id }) => id)
  const reading = await query.findReading(scope, ids)
  const read = links.map((link) => ({ seconds: 0, pagesRead: 0, ...link, ...reading.get(link.id) }))
  return { items: read, total: stats.links, stats }
}

/** Its links are mine, or everyone's for those who may see them. */
export async function usesOf(scope: Scope, itemId: string) {
  await items.demand(scope, itemId)
  const mine = may(scope.actor, 'links.all') ? {} : { sharedBy: personOf(scope) }
  const [holding, links] = await Promise.all([
    collections.holding(scope, itemId),
    query.sumLinks(scope, { itemId, itemType: 'ITEM', ...mine }),
  ])
  return { collections: holding, links }
}

async function page(scope: Scope, config: Config, filter: query.LinkFilter, place: Required<Page>) {
  const [links, stats, base] = await Promise.all([
    query.findLinks(scope, filter, place),
    query.sumLinks(scope, filter),
    domains.linkBase(scope, config),
  ])
  return { items: links.map((link) => withUrl(base, link)), stats }
}

/** One of mine, or anyone's for those who may see all; every other is absent. */
export async function demand(scope: Scope, config: Config, id: string): Promise<Link> {
  const [link] = await findByIds(scope, config, [id])
  return found(link, 'Link')
}

/** Those of them that are mine, or that I may see, the newest first. */
export async function findByIds(scope: Scope, config: Config, ids: string[]): Promise<Link[]> {
  const mine = may(scope.actor, 'links.all') ? {} : { sharedBy: personOf(scope) }
  const [links, base] = await Promise.all([
    query.findLinks(scope, { ids, ...mine }, { limit: ids.length, offset: 0 }),
    domains.linkBase(scope, config),
  ])
  return links.map((link) => withUrl(base, link))
}

export async function withdraw(scope: Scope, id: string): Promise<void> {
  const sharedBy = may(scope.actor, 'links.all') ? undefined : personOf(scope)
  found(await query.disableLink(scope, id, sharedBy), 'Link')
}

/** What may not be seen by this person is as absent as what is not there. */
async function demandSeen(scope: Scope, itemType: ItemType, id: string) {
  if (itemType === 'ITEM') return items.demand(scope, id)
  if (itemType === 'COLLECTION') await collections.demand(scope, id)
  else throw new Problem('not-found', 'Site not found')
  return undefined
}

async function demandShareable(scope: Scope, itemType: ItemType, id: string): Promise<void> {
  const [item, today] = await Promise.all([demandSeen(scope, itemType, id), query.findToday(scope)])
  const reason = item && hindranceOf(item, today)
  if (reason) throw new Problem('not-shareable', reason)
}

type Shared = Awaited<ReturnType<typeof items.demand>>

function hindranceOf(
  { shareable, status, releasesOn, expiresOn }: Shared,
  today: string,
): string | undefined {
  if (!shareable) return 'Sharing is switched off for this item'
  if (status === 'uploading') return 'This item is still being uploaded'
  if (releasesOn && releasesOn > today) return `This item is released on ${releasesOn}`
  if (expiresOn && expiresOn < today) return `This item expired on ${expiresOn}`
  return undefined
}

type Given = { [name in keyof query.Recipient]?: string | null | undefined }

function tidy({ sharedToEmail, sharedToMemo, sharedToOrganization }: Given): query.Recipient {
  return {
    sharedToEmail: (sharedToEmail && addressOf(sharedToEmail)) || null,
    sharedToMemo: sharedToMemo?.trim() || null,
    sharedToOrganization: sharedToOrganization?.trim() || null,
  }
}

/** What is no address is looked for as it is, and found nowhere. */
function addressOf(given: string): string {
  return normalAddress(given) ?? given.trim().toLowerCase()
}

function isOver(expiresAt: string | null | undefined): boolean {
  return !!expiresAt && Date.parse(expiresAt) <= Date.now()
}

function randomSlug(): string {
  return Array.from({ length: SLUG_LENGTH }, () => SLUG_SIGNS[randomInt(SLUG_SIGNS.length)]).join(
    '',
  )
}

function withUrl(base: string, link: query.StoredLink): Link {
  return { ...link, url: base + link.slug }
}
