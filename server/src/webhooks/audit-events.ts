import { AUDIT_EVENT } from '@satchel/contract/webhooks/webhook-events.ts'
import { entriesOf } from '../audit/service.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import { CLOUD_EVENT, cloudEventOfEntry } from './cloud-events.ts'
import { publishDrafts } from './publish.ts'

/**
 * Sends entries of the audit log to the webhooks that want them. The database enqueues it with the entries, so it knows
 * of those that are recorded without a scope too, such as failed sign-ins.
 */
export function publishAudit({ config, database }: Services): Task {
  return async (payload) => {
    const { tenantId, ids } = payload as { tenantId: string; ids: string[] }
    await withScope(database, systemActor(tenantId), async (scope) => {
      const entries = await entriesOf(scope, ids)
      const drafts = entries.map((entry) => ({
        // The queue may hand out a job twice.
        tenantId,
        event: AUDIT_EVENT,
        subjectId: entry.id,
        thingId: null,
        once: 'entry',
        contentType: CLOUD_EVENT,
        payload: cloudEventOfEntry(config, tenantId, entry),
      }))
      await publishDrafts(scope, drafts)
    })
  }
}
