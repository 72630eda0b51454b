import type { EventType } from '@satchel/contract/events.ts'
import { OPEN_STATUSES } from '@satchel/contract/tenants/tenants.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { relayInOrder } from '../platform/live/relay.ts'
import type { Identity } from '../platform/security/identity.ts'
import * as tenants from '../tenants/service.ts'
import { joined, messagesOf } from './messages.ts'
import { findEvents, mayReceive, type PublishedEvent, toActivity } from './queries.ts'

/** Turns committed events into socket messages, in commit order. */
export function relayEvents(services: Services): void {
  const { live, database, forgetIdentities } = services
  relayInOrder(services, 'event', relay)

  async function relay(tenantId: string, ids: string[]): Promise<void> {
    const events = await findEvents(database.system, tenantId, ids)
    for (const together of Object.values(Object.groupBy(events, audienceOf))) {
      const [first] = together ?? []
      const to = ({ actor }: Identity) =>
        first !== undefined && mayReceive(first, actor) !== isHiding(first)
      for (const message of joined(together?.flatMap(messagesOf) ?? []))
        live.send(tenantId, message, to)
    }
    for (const event of events) sendActivity(tenantId, event)
    if (!events.some(({ type }) => type === 'tenant.changed')) return
    forgetIdentities(tenantId)
    const tenant = await withScope(database, systemActor(tenantId), tenants.findTenant)
    live.send(tenantId, { action: 'tenant-update', tenant })
    // Closes the sockets of an account that is no longer active, once they know why.
    if (!OPEN_STATUSES.includes(tenant.accountStatus.status)) void live.recheck(tenantId)
  }

  /** A bulk change is one line of activity, not one for each item. */
  function sendActivity(tenantId: string, event: PublishedEvent): void {
    const isPart = event.bulkId !== null && event.count === null
    const activity = isPart ? undefined : toActivity(event)
    const to = ({ actor }: Identity) => mayReceive(event, actor)
    if (activity) live.send(tenantId, { action: 'activity-update', activity }, to)
  }
}

const HIDING: string[] = ['item.hidden', 'collection.hidden'] satisfies EventType[]

/** Tells whether an event is for those who can no longer find an item or a collection. */
function isHiding({ type }: PublishedEvent): boolean {
  return HIDING.includes(type)
}

function audienceOf(event: PublishedEvent): string {
  const { onlyFor, itemType, isEarly } = event
  return `${onlyFor} ${itemType} ${isEarly} ${isHiding(event)}`
}
