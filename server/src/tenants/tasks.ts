import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { findUnpublished, notePublished } from './account-queries.ts'

export function tenantTasks(services: Services): Tasks {
  return {
    'remove-logo': (payload) => services.files.removeAll((payload as { key: string }).key),
    'publish-statuses': () => publishStatuses(services),
  }
}

/** Publishes each status that changed by itself, as a trial or the days of grace ended, or was changed by hand. */
async function publishStatuses({ database }: Services): Promise<void> {
  for (const id of await findUnpublished(database.system))
    await withScope(database, systemActor(id), async (scope) => {
      if (await notePublished(scope)) await record(scope, { type: 'tenant.changed' })
    })
}
