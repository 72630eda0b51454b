import type { Services } from '../platform/http/services.ts'
import { network, type Tasks } from '../platform/jobs/jobs.ts'
import { CRM_TASK } from './queue.ts'
import { sendToCrm } from './send.ts'
import { forgetOld } from './service.ts'

export function crmTasks(services: Services): Tasks {
  return {
    [CRM_TASK]: network(sendToCrm(services)),
    'forget-crm': () => forgetOld(services.database.system),
  }
}
