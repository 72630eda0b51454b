import { AUDIT_EVENT } from '@satchel/contract/integrations/webhooks.ts'
import { entriesOf } from '../audit/service.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import { CLOUD_EVENT, cloudEventOfEntry } from './cloud-events.ts'
import { findSubjects } from './queries.ts'
import { publishDrafts } from './service.ts'

/**
 * Sends entries of the audit log to the webhooks that want them. The database enqueues it with the entries, so it knows
 * of those that are recorded without a scope too, such as failed sign-ins.
 */
export function publishAudit({ config, database }: Services): Task {
  return async (payload) => {
    const { tenantId, ids } = payload as { tenantId: string; ids: string[] }
    await withScope(database, systemActor(tenantId), async (scope) => {
      // The queue may hand out a job twice.
      const published = new Set(await findSubjects(scope, AUDIT_EVENT, ids))
      const entries = await entriesOf(
        scope,
        ids.filter((id) => !published.has(id)),
      )
      const drafts = entries.map((entry) => ({
        ...{ tenantId, event: AUDIT_EVENT, subjectId: entry.id, contentType: CLOUD_EVENT },
        payload: cloudEventOfEntry(config, tenantId, entry),
      }))
      await publishDrafts(scope, drafts)
    })
  }
}
