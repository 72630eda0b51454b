import type { Services } from '../platform/http/services.ts'
import { relayInOrder } from '../platform/live/relay.ts'
import { findShareViews } from './visit-queries.ts'

/** Tells sharers of the visits that any node has committed, and where they are; nobody else of the tenant. */
export function relayVisits(services: Services): void {
  const { live, database } = services
  relayInOrder(services, 'visit', async (tenantId, visitIds) => {
    for (const { sharedBy, view } of await findShareViews(database.system, tenantId, visitIds))
      live.send(tenantId, { action: 'share-view', ...view }, ({ actor }) => actor.id === sharedBy)
  })
  relayInOrder(services, 'reading', async (tenantId, [visitId = '', page]) => {
    const [read] = await findShareViews(database.system, tenantId, [visitId])
    if (!read?.isCounted) return
    const { views, viewers, country, device, ...view } = read.view
    const message = { action: 'share-reading', ...view, visitId, page: Number(page) } as const
    live.send(tenantId, message, ({ actor }) => actor.id === read.sharedBy)
  })
}
