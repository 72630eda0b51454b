import type { Link } from '@satchel/contract/links/links.ts'
import * as billing from '../../billing/service.ts'
import type { Config } from '../../platform/config.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { record } from '../../platform/live/events.ts'
import { Problem, says } from '../../platform/problem.ts'
import { audit } from '../../platform/security/audit.ts'
import { publishToWebhooks } from '../../webhooks/service.ts'
import { factsOf } from '../facts.ts'
import { one } from '../present.ts'
import { slugOf } from '../slugs.ts'
import * as query from './queries.ts'

const SLUG_TRIES = 5

export interface Passing {
  /** The link that is passed on. */
  linkId: string
  /** The colleague: an address, a name, or both. */
  email: string | null
  name: string | null
  note: string
  /** The visitor who passes it on. */
  by: { visitId: string; email: string | null; emailProved: boolean }
}

interface PassedOn {
  link: Link
  isNew: boolean
  /** True if it was passed on to the same person within the hour: then the answer got lost on the way. */
  isRepeated: boolean
}

/**
 * Makes a link for a colleague of a visitor, with all terms of the visitor's own. Whoever has a link already, from the
 * visitor or before them, keeps it.
 */
export async function passOnLink(
  scope: Scope,
  config: Config,
  { linkId, email, name, note, by }: Passing,
): Promise<PassedOn> {
  const root = (await query.findChain(scope, linkId)).at(-1)?.id ?? linkId
  await query.lockTree(scope, root)
  const chain = await query.findChain(scope, linkId)
  const before = email ? chain.find((link) => link.sharedToEmail === email) : undefined
  const existing = before ?? (await query.findPassed(scope, linkId, { email, name }))
  if (existing?.disabledAt) throw new Problem('forbidden', says('senderWithdrewTheirLink'))
  if (existing) {
    const isRepeated = !before && !(await query.renewPassing(scope, existing.id))
    return { link: await one(scope, config, existing.id), isNew: false, isRepeated }
  }
  await requireRoom(scope, root, chain.length)
  const id = await insert(scope, linkId, { sharedToEmail: email, sharedToName: name })
  const { visitId, ...passer } = by
  await query.insertPassing(scope, { linkId: id, visitId, note, ...passer })
  const link = await one(scope, config, id)
  await publish(scope, linkId, link, passer)
  return { link, isNew: true, isRepeated: false }
}

async function requireRoom(scope: Scope, root: string, depth: number): Promise<void> {
  const isFull =
    depth > query.DEPTH_MAX ||
    (await query.countTree(scope, root)) >= query.TREE_MAX ||
    (await billing.roomForLinks(scope)) <= 0
  if (isFull) throw new Problem('conflict', says('passedOnTooOften'))
}

async function insert(
  scope: Scope,
  linkId: string,
  to: { sharedToEmail: string | null; sharedToName: string | null },
): Promise<string> {
  for (let tries = 0; tries < SLUG_TRIES; tries++) {
    const id = await query.insertPassed(scope, linkId, { ...to, ...slugOf(undefined) })
    if (id) return id
  }
  throw new Problem('conflict', says('couldntFindFreeShortAddressTryAgain'))
}

async function publish(
  scope: Scope,
  parentLinkId: string,
  link: Link,
  passedBy: { email: string | null; emailProved: boolean },
): Promise<void> {
  const { id, itemName, sharedToEmail, sharedToName, slug } = link
  await audit(scope, {
    action: 'link.passed-on',
    target: { type: 'link', id, name: itemName },
    details: { linkId: id, parentLinkId, recipient: sharedToEmail ?? sharedToName, slug },
  })
  const facts = factsOf(link)
  await publishToWebhooks(scope, 'link.created', { ...facts, by: null })
  const passed = { ...facts, parentLinkId, name: sharedToName, passedBy }
  await publishToWebhooks(scope, 'link.passed-on', passed)
  await record(scope, { type: 'link.passed-on', data: { linkId: id } })
}
