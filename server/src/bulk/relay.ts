import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { present } from './job.ts'
import * as query from './queries.ts'

/** Sends a job's progress to the windows of the person who started it. */
export function relayBulkJobs({ notices, live, database, log }: Services): void {
  notices.on('bulk', (payload) => {
    const [tenantId = '', id = ''] = payload.split(' ')
    if (!live.has(tenantId)) return
    relay(tenantId, id).catch((error) => log.error({ err: error }, 'relay of bulk jobs'))
  })

  async function relay(tenantId: string, id: string): Promise<void> {
    const row = await withScope(database, systemActor(tenantId), (scope) =>
      query.findChange(scope, id),
    )
    if (!row?.isJob) return
    const to = ({ actor }: { actor: { id: string | null } }) => actor.id === row.memberId
    live.send(tenantId, { action: 'bulk-update', job: present(row) }, to)
  }
}
