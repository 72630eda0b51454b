import { DELIVERIES_KEPT } from '@satchel/contract/webhooks/webhooks.ts'
import type { Services } from '../platform/http/services.ts'
import { network, type Tasks } from '../platform/jobs/jobs.ts'
import { publishAudit } from './audit-events.ts'
import { deleteOld } from './delivery-queries.ts'
import { DIGEST_TASK, sendDigests } from './digest.ts'
import { SEND_TASK } from './publish.ts'
import { continueReplay, REPLAY_TASK } from './replay.ts'
import { sendDelivery } from './send.ts'

export function webhookTasks(services: Services): Tasks {
  return {
    [SEND_TASK]: network(sendDelivery(services)),
    [REPLAY_TASK]: continueReplay(services),
    [DIGEST_TASK]: () => sendDigests(services),
    'publish-audit': publishAudit(services),
    'forget-deliveries': () => deleteOld(services.database.system, DELIVERIES_KEPT),
  }
}
