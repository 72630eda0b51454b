import type { Services } from '../../platform/http/services.ts'
import { findShareViews } from './visit-queries.ts'

/** Tells sharers of the visits that any node has committed; nobody else of the tenant. */
export function relayVisits({ notices, live, database, log }: Services): void {
  let last = Promise.resolve()
  notices.on('visit', (payload) => {
    const [tenantId = '', ...visitIds] = payload.split(' ')
    if (!live.has(tenantId)) return
    last = last
      .then(() => relay(tenantId, visitIds))
      .catch((error) => log.error({ err: error }, 'relay of visits'))
  })

  async function relay(tenantId: string, visitIds: string[]): Promise<void> {
    for (const { sharedBy, view } of await findShareViews(database.system, tenantId, visitIds))
      live.send(tenantId, { action: 'share-view', ...view }, ({ actor }) => actor.id === sharedBy)
  }
}
