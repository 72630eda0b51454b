import { LINKS_OFFSET, LINKS_PAGE } from '@satchel/contract/constants.ts'
import type {
  Received,
  Recipient,
  RecipientKind,
  RecipientOrder,
} from '@satchel/contract/visits/visits.ts'
import * as links from '../../links/service.ts'
import type { Config } from '../../platform/config.ts'
import { may, personOf, type Scope } from '../../platform/database/scope.ts'
import { orNotFound } from '../../platform/problem.ts'
import * as query from './recipient-queries.ts'
import { seconds } from './service.ts'

interface Asked {
  kind?: RecipientKind
  search?: string
  orderBy?: RecipientOrder
  limit?: number
  offset?: number
}

/** Lists the recipients of the caller's links, or of everyone's if they may see them. */
export async function list(
  scope: Scope,
  { kind = 'person', search, orderBy = 'recent', limit = LINKS_PAGE, offset = LINKS_OFFSET }: Asked,
) {
  const asked = {
    kind,
    order: orderBy,
    ...(search?.trim() && { search: search.trim() }),
    ...whose(scope),
  }
  const rows = await query.findRecipients(scope, { ...asked, limit, offset })
  // A page beyond the last still shows how many there are.
  const beyond = rows.length === 0 && offset > 0
  const counted = beyond
    ? await query.findRecipients(scope, { ...asked, limit: 1, offset: 0 })
    : rows
  return { items: rows.map((row) => present(kind, row)), total: counted[0]?.total ?? 0 }
}

export async function get(
  scope: Scope,
  config: Config,
  { kind, key: given }: { kind: RecipientKind; key: string },
): Promise<Recipient & { received: Received[] }> {
  const key = given.trim().toLowerCase()
  const mine = whose(scope)
  const [row, received] = await Promise.all([
    query.findRecipient(scope, kind, key, mine),
    query.findReceived(scope, kind, key, mine),
  ])
  const recipient = present(kind, orNotFound(row, 'Recipient'))
  const ids = received.map(({ id }) => id)
  const [shown, contents] = await Promise.all([
    links.findByIds(scope, config, ids),
    query.findContents(scope, ids, kind === 'person' ? key : null),
  ])
  const byId = new Map(shown.map((link) => [link.id, link]))
  return {
    ...recipient,
    received: received.flatMap(({ id, durationMs, emailProved, ...figures }) => {
      const { isGiven, views } = figures
      const link = byId.get(id)
      const held = contents.filter(({ linkId }) => linkId === id)
      return link
        ? [
            {
              ...figures,
              ...(emailProved !== null && { emailProved }),
              link,
              sureViews: isGiven ? views : Math.min(link.sureViews, views),
              seconds: seconds(durationMs),
              contents: held,
            },
          ]
        : []
    }),
  }
}

function whose(scope: Scope): { sharedBy?: string } {
  return may(scope.actor, 'links.all') ? {} : { sharedBy: personOf(scope) }
}

function present(
  kind: RecipientKind,
  { organization, emailProved = true, ...row }: Omit<Recipient, 'kind' | 'email'>,
): Recipient {
  const isPerson = kind === 'person'
  return {
    ...row,
    kind,
    ...(isPerson && { emailProved }),
    email: isPerson ? row.key : null,
    organization: isPerson ? organization : row.name,
  }
}
