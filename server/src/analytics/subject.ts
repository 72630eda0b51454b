import type { OverviewQuery } from '@satchel/contract/analytics/analytics.ts'
import * as links from '../links/service.ts'
import type { Config } from '../platform/config.ts'
import { may, personOf, requirePermission, type Scope } from '../platform/database/scope.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { isSeen } from './content-queries.ts'
import * as query from './queries.ts'

/** Subjects other than a single link. */
const OTHERS = ['itemId', 'itemType', 'recipient'] as const

/**
 * Returns what an overview is about. Links and recipients are reported on to whoever may see the link's own report or
 * the recipient's page; throws `not-found` for what the caller can't see.
 */
export async function requireSubject(
  scope: Scope,
  config: Config,
  params: OverviewQuery,
): Promise<query.Subject> {
  const { linkId, recipient, recipientKind, itemId } = params
  if (recipientKind && recipient === undefined)
    throw invalidField('recipientKind', says('giveItTogetherWithRecipient'))
  if (linkId) {
    const other = OTHERS.find((name) => params[name] !== undefined)
    if (other) throw invalidField(other, says('cantBeCombinedWithLinkid'))
    await links.requireLink(scope, config, linkId)
    return { linkId }
  }
  if (recipient === undefined) requirePermission(scope.actor, 'reports.read')
  return {
    ...(itemId && (await requireContent(scope, params))),
    ...(recipient && (await requireRecipient(scope, recipient, recipientKind))),
  }
}

async function requireContent(
  scope: Scope,
  { itemType = 'ITEM', itemId = '' }: OverviewQuery,
): Promise<query.Subject> {
  if (await isSeen(scope, itemType, itemId)) return { itemType, itemId }
  throw new Problem('not-found', says('contentNotFound'))
}

async function requireRecipient(
  scope: Scope,
  recipient: string,
  kind: OverviewQuery['recipientKind'] = 'person',
): Promise<query.Subject> {
  const subject = {
    recipient: { kind, key: recipient.trim().toLowerCase() },
    ...(!may(scope.actor, 'links.all') && { sharedBy: personOf(scope) }),
  }
  if (await query.hasLinks(scope, subject)) return subject
  throw new Problem('not-found', says('recipientNotFound'))
}
