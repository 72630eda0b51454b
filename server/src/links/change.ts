import type { Link, LinkChange } from '@satchel/contract/links/links.ts'
import type { Config } from '../platform/config.ts'
import { actingPerson, may, personOf, type Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as users from '../users/service.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { factsOf } from './facts.ts'
import { isOver, renewedEnd, termsOf, withGate, withKnownDay } from './options.ts'
import { siteAddress } from './own-link.ts'
import { findBranch } from './pass-on/queries.ts'
import { one } from './present.ts'
import * as query from './queries.ts'
import { requireReach } from './reach.ts'
import { type RecipientInput, recipientOf } from './recipient.ts'
import { requireFreeSlug, withSlugProblem } from './slug-conflicts.ts'
import { requireUnreserved, slugOf } from './slugs.ts'

interface Branch {
  /** True to change the links that were made by passing it on, too. */
  branch?: boolean | undefined
}

/** The fields given; those left out stay. */
export async function change(
  scope: Scope,
  config: Config,
  { id, ifMatch, branch }: { id: string; ifMatch: number | undefined } & Branch,
  input: LinkChange,
): Promise<Link> {
  const before = await hold(scope, id)
  requireVersion('link', before.version, ifMatch)
  if (before.isOwn && before.itemType === 'SITE') throw siteAddress()
  const { sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization, slug, ...options } =
    input
  const recipient = { sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization }
  requireUnreserved(slug)
  const terms = await termsOf(scope, options)
  const columns = {
    ...recipientChange(before, recipient),
    ...withKnownDay(withGate(terms, before), before),
    ...(slug && slug !== before.slug && slugOf(slug)),
  }
  await requireFreeSlug(scope, columns.slug, { host: before.host, exceptId: id })
  if (Object.keys(columns).length > 0) await withSlugProblem(query.updateLink(scope, id, columns))
  if (branch && Object.keys(terms).length > 0)
    for (const link of await holdBranch(scope, id))
      await query.updateLink(scope, link.id, withKnownDay(withGate(terms, link), link))
  return one(scope, config, id)
}

function recipientChange({ isOwn }: query.HeldLink, input: RecipientInput) {
  const recipient = recipientOf(input)
  const named = Object.entries(recipient).filter(
    ([name]) => input[name as keyof RecipientInput] !== undefined,
  )
  const [first] = named.find(([, value]) => value !== null) ?? []
  if (isOwn && first) throw invalidField(first, says('cantBeSetWithoutRecipient'))
  return Object.fromEntries(named) as Partial<query.Recipient>
}

/** Throws `has-branch` where it was passed on and it isn't said what becomes of those links. */
export async function withdraw(
  scope: Scope,
  config: Config,
  { id, branch }: { id: string } & Branch,
): Promise<void> {
  const { disabledAt, isOwn, itemType } = await hold(scope, id)
  if (isOwn && itemType === 'SITE') throw siteAddress()
  const open = (await holdBranch(scope, id)).filter((link) => link.disabledAt === null)
  if (branch === undefined && !disabledAt && open.length > 0)
    throw new Problem('has-branch', says('linkWasPassedOn'))
  if (!disabledAt) await close(scope, config, id)
  if (branch) for (const link of open) await close(scope, config, link.id)
}

async function close(scope: Scope, config: Config, id: string): Promise<void> {
  await query.updateLink(scope, id, { disabledAt: new Date().toISOString() })
  const link = await one(scope, config, id)
  await audit(scope, { action: 'link.withdrawn', ...auditedLink(link) })
  await publishToWebhooks(scope, 'link.withdrawn', { ...factsOf(link), by: actingPerson(scope) })
}

/** Reopens a link, without an expiration that has passed. */
export async function reactivate(
  scope: Scope,
  config: Config,
  { id, branch }: { id: string } & Branch,
): Promise<Link> {
  const links = [await hold(scope, id), ...(branch ? await holdBranch(scope, id) : [])]
  for (const { id: linkId, disabledAt, expiresAt } of links) {
    const columns = {
      ...(disabledAt && { disabledAt: null }),
      ...(isOver(expiresAt) && renewedEnd({})),
    }
    if (Object.keys(columns).length > 0)
      await withSlugProblem(query.updateLink(scope, linkId, columns))
  }
  return one(scope, config, id)
}

/** Hands a link over to a colleague, who is notified of visits and can change it from now on. */
export async function handOver(
  scope: Scope,
  config: Config,
  { id, branch }: { id: string } & Branch,
  userId: string,
): Promise<Link> {
  const links = [await hold(scope, id), ...(branch ? await holdBranch(scope, id) : [])]
  const person = await users.findUser(scope, userId)
  if (person?.status !== 'active') throw invalidField('userId', says('cantSignInToThisAccount'))
  for (const link of links) {
    if (link.sharedBy === userId) continue
    await withSlugProblem(query.updateLink(scope, link.id, { sharedBy: userId }))
    const { target, details } = auditedLink(await one(scope, config, link.id))
    await audit(scope, {
      action: 'link.handed-over',
      target,
      details: { ...details, to: person.name },
    })
  }
  return one(scope, config, id)
}

/** Returns how the audit log names a link: by its item, and whom it was for. */
export function auditedLink(link: Link) {
  const { id, itemName, sharedToEmail, sharedToName, sharedToOrganization, slug } = link
  const recipient = sharedToEmail ?? sharedToName ?? sharedToOrganization
  return {
    target: { type: 'link', id, name: itemName },
    details: { ...(recipient && { recipient }), slug },
  }
}

async function hold(scope: Scope, id: string): Promise<query.HeldLink> {
  const link = orNotFound(await query.lockLink(scope, id), 'Link')
  await requireReach(scope, link)
  return link
}

/** Locks those of the links made by passing a link on that the caller may change. */
async function holdBranch(scope: Scope, id: string): Promise<query.HeldLink[]> {
  const links: query.HeldLink[] = []
  for (const below of await findBranch(scope, id)) {
    const link = await query.lockLink(scope, below)
    if (link && (link.sharedBy === personOf(scope) || may(scope.actor, 'links.all')))
      links.push(link)
  }
  return links
}
