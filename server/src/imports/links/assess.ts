import type { LinkPasswords, LinkProblem } from '@satchel/contract/imports/links.ts'
import * as billing from '../../billing/service.ts'
import * as domains from '../../domains/service.ts'
import * as links from '../../links/service.ts'
import type { Config } from '../../platform/config.ts'
import { may, personOf, type Scope } from '../../platform/database/scope.ts'
import { type Problem, type Reason, says } from '../../platform/problem.ts'
import { rowText } from '../row-text.ts'
import * as query from './queries.ts'
import type { ReadLink } from './row.ts'

/** A row beside what the account has. */
export interface PlacedLink {
  row: ReadLink
  host: string
  /** The item it leads to; null if it has to be created for the target. */
  item: query.FoundTarget | null
  outcome: 'new' | 'same' | 'failed'
  /** The fault, or a note. */
  problem?: Omit<LinkProblem, 'row' | 'slug'>
}

/** The hosts at which links of the account open. */
export interface Homes {
  ours: ReadonlySet<string>
  product: ReadonlySet<string>
  /** The host for links of all other domains; empty for the product's own address. */
  usual: string
}

/** The state of an assessment: the rows so far, and how many items fit. */
export interface Placing {
  homes: Homes
  importId: string | null
  /** The choice for links that asked for a password elsewhere. */
  passwords: LinkPasswords['as']
  room: number
  /** The number of links that fit, and of those with scarce slugs. */
  linkRoom: number
  scarceRoom: number
  seen: Map<string, { number: number; leadsTo: string }>
  newTargets: Set<string>
}

async function findHomes(scope: Scope, config: Config): Promise<Homes> {
  const ours = await domains.findConfirmed(scope)
  const product = [new URL(config.PUBLIC_URL).hostname, config.SHORT_DOMAIN]
  return {
    ours: new Set(ours),
    product: new Set(product.filter((host) => host !== undefined)),
    usual: ours[0] ?? '',
  }
}

export function hostsOf({ ours, product }: Homes): ReadonlySet<string> {
  return new Set([...ours, ...product])
}

export async function openPlacing(
  scope: Scope,
  config: Config,
  importId: string | null,
  passwords: LinkPasswords['as'] = 'withdrawn',
): Promise<Placing> {
  const [homes, room] = [await findHomes(scope, config), await billing.lockedRoom(scope)]
  const linkRoom = await billing.roomForLinks(scope)
  const scarceRoom = await links.roomForScarce(scope)
  const empty = { seen: new Map(), newTargets: new Set<string>() }
  return { homes, importId, passwords, room: room.items, linkRoom, scarceRoom, ...empty }
}

export function hostOf(domain: string | null, { ours, product, usual }: Homes): string {
  if (domain === null) return usual
  if (ours.has(domain)) return domain
  return product.has(domain) ? '' : usual
}

/** Says of each row what becomes of it, in their order: of two with the same slug, spelled alike, the first has it. */
export async function placeLinks(
  scope: Scope,
  rows: ReadLink[],
  placing: Placing,
): Promise<PlacedLink[]> {
  const good = rows.filter(({ fault }) => !fault)
  const addresses = good.map(({ slug, domain }) => ({ slug, host: hostOf(domain, placing.homes) }))
  const distinct = (texts: string[]) => [...new Set(texts.filter((text) => text !== ''))]
  const slugs = await query.findSlugs(scope, distinct(good.map(({ slug }) => slug)))
  const existing: Existing = {
    here: Map.groupBy(slugs, ({ slug }) => slug.toLowerCase()),
    elsewhere: await query.findTakenElsewhere(scope, addresses),
    targets: await query.findTargets(scope, distinct(good.map(({ target }) => target))),
    documents: await query.findDocuments(scope, distinct(good.map(({ document }) => document))),
  }
  return rows.map((row) => place(scope, row, existing, placing))
}

interface Existing {
  here: Map<string, query.FoundSlug[]>
  elsewhere: ReadonlySet<string>
  targets: ReadonlyMap<string, query.FoundTarget>
  documents: ReadonlyMap<string, query.FoundTarget[]>
}

function place(scope: Scope, row: ReadLink, existing: Existing, placing: Placing): PlacedLink {
  const host = hostOf(row.domain, placing.homes)
  const failed = (problem: PlacedLink['problem'] & {}): PlacedLink => ({
    ...{ row, host, item: null, outcome: 'failed', problem },
  })
  const fault = row.fault ?? faultHere(row, host, placing)
  if (fault) return failed(fault)
  const found = itemOf(row, existing)
  if (found && 'message' in found) return failed({ kind: 'invalid-target', ...found })
  const leadsTo = row.target || (found?.id ?? '')
  const other = otherOf(scope, row, { host, leadsTo }, existing, placing)
  if (other === 'same') return { row, host, item: found, outcome: 'same' }
  if (other) return failed(other)
  const full = noRoomFor(row, host, found === null, placing)
  if (full) return failed({ kind: 'plan-limit', ...full })
  placing.seen.set(row.slug, { number: row.number, leadsTo })
  const notes = row.guards.hadPassword ? [...row.notes, OF_PASSWORDS[placing.passwords]] : row.notes
  const { message, sentences } = rowText(notes)
  const problem = message !== null && { problem: { kind: 'note' as const, message, sentences } }
  return { row, host, item: found, outcome: 'new', ...problem }
}

