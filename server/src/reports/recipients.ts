import { LINKS_OFFSET, LINKS_PAGE } from '@satchel/contract/constants.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import type {
  Received,
  Recipient,
  RecipientKind,
  RecipientOrder,
} from '@satchel/contract/visits/visits.ts'
import { withNames } from '../conversations/service.ts'
import * as links from '../links/service.ts'
import type { Config } from '../platform/config.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'
import { orNotFound } from '../platform/problem.ts'
import * as received from './recipient-link-queries.ts'
import * as query from './recipient-queries.ts'
import { seconds } from './service.ts'

interface Query {
  kind?: RecipientKind
  search?: string
  orderBy?: RecipientOrder
  limit?: number
  offset?: number
}

/** Lists the recipients of the caller's links, or of everyone's if they may see them. */
export async function list(
  scope: Scope,
  { kind = 'person', search, orderBy = 'recent', limit = LINKS_PAGE, offset = LINKS_OFFSET }: Query,
) {
  const params = {
    kind,
    order: orderBy,
    ...(search?.trim() && { search: search.trim() }),
    ...whose(scope),
  }
  const rows = await query.findRecipients(scope, { ...params, limit, offset })
  // A page beyond the last still shows how many there are.
  const beyond = rows.length === 0 && offset > 0
  const counted = beyond
    ? await query.findRecipients(scope, { ...params, limit: 1, offset: 0 })
    : rows
  const named = kind === 'person' ? await withNames(scope, rows, whose(scope)) : rows
  return { items: named.map((row) => present(kind, row)), total: counted[0]?.total ?? 0 }
}

export async function get(
  scope: Scope,
  config: Config,
  { kind, key: rawKey }: { kind: RecipientKind; key: string },
): Promise<Recipient & { received: Received[] }> {
  const key = rawKey.trim().toLowerCase()
  const mine = whose(scope)
  const [row, found] = await Promise.all([
    query.findRecipient(scope, kind, key, mine),
    received.findReceived(scope, kind, key, mine),
  ])
  const [named] = await withNames(scope, [orNotFound(row, 'Recipient')], mine)
  const recipient = present(kind, orNotFound(named, 'Recipient'))
  const ids = found.map(({ id }) => id)
  const [shown, contents, others] = await Promise.all([
    links.findByIds(scope, config, ids),
    received.findContents(scope, ids, kind === 'person' ? key : null),
    received.findOthers(scope, ids),
  ])
  const byId = new Map(shown.map((link) => [link.id, link]))
  return {
    ...recipient,
    received: found.flatMap((each) => {
      const link = byId.get(each.id)
      const ofLink = ({ linkId }: { linkId: string }) => linkId === each.id
      if (!link) return []
      const page = { contents: contents.filter(ofLink), others: others.filter(ofLink) }
      return [{ ...readingOf(each, link), link, ...page }]
    }),
  }
}

/** Returns the figures of one link; whoever verified an address is sure. */
function readingOf(
  { id: _id, durationMs, emailProved, othersViews, ...figures }: received.ReceivedRow,
  link: Link,
): Omit<Received, 'link' | 'contents' | 'others'> {
  const { isGiven, views } = figures
  const sure = Math.min(Math.max(link.sureViews - othersViews, 0), views)
  return {
    ...figures,
    ...(emailProved !== null && { emailProved }),
    sureViews: isGiven ? views : sure,
    seconds: seconds(durationMs),
  }
}

/** Returns whose links the caller sees. */
export function whose(scope: Scope): { sharedBy?: string } {
  return may(scope.actor, 'links.all') ? {} : { sharedBy: personOf(scope) }
}

function present(
  kind: RecipientKind,
  { organization, emailProved, unverified, ...row }: query.Row,
): Recipient {
  const isPerson = kind === 'person'
  return {
    ...row,
    kind,
    ...(isPerson && { emailProved }),
    ...(unverified && { unverified }),
    email: isPerson ? row.email : null,
    organization: isPerson ? organization : row.name,
  }
}
