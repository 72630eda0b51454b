import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { mailOutcome, type OutcomeJob } from './notify.ts'

export function wishTasks(services: Services): Tasks {
  return {
    'mail-wish-outcome': (payload) => {
      const job = payload as OutcomeJob
      return withScope(services.database, systemActor(job.tenantId), (scope) =>
        mailOutcome(scope, services, job),
      )
    },
  }
}