/** Returns why a link that can be read isn't to come. */
function faultHere(row: ReadLink, host: string, { passwords }: Placing): PlacedLink['problem'] {
  if (row.guards.hadPassword && passwords === 'left-out')
    return { kind: 'left-out', ...OF_PASSWORDS['left-out'] }
  if (host === '' && row.slug.length < SHARED_SLUG_MIN)
    return { kind: 'bad-slug', ...says('shortSlugNeedsOwnDomain') }
  return undefined
}

const OF_PASSWORDS: Record<LinkPasswords['as'], Reason> = {
  withdrawn: says('withdrawnHadPassword'),
  password: says('asksForChosenPassword'),
  email: says('asksForVerifiedEmail'),
  'left-out': says('hadPasswordElsewhere'),
}

/** The length below which slugs open at domains of accounts alone: there are too few of them to go round. */
const SHARED_SLUG_MIN = 3

/** Takes what a link needs of the plan; returns the reason where it has no more of it. */
function noRoomFor(
  { target, slug }: ReadLink,
  host: string,
  needsItem: boolean,
  placing: Placing,
): Reason | undefined {
  const isScarce = links.isScarce(slug, host)
  const isNew = needsItem && !placing.newTargets.has(target)
  if (placing.linkRoom <= 0) return reasonOf(billing.noLinkRoom())
  if (isScarce && placing.scarceRoom <= 0) return reasonOf(links.noScarceRoom())
  const fault = isNew && billing.roomFault({ items: placing.room, storageBytes: 0 }, ONE_ITEM)
  if (fault) return fault
  placing.linkRoom -= 1
  if (isScarce) placing.scarceRoom -= 1
  if (isNew) {
    placing.room -= 1
    placing.newTargets.add(target)
  }
  return undefined
}

const reasonOf = ({ message, reason }: Problem): Reason => ({ message, ...reason })

const ONE_ITEM = { items: 1, storageBytes: 0 }

/** Returns the item that is there, null if one has to be created, or why the link can't lead anywhere. */
function itemOf(
  { target, document }: ReadLink,
  existing: Existing,
): query.FoundTarget | null | Reason {
  const named = target === '' ? (existing.documents.get(document) ?? []) : []
  if (target === '' && named.length !== 1)
    return named.length === 0
      ? says('noFileIsCalled', { name: document })
      : says('severalFilesAreCalled', { count: named.length, name: document })
  const item = target === '' ? named[0] : existing.targets.get(target)
  if (item && !item.shareable) return says('sharingTurnedOffForTarget')
  return item ?? null
}

/** Returns the link or row that has the slug already, `same` if it leads to the same. */
function otherOf(
  scope: Scope,
  { slug }: ReadLink,
  { host, leadsTo }: { host: string; leadsTo: string },
  { here, elsewhere }: Existing,
  { seen, importId }: Placing,
): 'same' | Omit<LinkProblem, 'row' | 'slug'> | undefined {
  const before = seen.get(slug)
  if (before?.leadsTo === leadsTo) return 'same'
  if (before) {
    const reason = says('rowHasSameSlug', { row: before.number })
    return { kind: 'taken', ...reason, takenBy: { where: 'file' } }
  }
  const alike = here.get(slug.toLowerCase()) ?? []
  // How those that came before spellings were kept were spelled, nobody knows.
  const links = alike.filter(({ spelling }) => spelling === null || spelling === slug)
  if (links.some(({ target, itemId }) => target === leadsTo || itemId === leadsTo)) return 'same'
  const link = links.find((each) => (each.spelling ?? each.slug) === slug)
  if (link) return takenHere(scope, link, importId)
  if (!elsewhere.has(`${host}/${slug}`)) return undefined
  return {
    kind: 'taken',
    ...says('anotherAccountHasSlug'),
    takenBy: { where: 'elsewhere' },
  }
}

function takenHere(scope: Scope, link: query.FoundSlug, importId: string | null) {
  if (importId !== null && link.importId === importId) {
    return { kind: 'taken', ...says('earlierRowHasSameSlug'), takenBy: { where: 'file' } } as const
  }
  const isSeen = may(scope.actor, 'links.all') || link.sharedBy === personOf(scope)
  const takenBy = {
    where: 'account' as const,
    name: link.sharer,
    ...(isSeen && link.target !== null && { target: link.target }),
  }
  return { kind: 'taken' as const, ...says('linkOfHasSlug', { name: link.sharer }), takenBy }
}
