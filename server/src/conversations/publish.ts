import type { Link } from '@satchel/contract/links/links.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { orNotFound } from '../platform/problem.ts'
import * as users from '../users/service.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import * as query from './publish-queries.ts'

/** Publishes what a visitor wrote. */
export async function publishReceived(scope: Scope, id: string, kind: 'message' | 'request') {
  const facts = orNotFound(await query.findFacts(scope, id), 'Message')
  await publishToWebhooks(scope, 'message.received', { ...factsOf(facts), kind })
}

/** Publishes an answer with the links for what is attached. */
export async function publishSent(
  scope: Scope,
  id: string,
  { mailed, attached }: { mailed: boolean; attached: Link[] },
) {
  const facts = orNotFound(await query.findFacts(scope, id), 'Message')
  const by = orNotFound(await users.findUser(scope, personOf(scope)), 'User')
  await publishToWebhooks(scope, 'message.sent', {
    ...factsOf(facts),
    by: { id: by.id, name: by.name },
    mailed,
    attached: attached.map(({ id: linkId, url, itemId, itemName }) => ({
      id: linkId,
      url,
      itemId,
      itemName,
    })),
  })
}

function factsOf({ name, email, emailProved, ...facts }: query.Facts) {
  return { ...facts, visitor: { name, email, proved: emailProved } }
}
