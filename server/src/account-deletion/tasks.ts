import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import type { Uploads } from '../uploads/service.ts'
import { deleteClosed } from './deletion.ts'
import { notifyOwners } from './notices.ts'

export function accountDeletionTasks(services: Services, uploads: Uploads): Tasks {
  return {
    'tell-accounts': () => notifyOwners(services),
    'delete-closed-accounts': () => deleteClosed(services, uploads),
  }
}
