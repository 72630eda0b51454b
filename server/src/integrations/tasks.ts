import { DELIVERIES_KEPT } from '@satchel/contract/integrations/webhooks.ts'
import type { Services } from '../platform/http/services.ts'
import { network, type Tasks } from '../platform/jobs/jobs.ts'
import { publishAudit } from './audit-events.ts'
import { DIGEST_TASK, sendDigests } from './chat/digest.ts'
import { CRM_TASK } from './crm/queue.ts'
import { sendToCrm } from './crm/send.ts'
import { forgetOld } from './crm/service.ts'
import { deleteOld } from './delivery-queries.ts'
import { SEND_TASK } from './publish.ts'
import { continueReplay, REPLAY_TASK } from './replay.ts'
import { sendDelivery } from './send.ts'

export function integrationTasks(services: Services): Tasks {
  return {
    [SEND_TASK]: network(sendDelivery(services)),
    [REPLAY_TASK]: continueReplay(services),
    [DIGEST_TASK]: () => sendDigests(services),
    [CRM_TASK]: network(sendToCrm(services)),
    'forget-crm': () => forgetOld(services.database.system),
    'publish-audit': publishAudit(services),
    'forget-deliveries': () => deleteOld(services.database.system, DELIVERIES_KEPT),
  }
}
