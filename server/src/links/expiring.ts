import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { eachInTurns } from '../platform/jobs/each.ts'
import { publishToWebhooks, wantedEvents } from '../webhooks/service.ts'
import { markExpiring } from './expiring-queries.ts'
import { factsOf } from './facts.ts'
import { presentAll } from './present.ts'
import { findByIds } from './select-queries.ts'

const EVENT = 'link.expiring'
/** Hours before a link expires that webhooks are sent it. */
const AHEAD = 24
const AT_ONCE = 200
const MINUTES = 10

/** Sends links that expire within a day to webhooks, each once for its expiration; another one is sent again. */
export async function publishExpiring({ database, config, log }: Services): Promise<void> {
  const subscribed = await wantedEvents(database.system, [EVENT])
  const tenants = [...subscribed(EVENT)].map((tenantId) => ({ tenantId }))
  const publishSome = (tenantId: string) =>
    withScope(database, systemActor(tenantId), async (scope) => {
      const ids = await markExpiring(scope, AHEAD, AT_ONCE)
      const links = await presentAll(scope, config, await findByIds(scope, ids))
      const data = links.flatMap((link) =>
        link.expiresAt ? [{ ...factsOf(link), expiresAt: link.expiresAt }] : [],
      )
      await publishToWebhooks(scope, EVENT, ...data)
      return ids.length === AT_ONCE
    })
  await eachInTurns(
    log,
    'publish-expiring-links',
    tenants,
    async ({ tenantId }) => {
      while (await publishSome(tenantId));
    },
    MINUTES,
  )
}
