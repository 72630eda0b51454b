import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { relayInOrder } from '../platform/live/relay.ts'
import type { Identity } from '../platform/security/identity.ts'
import { present } from './job.ts'
import * as query from './queries.ts'

/** Sends a job's progress to the windows of the person who started it. */
export function relayBulkJobs(services: Services): void {
  const { live, database } = services
  relayInOrder(services, 'bulk', async (tenantId, [id = '']) => {
    const row = await withScope(database, systemActor(tenantId), (scope) =>
      query.findChange(scope, id),
    )
    if (!row?.isJob) return
    const to = ({ actor }: Identity) => actor.id === row.memberId
    live.send(tenantId, { action: 'bulk-update', job: present(row) }, to)
  })
}
