import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'

export function tenantTasks({ files }: Services): Tasks {
  return {
    'remove-logo': (payload) => files.removeAll((payload as { key: string }).key),
  }
}
