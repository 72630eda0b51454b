import type { Services } from '../platform/http/services.ts'
import { relayInOrder } from '../platform/live/relay.ts'

/** Sends how far a plan is to the windows of the person who waits for it. */
export function relayPlans(services: Services): void {
  const { live } = services
  relayInOrder(services, 'import-plan', async (tenantId, [memberId, draftId = '', rows]) => {
    const message = { action: 'import-plan', draftId, rows: Number(rows) } as const
    live.send(tenantId, message, ({ actor }) => actor.id === memberId)
  })
}
